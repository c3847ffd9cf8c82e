# 遊戲進行時所說的話。卡上的文字在 travelers.ftl；單一字元（$track、$half、$symbol、$element、
# $stars）是圖徽，在終端機中以文字拼出。

travelers-name = 斯坦帕迪亞旅人
travelers-blurb = 由九張生成卡組成的單人冒險：八張英雄卡穿越世界或地城；每天都有新卡組。
travelers-mode-adventure = 冒險
travelers-mode-adventure-text = 穿越一個卡組的世界冒險或地城冒險，並取得勝利。
travelers-mode-training = 訓練
travelers-mode-training-text = 與練習用敵人進行戰鬥回合，想練多久都行。
travelers-practice = 練習草人
travelers-practice-about = 稻草、畫上的笑臉，還有世上全部的耐心。

## 名稱

travelers-play-card = { $name } { $code }
travelers-play-card-number = 卡{ $number }
travelers-play-removed-card = 卡{ $number }（{ $one }／{ $two }）
travelers-play-half = { $code } { $title }
travelers-play-room = 房間{ $room }
travelers-play-way = { $way ->
    [up] 上
    [left] 左
    [down] 下
   *[right] 右
}
travelers-play-loss-none = 只棄置
travelers-play-loss-turned = 轉為{ $half }
travelers-play-loss-removed = 移除
travelers-play-loss-gaining = { $track }+{ $amount }，{ $loss }

## 詢問

travelers-play-ask-walk-world = { $hand ->
    [0] 要往哪裡走？沒有手牌，這一步免費。
   *[other] 要往哪裡走？一步需棄置1張手牌，然後閱讀該卡。
}
travelers-play-ask-walk-dungeon = 要往哪裡走？移動免費；放置新房間需棄置1張手牌。
travelers-play-ask-walk-back = 最終敵人已被擊敗。回到房間1A的符號即可獲勝。
travelers-play-ask-toll = 要棄置哪張卡往{ $way }走？
travelers-play-ask-toll-room = 要棄置哪張卡來放置並進入房間{ $room }？
travelers-play-ask-visit = 你站在符號上：{ $symbol }，{ $title }。要使用嗎？
travelers-play-ask-open = { $enemy }，第{ $turn }回合：以哪張卡作為起手卡？
travelers-play-ask-plan = 規劃對{ $enemy }的回合，然後結束規劃。
travelers-play-ask-offer = 要接受嗎？{ $offer }
travelers-play-ask-take-back = 要收回哪張灌注的卡？至多{ $most }張。
travelers-play-ask-exhaust = 所有卡都要離場：下一張是？可支付的{ $track }有{ $mana }。
travelers-play-ask-hits = { $hits ->
   *[other] { $enemy }攻擊：還有{ $hits }次打擊。由哪張卡承受？
}
travelers-play-ask-march = { $steps ->
    [0] 你站在{ $enemy }的符號上：出擊，或以1點{ $track }走開一步。
   *[other] { $enemy }在{ $steps }步外；每步花費1點{ $track }。只能在其符號上出擊。
}
travelers-play-ask-march-far = 沒有路通往{ $enemy }。每步花費1點{ $track }，或留在原地。
travelers-play-ask-pull = { $enemy }把你拉過去：往哪邊？
travelers-play-ask-turn = 要轉向哪張{ $half }卡？
travelers-play-ask-trade-two = 再轉向哪張{ $half }卡？
travelers-play-ask-swap-give = 要用哪些手牌交換棄牌堆的卡？
travelers-play-ask-swap-take = 要拿棄牌堆的哪張卡？
travelers-play-ask-recover-give = 要移除棄牌堆的哪些卡來換回移除區的卡？
travelers-play-ask-recover-take = 要換回移除區的哪張卡？
travelers-play-ask-recover-half = { $card }以哪一面回來？
travelers-play-ask-weaken = { $left ->
   *[other] 要棄置哪張卡？還要棄置{ $left }張。
}
travelers-play-ask-wear = 要耗竭哪張卡？
travelers-play-ask-give = 要棄置哪張{ $element }卡？
travelers-play-ask-observe-first = 這一對的第一張卡是？
travelers-play-ask-observe-second = 這一對的第二張卡是？
travelers-play-ask-ritual-remove = 要移除哪張卡？
travelers-play-ask-ritual-turn = 要轉向哪張卡？至多{ $most }張。
travelers-play-ask-discard-order = 所選的卡中，下一張棄置的是？
travelers-play-ask-discard-hand = 棄置全部手牌：下一張是？
travelers-play-ask-migrate = 哪張世界卡與這張交換位置？
travelers-play-ask-wager = 要押上哪張手牌？
travelers-play-ask-enter-half = 新卡以哪一面加入？
travelers-play-ask-beside = { $room }要貼著哪個房間放置？
travelers-play-ask-land = 要抵達房間{ $room }的哪一格？
travelers-play-ask-go-on = 要繼續訓練嗎？

