# 有些訊息在此只有一種變體：其他語言需要性與數。

## Words

sovereign-type = { $type ->
    [haerian] 海瑞安
    [event] 事件
    [equipment] 裝備
   *[building] 建築
}
sovereign-subtype = { $subtype ->
    [champion] 英豪
   *[puppet] 傀儡
}
sovereign-colour = { $colour ->
    [white] 白
    [green] 綠
    [red] 紅
    [blue] 藍
   *[violet] 紫
}
sovereign-line-word = { $word ->
    [human] 人類
    [aurin] 曦翼族
    [sylvan] 森靈
    [cinderkin] 燼裔
    [tideborn] 潮裔
    [umbral] 影裔
    [beast] 野獸
    [construct] 構裝體
    [spirit] 精魂
    [plant] 植物
    [giant] 巨人
    [soldier] 士兵
    [priest] 祭司
    [guardian] 守護者
    [knight] 騎士
    [scout] 斥候
    [druid] 德魯伊
    [ranger] 巡林客
    [hunter] 獵手
    [warrior] 戰士
    [totem] 圖騰
    [behemoth] 巨獸
    [raider] 掠襲者
    [shaman] 薩滿
    [mage] 法師
    [rogue] 遊蕩者
    [scholar] 學者
    [cultist] 教徒
    [necromancer] 亡靈師
    [smith] 鐵匠
    [parasite] 寄生體
    [light] 光
    [nature] 自然
    [flame] 火焰
    [tides] 潮汐
    [shadow] 暗影
    [tactics] 戰術
    [blade] 刀劍
    [axe] 斧
    [hammer] 鎚
    [club] 棍棒
    [spear] 槍
    [shield] 盾
    [armor] 鎧甲
    [charm] 護符
    [banner] 旗幟
    [temple] 神殿
    [wall] 城牆
    [grove] 林苑
    [camp] 營地
    [altar] 祭壇
    [tower] 塔
    [library] 圖書館
    [tomb] 墓
    [ruin] 廢墟
   *[own] { CAPITAL($word) }
}
sovereign-keyword = { $keyword ->
    [base] 基礎
    [legion] 軍團
    [glimmer] 微光
    [bulwark] 壁壘
    [intervention] 登場
    [testament] 遺志
    [assault] 突擊
    [immolation] 殉燃
    [snare] 陷阱
    [tribute] 獻祭代價
    [germinate] 萌芽
   *[sanctify] 聖化
}
sovereign-keyword-reminder = { $keyword ->
    [base] 可同時放入編年史與輝光界域
    [legion] 牌組中可放入更多同名牌
    [glimmer] 只能放入輝光界域
    [bulwark] 與其相鄰的敵人只能攻擊具有壁壘的海瑞安
    [intervention] 進入戰場時
    [testament] 死亡時
    [assault] 攻擊海瑞安時
    [immolation] 受到非戰鬥傷害時
    [snare] 拾起時可免費發動
    [tribute] 額外費用
    [germinate] 在你的輝光界域正面朝上生成等量的嫩芽
   *[sanctify] 在你的彼岸生成等量的輝光之魂
}
sovereign-trait = { $trait ->
    [first] 先攻
    [unanswered] 無還擊
    [pillager] 劫掠
    [diagonal] 斜行
    [leap] 躍進
    [strider] 疾行
    [rooted] 定身
    [pacified] 止戰
    [warded] 庇護
    [swift] 迅捷
    [vanguard] 先鋒
    [twinarmed] 雙持
    [unarmed] 徒手
    [siege] 攻城
   *[steadfast] 堅定
}
sovereign-trait-reminder = { $trait ->
    [first] 先造成戰鬥傷害
    [unanswered] 被其攻擊的海瑞安不對其造成戰鬥傷害
    [pillager] 其踏上的覆面牌進入彼岸，不觸發陷阱
    [diagonal] 移動行動也可斜向進行
    [leap] 移動行動也可沿直線正好跳兩格
    [strider] 每回合多一次移動行動
    [rooted] 不能進行移動行動
    [pacified] 不能進行戰鬥行動
    [warded] 對手的效果不能選擇它
    [swift] 登場的回合即可進行戰鬥行動
    [vanguard] 也可打出到你的第二線
    [twinarmed] 其戰鬥中你可多使用一件裝備
    [unarmed] 不能對其使用裝備
    [siege] 攻擊建築時傷害加倍
   *[steadfast] 對手的效果不能移動它，也不能將其移回手牌或編年史
}
sovereign-term = { $term ->
    [sovereign] 君權
    [chronicles] 編年史
    [luminous-realms] 輝光界域
    [afterlife] 彼岸
    [hand] 手牌
    [player-zone] 玩家區
    [battlefield] 戰場
    [crystal] 水晶
    [class] 職業
    [level] 等級
    [vocation] 天職
    [requirement] 需求
    [force] 戰力
    [exhausted] 耗竭
    [ready] 就緒
    [zone] 格
    [row] 橫列
    [column] 縱行
    [initial-line] 起始線
    [second-line] 第二線
    [home-rows] 本陣
    [frontier] 前線
    [face-down-card] 覆面牌
    [intruder] 入侵者
    [direct-damage] 直接傷害
    [recovery] 恢復
    [dawn] 黎明
    [day] 白晝
   *[sunset] 日落
}

