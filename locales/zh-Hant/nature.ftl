nature-name = 自然之令
nature-blurb = 率領元素隊形、構築牌庫，擊敗敵方賢者。

## Words

nature-phase-sages = 設置（賢者）
nature-phase-warriors = 設置（戰士）
nature-phase-dawn = 階段 1（黎明）
nature-phase-actions = 階段 2（行動）
nature-phase-markets = 階段 3（市場）
nature-phase-clean-up = 階段 4（整理）

nature-faction-pebble = 岩鼠
nature-faction-droplet = 水蛙
nature-faction-twig = 羊枝
nature-faction-leaf = 葉貓

nature-rows = { $rows ->
    [i] 第一排
    [ii] 第二排
    [iii] 第三排
    [i-ii] 第一排或第二排
    [i-iii] 第一排或第三排
    [ii-iii] 第二排或第三排
   *[other] 任一排
}

nature-space = 第 { $space } 號格
nature-named = { $card }
nature-standing = { $card }（{ $space } 號格）
nature-spot = { $side } 的{ $card }（{ $space } 號格）

## A card in one line

nature-line-elemental = { $kind } · 力量 { $strength } · 血量 { $health } · { $price } · 效果於{ $rows }生效
nature-line-basic = { $kind } · 力量 { $strength } · 血量 { $health } · { $price }
nature-line-command = { $kind } · { $price }
nature-kind-sage = { $faction }賢者
nature-kind-champion = { $faction }元素將軍（等級 { $level }）
nature-kind-warrior = { $faction }元素戰士
nature-kind-basic = { $faction }基礎元素
nature-kind-attack = { $style ->
    [melee] 近戰攻擊指令
   *[ranged] 遠程攻擊指令
}
nature-kind-instant = 立即指令
nature-kind-utility = 能力指令
nature-price = 費用 { $cost }
nature-price-pack = ★

## The text of a card: sentences

nature-text = { $sentences }
nature-text-basic = 沒有效果。
nature-no-effect = 沒有任何效果
nature-dawn = 黎明：{ $effect }。
nature-dawn-needs = 黎明，若此元素至少有 1 個{ $token ->
    [boost] 增強
   *[shield] 護盾
}：{ $effect }。
nature-trigger-auto = 當{ $event }時：{ $effect }。
nature-trigger-ask = 當{ $event }時：你可以{ $effect }。
nature-instant = 當{ $event }時打出：{ $effect }。
nature-utility = 打出：{ $effect }。
nature-faction-action = 等級 { $level } 行動：{ $effect }。
nature-afterwards = 之後{ $effect }。

nature-lends-wounds = 當{ $subject }進行{ $style ->
    [melee] 近戰攻擊
   *[ranged] 遠程攻擊
}時：此元素上每有 1 個傷害指示物，該元素於此次攻擊中力量 +1。
nature-keeps-boosts = 此元素攻擊後，其上的增強不會被移除。
nature-returns-to-hand = 當此元素被擊敗時：回到你的手牌，而不是從遊戲移除。
nature-guards = 當{ $subject }將受到傷害時：你可以改由此元素承受該傷害。
nature-steps-in = 當己方與此元素相鄰的元素將受到傷害時：你可以將兩者交換位置，並改由此元素承受該傷害。

nature-attack-rows = { $attacker }對敵方{ $place }{ $count ->
    [1] { " " }1 個元素
   *[other] 至多 { $count } 個元素
}進行{ $style ->
    [melee] 近戰攻擊
   *[ranged] 遠程攻擊
}。
nature-attack-away = { $attacker }對相隔 { $away } 排距離的{ $count ->
    [1] { " " }1 個敵方元素
   *[other] 至多 { $count } 個敵方元素
}進行{ $style ->
    [melee] 近戰攻擊
   *[ranged] 遠程攻擊
}。
nature-attack-damage = { $targets ->
    [several] 對每個目標造成
   *[one] 造成
}等同其力量的傷害。
nature-attack-damage-changed = { $targets ->
    [several] 對每個目標造成
   *[one] 造成
}等同其力量{ $change ->
    [less] 減 { $count }{ " " }
   *[more] 加 { $count }{ " " }
}的傷害。
nature-shields-become-strength = 移除攻擊者的所有護盾：每移除 1 個，其力量於此次攻擊中 +1。
nature-basic-bonus = 若攻擊者為基礎元素，其力量於此次攻擊中 +{ $count }。

