# 瀏覽器裡的程式。

## 頁面

web-title = { $page } · Mazzo
web-skip = 跳到內容
web-pages = 頁面
web-home-link = Mazzo，首頁
web-to-home = 回首頁
web-new = 新遊戲
web-table = 牌桌
web-watch = 牌桌
web-settings = 設定
web-lost = 沒有這個頁面。
web-loading = 正在擺放牌桌……
web-close = 關閉
web-more = 更多

## 首頁

web-greeting = 今天玩什麼？
web-greeting-more = 選一個遊戲，馬上開始：對戰電腦、邀請朋友，或兩個人共用一個螢幕。不用帳號，不用安裝。
web-games = 遊戲
web-continue = 繼續玩
web-level = 電腦等級
web-level-easy = 簡單
web-level-normal = 普通
web-level-hard = 困難
web-level-expert = 專家
web-play-now = 馬上玩
web-play-now-at = 馬上玩{ $game }，對戰電腦，{ $level }
web-with-friend = 邀請朋友
web-with-friend-at = 和朋友玩{ $game }
web-one-screen = 共用螢幕
web-one-screen-at = 共用一個螢幕玩{ $game }
web-set-up = 模式與選項
web-set-up-at = { $game }的模式與選項
web-rules = 規則（英文）
web-rules-at = 規則（英文）：{ $game }
web-not-yet = 還不能在瀏覽器裡玩。現在可以在終端機玩：
web-table-gathering = 還有空位
web-table-playing = 對戰中
web-table-yours = 輪到你了
web-table-over = 已結束
web-seat-open = 空位

## 公開的牌桌

web-lobby-open = 等人加入的牌桌
web-lobby-none-open = 現在沒有人在等待。
web-lobby-open-one = 自己開一桌。
web-lobby-playing = 可以觀看的對戰
web-lobby-none-playing = 現在沒有公開的對戰。

## 請求

web-trouble = 這裡出了點問題，請再試一次。
web-no-answer = 伺服器沒有回應，請檢查連線。
web-try-again = 再試一次

## 新遊戲

web-new-of = 新的一場{ $game }
web-no-such-game = 瀏覽器裡沒有這個遊戲。
web-mode = 玩法
web-extras = 額外規則
web-extra-unfit = 不能和目前的選擇一起使用。
web-seats = 座位
web-seat = 座位{ $seat }
web-seat-count = 座位數
web-seats-number = { $count } 個座位
web-against-bots = 對戰電腦
web-with-friends = 邀請朋友
web-sitter-of = 座位{ $seat }由誰來玩
web-sitter-me = 我
web-sitter-open = 等人加入
web-sitter-bot = 電腦，{ $level }
web-deck-of = 座位{ $seat }的牌組
web-deck-chance = 隨機牌組
web-options = 選項
web-public = 公開這張牌桌
web-public-more = 否則只有拿到連結的人可以入座。
web-clock = 計時
web-clock-none = 不計時
web-clock-pace = 每步 { $seconds } 秒，另有 { $minutes } 分鐘
web-clock-left = 這一步剩 { $move }，備用時間 { $bank }
web-seed = 發一樣的牌
web-seed-more = 相同的種子會發相同的牌。留空則重新洗牌。
web-open-table = 開桌

## 設定

web-settings-kept = 只記在這個瀏覽器裡，不需要帳號。
web-your-name = 你的名字
web-keep = 儲存
web-language = 語言
web-as-browser = 跟隨瀏覽器
web-as-device = 跟隨裝置
web-theme = 顏色
web-theme-light = 淺色
web-theme-dark = 深色
web-theme-contrast = 高對比
web-motion = 動畫
web-on = 開
web-off = 關
web-sound = 音效
web-card-size = 卡牌大小
web-percent = { $number }%
web-control = 完全自己決定
web-control-more = 即使只有一個答案也要問我。

## 開始之前

web-gathering = 牌桌準備好了
web-gathering-watching = 你正在觀戰：座位坐滿後對戰就會開始。
web-sit = 坐這裡
web-rise = 離開座位
web-begin = 開始
web-invite-bot = 讓電腦來玩
web-name-you = { $name }（你）
web-invite = 邀請朋友
web-invite-more = 拿到這個連結的人可以入座。
web-invite-link = 入座連結
web-invite-qr = 連結的 QR 碼
web-watch-link = 觀戰連結
web-watch-link-more = 拿到這個連結的人只能觀看，不能入座。
web-copy = 複製
web-copied = 已複製
web-copy-failed = 這裡無法自動複製，請選取連結後複製。

