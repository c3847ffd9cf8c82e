## Words

sovereign-play-south = 南方
sovereign-play-north = 北方
sovereign-play-both-players = 雙方
sovereign-play-spot = { $player }的{ $card }（{ $zone }）
sovereign-play-there = { $card }（{ $zone }）
sovereign-play-card = { $card }
sovereign-play-zone = { $zone } 格
sovereign-play-fighter = { $card }（{ $zone }，戰力 { $force }）
sovereign-play-cover = 位於 { $zone } 的覆面牌
sovereign-play-cover-known = 位於 { $zone } 的覆面牌（{ $card }）
sovereign-play-an-effect = 某個效果

sovereign-play-crystals-white = { $count } 顆白水晶
sovereign-play-crystals-green = { $count } 顆綠水晶
sovereign-play-crystals-red = { $count } 顆紅水晶
sovereign-play-crystals-blue = { $count } 顆藍水晶
sovereign-play-crystals-violet = { $count } 顆紫水晶
sovereign-play-crystals-any = { $count } 顆任意顏色的水晶
sovereign-play-no-crystals = 沒有水晶

sovereign-play-until-sunset = 直到日落
sovereign-play-until-combat = 直到本次戰鬥結束
sovereign-play-until-next-turn = 直到效果操控者的下個回合
sovereign-play-until-gone = 只要它留在戰場上

sovereign-play-to-hand = 進入擁有者的手牌
sovereign-play-to-top = 置於擁有者的編年史頂端
sovereign-play-to-bottom = 置於擁有者的編年史底部
sovereign-play-to-chronicles = 洗入擁有者的編年史
sovereign-play-to-nowhere = 移出遊戲
sovereign-play-to-realms = 正面置於擁有者的輝光界域
sovereign-play-to-afterlife = 置於擁有者的彼岸

## What a step does