## 可做的事

travelers-play-do-go = 往{ $way }走一步
travelers-play-do-go-card = 往{ $way }走：{ $card }
travelers-play-do-go-empty = 往{ $way }走：空格
travelers-play-do-go-room = 往{ $way }走進房間{ $room }
travelers-play-do-go-new-room = { $hand ->
    [0] 往{ $way }走：放置房間{ $room }（沒有手牌，免費）
   *[other] 往{ $way }走：放置房間{ $room }（需1張卡）
}
travelers-play-do-march = 往{ $way }走一步（1點{ $track }）
travelers-play-do-open = 以{ $card }起手：{ $track }+{ $mana }
travelers-play-do-load = 充能{ $card }：{ $track }+{ $mana }
travelers-play-do-infuse = 灌注{ $card }：{ $stars }
travelers-play-do-infuse-element = 灌注{ $card }：{ $element }、{ $stars }
travelers-play-do-add = 追加{ $card }：能力需{ $cost }點{ $track }
travelers-play-do-strain = 強撐{ $card }：{ $track }+1
travelers-play-do-activate = 以{ $cost }點{ $track }啟動能力：{ $text }
travelers-play-do-end = 結束規劃
travelers-play-do-leave = 離開戰鬥
travelers-play-do-leave-play = 棄置{ $card }
travelers-play-do-pay = 為{ $card }支付{ $cost }點{ $track }：只棄置
travelers-play-do-exhaust = { $card }：{ $loss }
travelers-play-do-hit = { $card }：{ $loss }
travelers-play-do-strike = 以{ $attack }點{ $track }對{ $enemy }出擊
travelers-play-do-wait = 留在原地，讓{ $enemy }行動（{ $track }剩{ $attack }）
travelers-play-do-pulled = 被往{ $way }拉
travelers-play-do-discard = 棄置{ $card }
travelers-play-do-take = 拿取{ $card }
travelers-play-do-turn = 轉向{ $card }
travelers-play-do-remove = 移除{ $card }
travelers-play-do-choose = 選擇{ $card }
travelers-play-do-enter = { $half }面：{ $name }
travelers-play-do-enter-half = { $half }面
travelers-play-do-migrate = 與{ $card }交換位置
travelers-play-do-beside = 貼著房間{ $room }
travelers-play-do-land = { $what ->
    [symbol] 第{ $column }欄第{ $row }列：符號
    [arch] 第{ $column }欄第{ $row }列：石拱門
   *[floor] 第{ $column }欄第{ $row }列
}
travelers-play-do-visit = 使用
travelers-play-do-pass-by = 不使用
travelers-play-do-go-on = 繼續
travelers-play-do-stop = 停止訓練
travelers-play-do-stay = 留在原地
travelers-play-do-accept = 接受
travelers-play-do-decline = 拒絕
travelers-play-do-done = 不再選擇

## 發生的事