## Events that effects answer

nature-when-attacks = { $subject }{ $style ->
    [melee] 進行近戰攻擊
    [ranged] 進行遠程攻擊
   *[any] 進行攻擊
}
nature-when-attacked = { $subject }受到{ $style ->
    [melee] 近戰攻擊
    [ranged] 遠程攻擊
   *[any] 攻擊
}
nature-when-deals-damage = 此元素以攻擊造成傷害
nature-when-defeats = 此元素以攻擊擊敗敵方元素
nature-when-enters-formation = { $who ->
    [this] 此元素
    [another] 另一個元素
   *[any] 任一元素
}進入己方隊形
nature-when-left-formation = { $who ->
    [this] 此元素
    [another] 另一個元素
   *[any] 任一元素
}離開己方隊形
nature-when-enters-row = { $subject }進入{ $rows }
nature-when-shields-added = { $subject }獲得護盾
nature-when-shields-removed = { $subject }的護盾被移除

## Steps of an effect

nature-then = { $first }，然後{ $later }
nature-choose = 選擇{ $side ->
    [own] 己方
   *[enemy] 敵方
}{ $place }至多 { $count } 個{ $linked }{ $sort }元素，{ $clause }
nature-gain = 獲得{ $what }
nature-put = { $who }放置{ $what }
nature-put-both = { $who }放置 { $boosts } 個增強與 { $shields } 個護盾
nature-put-either = { $who }放置 1 個增強或 1 個護盾
nature-deal = { $who }造成{ $what }
nature-draw = 抽取 { $count } 張牌
nature-draw-if-defeated = 若該元素被此次攻擊擊敗，抽取 { $count } 張牌
nature-discard = 棄掉 { $count } 張手牌
nature-discard-up-to = 棄掉{ $count ->
    [1] { " " }1 張手牌
   *[other] 至多 { $count } 張手牌
}
nature-fetch-up-to = 將你棄牌堆中{ $count ->
    [1] { " " }1 張牌
   *[other] 至多 { $count } 張牌
}移到你的手牌
nature-recall = 將你棄牌堆中 1 張牌移到你的牌庫頂
nature-revive = 將你棄牌堆中 1 個元素移入己方隊形，依召喚的方式放置
nature-attack-from-discard = 從你的棄牌堆打出 1 張攻擊指令
nature-exchange = 將{ $one }和{ $other }交換位置
nature-exchange-two = 將{ $side ->
    [own] 己方
   *[enemy] 敵方
}{ $place }任意 2 個{ $linked }{ $sort }元素交換位置
nature-withdraw = 將{ $who }移到其擁有者的棄牌堆
nature-strip = { $who }移除所有增強與護盾
nature-heal = { $who }移除所有傷害指示物
nature-spend = { $who }移除{ $count ->
    [1] { " " }1 個
   *[other] 至多 { $count } 個
}{ $token ->
    [boost] 增強
   *[shield] 護盾
}
nature-divide-shields = 移除己方所有元素的護盾，然後將相同總數的護盾任意分配放置於己方元素上
nature-reduce = 使該元素受到的傷害減少 { $count } 點
nature-annul = 使該元素受到的傷害變為 0

## How much

