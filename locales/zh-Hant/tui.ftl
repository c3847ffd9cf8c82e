# 全螢幕程式與牌桌。

## 程式說的話

mazzo-tui-asked = 座位{ $seat }：{ $prompt }
mazzo-tui-busy = 其他人行動中……
mazzo-tui-watching = 由電腦對戰，你在旁觀看。
mazzo-tui-watch-next = 下一步
mazzo-tui-watch-run = 直接進行到結束
mazzo-tui-several-fit = 有{ $count }個行動符合：請再多打一些，或用方向鍵選擇。
mazzo-tui-misspelt = 沒有行動符合「{ $found }」。按 Esc 顯示全部。
mazzo-tui-no-action = 現在不能用{ $thing }做任何事。
mazzo-tui-not-now = 現在不行：{ $why }（規則 { $rule }）
mazzo-tui-usable-now = 現在可以使用：按 Enter 看如何使用。
mazzo-tui-nothing-to-read = 這個牌桌上沒有可以指的東西。
mazzo-tui-no-mate = 現在沒有其他隊友可以行動。
mazzo-tui-no-cards = 這個遊戲沒有可以查詢的卡牌。
mazzo-tui-search-title = 查詢卡牌：輸入文字，↑↓ 選擇，Esc 關閉
mazzo-tui-search-none = 沒有卡牌含有這些字。
mazzo-tui-curtain = 座位{ $seat }，請在只有你看得到螢幕時按 Enter。
mazzo-tui-curtain-keys = Enter：繼續 · u：收回上一步 · l：語言 · q：離開
mazzo-tui-too-small = Mazzo 需要 { $width } x { $height } 字元的視窗；目前是 { $columns } x { $lines }。請把視窗放大。
mazzo-tui-quit-ask = 要離開這場遊戲嗎？
mazzo-tui-quit-kept = 遊戲保存在 { $file }，之後可以用 mazzo play --resume 繼續。
mazzo-tui-quit-keys = y 或 Enter：離開 · 其他鍵：留下
mazzo-tui-concede-ask = 要認輸嗎？
mazzo-tui-concede-keys = y：認輸 · 其他鍵：繼續
mazzo-tui-end-rematch = 重新洗牌，再玩一場
mazzo-tui-end-quit = 離開
mazzo-tui-end-kept = 紀錄在 { $file }；用 mazzo replay 可以重看。

## 按鍵

mazzo-tui-hints-menu = ↑↓ Enter 1-9 選擇  : 輸入  w 閱讀  / 查卡  u 收回  l 語言  ? 說明  q 離開
mazzo-tui-hints-team = ↑↓ Enter 1-9  m 隊友  : 輸入  w 閱讀  / 查卡  u 收回  l 語言  ? 說明  q 離開
mazzo-tui-hints-typing = Enter 執行  ↑↓ 選擇  Esc 停止輸入
mazzo-tui-hints-board = ←↑↓→ 移動  Enter 相關行動  PgUp PgDn 捲動  Tab 紀錄  Esc 返回
mazzo-tui-log-forgotten = 先前的內容請自行記住；對戰結束後會顯示完整紀錄。
mazzo-tui-hints-log = ↑↓ PgUp PgDn Home End 捲動  Tab 或 Esc 返回
mazzo-tui-help-title = 說明：↑↓ 捲動，其他鍵關閉
mazzo-tui-help-keys =
    ↑ ↓ ← → PgUp PgDn Home End  在清單中移動；Enter 選擇
    1 到 9  選擇該編號的列（清單超過九列時再按 Enter）；「…」表示一組行動
    Esc、Backspace  離開一組行動
    : 或空白鍵，或下面沒有列出的字母  開始輸入
    Tab  在清單、牌桌與紀錄之間切換
    w  閱讀牌桌：用方向鍵指向卡牌，下方顯示卡牌的效果、現在能不能使用；如果不能，也顯示原因與規則編號；Enter 顯示與它有關的行動
    /  查詢遊戲中任何卡牌
    u  收回：只要沒有公開隱藏資訊，也沒有其他人行動，就可以收回；如果其他人都是電腦，隨時可以收回
    m  讓隊友行動：同隊的另一位玩家，或正在等你的電腦
    s  立即存檔；每一步之後本來就會自動存檔
    l  下一個語言
    q  離開；遊戲會保存，之後可以繼續（Ctrl-C 立即離開）