## A card or class in one line

sovereign-line-join = { $before }・{ $next }
sovereign-type-line = { $type }：{ $line }
sovereign-type-line-subtype = { $type }（{ $subtype }）：{ $line }
sovereign-line = { $type } · 戰力 { $force } · 費用 { $cost }
sovereign-line-equipment = { $type } · 戰力 +{ $force } · 費用 { $cost }
sovereign-line-event = { $type } · 費用 { $cost }
sovereign-class-line = 等級 { $level }
sovereign-class-line-colours = { $class } · { $colours }
sovereign-class-name = { $class }
sovereign-requirement = 需求：{ $classes }
sovereign-requirement-and = { $before }與{ $next }
sovereign-requirement-or = { $before }或{ $next }
sovereign-cost-free = 免費
sovereign-cost-words = { $pips }
sovereign-pips = { $colour ->
    [generic] 無色費用
    [white] 白色費用
    [green] 綠色費用
    [red] 紅色費用
    [blue] 藍色費用
   *[violet] 紫色費用
} { $count } 點

## The text of a card: sentences

sovereign-text = { $sentences }
sovereign-text-none = 沒有效果。
sovereign-nothing = { "" }
sovereign-no-effect = 沒有任何效果
sovereign-sentence = { $effect }。
sovereign-ability = { $when }：{ $effect }。
sovereign-usable = 只有在{ $conditions }時才能使用。
sovereign-explained = { $word }（{ $meaning }）
sovereign-legion = 軍團 { $most }
sovereign-legion-reminder = 牌組中最多可放入 { $most } 張
sovereign-may = 你可以{ $effect }
sovereign-wish = 你可以令{ $effect }
sovereign-then = { $first }，然後{ $later }
sovereign-if-done = { $first }；若如此做，{ $later }
sovereign-if = 若{ $conditions }，{ $effect }
sovereign-while = 只要{ $conditions }，{ $effect }
sovereign-where = { $clause }，X 為{ $meaning }

## When