nature-what-fixed = { " " }{ $thing ->
    [gold] { $count } 枚金幣
    [boost] { $count } 個增強
    [shield] { $count } 個護盾
   *[damage] { $count } 點傷害
}
nature-what-per-paid = { $count ->
    [1] 等同
   *[other] { "" }
}{ $paid ->
    [card] 棄牌張數
    [boost] 所移除增強數
   *[shield] 所移除護盾數
}{ $count ->
    [1] { "" }
   *[other] { " " }{ $count } 倍
}的{ $thing ->
    [gold] 金幣
    [boost] 增強
    [shield] 護盾
   *[damage] 傷害
}
nature-what-per-token = 等同此元素上{ $token ->
    [boost] 增強數
   *[shield] 護盾數
}的{ $thing ->
    [gold] 金幣
    [boost] 增強
    [shield] 護盾
   *[damage] 傷害
}
nature-what-attack-strength = 等同此次攻擊力量的{ $thing ->
    [gold] 金幣
    [boost] 增強
    [shield] 護盾
   *[damage] 傷害
}
nature-what-some = { $thing ->
    [gold] 金幣
    [boost] 增強
    [shield] 護盾
   *[damage] 傷害
}
nature-more-for = { $clause }；若該元素為{ $faction }，再加{ $more }
nature-per-connected = { $clause }，數量等同與其相鄰的{ $faction }元素數
nature-by-paid = { $clause }：{ $table }
nature-by-paid-more = { $before }，{ $next }
nature-by-paid-entry = { $paid ->
    [card] { $count } 張牌
    [boost] { $count } 個增強
   *[shield] { $count } 個護盾
}為 { $amount } { $thing ->
    [gold] 枚
    [boost] 個
    [shield] 個
   *[damage] 點
}
nature-by-sage-row = { $clause }：你的賢者位於第一排時為 { $first }，第二排時為 { $second }，第三排時為 { $third }

## Whom

nature-who-this = { $role ->
    [on] 在此元素上
    [to] 對此元素
    [from] 從此元素上
   *[other] 此元素
}
nature-who-this-in-rows = 位於{ $rows }的此元素
nature-who-that = { $role ->
    [on] 在該元素上
    [to] 對該元素
    [from] 從該元素上
   *[other] 該元素
}
nature-who-attacker = { $role ->
    [on] 在攻擊者身上
    [to] 對攻擊者
    [from] 從攻擊者身上
   *[other] 攻擊者
}
nature-who-sage = { $role ->
    [on] 在你的賢者身上
    [to] 對你的賢者
    [from] 從你的賢者身上
   *[other] 你的賢者
}
nature-who-them = { $role ->
    [on] 在這些元素上各
    [to] 對這些元素各
    [from] 從這些元素上各
   *[other] 這些元素
}
nature-who-one = { $role ->
    [on] 在
    [to] 對
    [from] 從
   *[other] { "" }
}{ $side ->
    [own] 己方
   *[enemy] 敵方
}{ $place }{ $role ->
    [subject] { $another ->
        [yes] 另一個
       *[no] 任一
    }
   *[other] { $another ->
        [yes] 另 1 個
       *[no] { " " }1 個
    }
}{ $linked }{ $sort }元素{ $role ->
    [on] 上
    [from] 上
   *[other] { "" }
}
nature-who-each = { $role ->
    [on] 在
    [to] 對
    [from] 從
   *[other] { "" }
}{ $side ->
    [own] 己方
   *[enemy] 敵方
}{ $place }每個{ $linked }{ $sort }元素{ $role ->
    [on] 上
    [from] 上
   *[other] { "" }
}
nature-sort-any = { "" }
nature-sort-no-sage = 非賢者
nature-sort-faction = { $faction }
nature-sort-faction-no-sage = 非賢者{ $faction }
nature-place-any = { "" }
nature-place = { $rows }
nature-linked-any = { "" }
nature-linked-sage = 與你的賢者相鄰的
nature-linked-this = 與此元素相鄰的
nature-linked-both = 與此元素及你的賢者相鄰的

## The log