sovereign-play-deed-on = { $deed }（{ $what }）
sovereign-play-deed-by = { $deed }（{ $player }）
sovereign-play-deed-damage = 造成 { $amount } 點傷害
sovereign-play-deed-hit = 對{ $player }造成 { $amount } 點直接傷害
sovereign-play-deed-destroy = 摧毀
sovereign-play-deed-sacrifice = 犧牲 { $count } 名海瑞安
sovereign-play-deed-exile = 移出遊戲
sovereign-play-deed-duel = 兩名海瑞安以各自的戰力互相造成傷害
sovereign-play-deed-break = 摧毀 { $count } 件裝備
sovereign-play-deed-force = 戰力 { $by }
sovereign-play-deed-set-force = 戰力變為 { $amount }
sovereign-play-deed-heal = 移除 { $amount } 點傷害
sovereign-play-deed-heal-all = 移除所有傷害
sovereign-play-deed-shield = 給予護盾，抵擋接下來的 { $amount } 點傷害
sovereign-play-deed-immune = 免疫傷害
sovereign-play-deed-armor = 護甲 { $by }
sovereign-play-deed-trait = 給予「{ $trait }」
sovereign-play-deed-silence = 失去關鍵字與能力
sovereign-play-deed-exhaust = 耗竭
sovereign-play-deed-stun = 暈眩
sovereign-play-deed-ready = 恢復
sovereign-play-deed-extra-move = 多移動 { $count } 次
sovereign-play-deed-extra-combat = 多 { $count } 次戰鬥行動
sovereign-play-deed-move = 移動
sovereign-play-deed-swap = 交換兩名海瑞安的位置
sovereign-play-deed-bounce = 返回擁有者的手牌
sovereign-play-deed-tuck-top = 置於擁有者的編年史頂端
sovereign-play-deed-tuck-bottom = 置於擁有者的編年史底部
sovereign-play-deed-tuck-shuffled = 洗入擁有者的編年史
sovereign-play-deed-blink = 移出後返回擁有者的起始線
sovereign-play-deed-draw = 抽 { $count } 張牌
sovereign-play-deed-discard = 棄 { $count } 張牌
sovereign-play-deed-discard-random = 隨機棄 { $count } 張牌
sovereign-play-deed-mill = 將編年史頂端 { $count } 張牌置入彼岸
sovereign-play-deed-look = 檢視你的編年史頂端 { $count } 張牌，最多留下 { $keep } 張
sovereign-play-deed-foresee = 預見 { $count }
sovereign-play-deed-search = 搜尋你的編年史
sovereign-play-deed-retrieve = 拿到手牌
sovereign-play-deed-revive = 放上戰場
sovereign-play-deed-restore = 洗入編年史
sovereign-play-deed-purge = 移出遊戲
sovereign-play-deed-deploy = 放上戰場
sovereign-play-deed-spy = 檢視手牌
sovereign-play-deed-crystallize = 獲得 { $crystals }
sovereign-play-deed-refresh = 最多恢復 { $count } 顆水晶
sovereign-play-deed-shatter = 犧牲 { $count } 顆水晶
sovereign-play-deed-drain = 耗竭 { $count } 顆水晶
sovereign-play-deed-cost = 卡牌費用 { $by }
sovereign-play-deed-germinate = 萌芽 { $count } 個嫩芽
sovereign-play-deed-sanctify = 聖化 { $count } 個輝光之魂
sovereign-play-deed-generate = 產生 { $count } 個{ $card }
sovereign-play-deed-cover = 將 { $count } 張牌覆面放上戰場
sovereign-play-deed-pick-up = 拾起 { $count } 張覆面牌
sovereign-play-deed-forfeit = 失去 { $count } 張覆面牌
sovereign-play-deed-breach = 對手失去由你選擇的 { $count } 張覆面牌
sovereign-play-deed-peek = 檢視 { $count } 張覆面牌
sovereign-play-deed-shift = 最多移動 { $count } 張覆面牌
sovereign-play-deed-safeguard = 防止接下來的 { $amount } 點直接傷害
sovereign-play-deed-take = 從你的輝光界域最多拿取 { $count } 張牌
sovereign-play-deed-veil = 將你的輝光界域中最多 { $count } 張牌翻為覆面
sovereign-play-deed-rearm = 最多恢復 { $count } 件裝備
sovereign-play-deed-direct = 直接傷害 { $by }
sovereign-play-deed-vocations = 多使用 { $count } 次天職
sovereign-play-deed-choose = 擇一：{ $options }
sovereign-play-deed-at-sunset = 日落時：{ $deed }
sovereign-play-deed-at-dawn = 你的下個黎明：{ $deed }
sovereign-play-deed-repeat = { $deed }，共 { $count } 次
sovereign-play-deed-lasting = 在場時持續生效

## What a seat is asked

