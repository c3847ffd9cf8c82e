# 程式本身的文字。各遊戲的文字在各自的檔案裡。

## 連接

mazzo-list-more = { $before }、{ $next }
mazzo-list-last = { $before }和{ $next }
mazzo-sentences = { $before }{ $next }
mazzo-name = { $name }
mazzo-seat = 座位 { $seat }

## 沒有指定遊戲的 mazzo play

mazzo-greeting = 歡迎來到 Mazzo。規則由它掌握，你只管玩。
mazzo-greeting-game = { $number }. { $name }：{ $blurb }{ $seats }
mazzo-greeting-ask = 要玩哪一個？（輸入號碼；q 離開）
mazzo-greeting-unknown = 清單裡沒有「{ $found }」這個遊戲。
mazzo-greeting-level = { $number }. { $name }：{ $idea }
mazzo-level-easy = 簡單，適合第一場，打得贏
mazzo-level-normal = 普通，適合懂規則的人
mazzo-level-hard = 困難，適合熟悉這個遊戲的人
mazzo-level-expert = 專家，最強的對手
mazzo-greeting-against = 要和誰對戰？（輸入號碼或名稱；Enter 選 normal；q 離開）
mazzo-greeting-no-level = 清單裡沒有「{ $found }」這個等級。

## mazzo serve

mazzo-serve-open = Mazzo 已開放：{ $address }
mazzo-serve-kept = 對局保存於 { $place }。
mazzo-serve-stop = 按 Ctrl+C 停止。

## mazzo games

mazzo-games-game = { $name }（{ $id }）
mazzo-games-sample = { $name }（{ $id }），範例
mazzo-games-seats = 座位數：{ $counts }。
mazzo-games-option = 選項 { $key }：{ $values }（預設：{ $default }）

## mazzo cards

mazzo-cards-none = 這個遊戲沒有可查閱的卡牌。
mazzo-cards-drawn = 已繪製 { $count } 張卡牌：{ $place }

## mazzo daily

mazzo-daily-hero = 英雄：{ $title }，{ $class }（{ $code }）
mazzo-daily-adventure = 冒險：{ $title }，{ $kind ->
    [world] 世界冒險
   *[dungeon] 地城冒險
}（{ $code }）
mazzo-daily-play = 開始遊戲：{ $command }
mazzo-daily-print = 列印卡牌：{ $command }
mazzo-daily-printed = 列印頁已完成：{ $place }（請以 100 % 列印，不要縮放）
mazzo-daily-checked =
    { $days } 天中有 { $proven } 天通過驗證，共嘗試 { $attempts } 次；{ $distinct } 組各不相同。
    每天秒數：中位數 { $median }，九成不超過 { $most }，最長 { $worst }。
mazzo-daily-unproven = 未通過驗證：{ $days }
mazzo-daily-differs = 與檔案庫不符：{ $days }
mazzo-daily-rated = 難度：五星中的 { $stars } 星
mazzo-daily-rate = { $bot ->
    [novice] 新手
    [standard] 標準電腦
   *[master] 預知抽牌的高手
 }在 { $games } 場中獲勝 { $wins } 場（每場 { $turns } 個戰鬥回合）
mazzo-daily-solved = 一局獲勝的對局已寫入 { $file }。觀看方式：mazzo replay { $file }
mazzo-daily-how-to-win = 看看怎樣獲勝：{ $command }

## mazzo deck

mazzo-deck-right = 符合　{ $file }：{ $title }
mazzo-deck-untitled = 符合　{ $file }
mazzo-deck-wrong = 有誤　{ $file }
mazzo-deck-ready = { $name }（{ $id }）：{ $idea }
mazzo-deck-cards = 卡牌：{ $cards }
mazzo-deck-none = 這款遊戲沒有可選的牌組。

## mazzo sim

