estro-name = Estro 靈質
estro-blurb = 五種靈質、250 張卡、變化萬千的天賦：守住己方戰場，清空對手的戰場。

## Words

estro-ardo = 熾焰
estro-granito = 磐岩
estro-armonio = 諧律
estro-illusio = 幻影
estro-manpo = 御象

estro-value-atk = 攻擊
estro-value-def = 防禦
estro-value-hel = 治癒
estro-value-dex = 敏捷
estro-value-map = 操控
estro-value-tot = 總值
estro-value-primary = 主值

estro-seat = { $seat }{ " " }
estro-of-seat = { $seat }{ " " }
estro-enemy = 敵方
estro-enemy-first = 敵方
estro-of-enemy = 敵方
estro-card = { $card }
estro-spot = { $card }（#{ $number }）
estro-of-spot = { $card }（#{ $number }）
estro-face-down = 覆蓋的卡（#{ $number }）
estro-face-down-first = 覆蓋的卡（#{ $number }）
estro-of-face-down = 覆蓋的卡（#{ $number }）
estro-place = #{ $number } 號位置
estro-of-place = #{ $number } 號位置
estro-lane = 戰線 { $lane }，縱深 { $depth }

estro-nothing = { "" }
estro-or-more = { $before }、{ $next }
estro-or-last = { $before }或{ $next }

## Zones

estro-zone-military = 軍事區
estro-zone-tech = 科技區
estro-zone-medical = 醫療區
estro-zone-civil = 平民區
estro-zone-control = 控制區
estro-zone-text = 常駐效果：雙方每張正面的{ $estro }卡{ $value } +2。區域之力，每場對局一次：{ $power }
estro-power-military = 在你的回合或攻擊進行中，從手牌獻祭 1 張熾焰卡，使己方 1 張熾焰卡永久 +4 攻擊。
estro-power-tech = 攻擊進行中，將參與此次攻擊的對方卡的攻擊與防禦互換，僅限此次攻擊。
estro-power-medical = 當己方 1 張諧律卡將被摧毀時，該卡留在戰場上。
estro-power-civil = 攻擊進行中，將參與此次攻擊的己方幻影卡的敏捷加倍，僅限此次攻擊。
estro-power-control = 在你的回合或攻擊進行中，使己方 1 張正面的卡永久變為御象。

## Modes

estro-mode-duel = 對戰模式
estro-mode-duel-text = 一對一：自第 5 輪結束起，戰場上沒有卡的一方落敗。
estro-mode-inferno = 煉獄二對二
estro-mode-inferno-text = 兩隊各兩人，隊友共用己方戰場，並有兩個區域同時生效。
estro-mode-single = 單人模式
estro-mode-single-text = 獨自對抗五艘星艦及其守衛與警報，並有道具相助。
estro-mode-conquest = 征服區域
estro-mode-conquest-text = 五個區域戰場：輪末在 3 個區域各有至少 3 點區域點的玩家獲勝。
estro-mode-bastion = 最後堡壘
estro-mode-bastion-text = 二至四名夢者合作，在三條戰線上抵擋夢魘潮十輪。
estro-mode-strategist = 謀略模式
estro-mode-strategist-text = 第 7 輪之前不能攻擊，第 8 輪結束前無人能獲勝。
estro-mode-mnemonic = 記憶模式
estro-mode-mnemonic-text = 一切計算全憑心算：標記與總和都被隱藏，每次出錯都要失去一張手牌。
estro-mode-luck = 運氣平衡器
estro-mode-luck-text = 卡被對手摧毀時獲得冥幣，可用來抽牌、保護卡或召來新卡。
estro-mode-lucid = 清醒夢
estro-mode-lucid-text = 磐岩卡以諧律卡為支援，築起生命護盾；每種靈質都有專屬規則。
estro-mode-dial = 遺忘羅盤
estro-mode-dial-text = 失去戰場上的卡的玩家轉動羅盤，25 個扇區之一立即生效。
estro-mode-chimera = 奇美拉
estro-mode-chimera-text = 提前一回合宣告，將一張空白卡與一張天賦卡合為一張擁有兩種靈質的卡。
estro-mode-rift = 次元裂隙
estro-mode-rift-text = 每回合一次，你可以摧毀己方 1 張卡，換來次元牌庫頂的卡。
estro-mode-ambush = 幻影伏擊
estro-mode-ambush-text = 當覆蓋的卡被摧毀時，可讓一張幻影卡從手牌躍上戰場。

## Starships and objects

estro-ship-cinderlance = 燼槍號
estro-ship-basalt-ark = 玄武方舟號
estro-ship-choral-haven = 頌歌港號
estro-ship-veilrunner = 逐紗號
estro-ship-axiom-drift = 公理漂流號
estro-ship-cinderlance-text = 舷側齊射：你目前總值最高的正面的卡被摧毀。
estro-ship-basalt-ark-text = 隔艙：此星艦恢復 60 點護盾（上限 300），戰場上每張守衛永久 +5 防禦。
estro-ship-choral-haven-text = 第二樂章：隨機 1 張被摧毀的守衛覆蓋回到此星艦，煥然一新。
estro-ship-veilrunner-text = 竊取心智：你隨機棄掉 2 張手牌。
estro-ship-axiom-drift-text = 反轉：直到你的下個回合結束，你攻擊時的相剋加成與減成互換，且你的骰子不給加成。