sovereign-play-ask-over = 對戰已經結束。
sovereign-play-ask-wait = 對手正在決定。
sovereign-play-ask-mulligan = { $count ->
    [0] 選擇要更換的手牌，或全部保留。
   *[other] 你已放下 { $count } 張要更換的牌。再選一張，或保留其餘的牌。
}
sovereign-play-ask-begin = 抽籤抽中了你：由誰先手？
sovereign-play-ask-day = 你的白晝，第 { $turn } 回合。就緒：{ $crystals }。{ $vocations ->
    [0] 本回合的天職已用完。
   *[other] 還可使用 { $vocations } 次天職。
}{ $accesses ->
    [0] { "" }
   *[other] 輝光界域還可開啟 { $accesses } 次。
}
sovereign-play-ask-pay = { $for }：還要支付 { $count } 顆任意顏色的水晶。用哪種顏色？
sovereign-play-ask-attack = 你的{ $own }攻擊對手的{ $other }。使用一件裝備，或跳過。{ $then }
sovereign-play-ask-defend = 對手的{ $other }攻擊你的{ $own }。使用一件裝備，或跳過。{ $then }
sovereign-play-pass-goes-on = 你若跳過，對手仍可使用一件。
sovereign-play-pass-ends = 對手不使用裝備：你若也跳過，雙方就此交鋒。
sovereign-play-ask-lose = { $count ->
    [1] 你受到直接傷害：選擇要失去的覆面牌。
   *[other] 你受到直接傷害：選擇一張要失去的覆面牌（還有 { $count } 張）。
}
sovereign-play-ask-forfeit = { $count ->
    [1] { $source }：選擇你要置入彼岸的覆面牌。
   *[other] { $source }：選擇一張你要置入彼岸的覆面牌（還有 { $count } 張）。
}
sovereign-play-ask-breach = { $count ->
    [1] { $source }：選擇對手要失去的覆面牌。
   *[other] { $source }：選擇一張對手要失去的覆面牌（還有 { $count } 張）。
}
sovereign-play-ask-snare-on = 你在 { $zone } 拾起了{ $card }，入侵者是{ $intruder }。發動它的陷阱，還是拿到手牌？
sovereign-play-ask-snare = 你在 { $zone } 拾起了{ $card }。發動它的陷阱，還是拿到手牌？
sovereign-play-ask-no-snare = 你在 { $zone } 拾起了{ $card }。它沒有陷阱：拿到手牌。
sovereign-play-ask-realms = 你的輝光界域已開啟：拿一張牌到手牌，或都不拿。
sovereign-play-ask-offer = { $source }：要使用它的能力嗎？效果：{ $deeds }。
sovereign-play-ask = { $left ->
    [1] { $source }（{ $deed }）：選擇{ $what }。
   *[other] { $source }（{ $deed }）：選擇{ $what }（還要選 { $left } 次）。
}
sovereign-play-ask-optional = { $left ->
    [1] { $source }（{ $deed }）：選擇{ $what }，或不再選擇。
   *[other] { $source }（{ $deed }）：選擇{ $what }（最多再選 { $left } 次），或不再選擇。
}
sovereign-play-ask-mode = { $source }：選擇其中一個效果。
sovereign-play-ask-rest = { $source }：選擇下一張置於編年史底部的牌。
sovereign-play-ask-bottom = { $source }：選擇一張置於編年史底部的牌，或不再選擇。
sovereign-play-ask-top = { $source }：選擇下一張置於編年史頂端的牌；最後放上的會最先抽到。

sovereign-play-what-own-haerian = 你的一名海瑞安
sovereign-play-what-enemy-haerian = 一名敵方海瑞安
sovereign-play-what-haerian = 一名海瑞安
sovereign-play-what-partner = { $what }，與{ $first }配對
sovereign-play-what-building = 一座建築
sovereign-play-what-zone = 一格
sovereign-play-what-zone-for = { $what }的去處
sovereign-play-what-own-cover = 你的一張覆面牌
sovereign-play-what-enemy-cover = 對手的一張覆面牌
sovereign-play-what-own-hand = 你的一張手牌
sovereign-play-what-enemy-hand = 對手的一張手牌
sovereign-play-what-own-afterlife = 你彼岸中的一張牌
sovereign-play-what-enemy-afterlife = 對手彼岸中的一張牌
sovereign-play-what-chronicles = 你編年史中的一張牌
sovereign-play-what-realms-up = 你輝光界域中的一張正面牌
sovereign-play-what-realms-down = 你輝光界域中的一張覆面牌
sovereign-play-what-looked-at = 檢視的其中一張牌
sovereign-play-what-own-equipment = 你的一件裝備
sovereign-play-what-enemy-equipment = 對手的一件裝備
sovereign-play-what-exhausted-equipment = 你的一件耗竭的裝備
sovereign-play-what-crystal = 你的一顆水晶
sovereign-play-what-ready-crystal = 你的一顆就緒的水晶
sovereign-play-what-exhausted-crystal = 你的一顆耗竭的水晶

