# 全螢幕程式與牌桌。

## 程式說的話

mazzo-tui-asked = 座位{ $seat }：{ $prompt }
mazzo-tui-busy = 其他人行動中……
mazzo-tui-thinking-for = { $what }{ $seconds } 秒
mazzo-tui-hint-title = 提示
mazzo-tui-hint-thinking = 困難等級的電腦正在思考提示……（按 Esc 停止）
mazzo-tui-hint-ready = 提示準備好了：按 h 顯示。
mazzo-tui-hint-keys = Enter：照做 · 其他鍵：回到清單，* 標示提示
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

mazzo-tui-hints-menu = ↑↓ Enter 1-9  h 提示  : 輸入  w 閱讀  / 查卡  u 收回  l 語言  ? 說明  q 離開
mazzo-tui-hints-team = ↑↓ Enter  m 隊友  h 提示  : 輸入  w 閱讀  / 查卡  u 收回  ? 說明  q 離開
mazzo-tui-hints-busy = Tab 牌桌、紀錄  w 閱讀  / 查卡  u 收回  l 語言  ? 說明  q 離開
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
    h  提示：強的電腦在你的位置會怎麼做，比其他選擇好多少
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
mazzo-tui-verb-sovereign-exchange = 換牌
mazzo-tui-verb-sovereign-begin = 先攻
mazzo-tui-verb-sovereign-move = 移動
mazzo-tui-verb-sovereign-fight = 戰鬥
mazzo-tui-verb-sovereign-raze = 攻擊建築
mazzo-tui-verb-sovereign-strike = 直接攻擊對手
mazzo-tui-verb-sovereign-access = 開啟輝光界域
mazzo-tui-verb-sovereign-vocation = 天職
mazzo-tui-verb-sovereign-pay = 支付
mazzo-tui-verb-sovereign-haerian = 選擇海瑞安
mazzo-tui-verb-sovereign-building = 選擇建築
mazzo-tui-verb-sovereign-cover = 選擇覆面牌
mazzo-tui-verb-sovereign-zone = 選擇一格
mazzo-tui-verb-sovereign-equipment = 選擇裝備
mazzo-tui-verb-sovereign-crystal = 選擇水晶
mazzo-tui-verb-sovereign-mode = 選擇效果
mazzo-tui-verb-sovereign-bottom = 置於底部
mazzo-tui-verb-sovereign-top = 置於頂部
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
mazzo-tui-nature-phase-dawn = 1 黎明
mazzo-tui-nature-phase-actions = 2 行動
mazzo-tui-nature-phase-markets = 3 市場
mazzo-tui-nature-phase-clean-up = 4 整理
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

## Sovereign

