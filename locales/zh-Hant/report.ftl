# 模擬、錦標賽與卡牌組比較的報告頁。

mazzo-report-kind-tournament = 錦標賽
mazzo-report-kind-simulation = 模擬
mazzo-report-kind-comparison = 這次改動帶來了什麼？
mazzo-report-title-round-robin = { $game }：循環賽
mazzo-report-title-ladder = { $game }：階梯賽
mazzo-report-title-simulation = { $game }：{ $bots }
mazzo-report-title-comparison = { $game }：{ $before } 與 { $after }
mazzo-report-against = { $one } 對 { $two }
mazzo-report-built-in = 遊戲內建卡牌

mazzo-report-lead-surely = { $name } 確定最強：Elo { $elo }（95 % 信賴區間：{ $low } 至 { $high }）。
mazzo-report-lead-unsure = { $name } 以 Elo { $elo } 領先（95 % 信賴區間：{ $low } 至 { $high }），但 { $next } 可能同樣強。
mazzo-report-lead-seat = { $name } 贏得 { $percent } % 的對局（95 % 信賴區間：{ $low } 至 { $high }）。
mazzo-report-lead-changed = { $count ->
    [0] 測量的項目中，沒有任何一項確定改變。
   *[other] { $all } 個測量項目中，有 { $count } 項確定改變。
}
mazzo-report-stopped = 提前停止：{ $games } 局中只下了 { $finished } 局。

mazzo-report-games = 對局
mazzo-report-games-value = { $games } 局中完成 { $finished } 局
mazzo-report-pairs = 兩組都下完的種子
mazzo-report-setup = 設定
mazzo-report-setup-default = 預設
mazzo-report-cards-used = 卡牌
mazzo-report-bots = 電腦玩家
mazzo-report-seed = 種子
mazzo-report-version = 版本
mazzo-report-version-value = Mazzo { $program }，規則 { $rules }
mazzo-report-truncated = 因過長而中斷

mazzo-report-standings = 排名
mazzo-report-standings-words = Elo 表示誰比較強：高 400 分大約代表每輸一局贏十局，平均為 1500。穿過圓點的線是真實強度的 95 % 信賴區間；兩條線重疊時，誰比較強尚無定論。
mazzo-report-standings-plot = { $count } 位參賽者的 Elo 與 95 % 信賴區間
mazzo-report-elo = Elo
mazzo-report-entrant = 參賽者
mazzo-report-interval = 95 % 信賴區間
mazzo-report-won = 勝
mazzo-report-drawn = 和
mazzo-report-range = { $low } 至 { $high }
mazzo-report-elo-title = { $name }：Elo { $elo }，95 % 信賴區間：{ $low } 至 { $high }

mazzo-report-seats = 座位
mazzo-report-seats-words = 每個座位贏了多少對局。穿過圓點的線是真實勝率的 95 % 信賴區間。
mazzo-report-seats-plot = 各座位的勝率與 95 % 信賴區間
mazzo-report-seat = 座位 { $seat }：{ $bot }
mazzo-report-win-rate = 勝率
mazzo-report-rate-title = { $name }：{ $games } 次中勝 { $wins } 次，{ $percent } %（95 % 信賴區間：{ $low } 至 { $high }）

mazzo-report-matrix = 誰贏誰
mazzo-report-matrix-words = 每個數字是該列對該欄的勝率（百分比）。橘色：列贏得較多；藍色：欄贏得較多。
mazzo-report-matrix-alone = 這裡沒有人互相對戰：大家各自用同樣的 { $games } 個種子單獨遊玩，表現較好者贏得該種子。每個數字是該列贏過該欄的種子百分比。
mazzo-report-matrix-plot = { $count } 位參賽者彼此的勝率
mazzo-report-matrix-title = { $row } 對 { $column }：{ $wins } 勝、{ $draws } 和、{ $losses } 負（95 % 信賴區間：{ $low } 至 { $high } %）

mazzo-report-first = 先手與後手
mazzo-report-first-words = 在分出勝負的 { $games } 局中，先行動者贏了 { $percent } %（95 % 信賴區間：{ $low } 至 { $high }）。{ $verdict ->
    [ahead] 先行動確定有利。
    [behind] 先行動確定不利。
   *[unsure] 先後可能沒有差別。
}
mazzo-report-first-axis = 先行動者的勝率
mazzo-report-first-first = 先手有利
mazzo-report-first-second = 後手有利

mazzo-report-length = 對局長度
mazzo-report-length-words = 平均每局 { $mean } 個行動；最短 { $shortest } 個，最長 { $longest } 個。半數對局不超過 { $median } 個。
mazzo-report-length-axis = 每局行動數
mazzo-report-length-bar = { $from } 至 { $to } 個行動：{ $count ->
   *[other] { $games } 局
}
mazzo-report-length-median = 中位數 { $median }