sovereign-when-if = { $when }，若{ $conditions }
sovereign-once = { $when }（每回合一次）
sovereign-on-vocation = 天職
sovereign-on-vocation-cost = 天職（{ $cost }）
sovereign-on-dawn = { $of ->
    [building] 其控制者的黎明時
   *[you] 你的黎明時
}
sovereign-on-sunset = { $of ->
    [building] 其控制者的日落時
   *[you] 你的日落時
}
sovereign-on-use = { $by ->
    [attacker] 由攻擊方使用時
    [defender] 由防守方使用時
   *[any] 使用時
}
sovereign-on-defend = 被海瑞安攻擊時
sovereign-on-kill = 每當其在戰鬥中殺死{ $subject }
sovereign-on-direct-hit = 每當其造成直接傷害
sovereign-on-step = 每當其移動
sovereign-on-trespass = 每當其踏上敵方覆面牌
sovereign-on-equipped = 每當對其使用裝備
sovereign-on-enters = 每當{ $subject }進入戰場
sovereign-on-dies = 每當{ $subject }死亡
sovereign-on-you-event = 每當你打出事件牌
sovereign-on-cover-lost = 每當你的覆面牌離開戰場
sovereign-on-capture = 當你取得其控制權

## Conditions

sovereign-is-attacking = { $object }正在攻擊
sovereign-is-defending = { $object }正在防守
sovereign-stands-in = { $object }位於{ $rows ->
    [home] 你的本陣
    [initial] 你的起始線
    [frontier] 前線
    [enemy-home] 敵方本陣
   *[enemy-initial] 敵方起始線
}
sovereign-stands-on-building = { $object }位於建築上
sovereign-is = { $object }是{ $kind }
sovereign-conditions-join = { $before }且{ $next }
sovereign-bound = { $bound ->
    [at-least] 至少{ $count ->
       *[any] { sovereign-number }
    }
    [at-most] 至多{ sovereign-number }
   *[exactly] 正好{ sovereign-number }
}
sovereign-there-are = { $side ->
    [ally] 你控制{ $count ->
       *[any] { sovereign-bound }
    }{ $counted }
    [enemy] 對手控制{ sovereign-bound }{ $counted }
   *[any] 戰場上有{ sovereign-bound }{ $counted }
}
sovereign-there-are-in = { $area }有{ $count ->
   *[any] { sovereign-bound }
}{ $counted }
sovereign-hand-holds = { $who ->
    [you] 你
    [opponent] 對手
   *[each] 雙方合計
}有{ $count ->
   *[any] { sovereign-bound }
}張手牌
sovereign-are-missing = { $who ->
    [you] 你
    [opponent] 對手
   *[each] 雙方合計
}缺少{ $count ->
   *[any] { sovereign-bound }
}張覆面牌
sovereign-is-bounded = { $quantity }{ $bound ->
    [at-least] 至少為 { $count }
    [at-most] 至多為 { $count }
   *[exactly] 正好為 { $count }
}

## Amounts

sovereign-number = { $count ->
    [1] 一
    [2] 兩
    [3] 三
    [4] 四
    [5] 五
    [6] 六
    [7] 七
    [8] 八
    [9] 九
   *[other] { " " }{ $count }{ " " }
}
sovereign-number-itself = { $count }
sovereign-at-most = { $quantity }（至多 { $most }）
sovereign-number-of = { $counted }數量
sovereign-number-in = { $area }{ $counted }數量
sovereign-force-of = { $on }戰力
sovereign-missing = { $who ->
    [you] 你
    [opponent] 對手
   *[each] 雙方
}缺少的覆面牌數
sovereign-hand-size = { $who ->
    [you] 你
    [opponent] 對手
   *[each] 雙方
}的手牌數
sovereign-crystals = { $who ->
    [you] 你
    [opponent] 對手
   *[each] 雙方
}的水晶數
sovereign-crystals-of = { $who ->
    [you] 你
    [opponent] 對手
   *[each] 雙方
}的{ $colour }色水晶數
sovereign-until = { $until ->
    [sunset] ，直到日落
    [combat] ，直到本次戰鬥結束
    [next-turn] ，直到你的下個回合
   *[lasting] ，永久有效
}

## Nouns