mazzo-tui-sovereign-status = 第 { $turn } 回合 · { $player } · { $phase }
mazzo-tui-sovereign-status-late = 第 { $turn } 回合（第 { $last } 回合後覆面牌多者勝）· { $player } · { $phase }
mazzo-tui-sovereign-status-mulligan = 準備：換牌
mazzo-tui-sovereign-status-starter = 準備：決定先攻
mazzo-tui-sovereign-status-over = 戰鬥結束，第 { $turn } 回合
mazzo-tui-sovereign-you = { $player }（你）
mazzo-tui-sovereign-now = 目前：
mazzo-tui-sovereign-shown = 你看到：
mazzo-tui-sovereign-picked-up = 從 { $zone } 拾起：
mazzo-tui-sovereign-picking-up = { $zone } 的覆面牌正被拾起
mazzo-tui-sovereign-playing = { $player }打出{ $card }
mazzo-tui-sovereign-playing-at = { $player }在 { $zone } 打出{ $card }
mazzo-tui-sovereign-resolving = { $card }的能力
mazzo-tui-sovereign-no-crystals = 無水晶
mazzo-tui-sovereign-count-vocations = 天職{ $count }
mazzo-tui-sovereign-count-hand = 手牌{ $count }
mazzo-tui-sovereign-count-chronicles = 編年史{ $count }
mazzo-tui-sovereign-count-wall = 牆{ $count }
mazzo-tui-sovereign-count-realms = 界域{ $down }+{ $up } { $used }/{ $quota }
mazzo-tui-sovereign-count-afterlife = 彼岸{ $count }
mazzo-tui-sovereign-count-afterlife-top = 彼岸{ $count } { $card }
mazzo-tui-sovereign-window-none = 未用裝備
mazzo-tui-sovereign-window-used = 已用 { $cards }
mazzo-tui-sovereign-window-you-decide = 輪到你
mazzo-tui-sovereign-window-decides = 正在決定
mazzo-tui-sovereign-window-passed = 已跳過
mazzo-tui-sovereign-window-waits = 等待中
mazzo-tui-sovereign-window-closed = 雙方結束
mazzo-tui-sovereign-fighter-gone = （已離場）
mazzo-tui-sovereign-state-yours = 屬於你。
mazzo-tui-sovereign-state-of = 屬於{ $player }。
mazzo-tui-sovereign-state-force = 戰力 { $residual }／{ $force }，傷害 { $damage }。
mazzo-tui-sovereign-state-shield = 護盾可抵擋 { $amount } 點傷害。
mazzo-tui-sovereign-state-traits = 擁有{ $traits }。
mazzo-tui-sovereign-effect = { $effect }（{ $until }）。
mazzo-tui-sovereign-effect-force = 戰力 { $by }
mazzo-tui-sovereign-effect-set-force = 戰力定為 { $force }
mazzo-tui-sovereign-effect-immune = 免疫傷害
mazzo-tui-sovereign-effect-immune-combat = 免疫戰鬥傷害
mazzo-tui-sovereign-effect-immune-other = 免疫非戰鬥傷害
mazzo-tui-sovereign-effect-armor = 每次傷害減少 { $by } 點
mazzo-tui-sovereign-effect-direct = 直接攻擊多造成 { $by } 點傷害
mazzo-tui-sovereign-state-stunned = 暈眩：下一次恢復時仍保持耗竭。
mazzo-tui-sovereign-state-exhausted = 耗竭：恢復前無法行動。
mazzo-tui-sovereign-state-silenced = 其關鍵字與能力已被壓制。
mazzo-tui-sovereign-state-fresh = 本回合登場。
mazzo-tui-sovereign-state-actions = 本回合剩餘：移動 { $moves }，戰鬥 { $combats }。
mazzo-tui-sovereign-state-durability = 耐久 { $residual }／{ $force }。
mazzo-tui-sovereign-state-controller = 由{ $player }控制。
mazzo-tui-sovereign-state-no-controller = 無人站在其上，故無人控制。
mazzo-tui-sovereign-state-empty = 空格。
mazzo-tui-sovereign-state-cover = { $player }的一張覆面牌。
mazzo-tui-sovereign-state-cover-known = { $player }的一張覆面牌；你知道它是{ $card }。
mazzo-tui-sovereign-state-in-hand = { $count ->
        [1] 在你手中。
       *[other] 你手中有 { $count } 張。
    }
mazzo-tui-sovereign-state-known-hand = { $count ->
        [1] 對手知道你持有它。
       *[other] 對手知道其中 { $count } 張。
    }