estro-object-ion-lance = 離子長槍
estro-object-ion-lance-text = 1 艘失去守衛的星艦失去 60 點護盾。
estro-object-breach-charge = 破口炸藥
estro-object-breach-charge-text = 任意 1 艘星艦失去 30 點護盾，但至少保留 1 點。
estro-object-scanner-drone = 掃描無人機
estro-object-scanner-drone-text = 翻開你選擇的 2 張守衛。
estro-object-deep-scan = 深層掃描
estro-object-deep-scan-text = 查看 1 艘星艦所有覆蓋的守衛，它們保持覆蓋。
estro-object-jammer = 干擾器
estro-object-jammer-text = 1 個倒數中的警報 +3。
estro-object-alarm-cutter = 警報切斷器
estro-object-alarm-cutter-text = 1 艘星艦的警報在本場對局中永久停止。
estro-object-salvage-claw = 打撈爪
estro-object-salvage-claw-text = 你焚化爐中的 1 張卡回到手牌。
estro-object-stasis-pod = 靜滯艙
estro-object-stasis-pod-text = 你焚化爐中的 1 張卡正面進入己方戰場，其天賦永久封印。
estro-object-aegis-field = 神盾力場
estro-object-aegis-field-text = 己方 1 張卡直到你的下個回合開始前不能被摧毀。
estro-object-decoy-hull = 誘餌艦殼
estro-object-decoy-hull-text = 反應，當守衛攻擊時：改由己方另一張卡成為守方。
estro-object-overclock = 超頻
estro-object-overclock-text = 己方 1 張正面的卡永久 +8 主值。
estro-object-weighted-die = 灌鉛骰子
estro-object-weighted-die-text = 反應，擲骰時：你的骰子顯示你選擇的點數。
estro-object-static-burst = 靜電爆發
estro-object-static-burst-text = 守衛在下個星艦回合不攻擊。
estro-object-gravity-net = 重力網
estro-object-gravity-net-text = 1 張正面的守衛在接下來 2 個星艦回合不能攻擊。
estro-object-solvent = 溶劑
estro-object-solvent-text = 1 張正面的守衛永久 −12 主值。
estro-object-null-signal = 歸零訊號
estro-object-null-signal-text = 1 張正面的守衛的天賦永久封印。
estro-object-supply-drop = 空投補給
estro-object-supply-drop-text = 抽 2 張牌。
estro-object-second-wind = 再起之風
estro-object-second-wind-text = 本回合你多 1 次攻擊。
estro-object-twin-link = 雙生連結
estro-object-twin-link-text = 己方 1 張卡本回合可以攻擊兩次，每次都計入你的攻擊次數。
estro-object-estro-prism = 靈質稜鏡
estro-object-estro-prism-text = 己方 1 張正面的卡永久變為你選擇的靈質。
estro-object-lure-beacon = 誘敵信標
estro-object-lure-beacon-text = 在下個星艦回合，只要你現在選擇的己方卡仍在戰場上，守衛都必須攻擊它。
estro-object-recall-tether = 召回繫繩
estro-object-recall-tether-text = 己方 1 張卡從戰場回到手牌；本回合你可以多出 1 張牌。
estro-object-memory-shard = 記憶碎片
estro-object-memory-shard-text = 己方 1 張正面的卡已使用的一次（1V）天賦可以再次使用；若它在出牌時生效，則立即生效。
estro-object-void-grenade = 虛空手榴彈
estro-object-void-grenade-text = 1 張總值 65 以下的正面的守衛被摧毀。
estro-object-last-breath = 最後一息
estro-object-last-breath-text = 反應，當你將因戰場無卡而落敗時：你牌庫頂的卡正面進入戰場，其天賦永久封印。

## The Oblivion Dial

estro-category-dragonfly = 蜻蜓效應（增益）
estro-category-moth = 飛蛾效應（減益）
estro-category-swarm = 蟲群效應（混沌）

estro-sector-emergency-reboot = 緊急重啟
estro-sector-emergency-reboot-text = 被摧毀的卡立即正面回到失主的戰場。
estro-sector-echo-recall = 回聲召回
estro-sector-echo-recall-text = 被摧毀的卡回到失主的手牌。
estro-sector-quick-synapse = 快速突觸
estro-sector-quick-synapse-text = 失主抽 1 張牌。
estro-sector-sorted-thoughts = 整理思緒
estro-sector-sorted-thoughts-text = 失主抽 2 張牌，然後棄 1 張牌。
estro-sector-armour-of-grief = 悲慟之甲
estro-sector-armour-of-grief-text = 失主選擇自己 1 張正面的卡，永久 +8 主值。
estro-sector-shared-fury = 同仇敵愾
estro-sector-shared-fury-text = 失主每張正面的卡 +3 主值，直到失主的下個回合結束。
estro-sector-phoenix-shell = 鳳凰之殼
estro-sector-phoenix-shell-text = 失主選擇自己 1 張卡，直到失主的下個回合開始前不能被摧毀。
estro-sector-vengeful-spark = 復仇火花
estro-sector-vengeful-spark-text = 以攻擊或天賦摧毀該卡的對方卡若仍正面在戰場上，永久 −8 主值。
estro-sector-vacuum-gate = 真空之門
estro-sector-vacuum-gate-text = 失主可以將 1 張手牌正面放到戰場上，其天賦永久封印。
estro-sector-second-chance = 第二次機會
estro-sector-second-chance-text = 失主獲得一次重擲自己骰子的機會，可用於之後的對決；至多保留 2 次。
estro-sector-aftershock = 餘震
estro-sector-aftershock-text = 失主隨機棄掉 1 張手牌。
estro-sector-cold-ash = 冷灰
estro-sector-cold-ash-text = 被摧毀的卡離開遊戲。
estro-sector-contagion = 感染
estro-sector-contagion-text = 失主目前總值最低的正面的卡永久 −5 主值。
estro-sector-chain-collapse = 連鎖崩塌
estro-sector-chain-collapse-text = 失主目前總值最低的卡被摧毀；覆蓋的卡視為 0。
estro-sector-numbness = 麻痺
estro-sector-numbness-text = 失主的下個回合只能攻擊 1 次。
estro-sector-short-circuit = 短路
estro-sector-short-circuit-text = 失主跳過下一次必須的抽牌。
estro-sector-mute = 靜默
estro-sector-mute-text = 失主隨機 1 張正面的天賦卡被封印，直到失主的下個回合結束。
estro-sector-floodlight = 探照燈
estro-sector-floodlight-text = 失主所有覆蓋的卡都被翻開。
estro-sector-zone-drift = 區域漂移
estro-sector-zone-drift-text = 目前的區域隨機換成另一個。
estro-sector-mind-exchange = 心智交換
estro-sector-mind-exchange-text = 失主與對手隨機互換 1 張手牌，不再歸還。
estro-sector-value-storm = 數值風暴
estro-sector-value-storm-text = 直到本輪結束，每張正面的卡的最高值與最低值互換。
estro-sector-estro-roulette = 靈質輪盤
estro-sector-estro-roulette-text = 隨機 1 張正面的卡永久變為另一種隨機靈質。
estro-sector-stray-bolt = 流彈
estro-sector-stray-bolt-text = 戰場上隨機 1 張卡被摧毀。
estro-sector-resonance = 共鳴
estro-sector-resonance-text = 失主與對手各抽 1 張牌。
estro-sector-inversion = 逆轉
estro-sector-inversion-text = 直到本輪結束，相剋加成與減成互換。

## A card in one line

estro-line = { $estro } · 攻擊 { $atk } · 防禦 { $def } · 治癒 { $hel } · 敏捷 { $dex } · 操控 { $map } · 總值 { $tot } · { $gift }
estro-line-empty = 空白卡
estro-line-once = 天賦：一次（1V）
estro-line-always = 天賦：常駐（∞）

## The text of a card: when, whether and what

estro-text-empty = 這是空白卡，沒有天賦。
estro-text = { $when }：{ $effect }。
estro-text-may = { $when }，你可以{ $effect }。
estro-text-if = { $when }，若{ $condition }：{ $effect }。
estro-text-if-may = { $when }，若{ $condition }，你可以{ $effect }。