sovereign-preposition = { $role ->
    [to] 對
   *[plain] { "" }
}
sovereign-postposition = { $role ->
    [from] 上的
    [of] 的
   *[plain] { "" }
}
sovereign-noun = { $head ->
    [haerian] { $number ->
       *[any] 海瑞安
    }
    [building] 建築
    [event] 事件
    [equipment] 裝備
    [puppet] 傀儡
    [champion] 英豪
    [sprout] 嫩芽
    [soul] 輝光之魂
   *[card] { "" }
}
sovereign-article = { $first ->
   *[any] { $head ->
        [building] 座
        [equipment] 件
        [event] 張
        [card] 張
        [puppet] 個
        [sprout] 個
        [soul] 個
       *[other] 名
    }
}
sovereign-another = { $head ->
   *[any] 另一
}
sovereign-other = { $head ->
   *[any] { $number ->
       *[any] 其他
    }
}
sovereign-your = { $head ->
   *[any] { $number ->
       *[any] 你的
    }
}
sovereign-enemy = { $head ->
   *[any] { $number ->
       *[any] 敵方
    }
}
sovereign-one-your = { $head ->
   *[any] { sovereign-your }一{ sovereign-article }
}
sovereign-all-your = { $head ->
   *[any] { $role ->
       *[any] { sovereign-preposition }你的所有
    }
}
sovereign-such-your = { $head ->
   *[any] { "" }
}
sovereign-next-such = { $head ->
   *[any] 下一張
}
sovereign-fresh = { $head ->
   *[any] { $count ->
       *[any] { sovereign-number }{ sovereign-article }新的
    }
}
sovereign-one = { sovereign-preposition }{ $side ->
    [ally] { $other ->
        [yes] { sovereign-your }{ sovereign-another }{ sovereign-article }
       *[no] { sovereign-one-your }
    }{ $with }{ $kinds }{ sovereign-noun }
    [enemy] { $other ->
        [yes] { sovereign-another }
       *[no] 一
    }{ sovereign-article }{ $with }{ sovereign-enemy }{ $kinds }{ sovereign-noun }
    [any] { $other ->
        [yes] { sovereign-another }
       *[no] 任意一
    }{ sovereign-article }{ $with }{ $kinds }{ sovereign-noun }
    [card] { $other ->
        [yes] { sovereign-another }
       *[no] 一
    }張{ $with }{ $kinds }{ sovereign-noun }牌
   *[bare] { $other ->
        [yes] { sovereign-another }
       *[no] 一
    }{ sovereign-article }{ $with }{ $kinds }{ sovereign-noun }
}{ sovereign-postposition }
sovereign-exactly = { sovereign-number }{ $side ->
    [card] 張
   *[bare] { sovereign-article }
}{ $other ->
    [yes] { sovereign-other }
   *[no] { "" }
}{ $with }{ $kinds }{ sovereign-noun }
sovereign-up-to = { $role ->
   *[any] { sovereign-preposition }
}{ $side ->
    [ally] { sovereign-your }至多{ $count ->
       *[any] { sovereign-number }
    }{ sovereign-article }{ $other ->
        [yes] { sovereign-other }
       *[no] { "" }
    }{ $with }{ $kinds }{ sovereign-noun }
    [enemy] 至多{ sovereign-number }{ sovereign-article }{ $with }{ sovereign-enemy }{ $kinds }{ sovereign-noun }
    [card] 至多{ sovereign-number }張{ $with }{ $kinds }{ sovereign-noun }牌
   *[bare] 至多{ sovereign-number }{ sovereign-article }{ $other ->
        [yes] { sovereign-other }
       *[no] { "" }
    }{ $with }{ $kinds }{ sovereign-noun }
}{ sovereign-postposition }
sovereign-all = { $side ->
    [ally] { sovereign-all-your }{ $with }{ $other ->
        [yes] { sovereign-other }
       *[no] { "" }
    }{ $kinds }{ sovereign-noun }
    [enemy] { sovereign-preposition }每{ sovereign-article }{ $with }{ sovereign-enemy }{ $kinds }{ sovereign-noun }
    [card] { sovereign-preposition }每張{ $with }{ $kinds }{ sovereign-noun }牌
   *[any] { sovereign-preposition }每{ sovereign-article }{ $with }{ $other ->
        [yes] { sovereign-other }
       *[no] { "" }
    }{ $kinds }{ sovereign-noun }
}{ sovereign-postposition }
sovereign-counted = { $side ->
    [ally] { sovereign-your }
   *[any] { "" }
}{ $with }{ $other ->
    [yes] { sovereign-other }
   *[no] { "" }
}{ $side ->
    [enemy] { sovereign-enemy }
   *[any] { "" }
}{ $kinds }{ sovereign-noun }{ $side ->
    [card] 牌
   *[any] { "" }
}{ sovereign-postposition }
sovereign-bounded = { $side ->
    [card] 張
   *[any] { sovereign-article }
}{ $other ->
    [yes] { sovereign-other }
   *[no] { "" }
}{ $with }{ $kinds }{ sovereign-noun }{ $side ->
    [card] 牌
   *[any] { "" }
}
sovereign-such = { sovereign-such-your }{ $with }{ $kinds }{ sovereign-noun }{ $side ->
    [card] 牌
   *[bare] { "" }
}
sovereign-next = { sovereign-next-such }{ $with }{ $kinds }{ sovereign-noun }牌
sovereign-is-kind = { $with }{ $kinds }{ sovereign-noun }
sovereign-new = { sovereign-fresh }{ $with }{ $kinds }{ sovereign-noun }
sovereign-kinds = { $all }
sovereign-kinds-join = { $before }{ $next }
sovereign-kind = { $kind ->
    [damaged] 受傷的
    [vacant] 無人的
    [nonpuppet] 非傀儡
   *[nonchampion] 非英豪
}
sovereign-kind-exhausted = { $head ->
   *[any] { $number ->
       *[any] 耗竭的
    }
}
sovereign-kind-colour = { $colour }色
sovereign-with = { $all }的
sovereign-with-join = { $before }且{ $next }
sovereign-with-named = 卡名為「{ $name }」
sovereign-with-keyword = 具有{ $keyword }
sovereign-with-force = 戰力 { $count } { $bound ->
    [at-least] 或以上
   *[at-most] 或以下
}
sovereign-with-cost = 費用 { $count } { $bound ->
    [at-least] 或以上
   *[at-most] 或以下
}
sovereign-anchor = { $anchor ->
    [bearer] 裝備者
    [building] 此建築
    [zone] 其所在格
    [grave] 其死亡之格
   *[haerian] 此海瑞安
}
sovereign-with-column = 與{ $anchor ->
   *[any] { sovereign-anchor }
}同縱行
sovereign-with-adjacent = { $number ->
   *[any] 與{ $anchor ->
       *[any] { sovereign-anchor }
    }相鄰
}
sovereign-with-row = 位於{ $rows ->
    [home] 你的本陣
    [initial] 你的起始線
    [frontier] 前線
    [enemy-home] 敵方本陣
   *[enemy-initial] 敵方起始線
}
sovereign-reference = { $role ->
   *[any] { sovereign-preposition }
}{ $to ->
    [this-haerian] 此海瑞安
    [this-building] 此建築
    [this-equipment] 此裝備
    [this-card] 此牌
    [bearer] 裝備者
    [attacker] 攻擊者
    [attacked] 其攻擊的海瑞安
    [opposing] 對戰的海瑞安
    [intruder] 入侵者
    [occupant] 此建築上的海瑞安
    [those-haerian] 那些海瑞安
    [that-building] 該建築
    [those-buildings] 那些建築
   *[that-haerian] 該海瑞安
}{ sovereign-postposition }
sovereign-from-area = 從{ $area ->
    [hand] 你的手牌
    [afterlife] 你的彼岸
    [opponent-afterlife] 對手的彼岸
    [chronicles] 你的編年史
    [realms-up] 你輝光界域的正面牌中
   *[realms-down] 你輝光界域的覆面牌中
}
sovereign-in-area = { $area ->
    [hand] 你手牌中
    [afterlife] 你的彼岸中
    [opponent-afterlife] 對手的彼岸中
    [chronicles] 你的編年史中
    [realms-up] 你輝光界域的正面牌中
   *[realms-down] 你輝光界域的覆面牌中
}
sovereign-place = { $place ->
    [initial] 放到你的起始線
    [home] 放到你的本陣
    [hand] 加入你的手牌
    [realms] 正面朝上放入你的輝光界域
   *[afterlife] 放入你的彼岸
}
sovereign-place-adjacent = { $number ->
   *[any] 放到與{ $anchor ->
       *[any] { sovereign-anchor }
    }相鄰的空格
}