mazzo-tui-help-typing =
    輸入時清單會隨之篩選。行動的寫法與紀錄檔相同，每個字都可以縮寫：如果沒有其他行動符合，「att clo w 1」就是「attack close-strike with 1 on 1」。也可以輸入說明中的文字，或列的編號。Ctrl-U 清空，Ctrl-W 刪除一個字。輸入「concede」認輸。
    紀錄中的 › 表示你上次決定之後發生的事。
mazzo-tui-help-nature =
    敵方在上方，旋轉180度：雙方的第一排在中間相對。
    「4*黑瑪瑙熊」站在空格4；下一行 3 ♥2/4 增1 盾2 表示力量3、血量4剩2、增強1、護盾2（傷：傷害指示物）。
    記號：* 現在可以使用，x 本回合攻擊過，> 正在攻擊，! 正被攻擊。名字後面的小數字是擁有者的座位。
    座位表中的 > 表示輪到誰行動。派系行動以等級表示，括號表示尚未解鎖。
    市場前面的數字是市場牌庫剩下的張數；卡牌前面的數字是費用。

## 各遊戲共用

mazzo-tui-hand = 手牌：
mazzo-tui-hand-of = 手牌{ $seat }：
mazzo-tui-seat = 座位{ $seat }
mazzo-tui-seat-you = 座位{ $seat }（你）

## 行動的分組

mazzo-tui-verb-attack = 攻擊
mazzo-tui-verb-summon = 召喚
mazzo-tui-verb-swap = 交換
mazzo-tui-verb-play = 打出
mazzo-tui-verb-faction = 派系行動
mazzo-tui-verb-dawn = 黎明效果
mazzo-tui-verb-buy = 購買
mazzo-tui-verb-sell = 出售
mazzo-tui-verb-refresh = 刷新
mazzo-tui-verb-discard = 棄掉
mazzo-tui-verb-instant = 立即指令
mazzo-tui-verb-choose = 選擇
mazzo-tui-verb-target = 目標
mazzo-tui-verb-take = 拿取
mazzo-tui-verb-put = 放置護盾
mazzo-tui-verb-move = 向前移動
mazzo-tui-verb-support = 支援
mazzo-tui-verb-chimera = 奇美拉
mazzo-tui-verb-flip = 翻開
mazzo-tui-verb-strike = 攻擊星艦
mazzo-tui-verb-power = 區域之力
mazzo-tui-verb-activate = 使用天賦
mazzo-tui-verb-rift = 開啟裂隙
mazzo-tui-verb-use = 使用
mazzo-tui-verb-drop = 丟棄
mazzo-tui-verb-substitute = 替換
mazzo-tui-verb-redirect = 轉移攻擊
mazzo-tui-verb-order = 優先處理
mazzo-tui-verb-card = 選擇卡牌
mazzo-tui-verb-cell = 選擇位置
mazzo-tui-verb-estro = 靈質
mazzo-tui-verb-total = 宣告
mazzo-tui-verb-face = 骰面
mazzo-tui-word-down = 覆蓋
mazzo-tui-word-with = 用
mazzo-tui-word-on = 對
mazzo-tui-word-at = 到
mazzo-tui-word-to = 到
mazzo-tui-word-for = 為

## 範例遊戲

mazzo-tui-connect-four-column = 第{ $column }行
mazzo-tui-connect-four-legend = x：座位1，o：座位2
mazzo-tui-duel-player = { $who }：生命{ $health }，法力{ $mana }/{ $most }，手牌{ $hand }，牌庫{ $deck }
mazzo-tui-duel-unit = 位置{ $place }，攻擊{ $attack }，生命{ $health }。
mazzo-tui-duel-no-units = 沒有單位