estro-when-played = 僅一次，正面出牌或翻開時
estro-when-static = 只要此卡為正面
estro-when-main = 僅一次，在你的回合任意時機
estro-when-turn-start = 你的每個回合開始時
estro-when-turn-end = 你的每個回合結束時
estro-when-round-end = 每輪結束時
estro-when-reroll = 每回合一次，在此卡的對決中擲骰時
estro-when-force-reroll = 僅一次，在此卡的對決中擲骰時
estro-when-clash = 在此卡的每次對決中
estro-when-attacks = 每當此卡攻擊時
estro-when-attacks-certain = 每當此卡攻擊{ $card }時
estro-when-attacked = 每當此卡受到攻擊時
estro-when-attacked-by-certain = 每當此卡受到{ $card }攻擊時
estro-when-in-attack = 每當此卡攻擊或受到攻擊時
estro-when-underdog = 在此卡目前總值低於對方卡的每次對決中
estro-when-attacked-once = 僅一次，當此卡受到攻擊時
estro-when-ally-attacked = 僅一次，當{ $who }受到攻擊時
estro-when-survives-each-turn = 每回合一次，當此卡挺過攻擊時
estro-when-survives = 僅一次，當此卡挺過攻擊時
estro-when-survives-certain = 僅一次，當此卡挺過{ $card }的攻擊時
estro-when-kills = 每回合一次，當此卡以攻擊摧毀卡後
estro-when-dies = 僅一次，被摧毀時（覆蓋時亦然）
estro-when-dies-by-attack = 僅一次，被攻擊摧毀時（覆蓋時亦然）
estro-when-would-die = 僅一次，將被摧毀時（覆蓋時亦然）
estro-when-ally-would-die-once = 僅一次，當{ $who }將被摧毀時
estro-when-ally-would-die = 每當{ $who }將被摧毀時
estro-when-enemy-gift-once = 僅一次，當對手{ $scope ->
    [this] 對此卡
    [ally] 對己方的卡
   *[any] { "" }
}使用{ $gift }時
estro-when-enemy-gift = 每當對手{ $scope ->
    [this] 對此卡
    [ally] 對己方的卡
   *[any] { "" }
}使用{ $gift }時
estro-when-enemy-plays = 僅一次，當對手{ $face ->
    [up] 正面打出或翻開{ $card }
    [down] 覆蓋打出{ $card }
   *[any] 打出（不論正面或覆蓋）或翻開{ $card }
}時

## Conditions

estro-if-zone = { $zone }生效中
estro-if-round = 已到第 { $round } 輪或之後
estro-if-allies = 己方另有至少 { $count } 張正面的{ $sort }卡
estro-if-enemies = 對手有至少 { $count } 張正面的{ $sort }卡
estro-if-fewer-cards = 己方戰場的卡比對手少
estro-if-more-cards = 己方戰場的卡比對手多
estro-if-hand = { $count ->
    [0] 你沒有手牌
   *[other] 你的手牌不超過 { $count } 張
}
estro-if-incinerator = 你的焚化爐至少有 { $count } 張卡
estro-if-own-tot-less = 此卡目前總值低於對方卡
estro-if-opponent-estro = 對方卡為{ $estro }
estro-if-first-attack = 這是本回合第一次攻擊
estro-if-destroyed-by-attack = 此卡是被攻擊摧毀的
estro-if-was-face-down = 此卡原為覆蓋

## Kinds of gifts

estro-gift-any = 天賦
estro-gift-of = { $tags }類天賦
estro-tag-buff = 強化
estro-tag-debuff = 削弱
estro-tag-destroy = 摧毀
estro-tag-protect = 保護
estro-tag-draw = 抽牌
estro-tag-discard = 棄牌
estro-tag-revive = 復歸
estro-tag-steal = 奪取
estro-tag-copy = 複製
estro-tag-swap = 互換
estro-tag-reveal = 揭示
estro-tag-estro = 靈質轉換
estro-tag-attack = 攻勢
estro-tag-dice = 骰子
estro-tag-coin = 硬幣
estro-tag-zone = 區域
estro-tag-silence = 封印
estro-tag-counter = 反制

## Which cards

estro-who-this = 此卡
estro-who-that = 該卡
estro-who-attacker = 攻方卡
estro-who-one = { $pool ->
    [own] { " " }1 張{ $such }{ $face }己方{ $sort }卡
    [another] 另 1 張{ $such }{ $face }己方{ $sort }卡
    [enemy] { " " }1 張{ $such }{ $face }敵方{ $sort }卡
    [either] 任一方 1 張{ $such }{ $face }{ $sort }卡
   *[either-other] 任一方另 1 張{ $such }{ $face }{ $sort }卡
}
estro-who-up-to = { $pool ->
    [own] 至多 { $count } 張{ $such }{ $face }己方{ $sort }卡
    [another] 至多另 { $count } 張{ $such }{ $face }己方{ $sort }卡
    [enemy] 至多 { $count } 張{ $such }{ $face }敵方{ $sort }卡
    [either] 雙方至多 { $count } 張{ $such }{ $face }{ $sort }卡
   *[either-other] 雙方至多另 { $count } 張{ $such }{ $face }{ $sort }卡
}
estro-who-each = { $pool ->
    [own] 每張{ $such }{ $face }己方{ $sort }卡
    [another] 其他每張{ $such }{ $face }己方{ $sort }卡
    [enemy] 每張{ $such }{ $face }敵方{ $sort }卡
    [either] 雙方每張{ $such }{ $face }{ $sort }卡
   *[either-other] 雙方其他每張{ $such }{ $face }{ $sort }卡
}
estro-who-card = { $such }{ $sort }卡
estro-face-up = 正面的
estro-face-hidden = 覆蓋的
estro-face-any = 正面或覆蓋的
estro-faces-up = 正面的
estro-faces-hidden = 覆蓋的
estro-faces-any = 正面或覆蓋的
estro-sort-empty = 空白
estro-sort-gift = 天賦
estro-sort-estro = { $estri }
estro-sort-estro-empty = { $estri }空白
estro-sort-estro-gift = { $estri }天賦
estro-sorts-empty = 空白
estro-sorts-estro-empty = { $estri }空白
estro-such = { $qualities }的
estro-such-tot-at-most = 總值 { $number } 以下
estro-such-tot-at-least = 總值 { $number } 以上
estro-such-primary-at-most = 主值 { $number } 以下
estro-such-primary-at-least = 主值 { $number } 以上
estro-such-damaged = 數值曾被永久降低

## What a gift does

