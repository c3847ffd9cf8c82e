# What lies on a table in the browser. Estro's words are in a file of their own.

## Any game

mazzo-stage-who = { $seat }
mazzo-stage-you = { $seat }（你）
mazzo-stage-hand-own = 你的手牌
mazzo-stage-hand = { $seat } 的手牌
mazzo-stage-deck-own = 你的牌庫
mazzo-stage-deck = { $seat } 的牌庫
mazzo-stage-turn = 回合
mazzo-stage-result = 結果

## Command of Nature: places

mazzo-stage-nature-space-own = 己方{ $row ->
        [1] 第一排
        [2] 第二排
       *[other] 第三排
    }，{ $space } 號格
mazzo-stage-nature-space-enemy = 敵方{ $row ->
        [1] 第一排
        [2] 第二排
       *[other] 第三排
    }，{ $space } 號格
mazzo-stage-nature-space = { $side }：{ $row ->
        [1] 第一排
        [2] 第二排
       *[other] 第三排
    }，{ $space } 號格
mazzo-stage-nature-discard-own = 你的棄牌堆
mazzo-stage-nature-discard = { $seat } 的棄牌堆
mazzo-stage-nature-board-own = 你的賢者圖板
mazzo-stage-nature-board = { $seat } 的賢者圖板
mazzo-stage-nature-champions-own = 你尚未解鎖的將軍
mazzo-stage-nature-champions = { $seat } 尚未解鎖的將軍
mazzo-stage-nature-warriors-own = 你的戰士：先左後右
mazzo-stage-nature-warriors = { $seat } 的戰士：先左後右
mazzo-stage-nature-sages = 可選擇的賢者
mazzo-stage-nature-amounts = 要放幾個護盾？
mazzo-stage-nature-shields = { $count } 個護盾
mazzo-stage-nature-market-elementals = 元素市場
mazzo-stage-nature-market-commands = 指令市場
mazzo-stage-nature-stock-elementals = 元素市場牌庫
mazzo-stage-nature-stock-commands = 指令市場牌庫
mazzo-stage-nature-removed = 從遊戲移除
mazzo-stage-nature-in-play = 結算中的指令

## Command of Nature: how it stands

mazzo-stage-nature-active = 行動方
mazzo-stage-nature-phase = 階段
mazzo-stage-nature-ap = 行動點
mazzo-stage-nature-gold = 金幣
mazzo-stage-nature-gold-own = 己方金幣
mazzo-stage-nature-gold-enemy = 敵方金幣
mazzo-stage-nature-gold-side = { $side } 的金幣
mazzo-stage-nature-of = { $count }（共 { $most }）
mazzo-stage-nature-level = 等級
mazzo-stage-nature-dawn-ready = 本回合可以使用它的黎明效果。
mazzo-stage-nature-dawn-used = 本回合已使用過它的黎明效果。
mazzo-stage-nature-chosen = 已選擇。
mazzo-stage-nature-owner = 擁有者：{ $seat }。
mazzo-stage-nature-locked = 等級 { $level } 才會解鎖。
mazzo-stage-nature-used = 本回合已使用過派系行動。
mazzo-stage-nature-passed = 已放棄回應。

## Command of Nature: an attack, or another effect

mazzo-stage-nature-strength = 攻擊力量
mazzo-stage-nature-hit = 對{ $name }（{ $space }）的傷害
mazzo-stage-nature-reduction = { $name }（{ $space }）減少的傷害
mazzo-stage-nature-annulled = 全部
mazzo-stage-nature-promised = { $name }（{ $space }）被擊敗時抽牌
mazzo-stage-nature-damage = 傷害

## The duel

mazzo-stage-duel-units-own = 你的單位
mazzo-stage-duel-units = { $seat } 的單位
mazzo-stage-duel-gone-own = 你已失去的牌
mazzo-stage-duel-gone = { $seat } 已失去的牌
mazzo-stage-duel-health = 生命
mazzo-stage-duel-mana = 法力
mazzo-stage-duel-tired = 下次抽牌的代價