## 自然之令

mazzo-tui-nature-status = 第{ $turn }回合（{ $side }）· { $phase } · 行動點{ $ap } · 金幣{ $gold }，敵方{ $enemy }
mazzo-tui-nature-status-public = 第{ $turn }回合（{ $side }）· { $phase } · 行動點{ $ap } · 金幣{ $gold } : { $enemy }
mazzo-tui-nature-phase-sages = 設置：賢者
mazzo-tui-nature-phase-warriors = 設置：戰士
mazzo-tui-nature-phase-dawn = 階段1 黎明
mazzo-tui-nature-phase-actions = 階段2 行動
mazzo-tui-nature-phase-markets = 階段3 市場
mazzo-tui-nature-phase-clean-up = 階段4 整理
mazzo-tui-nature-side = 隊伍{ $side }
mazzo-tui-nature-side-own = 己方
mazzo-tui-nature-side-enemy = 敵方
mazzo-tui-nature-market-elementals = { $deck } 元素
mazzo-tui-nature-market-commands = { $deck } 指令
mazzo-tui-nature-removed = 從遊戲移除：{ $count }
mazzo-tui-nature-attack = { $command }，力量{ $strength }：{ $attacker } → { $targets }
mazzo-tui-nature-attack-target = { $name }（{ $space }）{ $hit }傷害
mazzo-tui-nature-spot = { $name }（{ $space }）
mazzo-tui-nature-attacker-gone = （已離開）
mazzo-tui-nature-strength = 力量
mazzo-tui-nature-health = 血量
mazzo-tui-nature-token-damage = 傷
mazzo-tui-nature-token-boost = 增
mazzo-tui-nature-token-shield = 盾
mazzo-tui-nature-mark-usable = 可用
mazzo-tui-nature-mark-has-attacked = 攻擊過
mazzo-tui-nature-mark-attacks = 攻擊中
mazzo-tui-nature-mark-is-attacked = 受攻擊
mazzo-tui-nature-columns = 手牌/牌庫/棄牌
mazzo-tui-nature-level = 等級
mazzo-tui-nature-gold = 金幣
mazzo-tui-nature-hand = 手牌
mazzo-tui-nature-deck = 牌庫
mazzo-tui-nature-discard = 棄牌
mazzo-tui-nature-actions = 派系行動
mazzo-tui-nature-row = { $row ->
        [1] 第一排
        [2] 第二排
       *[other] 第三排
    }
mazzo-tui-nature-where = { $side }{ $row ->
        [1] 第一排
        [2] 第二排
       *[other] 第三排
    }，空格{ $space }。
mazzo-tui-nature-owner = 擁有者：座位{ $seat }。
mazzo-tui-nature-numbers = 力量{ $strength }，血量{ $health }剩{ $left }。
mazzo-tui-nature-tokens = 傷害{ $damage }，增強{ $boosts }，護盾{ $shields }。
mazzo-tui-nature-has-attacked = 本回合攻擊過。
mazzo-tui-nature-effect-works = 它的效果在這一排有作用。
mazzo-tui-nature-effect-idle = 它的效果在這一排沒有作用。
mazzo-tui-nature-for-sale = 售價{ $price }金幣。
mazzo-tui-nature-in-hand = 在你的手牌中。
mazzo-tui-nature-in-hand-of = 在座位{ $seat }的手牌中。
mazzo-tui-nature-faction-action = 等級{ $level }的派系行動
mazzo-tui-nature-action-line = 等級{ $level }：{ $text }
mazzo-tui-nature-seat-state = 等級{ $level }；手牌{ $hand }，牌庫{ $deck }，棄牌堆{ $discard }。
mazzo-tui-nature-discard-pile = 棄牌堆（由上往下）：{ $cards }。
mazzo-tui-nature-locked-champions = 尚未解鎖的將軍：{ $cards }。
mazzo-tui-nature-chosen-warriors = 已選的戰士（左、右）：{ $cards }。
mazzo-tui-nature-sage-gone = 賢者不在隊形中。
mazzo-tui-nature-done = 已結束這個階段。
mazzo-tui-nature-conceded = 已認輸。