sovereign-play-some-own-haerian = 最多 { $count } 名你的海瑞安
sovereign-play-some-enemy-haerian = 最多 { $count } 名敵方海瑞安
sovereign-play-some-haerian = 最多 { $count } 名海瑞安
sovereign-play-some-buildings = 最多 { $count } 座建築
sovereign-play-all-own-haerian = 所有符合的你的海瑞安
sovereign-play-all-enemy-haerian = 所有符合的敵方海瑞安
sovereign-play-all-haerian = 所有符合的海瑞安
sovereign-play-all-buildings = 所有符合的建築

## Choices

sovereign-play-label-exchange = 更換{ $card }
sovereign-play-label-keep-hand = 保留其餘的牌
sovereign-play-label-keep-card = 將{ $card }拿到手牌
sovereign-play-label-begin = 由你先手
sovereign-play-label-begin-other = 讓對手先手
sovereign-play-label-play = 打出{ $card }
sovereign-play-label-play-at = 將{ $card }打出在 { $zone }
sovereign-play-label-move = 將{ $spot }移到 { $zone }
sovereign-play-label-fight = 以{ $attacker }攻擊{ $defender }
sovereign-play-label-raze = 以{ $attacker }攻擊{ $building }這座建築
sovereign-play-label-strike = 以{ $attacker }直接攻擊對手
sovereign-play-label-access = 將{ $card }放入輝光界域以開啟它
sovereign-play-label-vocation = { $class }，{ $text }
sovereign-play-label-end = 結束白晝
sovereign-play-label-pay = 以 { $crystals }支付
sovereign-play-label-pay-rest = 其餘以數量最多的顏色支付
sovereign-play-label-use = 使用{ $card }（戰力 { $bonus }）
sovereign-play-label-pass = 跳過
sovereign-play-label-activate = 發動{ $card }的陷阱
sovereign-play-label-activate-snare = 發動陷阱
sovereign-play-label-choose = 選擇{ $what }
sovereign-play-label-zone = 選擇 { $zone }
sovereign-play-label-card = 選擇{ $card }
sovereign-play-label-exhausted-equipment = 選擇{ $card }（耗竭）
sovereign-play-label-ready-crystal = 選擇 { $crystals }（就緒）
sovereign-play-label-exhausted-crystal = 選擇 { $crystals }（耗竭）
sovereign-play-label-mode = 效果 { $number }：{ $deed }
sovereign-play-label-accept = 使用能力
sovereign-play-label-decline = 不使用
sovereign-play-label-done = 不再選擇
sovereign-play-label-bottom = 將{ $card }置於底部
sovereign-play-label-top = 將{ $card }置於頂端

## What happened

