# 卡組卡面上印的文字。以 9 點字級閱讀，字字計較。
# 圖示（$symbol、$stars、$values 等）是單一字元，印刷時畫成圖形，終端機上改以文字寫出。
# 有些訊息在此只有一種變體：義大利文的動詞在 puoi 之後會變化。

## 句子：限一次、否則、條件、可以、效果

travelers-text = { $sentences }
travelers-sentence = { $clause }。
travelers-once = 限一次：{ $clause }
travelers-once-headed = 限一次，{ $clause }
travelers-or = 否則：{ $clause }
travelers-or-headed = 否則，{ $clause }
travelers-if = 若{ $conditions }：{ $clause }
travelers-if-paying = 若{ $conditions }，{ $clause }
travelers-paid = { $payment }：{ $effects }
travelers-pay = { $mood ->
   *[do] 支付
}{ $points }
travelers-points = { $amount }{ $symbol }
travelers-may = 可以{ $clause }
travelers-then = { $before }，{ $next }
travelers-and = { $before }且{ $next }
travelers-nothing = 什麼都沒發生

## 卡與位置

travelers-cards = { $number }張卡
travelers-cards-with = { $number }張{ $symbol }卡
travelers-place = { $place ->
    [hand] 手牌中
    [discard] 棄牌堆中
   *[either] { "" }
}
travelers-enters = { $symbol }面朝上
travelers-enters-chosen = 任選一面朝上
travelers-timing = { $timing ->
    [immediate] 立即
    [walk-on] 踏入
   *[choice] 抉擇
}

## 條件

travelers-counted = { $place ->
    [play] 在場
   *[hand] 手牌
}{ $things }
travelers-count = { $how ->
    [least] 至少{ $number }
    [most] 至多{ $number }
    [none] 沒有
   *[exactly] 恰好{ $number }
}{ $symbol }
travelers-count-cards = { $how ->
    [least] 至少{ $number }張
    [most] 至多{ $number }張
    [none] 沒有
   *[exactly] 恰好{ $number }張
}卡
travelers-constellation = 有{ $stars }
travelers-constellation-absent = { $place ->
    [play] 在場沒有
   *[hand] 手牌沒有
}{ $stars }
travelers-previous = 前一張卡是{ $symbol }
travelers-mapped = { $what }在地圖上
travelers-not-mapped = { $what }{ $count ->
    [1] 不在
   *[other] 都不在
}地圖上
travelers-mapped-pair = { $absent }{ $count ->
    [1] 不在
   *[other] 都不在
}地圖上而{ $mapped }在
travelers-code = { $code }
travelers-empty-box = { $symbol }有空格
travelers-letter = 最左是{ $letter }

## 能力的效果

travelers-gain = { $symbol }+{ $amount }
travelers-gains = { $gains }
travelers-get = 獲得{ $gains }
travelers-zero = { $mood ->
   *[do] 將
}{ $symbol }歸零
travelers-transfer = { $mood ->
   *[do] 將
}全部{ $from }移到{ $to }
travelers-take-back = { $mood ->
   *[do] 收回
}至多{ $most }張灌注的卡
travelers-legacy = { $mood ->
   *[do] 填滿
}最左的格子，{ $symbol }加上最左的數字
travelers-ignore-modifiers = { $mood ->
   *[do] 在本回合無視
}敵人特性
travelers-repeat = { $mood ->
   *[do] 支付
}前一個能力的費用，再執行一次
travelers-multiply = { $mood ->
   *[do] 將
}{ $symbol }乘以{ $by }

## 冒險的效果