mazzo-sim-overview = { $name }：{ $games } 局中完成 { $finished } 局，用時 { $seconds } 秒（每秒 { $rate } 局、{ $actions } 個行動）
mazzo-sim-seat = 座位 { $seat }（{ $bot }）：勝 { $wins } 局，{ $percent } %（95 % 信賴區間：{ $low } 至 { $high }）
mazzo-sim-draws = 和局：{ $draws }，{ $percent } %（95 % 信賴區間：{ $low } 至 { $high }）
mazzo-sim-first = 先行動者獲勝：{ $percent } %（95 % 信賴區間：{ $low } 至 { $high }）
mazzo-sim-length = 每局行動數：平均 { $mean }，最少 { $shortest }，中位數 { $median }，最多 { $longest }
mazzo-sim-truncated = 因過長而中斷：{ $count } 局
mazzo-sim-tag = { $tag }：{ $played } 次中勝 { $wins } 次，{ $percent } %（95 % 信賴區間：{ $low } 至 { $high }）
mazzo-sim-tournament = { $name }，{ $format ->
    [ladder] 階梯賽
   *[other] 循環賽
}：{ $games } 局中完成 { $finished } 局，用時 { $seconds } 秒
mazzo-sim-standing = { $place }. { $entrant }：Elo { $elo }（95 % 信賴區間：{ $low } 至 { $high }）；{ $games } 局中勝 { $wins } 局，{ $percent } %
mazzo-sim-matrix = 橫列對直欄的勝率（%）：
mazzo-sim-matrix-alone = 橫列表現優於直欄的種子比例（%）：
mazzo-sim-cards-best = 打出後勝率最高的卡牌：
mazzo-sim-cards-worst = 打出後勝率最低的卡牌：
mazzo-sim-card = { $card }：打出 { $played } 次中勝 { $wins } 次，{ $percent } %（95 % 信賴區間：{ $low } 至 { $high }）；抽到 { $drawn } 次
mazzo-sim-written = 報告已存於 { $folder }。
mazzo-sim-stopped = 已中斷。已完成的部分保存於 { $folder }；以相同指令加上 --resume 即可繼續。

## mazzo bench

mazzo-bench-machine = { $processor }，{ $cores } 核心，{ $system }；單執行緒、隨機行動、以處理器時間計秒{ $optimized ->
        [yes] 。
       *[other] 。未最佳化：請以 --release 建置。
    }
mazzo-bench-game = { $name }，{ $seats } 個座位：每秒 { $actions } 個行動、{ $playouts } 局；局面大小 { $bytes } 位元組，複製需 { $clone } 奈秒；每局 { $length } 個行動，每次決定有 { $legal } 個選擇；搜尋每秒 { $iterations } 次迭代，為相同局面隨機對局速度的 { $ratio } 倍

## mazzo replay

mazzo-replay-heading = { $name }，種子 { $seed }。{ $setup }
mazzo-replay-same = 共 { $moves } 步，到達相同的局面 { $position }。
mazzo-replay-unchecked = 共 { $moves } 步，到達局面 { $position }。紀錄沒有寫明應在何處結束。

## mazzo scenario

mazzo-scenario-holds = 符合　{ $file }：{ $title }
mazzo-scenario-differs = 不符　{ $file }：{ $title }：{ $what }
mazzo-scenario-unreadable = 有誤　{ $file }：{ $what }

## 對局的結果

mazzo-end-won = { $count ->
       *[other] 座位 { $seats } 獲勝。
    }
mazzo-end-draw = 無人獲勝：和局。
mazzo-end-lost = 所有人都輸了。
mazzo-end-unfinished = 走了 { $moves } 步，對局尚未結束。

## 對局中