sovereign-play-told-exchanged = { $count ->
    [0] { $player }保留了所有手牌。
   *[other] { $player }更換了 { $count } 張牌。
}
sovereign-play-told-walls-raised = 雙方各在本陣放下了十張覆面牌。
sovereign-play-told-starter-drawn = 抽籤結果，由{ $player }選擇誰先手。
sovereign-play-told-starter-chosen = { $player }先手。
sovereign-play-told-turn-began = 第 { $turn } 回合：{ $player }。
sovereign-play-told-recovered = { $player }恢復了水晶、海瑞安與裝備。
sovereign-play-told-drew-card = { $player }抽到了{ $card }。
sovereign-play-told-drew = { $player }抽了一張牌。
sovereign-play-told-nothing-to-draw = { $player }已無牌可抽。
sovereign-play-told-played = { $player }打出了{ $card }。
sovereign-play-told-played-at = { $player }將{ $card }打出在 { $zone }。
sovereign-play-told-paid = { $player }支付了 { $crystals }。
sovereign-play-told-entered-generated = 效果產生了{ $spot }。
sovereign-play-told-entered-revived = { $spot }從彼岸歸來。
sovereign-play-told-entered-deployed = { $spot }進入了戰場。
sovereign-play-told-entered-blinked = { $spot }回到了戰場。
sovereign-play-told-moved = { $player }的{ $card }從 { $from } 移到了 { $zone }。
sovereign-play-told-fight = { $attacker }攻擊了{ $defender }。
sovereign-play-told-equipment-used = { $player }對{ $spot }使用了{ $card }：戰力 { $bonus }。
sovereign-play-told-combat-broken = 戰鬥未交鋒便結束：雙方已不再相對。
sovereign-play-told-blows = { $attacker }對{ $defender }造成了 { $dealt } 點傷害，並受到 { $returned } 點反擊傷害。
sovereign-play-told-razed = { $attacker }攻擊了{ $building }這座建築。
sovereign-play-told-struck = { $attacker }直接攻擊了{ $player }：{ $amount } 點直接傷害。
sovereign-play-told-damaged = { $spot }受到了 { $amount } 點傷害，剩餘戰力 { $left }。
sovereign-play-told-prevented = { $spot }沒有受到傷害：傷害全被防止。
sovereign-play-told-died = { $spot }死亡了。
sovereign-play-told-fell = { $spot }這座建築被摧毀了。
sovereign-play-told-direct-damage = { $player }受到了 { $amount } 點直接傷害。
sovereign-play-told-safeguarded = 對{ $player }的 { $amount } 點直接傷害被防止了。
sovereign-play-told-cover-lost = { $player }因直接傷害失去了 { $zone } 的覆面牌：{ $card }。
sovereign-play-told-cover-forfeited = { $player }捨棄了 { $zone } 的覆面牌：{ $card }。
sovereign-play-told-cover-breached = 對手的效果使{ $player }失去了 { $zone } 的覆面牌：{ $card }。
sovereign-play-told-cover-pillaged = { $player }在 { $zone } 的覆面牌被掠奪了：{ $card }。
sovereign-play-told-picked-up = { $player }拾起了 { $zone } 的覆面牌。
sovereign-play-told-picked-up-card = { $player }拾起了 { $zone } 的覆面牌：{ $card }。
sovereign-play-told-snare = { $player }在 { $zone } 發動了{ $card }的陷阱。
sovereign-play-told-accessed = { $player }將{ $card }放入輝光界域以開啟它。
sovereign-play-told-realms-taken = { $player }從輝光界域拿了一張牌。
sovereign-play-told-realms-taken-card = { $player }從輝光界域拿了{ $card }。
sovereign-play-told-vocation = { $player }使用了{ $class }的天職。
sovereign-play-told-crystallized = { $player }獲得了 { $crystals }。
sovereign-play-told-crystallized-exhausted = { $player }獲得了耗竭的 { $crystals }。
sovereign-play-told-triggered = { $player }的{ $card }的能力觸發了。
sovereign-play-told-triggered-at = { $spot }的能力觸發了。
sovereign-play-told-declined = { $player }沒有使用{ $card }的能力。
sovereign-play-told-force-changed = { $spot }戰力 { $by }，{ $until }。
sovereign-play-told-force-set = { $spot }的戰力變為 { $amount }，{ $until }。
sovereign-play-told-healed = { $spot }移除了 { $amount } 點傷害。
sovereign-play-told-shielded = { $spot }獲得了可抵擋 { $amount } 點傷害的護盾，{ $until }。
sovereign-play-told-made-immune = { $spot }免疫傷害，{ $until }。
sovereign-play-told-armored = { $spot }護甲 { $by }，{ $until }。
sovereign-play-told-trait-given = { $spot }獲得了「{ $trait }」，{ $until }。
sovereign-play-told-silenced = { $spot }失去了關鍵字與能力，{ $until }。
sovereign-play-told-exhausted = { $spot }耗竭了。
sovereign-play-told-stunned = { $spot }暈眩了。
sovereign-play-told-readied = { $spot }恢復了。
sovereign-play-told-move-gained = { $spot }可多移動 { $count } 次。
sovereign-play-told-combat-gained = { $spot }多了 { $count } 次戰鬥行動。
sovereign-play-told-direct-changed = { $spot }的直接傷害 { $by }，{ $until }。
sovereign-play-told-left-field = { $spot }離開了戰場，{ $to }。
sovereign-play-told-discarded = { $player }棄掉了{ $card }。
sovereign-play-told-milled = { $player }將編年史頂端的牌置入了彼岸：{ $card }。
sovereign-play-told-looked-at = { $player }檢視了編年史頂端 { $count } 張牌。
sovereign-play-told-looked-at-card = { $player }檢視了{ $card }。
sovereign-play-told-kept = { $player }將其中 { $count } 張拿到手牌。
sovereign-play-told-kept-card = { $player }將{ $card }拿到手牌。
sovereign-play-told-search-began = { $player }搜尋編年史。
sovereign-play-told-found = { $player }搜尋了編年史，拿了{ $card }。
sovereign-play-told-found-nothing = { $player }搜尋了編年史，什麼也沒拿。
sovereign-play-told-retrieved = { $player }的{ $card }被移動：{ $to }。
sovereign-play-told-hand-shown = { $player }看到了{ $other }手牌中的{ $card }。
sovereign-play-told-hand-seen = { $player }檢視了{ $other }的手牌。
sovereign-play-told-refreshed = { $player }恢復了 { $crystals }。
sovereign-play-told-shattered = { $player }犧牲了 { $crystals }。
sovereign-play-told-drained = { $player }被迫耗竭了 { $crystals }。
sovereign-play-told-cost-changed = { $player }的卡牌費用在本回合改變：{ $by }。
sovereign-play-told-generated = { $player }產生了 { $count } 個{ $card }，{ $to }。
sovereign-play-told-sanctified = { $player }在彼岸聖化了 { $count } 個輝光之魂。
sovereign-play-told-covered = { $player }將一張牌覆面放在 { $zone }。
sovereign-play-told-covered-card = { $player }將{ $card }覆面放在 { $zone }。
sovereign-play-told-peeked = { $player }檢視了 { $zone } 的覆面牌。
sovereign-play-told-peeked-card = { $player }檢視了 { $zone } 的覆面牌：{ $card }。
sovereign-play-told-shifted = { $player }將覆面牌從 { $from } 移到了 { $zone }。
sovereign-play-told-veiled = { $player }將輝光界域中的{ $card }翻為覆面。
sovereign-play-told-rearmed = { $player }恢復了{ $card }。
sovereign-play-told-broken = { $player }的裝備{ $card }被摧毀了。
sovereign-play-told-vocations-gained = { $player }本回合可多使用 { $count } 次天職。
sovereign-play-told-day-ended = { $player }結束了白晝。
sovereign-play-told-damage-removed = 日落移除了海瑞安身上的所有傷害。
sovereign-play-told-chain-cut = 過多能力互相觸發：其餘的不再生效。
sovereign-play-told-conceded = { $player }認輸了。
sovereign-play-told-won = { $player }獲勝：{ $why }。
sovereign-play-told-drawn = 無人獲勝：{ $why }。
sovereign-play-ending-breakthrough = 直接傷害超過了剩餘的覆面牌
sovereign-play-ending-turn-limit = 最後一個回合已結束
sovereign-play-ending-concession = 對方認輸