estro-plus = +{ $amount } { $value }
estro-minus = −{ $amount } { $value }
estro-effect-give = 使{ $who }{ $count ->
    [1] 永久
   *[other] 各永久
} { $change }
estro-effect-give-all = 使目前戰場上{ $who }永久 { $change }
estro-effect-aura = { $who } { $change }
estro-effect-double = 使此卡自身的{ $value }永久加倍
estro-effect-halve = 使{ $who }的{ $value }永久減半（無條件捨去）
estro-effect-set = 使{ $who }的{ $value }永久變為 { $amount }
estro-effect-swap-own = 將此卡的{ $value }與{ $with }永久互換
estro-effect-swap-with = 將此卡的{ $value }與{ $who }的{ $value }永久互換
estro-effect-drain = 使{ $who }永久失去至多 { $amount } 點{ $value }，此卡永久獲得所失去的數值
estro-effect-pack = { $who }使此卡 { $change }，至多 +{ $cap }
estro-effect-lone = 己方戰場沒有其他卡時，此卡 { $change }
estro-effect-growth = 使此卡永久 { $change }，直到此天賦共給予 +{ $cap }
estro-effect-burnout = 使此卡永久 { $change }，但進場的回合除外
estro-effect-zone-bond = { $zone }生效期間，此卡 { $change }
estro-effect-round-surge = 自第 { $round } 輪起，此卡 { $change }
estro-effect-coin-boost = 猜正面或反面並擲硬幣；猜中則使此卡永久 { $change }
estro-effect-coin-gamble = 猜正面或反面並擲硬幣。猜中：{ $right }。猜錯：{ $wrong }
estro-effect-die-boost = 擲一顆骰子，每 1 點使此卡永久 { $change }
estro-effect-reroll-own = 重擲自己的骰子
estro-effect-force-reroll = 讓對手的骰子重擲
estro-die-face = { $face }
estro-effect-loaded-die = 你的骰子擲出 { $faces } 時，{ $count ->
    [1] 也
   *[other] 同樣
}給予此卡主值 +5 的加成
estro-effect-die-block = 對方卡得不到骰子加成
estro-effect-surge = 此卡於此次對決 { $change }
estro-effect-estro-shield = 攻方的相剋加成視為 0
estro-effect-estro-mastery = 此卡的相剋減成視為 0
estro-effect-pierce = 守方的{ $value }在其總值中視為 0；比較主值時仍照常計算
estro-effect-breaker = 只要主值超過守方主值的 { $times }/{ $of } 倍也能獲勝，不必超過兩倍
estro-effect-steadfast = 攻方的主值即使超過兩倍也不能擊敗此卡，只有更高的總值才行
estro-effect-pacify = 使{ $who }直到其操控者的下個回合結束前不能攻擊
estro-effect-stealth = 若攻方還能選擇己方另一張沒有此天賦的正面的卡，就不能攻擊此卡
estro-effect-taunt = 敵方的卡攻擊時，若能選擇此卡或其他有此天賦的卡，就必須選擇
estro-effect-intercept = 改由此卡成為守方
estro-effect-mirage = 將攻擊隨機轉移到己方另一張可被攻擊的卡
estro-effect-extra-attack = 本回合你多 { $count } 次攻擊，須使用尚未攻擊的卡
estro-effect-double-strike = 在你的每個回合可以攻擊兩次，每次都計入你的攻擊次數
estro-effect-rampage = 立即以此卡攻擊另一張卡，不計入你的攻擊次數
estro-effect-destroy = 摧毀{ $who }
estro-effect-sacrifice = 獻祭己方戰場上另一張卡。若如此做：{ $effect }
estro-effect-survive = 此卡不被摧毀
estro-effect-save-ally = 拯救該卡：該卡不被摧毀
estro-effect-martyr = 改由此卡代替其被摧毀
estro-effect-turn-shield = 使{ $who }直到你的下個回合開始前不能被摧毀，但仍可被獻祭
estro-effect-gift-ward = 敵方的{ $gift }不能以此卡為目標，也不能影響此卡
estro-effect-return-to-hand = 此卡回到其擁有者的手牌，而不留在焚化爐
estro-effect-return-to-deck = 此卡置於其擁有者的牌庫底，而不留在焚化爐
estro-effect-draw = 抽 { $count } 張牌
estro-effect-loot = 抽 { $draw } 張牌，然後棄掉你選擇的 { $discard } 張牌
estro-effect-enemy-discard-random = 對手隨機棄掉 { $count } 張牌
estro-effect-enemy-discard = 對手自選棄掉 { $count } 張牌
estro-effect-peek = 隨機查看對手的 { $count } 張手牌
estro-effect-scry = 查看你牌庫頂的 { $count } 張牌，並以任意順序放回
estro-effect-tutor = 從你的牌庫隨機將 1 張{ $card }展示並加入手牌，然後洗牌
estro-effect-extra-play = 從手牌再打出 1 張{ $card }，正面或覆蓋皆可
estro-effect-hand-limit = 你的回合結束時可保留至多 { $count } 張手牌，而非 5 張
estro-effect-skip-draw = 對手跳過下一次必須的抽牌
estro-effect-bounce = 使{ $who }回到其擁有者的手牌
estro-effect-delayed = 預備此天賦。在你{ $turns ->
    [1] 下個回合
   *[other] 之後的第 { $turns } 個回合
}開始時，若此卡仍在己方戰場、為正面且未被封印（否則此天賦視為未使用）：{ $effect }
estro-effect-revive = 使你焚化爐中的 1 張{ $card }正面回到己方戰場
estro-effect-recover = 從你的焚化爐將 1 張{ $card }收回手牌
estro-effect-grave-rob = 使對手焚化爐中的 1 張{ $card }正面進入己方戰場
estro-effect-without-gift = { $effect }，其天賦永久封印
estro-effect-counter = 反制該天賦，使其無效
estro-effect-silence = 使{ $who }的天賦永久封印
estro-effect-silence-aura = { $who }的常駐（∞）天賦被封印
estro-effect-copy-gift = 此卡的天賦變為{ $who }的天賦的全新複製（會複製或恢復天賦者除外）；若該天賦在出牌時生效，則立即生效
estro-effect-recharge = 使{ $who }已使用的天賦可以再次使用（會複製或恢復天賦者除外）；若該天賦在出牌時生效，則立即生效
estro-effect-seize-turn = 取得{ $who }的操控權直到回合結束；若它尚未攻擊，可以攻擊
estro-effect-seize = 永久取得{ $who }的操控權
estro-effect-copy-values = 使此卡的五個數值永久變為與{ $who }相同
estro-effect-reveal = 翻開{ $count ->
    [1] { " " }1 張覆蓋的敵方卡
   *[other] 至多 { $count } 張覆蓋的敵方卡
}，但不算出牌
estro-effect-hide = 將{ $who }覆蓋
estro-effect-change-estro = 使{ $who }永久變為{ $estro }
estro-effect-choose-estro = 使{ $who }永久變為你選擇的靈質
estro-effect-chameleon = 選擇此卡於此次攻擊視為何種靈質
estro-effect-zone-shift-random = 目前的區域隨機換成另一個
estro-effect-zone-shift = 目前的區域換成你選擇的另一個
estro-effect-zone-refresh = 目前區域的區域之力可以再次使用
estro-effect-if = 若{ $condition }，{ $effect }
estro-effect-choice = 由你選擇：（1）{ $one }；或（2）{ $other }
estro-effect-cleanse = 解除{ $who }所有永久降低數值的效果，以及一切有期限的限制與封印
estro-effect-exile = 使對手焚化爐中你選擇的 { $count } 張卡離開遊戲
estro-effect-own-discard = 棄掉你選擇的 { $count } 張牌

## The log