mazzo-asked = 座位 { $seat }：{ $prompt }
mazzo-answered-itself = 只有一個可能的回答：{ $answer }。
mazzo-thinking = 座位 { $seat }（{ $bot }）思考中……
mazzo-curtain = 座位 { $seat }，確定只有你看得到螢幕時，請按 Enter。
mazzo-undone = 已收回。
mazzo-not-undone = 無法收回：你沒有可收回的行動、之後已有別人行動，或已揭示、抽取了隱藏的資訊。
mazzo-no-number = 沒有第 { $number } 個選擇；選擇的編號是 1 到 { $count }。
mazzo-no-seat = 座位「{ $found }」現在沒有要決定的事。
mazzo-no-mate = 你這一方現在沒有可行動的電腦玩家。
mazzo-no-language = Mazzo 不會說「{ $found }」；請選擇 en、it 或 zh-Hant。
mazzo-misspelt = 這裡看不懂「{ $found }」。請輸入選擇的號碼、方括號裡的文字，或輸入 ? 看說明。
mazzo-misspelt-near = 這裡看不懂「{ $found }」。你是指「{ $nearest }」嗎？
mazzo-ambiguous = 這可能有 { $count } 種意思：{ $candidates }
mazzo-forbidden = { $why }（規則 { $rule }）
mazzo-look-what = 請在斜線後寫出要查的字，例如 /抽牌。
mazzo-look-more = ……還有 { $count } 張。多加一個詞可縮小範圍。
mazzo-no-card = 沒有卡牌含有「{ $words }」。
mazzo-no-card-near = 沒有卡牌含有「{ $words }」。你是指「{ $nearest }」嗎？
mazzo-why-what = 請在 w 後寫出一張卡牌或一個行動。
mazzo-why-possible = 現在可以這樣做。
mazzo-why-hidden = 此模式不給提示，請記住你聽到的內容。
mazzo-why-elsewhere = 這張卡牌不在你能使用它的地方。
mazzo-help =
    輸入選擇的號碼、方括號裡的文字，或其中每個詞的開頭。
    Enter   重新顯示全部
    u       收回：只要沒有揭示隱藏資訊且無人行動過就可以；其他座位都是電腦時隨時可以
    /詞     查閱卡牌
    h       提示：強的電腦在你的位置會怎麼做，比其他選擇好多少
    w 卡牌  為什麼現在不能使用這張卡牌、依據哪條規則；也可問行動
    s 檔案  另存一份紀錄
    l 語言  切換語言：en、it、zh-Hant
    seat 2  讓另一位也有事要決定的人行動
    mate    在你結束之前讓同一方的電腦行動
    concede 認輸
    q       離開；對局會保留，之後可以繼續

## 提示

mazzo-hint-best = 困難等級的電腦會這樣做：{ $move }
mazzo-hint-chance = 它估計你的勝率：{ $percent }%
mazzo-hint-chance-side = 它估計你這一方的勝率：{ $percent }%
mazzo-hint-chance-alone = 它估計你的成功率：{ $percent }%
mazzo-hint-next = 次佳：{ $move }（{ $percent }%）
mazzo-hint-third = 再來：{ $move }（{ $percent }%）
mazzo-hint-clearly = 明顯優於次佳的選擇。
mazzo-hint-slightly = 略優於次佳的選擇。
mazzo-hint-hardly = 與次佳的選擇幾乎沒有差別。
mazzo-hint-tries = 它試過 { $count } 種後續發展。
mazzo-hint-thinking = 困難等級的電腦正在思考提示……
mazzo-hint-single = 沒有可選擇的：只有一個可能的回答。
mazzo-hint-not-asked = 現在不需要你決定任何事，所以沒有提示。
mazzo-hint-memory = 這裡只能靠記憶，而且得是你自己的。

## 保存

mazzo-kept = 對局保存在 { $file }。繼續遊玩：{ $command }
mazzo-kept-over = 紀錄在 { $file }。重看：{ $command }
mazzo-not-kept = 無法把對局保存到 { $file }：{ $why }
mazzo-saved = 已保存到 { $file }。
mazzo-save-exists = { $file } 已經是別的檔案；請換一個名稱。
mazzo-save-where = 請在 s 後寫出檔名。

## The list of games: ways to play

mazzo-games-mode = 模式 { $id }（{ $name }）：{ $text }

## 設定的錯誤

mazzo-setup-no-option = 沒有「{ $key }」這個選項：{ $wanted }
mazzo-setup-bad-value = { $key }={ $value } 不可行：{ $wanted }
mazzo-setup-near = 你是指「{ $near }」嗎？
mazzo-setup-no-options = 這個遊戲沒有選項
mazzo-setup-options = 選項有 { $keys }
mazzo-setup-games = 遊戲有 { $ids }
mazzo-setup-one-of = 須為 { $words } 其中之一（{ $rule }）
mazzo-setup-one-of-near = 須為 { $words } 其中之一（{ $rule }）；你是指「{ $near }」嗎？