## Refusals

sovereign-play-no-over = 對戰已經結束。
sovereign-play-no-decision = 現在由對手決定；請等輪到你時再選擇。
sovereign-play-no-question = 現在問的是別的事；請先回答。
sovereign-play-no-in-hand = { $card }不在你的手牌中；請選擇你手上的牌。
sovereign-play-no-puppet = { $card }在你的輝光界域中，而從那裡只能打出傀儡。
sovereign-play-no-too-dear = { $card }的費用是 { $cost }，你就緒的水晶不足以支付。
sovereign-play-no-tribute = 你無法完整支付{ $card }的獻祭代價；請打出別的牌。
sovereign-play-no-target = { $card }現在沒有可以選擇的對象；請打出別的牌。
sovereign-play-no-zone-named = { $card }要進入戰場：請指定一格。
sovereign-play-no-zone-wanted = { $card }不放在格上：打出時不要指定格。
sovereign-play-no-free-zone = { $zone } 已有海瑞安；請選擇空格。
sovereign-play-no-initial-line = { $zone } 不在你的起始線上，海瑞安從起始線進入。
sovereign-play-no-home-rows = { $zone } 不在你的本陣內，有「先鋒」的海瑞安從本陣進入。
sovereign-play-no-enemy-line-building = { $zone } 在對手的起始線上；建築請放在其他格。
sovereign-play-no-second-building = { $zone } 已有建築；請選擇沒有建築的格。
sovereign-play-no-building-under-enemy = { $zone } 有敵方海瑞安；請在沒有敵人的格建造。
sovereign-play-no-own-haerian = { $zone } 沒有你的海瑞安；請選擇你自己的。
sovereign-play-no-exhausted = { $zone } 的海瑞安已耗竭，恢復之前無法行動。
sovereign-play-no-move-left = { $zone } 的海瑞安本回合的移動已用完；請移動別的。
sovereign-play-no-rooted = { $zone } 的海瑞安被定住了，無法移動；請移動別的。
sovereign-play-no-reach = 從 { $from } 一次移動到不了 { $to }；請選擇相鄰的格。
sovereign-play-no-just-entered = { $zone } 的海瑞安本回合才進入；從你的下個回合起才能戰鬥。
sovereign-play-no-combat-left = { $zone } 的海瑞安本回合的戰鬥行動已用完；請用別的攻擊。
sovereign-play-no-pacified = { $zone } 的海瑞安無法採取戰鬥行動；請用別的攻擊。
sovereign-play-no-adjacent = { $to } 與 { $from } 不相鄰；請攻擊前後左右的目標。
sovereign-play-no-enemy = { $zone } 沒有敵方海瑞安；請攻擊相鄰的敵人。
sovereign-play-no-bulwark = 必須先與相鄰的壁壘戰鬥：它在 { $zone }。
sovereign-play-no-force = { $zone } 的海瑞安戰力為 0；至少要有 1 才能攻擊。
sovereign-play-no-building = { $zone } 沒有建築；請攻擊相鄰的建築。
sovereign-play-no-empty-building = { $zone } 的建築上有海瑞安；只能攻擊空的建築。
sovereign-play-no-enemy-line = { $zone } 的海瑞安不在對手的起始線上，只有在那裡才能直接攻擊對手。
sovereign-play-no-access = 輝光界域的開啟次數：可用 { $quota } 次，已用 { $used } 次；每失去兩張覆面牌可再開啟一次。
sovereign-play-no-puppet-access = 傀儡不能開啟輝光界域；請選擇別的牌。
sovereign-play-no-vocation-left = 你本回合的天職已用完；下個回合才能再用。
sovereign-play-no-such-vocation = 你的職業都沒有這項天職；請使用它們擁有的。
sovereign-play-no-vocation-too-dear = 這項天職的費用是 { $cost }，你就緒的水晶不足以支付。
sovereign-play-no-vocation-target = 這項天職現在沒有可作用的對象；請使用別的。
sovereign-play-no-snare = 這張牌沒有陷阱；請拿到手牌。
sovereign-play-no-equipment = 你沒有在場的{ $card }；請使用你玩家區中的裝備。
sovereign-play-no-ready-equipment = { $card }已耗竭；會在你的下次恢復階段恢復。
sovereign-play-no-more-equipment = 本次戰鬥中你不能再使用裝備；請跳過。
sovereign-play-no-use = 現在不能使用{ $card }：它的條件不成立。
sovereign-play-no-choice = 這裡不能選這個；請從可選的當中選擇。
sovereign-play-no-ready-crystal = 你沒有該顏色的就緒水晶；請用別的顏色支付。
sovereign-play-no-skipping = 這個選擇不能跳過；請從可選的當中選擇。