## What something gets

sovereign-gets = { $on }{ $number ->
   *[any] 獲得
}{ $items }{ $until }
sovereign-has = { $on }{ $number ->
   *[any] 具有
}{ $items }
sovereign-item-force = { " " }{ $amount } 戰力
sovereign-item-direct = { " " }{ $amount } 直接傷害
sovereign-item-armor = 護甲 { $amount }
sovereign-armor-reminder = 每次受到的傷害減少該數值
sovereign-item-shield = 護盾 { $amount }
sovereign-shield-reminder = 吸收該數值的傷害
sovereign-item-action = { $count ->
   *[any] { sovereign-number }
}次額外{ $action ->
    [move] 移動行動
   *[combat] 戰鬥行動
}
sovereign-extra = { $on }本回合{ $number ->
   *[any] 獲得
}{ $items }

## Steps: damage and removal

sovereign-damage = { $on }造成 { $amount } 點傷害
sovereign-hit = { $who ->
    [you] 你
    [opponent] 對手
   *[each] 每位玩家
}受到 { $amount } 點直接傷害
sovereign-destroy = { $number ->
   *[any] 摧毀{ $on }
}
sovereign-sacrifice = { $who ->
    [you] 犧牲
    [opponent] 對手犧牲
   *[each] 每位玩家犧牲
}{ $what }
sovereign-exile = { $number ->
   *[any] 將{ $on }移出遊戲
}
sovereign-duel = { $one }與{ $other }互相造成等同自身戰力的傷害
sovereign-break = 摧毀{ $who ->
    [you] 你的
    [opponent] 敵方
   *[each] 每位玩家的
}{ $count ->
   *[any] { sovereign-number }
}件裝備