travelers-play-told-shuffled = 棄牌堆洗牌。
travelers-play-told-drew = 你抽到{ $card }。
travelers-play-told-opened = 你以{ $card }起手。
travelers-play-told-loaded = 你充能{ $card }。
travelers-play-told-infused = 你灌注{ $card }。
travelers-play-told-added = 你追加{ $card }。
travelers-play-told-strained = 你強撐{ $card }。
travelers-play-told-activated = 你啟動{ $card }的能力{ $ability }。
travelers-play-told-repeated = 你再次執行{ $card }的能力{ $ability }。
travelers-play-told-gained = { $track }+{ $amount }。
travelers-play-told-paid = 你支付{ $amount }點{ $track }。
travelers-play-told-zeroed = { $track }歸零。
travelers-play-told-transferred = { $amount }點{ $from }變為{ $to }。
travelers-play-told-took-back = { $card }回到手牌。
travelers-play-told-filled-mark = 用鉛筆填滿一格。
travelers-play-told-ignored = 本回合無視敵人特性。
travelers-play-told-declined = 你拒絕了。
travelers-play-told-plan-ended = 規劃結束：所有卡離場。
travelers-play-told-turned = { $card }：現在{ $half }面朝上。
travelers-play-told-discarded = { $card }被棄置。
travelers-play-told-removed = { $card }被移除。
travelers-play-told-hit = { $card }承受一次打擊。
travelers-play-told-took = 你拿取{ $card }。
travelers-play-told-fight-began = { $enemy }擋住去路：戰鬥開始。
travelers-play-told-defeated = 擊敗{ $enemy }。
travelers-play-told-defeated-after = 擊敗{ $enemy }。{ $story }
travelers-play-told-struck = { $hits ->
    [0] 敵人仍在，但傷不了你。
   *[other] 敵人仍在，攻擊{ $hits }次。
}
travelers-play-told-level-rose = 你升到等級{ $level }。
travelers-play-told-left-fight = 你離開戰鬥。
travelers-play-told-fled = 你逃到另一個房間。
travelers-play-told-stepped = 你往{ $way }走。
travelers-play-told-pulled = 敵人把你往{ $way }拉。
travelers-play-told-read = { $code } { $title }。
travelers-play-told-read-tale = { $code } { $title }：{ $story }
travelers-play-told-blank = 這裡空無一物。
travelers-play-told-revealed = 揭示{ $code } { $title }。
travelers-play-told-card-removed = 世界卡{ $card }離開地圖。
travelers-play-told-card-gained = { $card }加入你的英雄卡。
travelers-play-told-migrated = 世界卡{ $card }與{ $other }交換位置。
travelers-play-told-room-laid = 房間{ $room }放到桌上。
travelers-play-told-room-forgotten = 房間{ $room }消失：它的卡放到別處了。
travelers-play-told-teleported = 你立刻到了房間{ $room }。
travelers-play-told-boss-defeated = 最終敵人已被擊敗。回到房間1A的符號。

travelers-play-end-won = 冒險勝利！
travelers-play-end-scored = 冒險勝利，得{ $score }分！
travelers-play-end-defeated = 最後一張英雄卡被移除：冒險失敗。
travelers-play-end-conceded = 你放棄了。
travelers-play-end-stopped = 訓練結束。

## 為何不行

travelers-play-no-over = 遊戲已結束。
travelers-play-no-seat = 這是單人遊戲，而你不是那位玩家。
travelers-play-no-question = 現在問的是別的事。
travelers-play-no-in-hand = { $card }不在手牌中。
travelers-play-no-ability = 直列最後一張卡沒有可啟動的能力了。
travelers-play-no-mana = 需要{ $cost }點魔力，你有{ $mana }點。
travelers-play-no-mana-to-strain = 強撐需要魔力，而你不夠。
travelers-play-no-leave = 沒有規則允許離開這場戰鬥。
travelers-play-no-in-play = { $card }不在場。
travelers-play-no-pay = { $card }的費用現在無法支付，或不需支付。
travelers-play-no-there = { $card }不在可選的卡之中。
travelers-play-no-edge = 世界到那裡為止。
travelers-play-no-wall = 那裡是牆或房間的邊界。
travelers-play-no-blocked = 那道石拱門在這一側不通。
travelers-play-no-attached = 戰鬥中只能進入已在桌上的房間。
travelers-play-no-shortest = 敵人只會沿最短的路拉你。
travelers-play-no-in-grid = 那張世界卡不在地圖上，或就是這張。
travelers-play-no-choice = 那不是可選的位置。
travelers-play-no-none-chosen = 至少選一張。

## 查閱卡牌

travelers-play-line-hero = 英雄卡{ $number }，{ $half }面：數值{ $value }，無元素，{ $stars }
travelers-play-line-hero-element = 英雄卡{ $number }，{ $half }面：數值{ $value }，{ $element }，{ $stars }
travelers-play-line-world = 世界卡，{ $code }面
travelers-play-line-world-enemy = 世界卡，{ $code }面：{ $values }
travelers-play-line-entry = 索引：{ $symbol }，{ $timing }
travelers-play-line-room = 房間卡{ $card }，{ $side }側。符號：{ $symbol }，沒有條目
travelers-play-line-room-entry = 房間卡{ $card }，{ $side }側。符號：{ $symbol }，{ $title }（{ $timing }）
travelers-play-lines =
    { $before }
    { $next }
travelers-play-text-hero =
    { $abilities }
    耗竭效果：{ $exhaust }
travelers-play-text-ability = { $cost }點魔力的能力：{ $text }
travelers-play-text-after = 勝利後：{ $text }
travelers-play-text-none = 沒有文字。
travelers-play-text-open-slots = 右邊的敵人會改變：{ $values }。
travelers-play-text-gives = 給左邊的敵人：{ $bonuses }。
travelers-play-bonus = { $value }{ $bonus }
travelers-play-text-arches = 石拱門：{ $arches }。
travelers-play-text-no-arches = 這一側沒有開通的石拱門。
travelers-play-arch = { $way }通{ $room }