nature-event-sage-chosen = { $seat } 選擇了賢者{ $card }。
nature-event-warriors-chosen = { $seat } 祕密選定了戰士。
nature-event-warriors-revealed = { $seat } 公開了戰士：左為{ $left }，右為{ $right }。
nature-event-turn-began = 第 { $turn } 回合開始：輪到 { $side }。
nature-event-phase-began = { $phase }開始。
nature-event-said-done = { $seat } 表示結束此階段。
nature-event-dawn-used = { $seat } 使用了{ $card }（{ $space } 號格）的黎明效果。
nature-event-summoned = { $seat } 將{ $card }召喚到 { $space } 號格。
nature-event-revived = { $seat } 將{ $card }從棄牌堆移回 { $space } 號格。
nature-event-attacked = { $seat } 打出{ $command }：{ $attacker }攻擊了{ $targets }。
nature-event-played = { $seat } 打出了{ $card }。
nature-event-instant-played = { $seat } 為{ $target }打出{ $command }回應。
nature-event-passed = { $seat } 跳過。
nature-event-faction-action-taken = { $seat } 執行了{ $sage }的等級 { $level } 派系行動。
nature-event-exchanged = { $one }與{ $other }交換了位置。
nature-event-drew = { $seat } 抽到了{ $cards }。
nature-event-drew-hidden = { $seat } 抽了 { $count } 張牌。
nature-event-reshuffled = { $seat } 將棄牌堆洗成新的牌庫。
nature-event-discarded = { $seat } 棄掉了{ $card }。
nature-event-fetched = { $seat } 將{ $card }從棄牌堆收回手牌。
nature-event-recalled = { $seat } 將{ $card }從棄牌堆放到牌庫頂。
nature-event-bought = { $seat } 以 { $price } 枚金幣購買了{ $card }。
nature-event-bought-into-formation = { $seat } 以 { $price } 枚金幣購買了{ $card }，直接放到 { $space } 號格。
nature-event-sold = { $seat } 出售了{ $card }。
nature-event-refreshed = { $seat } 刷新了{ $market ->
    [elementals] 元素市場
   *[commands] 指令市場
}。
nature-event-turned-up = { $market ->
    [elementals] 元素市場
   *[commands] 指令市場
}翻出了{ $card }。
nature-event-gold-gained = { $side } 獲得了 { $count } 枚金幣。
nature-event-boosts-put = { $spot }獲得了 { $count } 個增強。
nature-event-shields-put = { $spot }獲得了 { $count } 個護盾。
nature-event-boosts-removed = { $spot }失去了 { $count } 個增強。
nature-event-shields-removed = { $spot }失去了 { $count } 個護盾。
nature-event-reduced = { $spot }將受到的傷害減少了 { $count } 點。
nature-event-annulled = { $spot }將受到的傷害變為 0。
nature-event-redirected = { $to }挺身承受了原本針對{ $from }的傷害。
nature-event-damaged = { $spot }受到了 { $count } 點傷害。
nature-event-healed = { $spot }移除了所有傷害指示物。
nature-event-defeated = { $spot }被擊敗了。
nature-event-defeated-by = { $spot }被 { $seat } 擊敗了。
nature-event-returned = { $card }回到了 { $seat } 的手牌。
nature-event-withdrawn = { $spot }移到了其擁有者的棄牌堆。
nature-event-level-gained = { $seat } 升到了等級 { $level }。
nature-event-champion-unlocked = { $seat } 解鎖了元素將軍{ $card }與等級 { $level } 的派系行動。
nature-event-reformed = { $side } 的{ $card }從 { $from } 號格遞補到 { $to } 號格。
nature-event-triggered = { $spot }的效果觸發了。
nature-event-declined = { $seat } 放棄了{ $card }（{ $space } 號格）的效果。
nature-event-attack-failed = { $command }的攻擊落空了。
nature-event-conceded = { $seat } 認輸了。
nature-event-turn-limit-reached = 已達到 { $count } 回合的上限。
nature-event-drawn = 遊戲以平手結束。
nature-event-won = { $count ->
    [1] { $winners } 獲勝，成為元素之主！
   *[other] { $winners } 獲勝，共同成為元素之主！
}

## Refusals