estro-event-turn-began = 第 { $round } 輪：{ $player }的回合。
estro-event-dreamers-began = 第 { $round } 輪：夢者行動。
estro-event-round-ended = 第 { $round } 輪結束。
estro-event-drew = { $player }抽了 { $count } 張牌。
estro-event-drew-card = { $player }抽到了{ $card }。
estro-event-draw-skipped = { $player }跳過了抽牌。
estro-event-no-draw = { $player }沒有抽牌：牌庫已空。
estro-event-played = { $player }正面打出了{ $spot }。
estro-event-played-down = { $player }覆蓋打出了{ $spot }。
estro-event-played-hidden = { $player }覆蓋打出了一張卡（#{ $number }）。
estro-event-supported = { $player }打出{ $spot }作為{ $under }的支援。
estro-event-chimera-played = { $player }打出了奇美拉{ $spot }，帶有{ $donor }的天賦。
estro-event-chimera-declared = { $player }宣告下個回合要打出奇美拉。
estro-event-entered = { $spot }{ $how }進入了戰場。
estro-entry-revived = 從焚化爐
estro-entry-rift = 穿過次元裂隙
estro-entry-ambush = 以幻影伏擊
estro-entry-tokens = 以三枚冥幣為代價
estro-entry-sector = 因遺忘羅盤
estro-entry-object = 藉由道具
estro-entry-reinforcement = 作為夢魘潮的增援
estro-entry-guardian = 作為被星艦召回的守衛
estro-event-flipped = { $player }翻開了{ $spot }。
estro-event-shown = { $spot }被翻為正面。
estro-event-turned-down = { $spot }被翻為覆蓋。
estro-event-gift = { $spot }的天賦發動。
estro-event-gift-on = { $spot }的天賦發動，目標：{ $targets }。
estro-event-gift-countered = { $spot }反制了{ $gift }的天賦。
estro-event-value-rose = { $spot }的{ $value }由 { $from } 升為 { $to }。
estro-event-value-fell = { $spot }的{ $value }由 { $from } 降為 { $to }。
estro-event-token-put = { $spot }獲得了總值 +5 的標記。
estro-event-estro-changed = { $spot }變為{ $estro }。
estro-event-principal-named = { $spot }視為{ $estro }。
estro-event-attack-declared = { $attacker }攻擊{ $defender }。
estro-event-attack-declared-as = { $attacker }以{ $estro }攻擊{ $defender }。
estro-event-attack-redirected = { $attacker }轉而攻擊{ $defender }。
estro-event-defender-changed = { $to }代替{ $from }成為守方。
estro-event-attack-stopped = { $spot }停止了攻擊。
estro-event-attack-broken = 攻擊中斷：其中一張卡已不在對決中。
estro-event-power-used = { $player }使用了{ $zone }的區域之力。
estro-event-power-on = { $player }對{ $spot }使用了{ $zone }的區域之力。
estro-event-power-burnt = { $player }獻祭{ $card }，對{ $spot }使用了{ $zone }的區域之力。
estro-event-die-rolled = { $player }擲出 { $face } 點。
estro-event-die-rerolled = { $player }重擲：{ $face } 點。
estro-event-coin-flipped = { $player }猜{ $call ->
    [heads] 正面
   *[tails] 反面
}，硬幣擲出{ $shows ->
    [heads] 正面
   *[tails] 反面
}：{ $right ->
    [yes] 猜中！
   *[no] 猜錯。
}
estro-event-clashed = 對決：{ $attack }；{ $defence }。{ $verdict }
estro-sum-plain = { $card } { $total }（主值：{ $value } { $primary }）
estro-sum = { $card } { $current } { $parts } = { $total }（主值：{ $value } { $primary }）
estro-sum-surge-plus = +{ $amount }（天賦與效果）
estro-sum-surge-minus = −{ $amount }（天賦與效果）
estro-sum-shield-plus = +{ $amount }（支援、已受損傷與效果）
estro-sum-shield-minus = −{ $amount }（支援、已受損傷與效果）
estro-sum-die = +{ $amount }（骰子 { $face }：{ $estro }）
estro-sum-bonus = +{ $amount }（{ $estro }對{ $against }）
estro-sum-malus = −{ $amount }（{ $estro }對{ $against }）
estro-verdict-tot = { $attacker }擊敗{ $defender }：總值 { $attack } 對 { $defence }。
estro-verdict-primary = { $attacker }以主值擊敗{ $defender }：{ $attack-value } { $attack } 壓倒{ $defence-value } { $defence }。
estro-verdict-resists = { $defender }抵擋成功。
estro-verdict-shield-falls = { $defender }的生命護盾耗盡。
estro-verdict-shield-holds = { $defender }的生命護盾撐住了。
estro-event-shield-damaged = { $spot }的生命護盾受損：{ $damage }／{ $strength }。
estro-event-saved = { $spot }逃過了摧毀。
estro-event-saved-by = { $spot }使{ $saved }免於摧毀。
estro-event-destroyed = { $spot }{ $cause }被摧毀。
estro-cause-attack = 因攻擊
estro-cause-gift = 因天賦
estro-cause-object = 因道具
estro-cause-skill = 因星艦技能
estro-cause-sector = 因遺忘羅盤
estro-cause-rift = 為開啟次元裂隙
estro-cause-group = 因生命護盾耗盡
estro-event-sacrificed = { $player }獻祭了{ $card }。
estro-event-discarded = { $player }棄掉了{ $card }。
estro-event-to-hand = { $card }進入了{ $player }的手牌。
estro-event-under-deck = { $card }置於{ $player }的牌庫底。
estro-event-exiled = { $card }離開了遊戲。
estro-event-inhibited = { $spot }的天賦永久封印。
estro-event-inhibited-for-now = { $spot }的天賦暫時封印。
estro-event-gift-copied = { $spot }複製了{ $from }的天賦。
estro-event-recharged = { $spot }的天賦可以再次使用。
estro-event-armed = { $spot }的天賦已預備，{ $turns } 回合後生效。
estro-event-primed = { $spot }的天賦已就緒，等待時機。
estro-event-seized = { $player }取得了{ $from }的{ $spot }的操控權。
estro-event-pacified = { $spot }暫時不能攻擊。
estro-event-shielded = { $spot }暫時不能被摧毀。
estro-event-cleansed = { $spot }擺脫了一切負面效果。
estro-event-attacks-gained = { $player }本回合多 { $count } 次攻擊。
estro-event-draw-will-be-skipped = { $player }將跳過下一次必須的抽牌。
estro-event-hand-seen = { $player }看到了{ $of }的手牌：{ $cards }。
estro-event-hand-peeked = { $player }看了{ $of }的 { $count } 張手牌。
estro-event-deck-seen = { $player }看了自己牌庫頂的 { $count } 張牌：{ $cards }。
estro-event-deck-looked-at = { $player }看了自己牌庫頂的 { $count } 張牌。
estro-event-fetched = { $player }從牌庫取出{ $card }並洗牌。
estro-event-hands-exchanged = { $player }與{ $other }互換了 1 張手牌。
estro-event-hand-exchanged = { $player }給出{ $gave }，得到{ $got }。
estro-event-zone-changed = { $from }換成了{ $to }。
estro-event-zone-refreshed = { $zone }的區域之力可以再次使用。
estro-event-modifiers-inverted = 相剋加成與減成暫時互換。
estro-event-token-gained = { $player }獲得 1 枚冥幣，現有 { $count } 枚。
estro-event-tokens-spent = { $player }花費了 { $count } 枚冥幣。
estro-event-dial-spun = { $player }轉動遺忘羅盤，扇區：{ $sector }。{ $text }
estro-event-reroll-kept = { $player }保留了一次重擲，可用於之後的對決。
estro-event-numbed = { $player }的下個回合只能攻擊一次。
estro-event-rift-opened = { $player }開啟了次元裂隙。
estro-event-object-received = 獲得新道具：{ $object }。
estro-event-object-used = 使用了道具：{ $object }。
estro-event-object-dropped = 丟棄了道具：{ $object }。
estro-event-ship-damaged = 星艦{ $ship }失去 { $damage } 點護盾，剩餘 { $left } 點。
estro-event-ship-destroyed = 星艦{ $ship }被摧毀了！
estro-event-alarm-rings = { $ship }的警報顯示 { $count }。
estro-event-alarm-stopped = { $ship }的警報永久停止。
estro-event-skill-fired = { $ship }發動技能。{ $text }
estro-event-horde-moved = { $spot }推進到戰線 { $lane }，縱深 { $depth }。
estro-event-bastion-hit = { $spot }擊中堡壘：失去 { $damage } 點量子連結，剩餘 { $left } 點。
estro-event-dreamer-done = { $player }完成了此階段。
estro-event-inspired-deployment = { $spot }的天賦在此無用：{ $player }獲得戰術靈感，多一次突觸行動。
estro-event-inspired-analysis = { $spot }的天賦在此無用：{ $player }獲得戰術靈感，抽兩張牌留一張。
estro-event-inspired-terrain = { $spot }的天賦在此無用：{ $player }獲得戰術靈感，一個總值 +5 的標記。
estro-event-declared = { $player }宣告 { $total }：{ $right ->
    [yes] 正確。
   *[no] 錯誤。
}
estro-event-slipped = { $player }試圖做違反規則的事。
estro-event-went-out = { $player }出局：牌庫與手牌皆已用盡。
estro-event-exhausted = { $player }的牌庫與手牌皆已用盡，無牌可抽。
estro-event-chain-cut = 天賦連鎖過長，已被中止。
estro-event-conceded = { $player }認輸了。
estro-event-no-winner = { $why }無人獲勝。
estro-event-won = { $why }{ $count ->
    [1] { $winners } 獲勝！
   *[other] { $winners } 共同獲勝！
}
estro-ending-elimination = 有一方的戰場上已沒有卡。
estro-ending-exhaustion = 牌庫與手牌皆已用盡，無牌可抽。
estro-ending-last-round = 最後一輪結束。
estro-ending-conquest = 清點區域：三個區域各三點以決勝負。
estro-ending-ships = 所有星艦都已被摧毀。
estro-ending-bastion-fell = 最後的量子連結斷絕，堡壘陷落。
estro-ending-bastion-held = 最後堡壘守住了。
estro-ending-last-wave = 最後一波已被擊潰：夢魘潮不剩一卡。
estro-ending-standstill = 局面不再有任何變化。
estro-ending-concession = 對局以認輸告終。

