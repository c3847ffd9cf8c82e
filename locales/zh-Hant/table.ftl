# 瀏覽器牌桌上發生的事，以及要求未獲准的原因。

## 誰

table-person = { $name }
table-bot = 電腦（{ $level ->
    [easy] 簡單
    [normal] 普通
    [hard] 困難
   *[expert] 專家
}）
table-some-bot = 電腦
table-twin = { $who } ({ $seat })
table-nobody = 座位 { $seat }

## 紀錄

table-sat = { $who } 坐上座位 { $seat }。
table-rose = { $who } 離開座位 { $seat }。
table-left = { $who } 離開了牌桌。
table-began = 遊戲開始。
table-answered-itself = 只有一個可能的回答：{ $answer }。
table-undo-asked = { $who } 想要收回行動。
table-undo-granted = { $who } 同意。
table-undo-refused = { $who } 不同意。
table-undo-lapsed = 沒有人回答：維持原狀。
table-undone = { $who } 收回了行動。
table-claimed = { $absent } 已離開：{ $who } 宣告獲勝。
table-stood-in = 電腦代替 { $who } 進行遊戲。
table-returned = { $who } 回來了。
table-time-lost = { $who } 時間用完了。
table-time-out = { $who } 時間用完了：由電腦接手。
table-rematch-wished = { $who } 想再玩一局。
table-rematch-begun = 在新的牌桌上再玩一局。

## 拒絕

table-no-such-seat = 這張牌桌沒有這個座位。
table-not-your-seat = 那不是你的座位。
table-not-seated = 只有坐在牌桌上的人才能這麼做。
table-not-invited = 要在這裡坐下，需要邀請連結。
table-seat-taken = 那個座位已經有人了。
table-already-yours = 你已經坐在那裡了。
table-already-left = 你已經離開牌桌了。
table-bad-name = 名字須為 1 到 { $most } 個看得見的字元。
table-no-such-level = 沒有這種電腦對手。
table-bad-wish-id = 訊息格式不正確。請重新載入頁面。
table-seats-open = 還有空的座位。
table-not-begun = 遊戲還沒開始。
table-already-begun = 遊戲已經開始了。
table-game-over = 遊戲已經結束。
table-not-over = 遊戲還沒結束。
table-stale = 遊戲已經往下進行了。
table-nothing-to-undo = 你還沒有做過可以收回的決定。
table-undo-forbidden = 規則不允許收回這個行動。
table-undo-pending = 正在詢問其他人。
table-undo-pause = 其他人不同意。{ $seconds } 秒後可以再問。
table-nothing-to-answer = 沒有人請你同意收回行動。
table-not-away = 對方離開的時間還不夠久。
table-no-claim = 只有兩人對戰時才能宣告獲勝。
table-bot-plays = 那裡是電腦在玩。
table-already-wished = 你已經表示想再玩一局。
table-already-rematch = 已經在新的牌桌上再玩一局了。
table-misspelt = 「{ $found }」不是這個遊戲裡能做的事。
table-ambiguous = 這可能有好幾種意思。

## 要開的牌桌有什麼錯誤

table-setup-seats = 這樣設定的遊戲有 { $seats } 個座位
table-setup-no-time = 至少需要一秒