nature-reason-game-over = 遊戲已經結束，不能再做任何事。
nature-reason-has-conceded = 你已經認輸，你的座位不再行動。
nature-reason-not-your-turn = 現在是對手的回合，請等到輪到你回應。
nature-reason-answer-first = 必須先由其他人回答問題，請稍候。
nature-reason-not-an-answer = 這不是目前問題的答案，請從提供的選項中選擇。
nature-reason-not-asked = 目前沒有要求這麼做，請從提供的行動中選擇。
nature-reason-wrong-phase = 這只能在{ $phase }進行。
nature-reason-already-done = 你已經完成這部分，請等待其他人。
nature-reason-sage-taken = { $card }已被選走，請選擇另一位賢者。
nature-reason-not-a-sage = { $card }不是賢者，請選擇賢者。
nature-reason-not-your-warriors = 請從你自己的賢者牌組選擇 2 張不同的戰士。
nature-reason-not-in-hand = { $card }不在你的手牌中，請使用手上的牌。
nature-reason-not-in-discard = { $card }不在你的棄牌堆中，請選擇棄牌堆裡的牌。
nature-reason-no-such-space = 隊形中沒有 { $space } 號格。
nature-reason-empty-space = { $space } 號格是空的，請選擇有元素的格子。
nature-reason-space-taken = { $space } 號格已被占用，請選擇空格。
nature-reason-formation-full = 你的隊形已滿，需要有空格才行。
nature-reason-not-frontmost = 元素必須放在有空格的最前排，目前是{ $rows }。
nature-reason-not-an-elemental = { $card }不是元素，只有元素可以召喚。
nature-reason-no-action-points = 已沒有行動點，請結束此階段。
nature-reason-instant-as-action = { $card }是立即指令，請在己方元素受到攻擊時打出。
nature-reason-not-an-attack = { $card }不是攻擊指令，攻擊需要打出攻擊指令。
nature-reason-not-a-utility = { $card }不是能力指令，只有能力指令能這樣打出。
nature-reason-not-an-instant = { $card }不是立即指令，只有立即指令能回應攻擊。
nature-reason-attacker-row = 攻擊者必須位於{ $rows }。
nature-reason-has-attacked = { $card }本回合已經攻擊過，請用其他元素攻擊。
nature-reason-out-of-reach = 此指令打不到 { $space } 號格，請選擇範圍內的目標。
nature-reason-no-attack-possible = 目前己方沒有任何元素能以{ $card }攻擊。
nature-reason-target-count = { $count ->
    [1] 請剛好選擇 1 個目標。
   *[other] 請選擇 1 到 { $count } 個目標。
}
nature-reason-not-connected = { $one } 號格與 { $other } 號格不相鄰，請交換相鄰的兩格。
nature-reason-nothing-to-draw = 你的牌庫與棄牌堆都是空的，沒有牌可抽。
nature-reason-no-dawn-effect = { $card }沒有黎明效果。
nature-reason-not-the-owner = { $card }屬於你的隊友，只有其擁有者能使用它的效果。
nature-reason-not-there-at-dawn = { $card }在回合開始時不在適用的排，其黎明效果要等到之後的回合。
nature-reason-wrong-row = { $card }的效果只在{ $rows }生效。
nature-reason-dawn-used = { $card }的黎明效果本回合已經用過，每回合只能使用一次。
nature-reason-nothing-to-do = 現在這麼做不會有任何效果。
nature-reason-cannot-be-done = { $card }要求的事目前無法做到。
nature-reason-locked = 此派系行動要到等級 { $level } 才會解鎖。
nature-reason-no-such-action = 沒有這個派系行動，派系行動在等級 4、6、8 解鎖。
nature-reason-faction-action-taken = 你本回合已經執行過派系行動，每回合以一次為限。
nature-reason-sage-gone = 你的賢者已被擊敗，不能再執行派系行動。
nature-reason-not-on-display = { $card }不在市場上，請購買市場展示的牌。
nature-reason-not-enough-gold = 這需要 { $price } 枚金幣，但你的陣營只有 { $gold } 枚。
nature-reason-only-elementals-stand = { $card }不是元素，只能買到你的棄牌堆。
nature-reason-market-deck-empty = 此市場的牌庫已空，不能刷新。
nature-reason-not-attacked = { $space } 號格的元素沒有受到攻擊，請選擇受到攻擊的元素。
nature-reason-wrong-style = { $card }不能回應這種攻擊。
nature-reason-wrong-faction = { $card }不能用於這個派系的元素。
nature-reason-hand-too-large = 請先再棄掉 { $count } 張牌：手牌上限為 5 張。
nature-reason-not-offered = 這不在選項之中，請從提供的選項中選擇。

## Questions