## Steps: Force and protection

sovereign-set-force = { $on }基礎戰力變為 { $amount }{ $until }
sovereign-heal = 移除{ $on }至多 { $amount } 點傷害
sovereign-heal-all = 移除{ $on }所有傷害
sovereign-immune = { $now ->
    [yes] 目前在場的
   *[no] { "" }
}{ $on }{ $number ->
   *[any] 不會受到
}{ $kind ->
    [combat] 戰鬥傷害
    [effect] 非戰鬥傷害
   *[all] 傷害
}{ $until }
sovereign-silence = { $on }{ $number ->
   *[any] 失去
}印製的關鍵字與能力{ $until }

## Steps: tempo and position

sovereign-exhaust = { $number ->
   *[any] 使{ $on }耗竭
}
sovereign-stun = { $number ->
   *[any] 使{ $on }暈眩
}
sovereign-stun-reminder = { $number ->
   *[any] 耗竭，且下次恢復階段不恢復
}
sovereign-ready = { $number ->
   *[any] 恢復{ $on }
}
sovereign-move = 將{ $on }{ $to ->
    [adjacent] 移到相鄰的空格
    [back] 推後一格
    [forward] 前移一格
    [initial] 移到其控制者起始線的空格
   *[home] 移到其控制者本陣的空格
}
sovereign-swap = { $one }與{ $other }交換位置
sovereign-bounce = { $number ->
   *[any] 將{ $on }移回其擁有者的手牌
}
sovereign-tuck = 將{ $on }{ $to ->
    [top] 放到其擁有者編年史的頂端
    [bottom] 放到其擁有者編年史的底部
   *[shuffled] 洗入其擁有者的編年史
}
sovereign-blink = { $number ->
   *[any] 將{ $on }移出戰場，再放回其擁有者起始線的空格；若無空格，則移回手牌
}