## Refusals

estro-reason-match-over = 對局已經結束，不能再做任何事。
estro-reason-not-your-turn = 現在不是你的回合，請等到輪到你。
estro-reason-answer-first = 必須先由其他人回答問題，請稍候。
estro-reason-not-an-answer = 這不是目前問題的答案，請從提供的選項中選擇。
estro-reason-not-now = 現在不能這麼做，請從提供的行動中選擇。
estro-reason-play-first = 請先從手牌出牌：每回合必須出一張牌。
estro-reason-already-played = 你本回合已經出過牌，每回合以一張為限。
estro-reason-not-in-hand = { $card }不在你的手牌中，請使用手上的牌。
estro-reason-not-there = { $card }不在可選的卡之中，請選擇可選的卡。
estro-reason-empty-slot = #{ $number } 號位置沒有卡，請選擇戰場上的卡。
estro-reason-not-yours = #{ $number } 號卡不是你的，請使用你操控的卡。
estro-reason-not-an-enemy = #{ $number } 號卡不是敵方的卡，請攻擊對方的卡。
estro-reason-no-face-down-yet = 第 { $round } 輪之後才能覆蓋出牌，請正面出牌。
estro-reason-must-support = { $card }必須作為磐岩的支援打出，因為你有正面且仍有空位的磐岩。
estro-reason-no-support = #{ $number } 號卡不能接受支援，請選擇支援少於 2 張的正面磐岩。
estro-reason-not-a-second-card = { $card }不能作為第二張卡：須在己方戰場恰有一張卡時正面打出御象。
estro-reason-needs-cell = 請指定卡要放在哪裡。
estro-reason-bad-cell = 卡不能放在那裡，請選擇提供的位置。
estro-reason-cell-taken = 那裡已有防守的卡，請選擇空位。
estro-reason-field-not-full = 九個位置都被占滿時才能替換，請將卡打到空位。
estro-reason-chimera-not-declared = 奇美拉須提前一回合宣告，請在回合開始時宣告。
estro-reason-has-chimera = 你的戰場上已有奇美拉，同時只能有一張。
estro-reason-not-a-chimera = 奇美拉以空白卡為宿主、以天賦卡為被吸收卡。
estro-reason-is-face-up = #{ $number } 號卡已經是正面。
estro-reason-is-face-down = #{ $number } 號卡是覆蓋的，請先翻開。
estro-reason-put-down-this-turn = #{ $number } 號卡是本回合才覆蓋的，請在之後的回合翻開。
estro-reason-no-attacks-yet = 直到第 { $round } 輪（含）為止都不能攻擊。
estro-reason-no-attacks-left = 你本回合已沒有攻擊次數。
estro-reason-has-attacked = #{ $number } 號卡本回合已經攻擊過，請用其他卡攻擊。
estro-reason-cannot-attack = #{ $number } 號卡現在不能攻擊，請用其他卡攻擊。
estro-reason-stealthy = #{ $number } 號卡躲在其他卡之後，請先攻擊那些卡。
estro-reason-taunted-away = 不能選擇 #{ $number } 號卡：另一張卡吸引了所有攻擊。
estro-reason-out-of-reach = 從這裡打不到 #{ $number } 號卡，請選擇附近的目標。
estro-reason-out-of-range = #{ $number } 號卡不在攻擊範圍內；請攻擊守方所在格的夢魘潮卡，若無，則攻擊同戰線外側下一區的卡。
estro-reason-no-defender-cell = 守方只能位於縱深 1 至 3，請選擇其中的空格。
estro-reason-granito-never-attacks = #{ $number } 號卡是磐岩，在清醒夢中不能攻擊，請用其他卡攻擊。
estro-reason-not-as-granito = 在清醒夢中，奇美拉 #{ $number } 不能以磐岩攻擊，請指定另一種靈質。
estro-reason-rift-needs-own = 裂隙須以自己的卡開啟，#{ $number } 號卡不是你的。
estro-reason-is-support = #{ $number } 號卡是支援，不能被攻擊，請攻擊它的磐岩。
estro-reason-name-estro = #{ $number } 號卡：奇美拉攻擊時須指定其中一種靈質，其他卡則不指定。
estro-reason-ship-guarded = { $ship }還有守衛，請先摧毀它們。
estro-reason-ship-destroyed = { $ship }已經被摧毀。
estro-reason-power-closed = 此區域未生效，或現在不能使用其區域之力。
estro-reason-power-used = 此區域之力已經用過，每場對局只能使用一次。
estro-reason-power-misfit = 此區域之力不能用在這裡，或現在不是使用的時機。
estro-reason-no-gift-now = #{ $number } 號卡現在沒有可使用的天賦。
estro-reason-gift-used = #{ $number } 號卡的天賦已經用過：一次（1V）天賦只能使用一次。
estro-reason-gift-inhibited = #{ $number } 號卡帶有封印的天賦。
estro-reason-no-target = 不能為此選擇 #{ $number } 號卡，請選擇提供的卡。
estro-reason-rift-closed = 裂隙每回合可開啟一次，須在出牌之後、首次攻擊之前。
estro-reason-indestructible = #{ $number } 號卡現在不能被摧毀，無法開啟裂隙，請選擇其他卡。
estro-reason-no-object = 你沒有道具{ $object }。
estro-reason-object-useless = { $object }現在沒有作用，請留待適當時機。
estro-reason-no-tokens = 你的冥幣不足，或現在不是使用時機。
estro-reason-no-actions-left = 你的突觸行動不足。
estro-reason-must-engage = 你有防守的卡與夢魘潮的卡同格，請先用它攻擊。
estro-reason-is-done = 你已完成此階段，請等待其他人。
estro-reason-not-your-command = #{ $number } 號卡屬於另一位夢者，請指揮你打出的卡。

