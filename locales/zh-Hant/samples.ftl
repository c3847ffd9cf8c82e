# 範例遊戲：決鬥、四子棋、Leduc 撲克。

## 決鬥

duel-name = 決鬥
duel-blurb = 小型卡牌對戰：單位、法術與隱藏的手牌。

duel-prompt = 輪到你了，你有 { $mana } 點法力：可以出牌、攻擊或結束回合。
duel-prompt-wait = 現在是 { $seat } 的回合。

duel-action-play = { $copy ->
    [1] 以 { $cost } 點法力打出{ $card }
   *[other] 以 { $cost } 點法力打出{ $card }（第 { $copy } 張）
}
duel-action-attack-player = 以 { $place } 號格的{ $card }攻擊{ $seat }
duel-action-attack-unit = 以 { $place } 號格的{ $card }攻擊 { $on } 號格的{ $target }
duel-action-pass = 結束回合

duel-target-player = { $seat }
duel-target-place = { $place } 號格的單位

duel-turn-began = { $seat } 的回合開始，有 { $mana } 點法力。
duel-drew = { $seat } 抽到{ $card }。
duel-drew-unseen = { $seat } 抽了 { $count } 張牌。
duel-lost = { $seat } 的手牌已滿：失去{ $card }。
duel-tired = { $seat } 已無牌可抽，受到 { $damage } 點傷害。
duel-played-unit = { $seat } 在 { $place } 號格打出{ $card }。
duel-played-spell = { $seat } 施放{ $card }。
duel-attacked = { $seat } 在 { $place } 號格的{ $card }攻擊{ $target }。
duel-struck = { $seat } 的法術擊中{ $target }。
duel-player-hit = { $seat } 受到 { $damage } 點傷害。
duel-unit-hit = { $seat } 在 { $place } 號格的{ $card }受到 { $damage } 點傷害。
duel-unit-left = { $seat } 在 { $place } 號格的{ $card }被擊敗。
duel-passed = { $seat } 結束回合。
duel-conceded = { $seat } 認輸。
duel-won = { $seat } 贏得決鬥。
duel-drawn = 雙方同時倒下：決鬥平手。

duel-reason-game-over = 決鬥已經結束。
duel-reason-not-your-turn = 現在是對手的回合。
duel-reason-not-in-hand = { $copies ->
    [0] 你的手牌中沒有{ $card }。
   *[other] 你的手牌中只有 { $copies } 張{ $card }。
}
duel-reason-not-enough-mana = 這張牌需要 { $cost } 點法力，你只有 { $mana } 點。
duel-reason-board-full = 你的格子都滿了，沒有空位再放單位。
duel-reason-no-unit = 你的 { $place } 號格沒有單位。
duel-reason-not-ready = 你在 { $place } 號格的單位還不能攻擊。
duel-reason-no-target = 敵方的 { $place } 號格沒有單位。

duel-card-unit = 單位，費用 { $cost }，攻擊 { $attack }，生命 { $health }
duel-card-spell = 法術，費用 { $cost }
duel-effect-none = 沒有效果。
duel-effect-draw = 抽 { $count } 張牌。
duel-effect-hit-player = 對敵方玩家造成 { $damage } 點傷害。
duel-effect-hit-random = 從敵方單位與敵方玩家中隨機選一個目標，造成 { $damage } 點傷害。

## 四子棋

connect-four-name = 四子棋
connect-four-blurb = 四枚棋子連成一線就獲勝。

connect-four-prompt = 輪到你了：請選擇一行。
connect-four-prompt-wait = { $seat } 正在選擇。
connect-four-action-drop = 在第 { $column } 行投入一枚棋子
connect-four-dropped = { $seat } 在第 { $column } 行投入一枚棋子，落在由下數起第 { $row } 列。
connect-four-end-line = { $seat } 四子連線，獲勝。
connect-four-end-full = 棋盤已滿：平手。
connect-four-end-conceded = { $seat } 認輸。
connect-four-reason-game-over = 遊戲已經結束。
connect-four-reason-not-your-turn = 現在輪到對手。
connect-four-reason-column-full = 第 { $column } 行已滿。

## Leduc 撲克

leduc-name = Leduc 撲克
leduc-blurb = 只有六張牌的撲克：為手上的牌與即將翻開的牌下注。

leduc-prompt-open = 輪到你了：過牌或加注。
leduc-prompt-bet = 輪到你了：跟注需要 { $chips } 枚籌碼。
leduc-prompt-wait = { $seat } 正在考慮。
leduc-action-fold = 蓋牌
leduc-action-check = 過牌
leduc-action-call = 跟注 { $chips } 枚籌碼
leduc-action-raise = 加注 { $chips } 枚籌碼
leduc-checked = { $seat } 過牌。
leduc-called = { $seat } 跟注，投入 { $chips } 枚籌碼。
leduc-raised = { $seat } 加注，投入 { $chips } 枚籌碼。
leduc-public-card = 公共牌是{ $card }。
leduc-shown = 攤牌：座位 1 是{ $first }，座位 2 是{ $second }。
leduc-end-folded = { $seat } 蓋牌，輸掉 { $chips } 枚籌碼。
leduc-end-won = { $seat } 贏得 { $chips } 枚籌碼。
leduc-end-split = 牌面相同：雙方各自取回籌碼。
leduc-reason-game-over = 遊戲已經結束。
leduc-reason-not-your-turn = 現在輪到對手。
leduc-reason-nothing-to-fold-to = 沒有人下注，不必蓋牌：你可以免費過牌。
leduc-reason-raises-spent = 這一輪已經加注兩次。
leduc-card-line = 大小為 3 級中的第 { $rank } 級
leduc-card-text = 與公共牌同點數時勝過一切；否則點數大者獲勝。