## Steps: cards

sovereign-draw = { $who ->
    [you] 抽
    [opponent] 對手抽
   *[each] 每位玩家抽
}{ $count ->
   *[any] { sovereign-number }
}張牌
sovereign-mill = { $who ->
    [you] 將你
    [opponent] 對手將其
   *[each] 每位玩家將其
}編年史頂端的{ $count ->
   *[any] { sovereign-number }
}張牌放入彼岸
sovereign-discard = { $who ->
    [you] { "" }
    [opponent] 對手
   *[each] 每位玩家
}{ $how ->
    [random] 隨機棄掉
   *[choice] 棄掉
}{ $count ->
   *[any] { sovereign-number }
}張牌
sovereign-discard-pick = 查看{ $who ->
    [you] 你
    [opponent] 對手
   *[each] 每位玩家
}的手牌，選擇其中{ $count ->
   *[any] { sovereign-number }
}張棄掉
sovereign-look = 查看你編年史頂端的{ $count ->
   *[any] { sovereign-number }
}張牌；你可以將其中{ $keep ->
    [1] 一張
   *[other] 至多 { $keep } 張
}加入手牌；其餘以任意順序放到底部
sovereign-foresee = 預見 { $count }
sovereign-foresee-reminder = 查看你編年史頂端的{ $count ->
   *[any] { sovereign-number }
}張牌；將其中任意張放到底部，其餘放回頂端，順序任意
sovereign-search = 從你的編年史搜尋{ $what }；你可以展示並加入手牌；然後洗牌
sovereign-retrieve = { $number ->
   *[any] 將{ $cards }{ $area }收回手牌
}
sovereign-revive = { $number ->
   *[any] 將{ $cards }{ $area }{ $place }
}
sovereign-restore = { $number ->
   *[any] 將{ $cards }{ $area }洗入你的編年史
}
sovereign-purge = { $number ->
   *[any] 將{ $area }的{ $cards }移出遊戲
}
sovereign-deploy = { $number ->
   *[any] 將{ $cards }{ $area }{ $place }，無須支付費用
}
sovereign-spy = 查看{ $who ->
    [you] 你
    [opponent] 對手
   *[each] 每位玩家
}的手牌

## Steps: Crystals, costs, Puppets

sovereign-crystals-count = { $count ->
   *[any] { sovereign-number }
}顆{ $colour ->
    [white] 白色
    [green] 綠色
    [red] 紅色
    [blue] 藍色
   *[violet] 紫色
}水晶
sovereign-crystallize = { $count ->
   *[any] 結晶{ $crystals }
}{ $state ->
    [exhausted] （耗竭）
   *[ready] { "" }
}
sovereign-refresh = 恢復你至多{ $count ->
   *[any] { sovereign-number }
}顆耗竭的{ $colour ->
    [white] 白色
    [green] 綠色
    [red] 紅色
    [blue] 藍色
    [violet] 紫色
   *[any] { "" }
}水晶
sovereign-shatter = { $who ->
    [you] 將你的
    [opponent] 對手將其
   *[each] 每位玩家將其
}{ $count ->
   *[any] { sovereign-number }
}顆水晶移出遊戲
sovereign-drain = { $who ->
    [you] 耗竭你的
    [opponent] 對手耗竭其
   *[each] 每位玩家耗竭其
}{ $count ->
   *[any] { sovereign-number }
}顆就緒的水晶
sovereign-cost = 你打出的{ $such }費用{ $change ->
    [less] 減少
   *[more] 增加
} { $count }
sovereign-cost-turn = 本回合你打出的{ $such }費用{ $change ->
    [less] 減少
   *[more] 增加
} { $count }
sovereign-cost-next = 本回合你打出的{ $such }費用{ $change ->
    [less] 減少
   *[more] 增加
} { $count }
sovereign-keyword-action = { $keyword } { $count }
sovereign-generate = 將{ $new }{ $place }