## Questions

estro-prompt-over = 對局結束。
estro-prompt-wait = 等待其他玩家。
estro-prompt-declare-chimera = 要宣告下個回合打出奇美拉（空白卡與天賦卡合為一張）嗎？
estro-prompt-draw-two = 你有 { $count } 枚冥幣：要花 1 枚改抽 2 張牌嗎？
estro-prompt-play = 從手牌出一張牌，正面或覆蓋。
estro-prompt-play-zone = 從手牌出一張牌到其中一個區域，正面或覆蓋。
estro-prompt-play-up = 從手牌以正面出一張牌；第 { $round } 輪起才可覆蓋。
estro-prompt-play-chimera = 從手牌出一張牌，或將一張空白卡與一張天賦卡一起作為奇美拉打出。
estro-prompt-main = { $count ->
    [0] 你已沒有攻擊次數：使用其他想用的，然後結束回合。
   *[other] 你還有 { $count } 次攻擊：攻擊、翻開卡、使用天賦，或結束回合。
}
estro-prompt-main-not-now = 現在沒有可以攻擊的對象：使用想用的，然後結束回合。
estro-prompt-main-no-attacks = 第 { $round } 輪之前不能攻擊：翻開卡、使用天賦，或結束回合。
estro-prompt-main-unsaid = 攻擊、翻開卡、使用天賦，或結束回合。
estro-prompt-dreamer = 你還有 { $count } 次突觸行動：出牌、攻擊、使用天賦，或跳過。
estro-prompt-dreamer-engaged = 你還有 { $count } 次突觸行動；與夢魘潮同格的防守卡必須攻擊。
estro-prompt-extra-play = { $source }讓你再出一張牌：要出哪一張？
estro-prompt-respond = { $attacker }攻擊{ $defender }：回應或跳過。
estro-prompt-after-power = 區域之力改變了攻擊：繼續、另選目標，還是停止？
estro-prompt-principal = { $spot }要視為哪種靈質？
estro-prompt-use-gift = 要使用{ $source }的天賦嗎？
estro-prompt-protect = { $spot }即將被摧毀：要拯救它，還是放手？
estro-prompt-order = 你有多個天賦同時生效：哪個先？
estro-prompt-target = { $card }：選擇戰場上的 1 張卡。
estro-prompt-targets = { $card }：選擇戰場上至多 { $count } 張卡；已選 { $chosen } 張。
estro-prompt-sacrifice = { $card }：要獻祭己方哪張卡？
estro-prompt-ashes = 選擇焚化爐中的 1 張卡。
estro-prompt-ashes-for = { $card }：選擇焚化爐中的 1 張卡。
estro-prompt-either = { $card }：選擇哪個效果？
estro-prompt-opponent = { $card }：選擇哪位對手？
estro-prompt-coin = { $card }：正面還是反面？
estro-prompt-estro = 選擇一種靈質。
estro-prompt-estro-for = { $card }：選擇一種靈質。
estro-prompt-zone = { $card }：選擇一個區域。
estro-prompt-discard = 選擇要棄掉的牌；還須棄掉 { $count } 張。
estro-prompt-arrange = 接下來哪張牌放到牌庫頂？最後選的在最上面；還須選 { $count } 張。
estro-prompt-reroll = 你擲出 { $own }，對方擲出 { $other }：要重擲你的骰子嗎？
estro-prompt-force-reroll = 你擲出 { $own }，對方擲出 { $other }：要讓對方的骰子重擲嗎？
estro-prompt-face = 你的骰子要顯示幾點？
estro-prompt-total = 你的卡的對決總值是多少？
estro-prompt-outcome = 守方被摧毀，還是抵擋成功？
estro-prompt-rampage = { $spot }可以立即再次攻擊：攻擊誰？
estro-prompt-ambush = 幻影伏擊：要從手牌將 1 張幻影卡放到戰場上嗎？
estro-prompt-vacuum-gate = 真空之門：要將 1 張手牌放到戰場上（天賦封印）嗎？
estro-prompt-deck-to-field = 要花 3 枚冥幣，讓牌庫中隨機 1 張卡進入戰場（天賦封印）嗎？
estro-prompt-cell = { $card }要放在哪裡？
estro-prompt-armour-of-grief = 悲慟之甲：你的哪張正面卡永久主值 +8？
estro-prompt-phoenix-shell = 鳳凰之殼：你的哪張卡在你下個回合開始前不會被摧毀？
estro-prompt-object = { $object }：選擇 1 張卡。
estro-prompt-ship = { $object }：選擇 1 艘星艦。
estro-prompt-drop-object = 你只能持有 3 個道具：要丟棄哪一個？
estro-prompt-last-breath = 你的戰場已空：要使用最後一息嗎？
estro-prompt-uncover = 選擇 1 張覆蓋的守衛翻開；還須選 { $count } 張。
estro-prompt-inspiration = { $card }：其天賦在此無用。選擇一項戰術靈感的獎勵。
estro-prompt-keep-card = 要留下兩張牌中的哪一張？
estro-prompt-power = { $spot }即將被摧毀：要使用{ $zone }的區域之力留住它嗎？