travelers-turn = { $mood ->
   *[do] 轉向
}{ $place }{ $cards }
travelers-trade = { $mood ->
   *[do] 轉向
}{ $place ->
    [hand] 手牌中
    [discard] 棄牌堆中
   *[either] 同一處的
}{ $one }與{ $two }
travelers-swap = { $mood ->
   *[do] 用
}手牌中{ $most ->
    [1] { $cards }交換棄牌堆中1張卡
   *[other] 至多{ $cards }交換棄牌堆中的卡
}
travelers-recover = { $mood ->
   *[do] 用
}棄牌堆中{ $most ->
    [1] { $cards }交換移除區1張卡，{ $enters }
   *[other] 至多{ $cards }交換移除區的卡，{ $enters }
}
travelers-discard = { $mood ->
   *[do] 棄置
}{ $cards }
travelers-challenge = 若{ $counted }{ $count }：轉向{ $prize }{ $cards }；否則耗竭{ $penalty }1張卡
travelers-challenge-count = { $symbol }卡{ $how ->
    [more] 多於
    [fewer] 少於
   *[exactly] 恰好
}{ $number }張
travelers-camp = { $mood ->
   *[do] 棄置
}{ $cards }來抽2張牌
travelers-helper = { $mood ->
   *[do] 棄置
}{ $cards }來獲得{ $gain }
travelers-observatory = { $mood ->
   *[do] 棄置
}1張{ $first }卡與1張數值{ $order ->
    [higher] 較高
    [lower] 較低
   *[same] 相同
}的{ $second }卡來獲得{ $gain }
travelers-ritual = { $mood ->
   *[do] 移除
}1張卡來轉向至多{ $most }張其他卡
travelers-curse = { $mood ->
   *[do] 棄置
}所有手牌，將整個棄牌堆轉向，抽5張牌
travelers-migration = { $mood ->
   *[do] 將
}此卡與地圖上另一張卡互換
travelers-gamble = { $mood ->
   *[do] 選
}1張手牌並抽1張牌：若其數值{ $order ->
    [higher] 較高
    [lower] 較低
   *[same] 相同
}，保留兩張；否則棄置兩張
travelers-sacrifice = { $mood ->
   *[do] 耗竭
}{ $place }1張卡來獲得{ $gain }
travelers-leave = { $mood ->
   *[do] 離開
}戰鬥
travelers-forge = { $mood ->
   *[do] 棄置
}1張{ $first }卡與1張{ $second }卡來取得{ $setting ->
    [world] 此卡
   *[dungeon] 此房間卡
}的背面，{ $enters }
travelers-take-hero-card = { $mood ->
   *[do] 取得
}{ $setting ->
    [world] 此卡
   *[dungeon] 此房間卡
}的背面，{ $enters }
travelers-reveal = { $mood ->
   *[do] 揭示
}{ $code }
travelers-remove-this = { $mood ->
   *[do] 移除
}此卡
travelers-blank = { $setting ->
    [world] 空白
   *[dungeon] 房間是空的
}
travelers-fill-mark = { $mood ->
   *[do] 填滿
}最左的格子
travelers-teleport = { $mood ->
   *[do] 移動
}到{ $code }的任一格
travelers-fight = { $mood ->
   *[do] 戰鬥
}
travelers-fight-enemy = { $mood ->
   *[do] 迎戰
}{ $enemy }
travelers-win = 你獲勝
travelers-boss-defeated = { $mood ->
   *[do] 回到
}1A即獲勝

## 名稱下方的一行

travelers-exhaust = 支付{ $cost }{ $symbol }：棄置。否則：{ $otherwise }。
travelers-exhaust-shield = 在手牌中，或支付{ $cost }{ $symbol }：棄置。否則：{ $otherwise }。
travelers-exhaust-turn = 轉向後棄置
travelers-exhaust-remove = 移除

## 敵人

travelers-enemy = { $name } { $values }
travelers-enemy-modified = { $name } { $values }，{ $title }（{ $rule }）
travelers-modifier-change = 其{ $symbol }{ $by }
travelers-trap = 陷阱
travelers-trap-rule = 無{ $defense }；你的{ $defense }不低於其{ $attack }即擊敗
travelers-attack-debuff = { $sign ->
    [air] 立足不穩
    [earth] 陷入泥沼
    [fire] 畏光
    [water] 怕濕
    [cards] 輕敵
    [I] 分心
   *[II] 膽怯
}
travelers-defense-debuff = { $sign ->
    [air] 單薄
    [earth] 易碎
    [fire] 易燃
    [water] 易溶
    [cards] 鬆懈
    [I] 受圍
   *[II] 破防
}
travelers-attack-buff = { $sign ->
    [air] 乘風
    [earth] 石拳
    [fire] 噬火
    [water] 馭浪
    [cards] 惱怒
    [I] 好鬥
   *[II] 眼紅
}
travelers-defense-buff = { $sign ->
    [air] 擋風
    [earth] 扎根
    [fire] 防火
    [water] 防水
    [cards] 戒備
    [I] 頑固
   *[II] 固守
}