mazzo-report-cards = 卡牌
mazzo-report-cards-words = 打出某張卡牌的座位的勝率。高手在領先時才打出的卡牌，勝率高卻不一定強，所以這只是提示該看哪裡。虛線是所有座位的勝率 { $percent } %；空心圓點可能落在它的任一側。
mazzo-report-cards-some = 全部 { $all } 張中，最確定偏強或偏弱的 { $shown } 張。完整列表在下方表格。
mazzo-report-cards-plot = 各卡牌的勝率與 95 % 信賴區間
mazzo-report-cards-axis = 打出該卡牌的座位的勝率
mazzo-report-cards-table = { $count ->
   *[other] 全部 { $count } 張卡牌的表格
}
mazzo-report-card = 卡牌
mazzo-report-card-drawn = 抽到次數
mazzo-report-card-won-drawn = 抽到時勝率
mazzo-report-card-played = 打出次數
mazzo-report-card-won-played = 打出時勝率

mazzo-report-tags = 細項
mazzo-report-tags-words = 依座位擁有的東西區分的成績。
mazzo-report-tags-table = { $count ->
   *[other] 全部 { $count } 行的表格
}
mazzo-report-tag = 擁有的東西
mazzo-report-tag-had = 擁有次數

mazzo-report-changed = 改變的項目
mazzo-report-changed-none = 就 { $pairs } 對對局所能看出的，沒有改變。
mazzo-report-changed-words = 這些差異確定不是偶然：把所有測量項目合起來看，其中任何一項只是偶然的機率不到二十分之一。往右：比之前多；往左：比之前少。
mazzo-report-changed-plot = 差異與 95 % 信賴區間
mazzo-report-changed-axis = 差異（百分點）
mazzo-report-length-change = 每局行動數從 { $before } 變為 { $after }（{ $difference }；95 % 信賴區間：{ $low } 至 { $high }）。
mazzo-report-same = 沒有改變的項目
mazzo-report-same-words = 這裡沒有確定的改變。最後一欄說明以這麼多對局，多大的改變才看得出來；更小的改變可能隱藏其中。
mazzo-report-changes-table = { $count ->
   *[other] 全部 { $count } 個測量項目的表格
}
mazzo-report-measure = 測量項目
mazzo-report-before = 之前
mazzo-report-after = 之後
mazzo-report-difference = 差異
mazzo-report-p = p 值（校正後）
mazzo-report-would-be-seen = 可看出的改變
mazzo-report-change-title = { $name }：之前 { $before }，之後 { $after }，差 { $difference }（95 % 信賴區間：{ $low } 至 { $high }）
mazzo-report-points = { $points } 個百分點

mazzo-measure-seat-wins = 座位 { $seat } 勝率
mazzo-measure-first-seat-wins = 先行動者勝率
mazzo-measure-draws = 和局率
mazzo-measure-length = 每局行動數
mazzo-measure-tag-had = { $name }：出現頻率
mazzo-measure-tag-wins = { $name }：勝率
mazzo-measure-card-drawn = { $name }：抽到率
mazzo-measure-card-played = { $name }：打出率
mazzo-measure-card-wins = { $name }：打出時勝率

mazzo-report-again = 重現
mazzo-report-again-words = 同樣的指令在任何機器上都會下出同樣的對局：
mazzo-report-files = 數據檔就在這個頁面旁邊，供程式與試算表使用：{ $files }。
mazzo-report-reading = 如何閱讀
mazzo-report-reading-words = 電腦玩家不是人：它們的致勝之道，人未必找得到，反之亦然。每個數字都來自有限的對局，因此附有一個區間，真值二十次中有十九次落在其中。對局越多，區間越窄：四倍的對局，一半的寬度。

## mazzo sim --compare，終端機輸出

mazzo-compare-overview = { $name }：{ $before } 與 { $after }，各下 { $pairs } 個種子。
mazzo-compare-changed = 確定改變：
mazzo-compare-nothing = 沒有任何項目確定改變。
mazzo-compare-change = { $name }：{ $before } → { $after }（{ $difference }；95 % 信賴區間：{ $low } 至 { $high }；p { $p }）
mazzo-compare-same = 未確定改變：
mazzo-compare-no-change = { $name }：{ $before } → { $after }（{ $difference }；{ $seen } 的改變就看得出來；95 % 信賴區間：{ $low } 至 { $high }）
mazzo-compare-more = { $count ->
   *[other] ……另有 { $count } 項，見 --json 與 --report。
}
