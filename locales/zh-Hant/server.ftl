# 無法做到某事時伺服器所說的話。

server-guest = 訪客 { $number }
server-malformed = 無法理解這個訊息：{ $what }
server-too-large = 太大了：最多 { $most } 位元組。
server-too-fast = 太頻繁了。請稍候再試。
server-too-many-tables = 你最近開了許多牌桌。請稍候再試。
server-too-many-connections = 你在太多視窗中開啟了它：最多 { $most } 個。請關閉一個。
server-full = 目前沒有空位。請稍後再試。
server-no-such-table = 沒有使用此代碼的牌桌。
server-not-found = 這裡什麼都沒有。
server-not-yours = 這不是你的座位。
server-elsewhere = 這來自另一個網站。
server-not-allowed = 這裡無法這麼做。
server-trouble = 我們這裡出了問題。你看到的畫面正在更新。
server-too-slow = 連線太慢了。
server-closing = 伺服器正在停止，稍後就會回來。
server-not-playable = 目前還不能在瀏覽器中玩「{ $name }」。
server-no-hint-against-people = 與真人對戰時沒有提示。
server-no-client = 這個程式裡沒有瀏覽器版本。
server-no-client-debug = 這是除錯版本，只有發行版本才包含它：請使用 cargo run --release，或指定 --web-dir。
server-no-client-skipped = 它是以 MAZZO_SKIP_WEB 刻意略過的。
server-no-client-no-node = 建置程式時缺少 Node。請安裝 Node，再以 cargo build --release 重新建置。
server-no-client-old-node = 建置程式時的 Node 版本太舊。請安裝較新的版本，再以 cargo build --release 重新建置。
server-no-client-folder = --web-dir 指定的資料夾中沒有 index.html。

## 對局開始前可以選擇的事項

server-option-by-chance = 隨機
server-option-usual = 依照慣例
server-option-first = 誰先開始
server-option-seat = 座位 { $seat }
server-option-side = 第 { $side } 方
server-option-deck = 座位 { $seat } 的牌組
server-option-mode = 模式
server-option-seats = 座位數
server-option-sages = 賢者
server-option-sages-choose = 開局時選擇
server-option-turn-limit = 多少回合後判定勝負
server-option-format = 牌組
server-option-format-chosen = 自選，另加五張隨機卡
server-option-zone = 區域
server-option-zone-power = 區域之力
server-option-zone-power-shared = 每場對局一次
server-option-zone-power-each = 每位玩家一次
server-option-compensation = 謀略模式：後手多一張起始牌
server-option-yes = 是
server-option-no = 否
server-option-hands = 夥伴的手牌
server-option-hands-open = 公開
server-option-hands-closed = 不公開
server-option-targets = 單人模式：守衛攻擊的對象
server-option-targets-tactical = 最佳目標
server-option-clash = 衝突
server-option-clash-full = 使用骰子與所有修正
server-option-clash-bare = 只用卡牌本身的數值

## 想開的牌桌有什麼錯誤

server-setup-sitter = 座位須為 me、open 或電腦玩家：{ $levels }
server-setup-listed = 列出了 { $seats } 個座位
server-setup-long = 一個選項最多 { $most } 位元組
server-setup-clock = 每步 1 到 { $most } 秒，備用時間最多也是這麼多
server-setup-seed-alone = 只有在沒有其他人參加時才能選擇種子
server-setup-seed = 種子是不超過 18446744073709551615 的整數，或 64 個十六進位數字