nature-prompt-wait = 等待其他玩家。
nature-prompt-over = 遊戲結束。
nature-prompt-sage = 選擇你的賢者。
nature-prompt-warriors = 選擇站在賢者左右兩側的戰士。
nature-prompt-dawn = 階段 1（黎明）：{ $count ->
    [0] 沒有可使用的黎明效果，請結束此階段。
   *[other] 可使用 { $count } 個黎明效果。
}
nature-prompt-actions = 階段 2（行動）：你的陣營有 { $count } 點行動點。
nature-prompt-markets = 階段 3（市場）：購買、出售或刷新；你的陣營有 { $count } 枚金幣。
nature-prompt-clean-up = 階段 4（整理）：{ $count ->
    [0] 棄掉任意張牌，然後結束此階段並抽到 5 張。
   *[other] 至少棄掉 { $count } 張牌，然後結束此階段並抽到 5 張。
}
nature-prompt-instants = { $attacker }以{ $command }發動攻擊：要打出立即指令嗎？
nature-prompt-redirect = 要由{ $guard }代替{ $target }承受 { $count } 點傷害嗎？
nature-prompt-reform = 你的隊形出現空格：要由哪個元素遞補？
nature-prompt-choose-own = { $card }：選擇 1 個己方元素{ $optional ->
    [yes] ，或到此為止。
   *[no] 。
}
nature-prompt-choose-enemy = { $card }：選擇 1 個敵方元素{ $optional ->
    [yes] ，或到此為止。
   *[no] 。
}
nature-prompt-use = 要使用{ $card }的效果嗎？
nature-prompt-discard = { $card }：{ $how ->
    [optional] 至多再棄掉 { $count } 張牌，或到此為止。
    [exact] 選擇要棄掉的牌；還須棄掉 { $count } 張。
   *[first] 選擇要棄掉的牌，總共至多 { $count } 張。
}
nature-prompt-take = { $card }：{ $optional ->
    [yes] 從你的棄牌堆至多再拿取 { $count } 張牌，或到此為止。
   *[no] 選擇你棄牌堆中的 1 張牌。
}
nature-prompt-spend = { $card }：要移除幾個{ $token ->
    [boost] 增強
   *[shield] 護盾
}？
nature-prompt-divide = { $card }：還有 { $count } 個護盾要放置到己方元素上。
nature-prompt-boost-or-shield = { $card }：增強還是護盾？
nature-prompt-revive = { $card }：要將棄牌堆中的哪個元素放到哪一格？
nature-prompt-attack-from-discard = { $card }：要用棄牌堆中的哪張指令攻擊？

## Choices

nature-label-sage = 選擇{ $card }作為賢者
nature-label-warriors = 左為{ $left }，右為{ $right }
nature-label-dawn = 使用{ $who }的黎明效果
nature-label-summon = 將{ $card }召喚到 { $space } 號格
nature-label-attack = { $command }：以{ $attacker }攻擊{ $targets }
nature-label-play = 打出{ $card }
nature-label-swap = 交換{ $one }與{ $other }
nature-label-draw = 抽 1 張牌
nature-label-faction = 執行等級 { $level } 的派系行動
nature-label-end = 結束此階段
nature-label-buy = 以 { $count } 枚金幣購買{ $card }
nature-label-buy-into-formation = 以 { $count } 枚金幣購買{ $card }，直接放到 { $space } 號格
nature-label-sell = 以 { $count } 枚金幣出售{ $card }
nature-label-refresh = 花 1 枚金幣刷新{ $market ->
    [elementals] 元素市場
   *[commands] 指令市場
}
nature-label-discard = 棄掉{ $card }
nature-label-instant = 為{ $who }打出{ $card }
nature-label-pass = 不打出立即指令
nature-label-accept = 接受
nature-label-decline = 放棄
nature-label-choose = 選擇己方的{ $who }
nature-label-target = 選擇敵方的{ $who }
nature-label-take = 拿取{ $card }
nature-label-done = 選擇完畢
nature-label-spend = 移除 { $count } 個
nature-label-put = 在{ $who }上放置 { $count } 個護盾
nature-label-boost = 增強
nature-label-shield = 護盾
nature-label-move = 將{ $who }遞補到 { $space } 號格

## 設定的錯誤

nature-setup-seats = 由 2 人或 4 人遊玩（CN-2.1.1）
nature-setup-turn-limit = 須為 1 到 10000（R61）
nature-setup-sage-twice = { $sage } 出現兩次，但每位賢者只有一位（R9）
nature-setup-sages = 賢者有 { $sages }
nature-setup-sage-count = { $seats } 個座位列出了 { $count } 位賢者；每個座位一位