## Steps: wall, Luminous Realms, Equipment, player

sovereign-cover-chronicles = 將你編年史頂端的{ $count ->
   *[any] { sovereign-number }
}張牌覆面放到你本陣的空格
sovereign-cover-hand = 將你的{ $count ->
   *[any] { sovereign-number }
}張手牌覆面放到你本陣的空格
sovereign-pickup = { $who ->
    [you] 拾起你的
    [opponent] 對手拾起其
   *[each] 每位玩家拾起其
}{ $count ->
   *[any] { sovereign-number }
}張覆面牌
sovereign-forfeit = { $who ->
    [you] 將你的
    [opponent] 對手將其
   *[each] 每位玩家將其
}{ $count ->
   *[any] { sovereign-number }
}張覆面牌放入彼岸
sovereign-breach = 將對手的{ $count ->
   *[any] { sovereign-number }
}張覆面牌放入其彼岸
sovereign-peek = 查看{ $who ->
    [you] 你
    [opponent] 對手
   *[each] 每位玩家
}的{ $count ->
   *[any] { sovereign-number }
}張覆面牌
sovereign-shift = 將你至多{ $count ->
   *[any] { sovereign-number }
}張覆面牌移到本陣的其他空格
sovereign-safeguard = 防止你接下來受到的 { $amount } 點直接傷害{ $until }
sovereign-take = 將你輝光界域中{ $asked ->
    [yes] { "" }
   *[no] 至多
}{ $count ->
   *[any] { sovereign-number }
}張覆面牌加入手牌
sovereign-veil = 將你輝光界域中{ $asked ->
    [yes] { "" }
   *[no] 至多
}{ $count ->
   *[any] { sovereign-number }
}張正面朝上的非傀儡牌翻為覆面
sovereign-quota = 你進入輝光界域的次數{ $change ->
    [less] 減少
   *[more] 增加
}{ $count ->
   *[any] { sovereign-number }
}次
sovereign-arms = 每次戰鬥你可{ $change ->
    [less] 少
   *[more] 多
}使用{ $count ->
   *[any] { sovereign-number }
}件裝備
sovereign-temper = 你使用的{ $such }額外給予 { $amount } 戰力
sovereign-rearm = 恢復你{ $count ->
    [1] 一件
   *[other] 至多{ sovereign-number }件
}耗竭的裝備
sovereign-vocations = 本回合你可多使用{ $count ->
   *[any] { sovereign-number }
}次天職

## Steps: flow

sovereign-choose = 選擇一項：{ $options }
sovereign-choose-or = { $before }；或{ $next }
sovereign-repeat = { $effect }，共{ $count ->
   *[any] { sovereign-number }
}次
sovereign-later = { $at ->
    [sunset] 本回合日落時
   *[dawn] 你的下個黎明時
}，{ $effect }

sovereign-name = Sovereign 君權
sovereign-blurb = 在五乘五的戰場上進軍，攻破敵方的牆，開啟輝光界域。

sovereign-deck-levels = 職業等級 { $levels }／20；輝光界域 { $taken }／{ $slots } 格
sovereign-deck-types = 海瑞安 { $haerian }、事件 { $events }、裝備 { $equipment }、建築 { $buildings }
sovereign-deck-advice = 建議：{ $advice }