## 牌桌上

web-the-table = 牌桌上
web-prompt = 目前的問題
web-no-such-table = 沒有這張牌桌。
web-no-cards = 無法取得卡牌資料。
web-you = 你
web-away = 不在
web-stood-in = 電腦代打
web-is-asked = 輪到此人
web-watchers = 觀戰人數
web-you-watch = 你正在觀戰。
web-over = 遊戲結束了。
web-wait = 請稍候……
web-waits-for = 輪到{ $name }……
web-sent = 已送出……
web-where = { $thing }：接著請選一個發亮的目標。
web-where-one = { $thing }：接著請選「{ $next }」。
web-or-further = { $thing }：請選擇答案，或選一個發亮的目標。
web-which = { $thing }：要選哪一個？
web-how-many = { $thing }：多少？
web-back = 返回
web-number = { $least }到{ $most }的數字
web-number-say = 回答
web-label-joint = ，
web-usable = 可以使用
web-usable-now = 現在可以使用。
web-face-down = 面朝下的牌
web-cards = { $count } 張牌
web-zone-usable = { $zone }，可以選擇
web-zone-open = { $zone }，翻看
web-zone-open-usable = { $zone }，翻看，裡面有可以使用的牌
web-pile-empty = 這裡沒有東西。
web-peek-closer = 長按、右鍵或 Z：仔細看
web-why-not = 為什麼現在不行？
web-rule = 規則 { $rule }
web-rule-read = 閱讀這條規則（英文）
web-value = 數值
web-printed = 印刷值
web-now = 目前
web-value-cost = 費用
web-value-price = 價格
web-value-strength = 力量
web-value-health = 生命
web-value-damage = 傷害
web-value-boosts = 強化
web-value-shields = 護盾
web-value-attack = 攻擊
web-value-power = 力量值
web-log = 紀錄
web-log-empty = 還沒有發生任何事。

## 隨時可以做的事

web-undo = 收回
web-undo-ask = 請求收回
web-undo-asked = { $name }想收回一步。
web-undo-waiting = 正在詢問其他人是否同意你收回。
web-allow = 同意
web-refuse = 拒絕
web-hint = 提示
web-hint-thinking = 厲害的電腦正在思考……
web-hint-none = 沒有什麼可以建議。
web-hint-do = 照做
web-emote = 表達心情
web-emote-hello = 你好！
web-emote-well-played = 打得好！
web-emote-thanks = 謝謝！
web-emote-oops = 哎呀……
web-emote-thinking = 讓我想想……
web-emote-wow = 哇！
web-concede = 認輸
web-concede-ask = 要認輸嗎？
web-concede-more = 其他人會獲勝，而且無法收回。
web-play-on = 繼續玩

## 和伺服器的連線

web-offline = 連線中斷，正在重新連線。什麼都不會遺失。
web-absent = { $name }離開了。
web-absent-bot = 讓電腦繼續玩
web-absent-claim = 宣告獲勝

## 共用螢幕

web-curtain = { $name }，請你選擇
web-curtain-more = 沒有其他人在看螢幕吧？
web-curtain-raise = 顯示我的牌

## 結束

web-won = 你贏了！
web-lost-game = 你輸了
web-draw = 平手
web-others-won = { $names }獲勝。
web-result = 結果
web-rematch = 再玩一場
web-rematch-waits = 等待其他人……
web-rematch-wished = { $names }想再玩一場。
web-rematch-go = 前往新的一場
web-look-back = 看看牌桌

## 說明

web-help = 說明與按鍵
web-help-pointing = 可以使用的東西會發亮。先指它，再指要去的地方；也可以直接拖過去。
web-help-why = 如果某樣東西不能用，把游標停在上面或長按，就會看到原因和規則編號。
web-help-rules = 這款遊戲的全部規則（英文）
web-key-tab = 移到下一個可以使用的東西
web-key-arrows = 在牌桌上移動
web-key-enter-name = Enter、空白鍵
web-key-enter = 指它
web-key-escape = 退一步
web-key-numbers = 牌桌下方的答案
web-key-zoom = 仔細看
web-key-undo = 收回
web-key-hint = 提示
web-key-log = 紀錄
web-key-help = 這份說明