## Estro

mazzo-tui-estro-letter-ardo = 熾
mazzo-tui-estro-letter-granito = 磐
mazzo-tui-estro-letter-armonio = 諧
mazzo-tui-estro-letter-illusio = 幻
mazzo-tui-estro-letter-manpo = 御
mazzo-tui-estro-round-of = 第 { $round } 輪（共 { $last } 輪）
mazzo-tui-estro-round = 第 { $round } 輪
mazzo-tui-estro-turn-own = 你的回合
mazzo-tui-estro-turn = 座位 { $seat } 的回合
mazzo-tui-estro-attacks = 剩餘攻擊：{ $count }
mazzo-tui-estro-phase-start = 開始
mazzo-tui-estro-phase-draw = 抽牌
mazzo-tui-estro-phase-play = 出牌
mazzo-tui-estro-phase-main = 主要階段
mazzo-tui-estro-phase-end = 結束
mazzo-tui-estro-phase-ships = 星艦回合
mazzo-tui-estro-phase-horde = 夢魘潮階段
mazzo-tui-estro-phase-dreamers = 夢者階段
mazzo-tui-estro-phase-over = 對局已結束
mazzo-tui-estro-horde = 夢魘潮
mazzo-tui-estro-guardians = 守衛
mazzo-tui-estro-side = { $side } 方戰場
mazzo-tui-estro-side-own = 己方戰場
mazzo-tui-estro-side-enemy = 敵方戰場
mazzo-tui-estro-cell = 戰線 { $lane }，縱深 { $depth }
mazzo-tui-estro-no-cards = 沒有卡
mazzo-tui-estro-looked-at = 你看到：
mazzo-tui-estro-player = { $player }：{ $counts }
mazzo-tui-estro-count-hand = 手牌 { $count }
mazzo-tui-estro-count-deck = 牌庫 { $count }
mazzo-tui-estro-count-incinerator = 焚化爐 { $count }
mazzo-tui-estro-count-tokens = 冥幣 { $count }
mazzo-tui-estro-count-rerolls = 重擲 { $count }
mazzo-tui-estro-count-skips = 略過抽牌 { $count }
mazzo-tui-estro-count-actions = AS { $count }
mazzo-tui-estro-must-engage = 必須迎戰
mazzo-tui-estro-chimera-declared = 已宣告奇美拉
mazzo-tui-estro-done = 已完成
mazzo-tui-estro-conceded = 已認輸
mazzo-tui-estro-zone = { $zone }（區域之力可用）
mazzo-tui-estro-zone-used = { $zone }（區域之力已用）
mazzo-tui-estro-connections = 量子連結 { $count }
mazzo-tui-estro-rift = 裂隙：{ $count } 張
mazzo-tui-estro-inverted = 相剋加成與減成互換
mazzo-tui-estro-ship-shields = { $shields }/{ $most }
mazzo-tui-estro-ship-destroyed = 已摧毀
mazzo-tui-estro-ship-alarm = 警報 { $count }
mazzo-tui-estro-ship-silent = 警報 ×
mazzo-tui-estro-ship-gone = 此星艦已被摧毀。
mazzo-tui-estro-ship-exposed = 沒有守衛，可以攻擊。
mazzo-tui-estro-ship-guarded = 守衛使其不受攻擊。
mazzo-tui-estro-clash = { $attacker } → { $defender }
mazzo-tui-estro-clash-dice = 骰子 { $attack }：{ $defence }
mazzo-tui-estro-clash-totals = 總值 { $attack }：{ $defence }
mazzo-tui-estro-clash-primaries = 主值 { $attack }：{ $defence }
mazzo-tui-estro-mark-usable = 可用
mazzo-tui-estro-mark-attacks = 攻擊中
mazzo-tui-estro-mark-is-attacked = 受攻擊
mazzo-tui-estro-mark-has-attacked = 已攻擊
mazzo-tui-estro-mark-cannot-attack = 不能攻擊
mazzo-tui-estro-mark-protected = 不會被摧毀
mazzo-tui-estro-state-up = { $player }：#{ $number }，正面。
mazzo-tui-estro-state-down = { $player }：#{ $number }，覆蓋。
mazzo-tui-estro-state-owner = 擁有者：{ $player }。
mazzo-tui-estro-state-values = 目前{ $estri }，攻擊 { $atk }、防禦 { $def }、治癒 { $hel }、敏捷 { $dex }、操控 { $map }，總值 { $tot }。
mazzo-tui-estro-state-chimera = 奇美拉，擁有{ $donor }的天賦。
mazzo-tui-estro-state-field = 位於{ $zone }。
mazzo-tui-estro-state-lane = 戰線 { $lane }，縱深 { $depth }。
mazzo-tui-estro-state-guards = 守衛{ $ship }。
mazzo-tui-estro-state-gift-of = 擁有{ $card }的天賦：{ $text }
mazzo-tui-estro-state-gift-inhibited = 天賦已封印。
mazzo-tui-estro-state-gift-used = 天賦已使用。
mazzo-tui-estro-state-gift-unused = 天賦尚未使用。
mazzo-tui-estro-state-gift-armed = { $turns ->
        [0] 天賦已待發。
       *[other] 天賦將於 { $turns } 個回合後生效。
    }