## Choices

estro-label-play = 正面打出{ $card }
estro-label-play-down = 覆蓋打出{ $card }
estro-label-play-at = 正面打出{ $card }：{ $cell }
estro-label-play-down-at = 覆蓋打出{ $card }：{ $cell }
estro-label-support = 打出{ $card }作為{ $spot }的支援
estro-label-chimera = 打出奇美拉：宿主{ $host }，被吸收卡{ $donor }
estro-label-chimera-at = 打出奇美拉：宿主{ $host }，被吸收卡{ $donor }：{ $cell }
estro-label-flip = 翻開{ $spot }
estro-label-attack = 以{ $attacker }攻擊{ $target }
estro-label-attack-as = 以{ $attacker }（視為{ $estro }）攻擊{ $target }
estro-label-strike = 以{ $attacker }攻擊星艦{ $ship }
estro-label-power = 使用{ $zone }的區域之力
estro-label-power-on = 對{ $spot }使用{ $zone }的區域之力
estro-label-power-burn = 獻祭{ $card }，使用{ $zone }的區域之力
estro-label-power-burn-on = 獻祭{ $card }，對{ $spot }使用{ $zone }的區域之力
estro-label-activate = 使用{ $spot }的天賦
estro-label-rift = 開啟次元裂隙：摧毀{ $spot }
estro-label-use = 使用{ $object }
estro-label-drop = 丟棄{ $object }
estro-label-substitute = 以{ $card }正面替換{ $spot }
estro-label-substitute-down = 以{ $card }覆蓋替換{ $spot }
estro-label-tokens-draw = 花費 1 枚冥幣：抽 2 張牌
estro-label-tokens-protect = 花費 2 枚冥幣：本回合保護該卡
estro-label-tokens-field = 花費 3 枚冥幣：一張卡進入戰場
estro-label-declare = 宣告奇美拉
estro-label-accept = 是
estro-label-pass = 跳過
estro-label-done = 選擇完畢
estro-label-end = 結束回合
estro-label-continue = 繼續攻擊
estro-label-redirect = 改為攻擊{ $spot }
estro-label-stop = 停止攻擊
estro-label-target = 選擇{ $spot }
estro-label-card = 選擇{ $card }
estro-label-heads = 正面
estro-label-tails = 反面
estro-label-estro = { $estro }
estro-label-zone = { $zone }
estro-label-ship = 選擇{ $ship }
estro-label-one = 第一個效果
estro-label-other = 第二個效果
estro-label-opponent = 選擇 { $seat }
estro-label-order = 先發動{ $spot }的天賦
estro-label-face = 骰子顯示 { $face } 點
estro-label-total = 宣告 { $total }
estro-label-destroyed = 守方被摧毀
estro-label-resists = 守方抵擋成功
estro-label-cell = 放在這裡：{ $cell }
estro-label-deployment = 快速部署：多一次突觸行動
estro-label-analysis = 前線分析：抽 2 張牌，留 1 張
estro-label-terrain = 善用地形：在 1 張防守卡上放置總值 +5 的標記

## 設定的錯誤

estro-setup-seats = 由 1 到 4 人遊玩（ES-8.0.1）
estro-setup-played-by = { $frame } 的人數是 { $counts }（{ $rule }）
estro-setup-only-seats = 只有 { $seats } 個座位
estro-setup-mode-twice = { $mode } 出現兩次
estro-setup-one-frame = 一場對戰只有一個框架，不能有多個：{ $frames }（ES-8.0.1）
estro-setup-no-mode = 沒有「{ $mode }」這個模式；模式有 { $modes }
estro-setup-no-mode-near = 沒有「{ $mode }」這個模式；你是指「{ $near }」嗎？
estro-setup-apart = { $frame } 與 { $extra } 不能一起使用：{ $why }（ES-8.0.1、R28）
estro-setup-apart-guardians = 這個模式不能攻擊，但守衛必須攻擊
estro-setup-apart-engagement = 這個模式不能攻擊，但防守卡必須攻擊
estro-setup-apart-decks = 守衛沒有每種靈質五張卡的牌庫
estro-setup-apart-supports = 每格只有一張防守卡，不能有支援
estro-setup-apart-luck = 沒有可以平衡運氣的對手
estro-setup-apart-swamped = 合作遊戲會因此失去平衡
estro-setup-all-dealt = inferno 隨機發給所有牌庫（ES-8.3.1）
estro-setup-needs-chosen = format=random 隨機發給所有牌庫（ES-2.6）；自選牌庫須用 format=chosen
estro-setup-long-list = 卡的列表最多 { $most } 位元組
estro-setup-no-deck = 須為以逗號分開的卡 id 列表，或現成牌庫：{ $ids }
estro-setup-no-deck-near = 沒有這個現成牌庫；你是指「{ $near }」嗎？
estro-setup-first = 須為 random 或座位 1 到 { $seats }（ES-2.9）
estro-setup-human-starts = 在 single 由玩家先開始（ES-8.6.3）
estro-setup-horde-first = 在 bastion 夢魘潮先行動，然後是所有夢者（ES-8.10.6）
estro-setup-all-zones = 在 conquest 五個區域都在桌上（ES-8.8.1）
estro-setup-human-power = 在 single 只有玩家使用區域之力（ES-8.6.2）
estro-setup-dreamer-power = 在 bastion 只有一位夢者可使用一次區域之力（ES-8.10.5）
estro-setup-belongs = 只用於 { $modes }（{ $rule }）

## 牌庫的錯誤

estro-deck-too-large = { $bytes } 位元組太多：牌庫最多 { $most }
estro-deck-not-text = 這一行不是文字；牌庫每行一張卡，用 id 或英文名
estro-deck-no-card = 沒有「{ $card }」這張卡
estro-deck-no-card-near = 沒有「{ $card }」這張卡；你是指「{ $near }」嗎？
estro-deck-twice = { $card } 已在牌庫中：牌庫不能有兩張相同的卡（ES-2.4）
estro-deck-count = 牌庫有 { $count } 張不同的卡：自選 { $chosen } 張並隨機加入 { $drawn } 張（ES-2.5），或清醒夢的 { $lucid } 張，每種靈質五張（ES-8.5.1）
estro-deck-not-chosen = 牌庫有 { $count } 張不同的卡：自選 { $chosen } 張並隨機加入 { $drawn } 張（ES-2.5）
estro-deck-not-lucid = 牌庫有 { $count } 張不同的卡：清醒夢自選 { $lucid } 張，每種靈質五張（ES-8.5.1）
estro-deck-of-estro = { $estro } { $count } 張
estro-deck-uneven = { $lucid } 張卡是清醒夢的牌庫，每種靈質 { $each } 張（ES-8.5.1），但這裡有 { $found }
estro-deck-more = 還有 { $count } 個這樣的錯誤