mazzo-tui-sovereign-state-shown = 你正在看這張牌。
mazzo-tui-sovereign-state-limbo = 結算中：{ $cards }。
mazzo-tui-sovereign-state-known-cards = 已知手牌：{ $cards }。
mazzo-tui-sovereign-state-removed = 已移出遊戲：{ $cards }。
mazzo-tui-sovereign-state-safeguard = 接下來 { $amount } 點直接傷害會被防止。
mazzo-tui-sovereign-state-exchanged = 已換牌 { $count } 張。
mazzo-tui-sovereign-state-kept = 已選定要換的牌。
mazzo-tui-sovereign-state-on-turn = 現在是其回合。
mazzo-tui-sovereign-state-chronicles = 編年史剩 { $count } 張。
mazzo-tui-sovereign-state-known-place = 從頂部數第 { $place } 張：{ $card }。
mazzo-tui-sovereign-state-accesses = 輝光界域：已用 { $used }／{ $quota } 次。每缺少兩張覆面牌可開啟一次。
mazzo-tui-sovereign-state-realms-down = 面朝下：{ $cards }。
mazzo-tui-sovereign-state-realms-up = 面朝上：{ $cards }。
mazzo-tui-sovereign-state-afterlife = 由頂部起：{ $cards }。
mazzo-tui-sovereign-state-no-afterlife = 沒有牌。
mazzo-tui-sovereign-state-vocations = 本回合剩餘天職：{ $count }。
mazzo-tui-sovereign-state-crystals = { $colour }：{ $ready }／{ $all } 就緒。
mazzo-tui-sovereign-state-hand = 手牌 { $count } 張。
mazzo-tui-sovereign-state-wall = { $count ->
        [0] 覆面牌已盡：再受直接傷害即落敗。
       *[other] 戰場上有 { $count } 張覆面牌。
    }
mazzo-tui-sovereign-state-wielded = 已用於這場戰鬥。
mazzo-tui-sovereign-state-used-up = 耗竭：持有者下次恢復時就緒。
mazzo-tui-sovereign-state-ready = 就緒。
mazzo-tui-sovereign-line-player = { $player }：{ $classes }。就緒水晶：{ $crystals }。剩餘天職：{ $vocations }。手牌 { $hand }，編年史 { $chronicles }，牆 { $wall }，彼岸 { $afterlife }{ $top }。輝光界域：面朝下 { $down }，面朝上 { $up }，已用 { $used }／{ $quota } 次。裝備：{ $equipment }。
mazzo-tui-sovereign-line-row = 第 { $row } 橫列（{ $line }）：{ $zones }
mazzo-tui-sovereign-line-row-of = 第 { $row } 橫列（{ $player }{ $line }）：{ $zones }
mazzo-tui-sovereign-line-combat = 戰鬥：{ $attacker }攻擊{ $defender }。{ $one }：{ $deeds }。{ $other }：{ $answers }。
mazzo-tui-sovereign-text-card = { $player }{ $card }（{ $states }）
mazzo-tui-sovereign-text-force = { $damage ->
        [0] 戰力 { $residual }
       *[other] 戰力 { $residual }，傷害 { $damage }
    }
mazzo-tui-sovereign-text-stunned = 暈眩
mazzo-tui-sovereign-text-exhausted = 耗竭
mazzo-tui-sovereign-text-idle = 不能行動
mazzo-tui-sovereign-text-moves = 只能移動
mazzo-tui-sovereign-text-fights = 只能戰鬥
mazzo-tui-sovereign-text-building = 建築 { $residual }／{ $force }
mazzo-tui-sovereign-text-no-controller = 無人控制
mazzo-tui-sovereign-text-cover = 覆面牌
mazzo-tui-sovereign-text-covers = 覆面牌：{ $zones }
mazzo-tui-sovereign-text-cover-known = 覆面牌（{ $card }）

mazzo-tui-help-sovereign =
    戰場：你的一方在下。▲ 向上進軍，▼ 向下進軍；▒ 是牆上的覆面牌，▓ 是你知道的覆面牌
    海瑞安顯示戰力或剩餘戰力：3/5 表示受 2 點傷害
    → 可移動 · × 可戰鬥 · - 本回合不能行動 · ~ 耗竭 · ≈ 暈眩 · # 壁壘 · ◊2 可抵擋 2 點傷害的護盾
    ⌂ 建築：⌂▲5 位於海瑞安腳下，屬於 ▲，耐久 5
    標記：* 現在可選擇或打出 · > 攻擊中 · ! 被攻擊
    旁邊是雙方玩家：> 等待其決定；W2/3 三顆白水晶中兩顆就緒（G 綠、R 紅、U 藍、V 紫）；界域3+1 0/2：面朝下 3 張、面朝上 1 張、已開啟 0／2 次；括號內是耗竭的裝備
    戰鬥中雙方輪流使用裝備：連續兩次跳過後即造成傷害