mazzo-tui-estro-state-gift-primed = 天賦已就緒。
mazzo-tui-estro-state-shield = 生命護盾：{ $strength } 點中已受 { $damage } 點傷害。
mazzo-tui-estro-state-support = 支援 #{ $number }。
mazzo-tui-estro-state-attacked = 本回合已攻擊。
mazzo-tui-estro-state-cannot-attack = 不能攻擊。
mazzo-tui-estro-state-protected = 目前不會被摧毀。
mazzo-tui-estro-state-put-down-now = 本回合才覆蓋。
mazzo-tui-estro-state-in-hand = 在你的手牌中。
mazzo-tui-estro-state-in-hand-of = 在座位 { $seat } 的手牌中。
mazzo-tui-estro-state-looked-at = 你正在查看這張卡。
mazzo-tui-estro-known-hand = 已知的手牌：{ $cards }。
mazzo-tui-estro-incinerator = 焚化爐：{ $cards }。
mazzo-tui-estro-deck-list = 牌庫中（順序未知）：{ $cards }。
mazzo-tui-estro-power-ready = 區域之力尚未使用。
mazzo-tui-estro-power-used = 區域之力已使用。
mazzo-tui-estro-zone-points = 區域點：1 方 { $one }，2 方 { $two }。

mazzo-tui-help-estro =
    戰場：卡牌顯示位置、名稱、靈質、目前的攻擊、防禦、治癒、敏捷、操控與總值；• 標示主值
    靈質：熾 熾焰、磐 磐岩、諧 諧律、幻 幻影、御 御象
    1V 天賦未用 · 0V 已用 · ∞ 常駐 · ×V ×∞ 封印 · V2 已備妥，數字為剩餘回合 · V! 已就緒
    x 已攻擊 · - 不能攻擊 · = 不能被摧毀 · * 現在可用
    > 攻擊中 · ! 被攻擊 · └ 支援上方的磐岩 · ▲ 守衛堡壘
    #7 是卡牌的位置；覆蓋的卡只能以此辨認
    對決：雙方各加總值與骰子（骰面符合靈質時 +5），攻方再加相剋修正。總和較大者勝；主值超過對方兩倍者亦勝