## 旅人的桌面

mazzo-tui-travelers-status = { $adventure }（{ $set }）· { $hero }，{ $class }
mazzo-tui-travelers-status-training = 訓練 · { $hero }，{ $class }
mazzo-tui-travelers-standing = 魔力{ $mana }/{ $level } · 等級{ $level } · 生命{ $life }
mazzo-tui-travelers-points = 攻擊{ $attack } · 防禦{ $defense }
mazzo-tui-travelers-values = 等{ $level } 攻{ $attack } 防{ $defense }
mazzo-tui-travelers-trap-values = { $level ->
   *[other] 陷阱 攻{ $attack }
}
mazzo-tui-travelers-changed = 加上右邊的敵人：等級{ $level }，攻擊{ $attack }，防禦{ $defense }。
mazzo-tui-travelers-here = @你
mazzo-tui-travelers-used = 已用
mazzo-tui-travelers-no-card = （空）
mazzo-tui-travelers-empty-cell = 這裡沒有卡。
mazzo-tui-travelers-you-are-here = 你在這裡。
mazzo-tui-travelers-once-used = 「限一次」已用掉。
mazzo-tui-travelers-gone = 不在地圖上的世界卡：{ $cards }
mazzo-tui-travelers-room = 房間{ $room } · { $symbol }：{ $title }（{ $timing }）
mazzo-tui-travelers-room-bare = 房間{ $room } · { $symbol }：沒有條目
mazzo-tui-travelers-door-open = { $way }往{ $room }：在桌上
mazzo-tui-travelers-door-new = { $way }往{ $room }：需1張卡
mazzo-tui-travelers-door-new-free = { $way }往{ $room }：放置免費
mazzo-tui-travelers-door-blocked = { $way }往{ $room }：不通
mazzo-tui-travelers-apart = 在桌上但與此處分開：{ $rooms }
mazzo-tui-travelers-return = 回到房間1A的符號即可獲勝。
mazzo-tui-travelers-deck = 棄牌堆：
mazzo-tui-travelers-deck-empty = 空
mazzo-tui-travelers-deck-unknown = （已洗）
mazzo-tui-travelers-deck-known = （最上）
mazzo-tui-travelers-removed = 移除區：
mazzo-tui-travelers-in-hand = 在手牌中。
mazzo-tui-travelers-in-deck = 在棄牌堆中。
mazzo-tui-travelers-in-deck-unknown = 在棄牌堆下方洗過的部分。
mazzo-tui-travelers-is-removed = 已移除。
mazzo-tui-travelers-in-column = 在直列中：起手卡，然後是追加的卡。
mazzo-tui-travelers-is-loaded = 已充能：數值化為魔力，並顯示旗幟。
mazzo-tui-travelers-is-infused = 已灌注：顯示元素與星。
mazzo-tui-travelers-is-strained = 已強撐：給了1點，之後要耗竭。
mazzo-tui-travelers-column = 直列：
mazzo-tui-travelers-loaded = 充能：
mazzo-tui-travelers-infused = 灌注：
mazzo-tui-travelers-strained = 強撐：
mazzo-tui-travelers-next = 下一個能力，{ $cost }點魔力：{ $text }
mazzo-tui-travelers-next-none = 下一個能力：沒有了；追加一張卡可得另一個。
mazzo-tui-travelers-ability = [{ $cost }魔力] { $text }
mazzo-tui-travelers-shown = 在場：{ $shown }
mazzo-tui-travelers-cards = { $count ->
   *[other] { $count }張卡
}
mazzo-tui-travelers-constellation = 星座{ $row }
mazzo-tui-travelers-value-changed = { $now }（卡面{ $printed }）
mazzo-tui-travelers-enemy = 等級{ $level } · 攻擊{ $attack } · 防禦{ $defense } · 第{ $turn }回合
mazzo-tui-travelers-enemy-trap = 等級{ $level } · 攻擊{ $attack } · { $defense ->
   *[other] 沒有防禦
} · 第{ $turn }回合
mazzo-tui-travelers-modifier = { $title }：{ $rule }
mazzo-tui-travelers-modifier-ignored = { $title }（本回合無視）：{ $rule }
mazzo-tui-travelers-beaten = 你的攻擊{ $mine }達到它的防禦{ $needed }：{ $missing ->
   *[other] 擊敗。
}
mazzo-tui-travelers-short = 你的攻擊{ $mine }，它的防禦{ $needed }：還差{ $missing }。
mazzo-tui-travelers-trap-beaten = 你的防禦{ $mine }達到它的攻擊{ $needed }：{ $missing ->
   *[other] 擊敗。
}
mazzo-tui-travelers-trap-short = 你的防禦{ $mine }，它的攻擊{ $needed }：還差{ $missing }。
mazzo-tui-travelers-steps = { $steps ->
   *[other] 但你在{ $steps }步外；每步花費1點攻擊。
}
mazzo-tui-travelers-hits = { $hits ->
    [0] 若它未倒：它的攻擊{ $attack }，你的防禦{ $defense }：沒有打擊。
   *[other] 若它未倒：它的攻擊{ $attack }，你的防禦{ $defense }：{ $hits }次打擊。
}
mazzo-tui-travelers-hits-pulled = { $hits ->
    [0] 若它未倒：它的攻擊{ $attack }，其中{ $pulled }用來拉你，你的防禦{ $defense }：沒有打擊。
   *[other] 若它未倒：它的攻擊{ $attack }，其中{ $pulled }用來拉你，你的防禦{ $defense }：{ $hits }次打擊。
}
mazzo-tui-travelers-text-row = 第{ $row }列：{ $cells }
mazzo-tui-verb-travelers-go = 走
mazzo-tui-verb-travelers-open = 起手
mazzo-tui-verb-travelers-load = 充能取得魔力
mazzo-tui-verb-travelers-infuse = 灌注元素與星
mazzo-tui-verb-travelers-add = 追加到直列
mazzo-tui-verb-travelers-strain = 強撐換1點
mazzo-tui-verb-travelers-exhaust = 不支付
mazzo-tui-verb-travelers-pay = 支付
mazzo-tui-verb-travelers-hit = 承受打擊
mazzo-tui-verb-travelers-pulled = 被拉
mazzo-tui-verb-travelers-enter = 以此面加入
mazzo-tui-verb-travelers-migrate = 交換位置
mazzo-tui-verb-travelers-beside = 貼著放置
mazzo-tui-verb-travelers-land = 抵達
mazzo-tui-help-travelers =
    旅人：Shift 加方向鍵走一步。
    世界：每一步需棄置1張手牌，然後閱讀該處的卡。「等3 攻4 防6」是敵人的等級、攻擊與防禦；↑與↓標示右邊敵人造成的變化。
    地城：@是你，β1是房間的符號，2B是通往該房間的石拱門，███是牆。雙線是通往尚未放置的房間，需棄置1張卡。
    卡就是你的生命：單尖旗面的卡能承受兩次打擊，雙尖旗面只能一次，之後被移除。
    一個回合：以一張卡起手（數值化為魔力），再充能取得魔力、灌注取得元素與星、追加到直列取得能力、強撐換1點、啟動能力。結束規劃後，直列與強撐的卡若不支付就會轉向，雙尖旗面則被移除。
    攻擊達到敵人的防禦即擊敗它；否則它攻擊的次數是它的攻擊超過你防禦的點數。
    棄牌堆：從最下面抽，棄置放在最上面。
