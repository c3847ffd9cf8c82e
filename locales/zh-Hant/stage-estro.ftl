# The table of Estro in the browser.

## Places

mazzo-stage-estro-hand-own = 你的手牌
mazzo-stage-estro-hand = { $seat } 的手牌
mazzo-stage-estro-deck-own = 你的牌庫
mazzo-stage-estro-deck = { $seat } 的牌庫
mazzo-stage-estro-deck-horde = 夢魘潮的牌庫
mazzo-stage-estro-deck-list = 你牌庫中的卡（不依順序）
mazzo-stage-estro-incinerator-own = 你的焚化爐
mazzo-stage-estro-incinerator = { $seat } 的焚化爐
mazzo-stage-estro-incinerator-horde = 夢魘潮的焚化爐
mazzo-stage-estro-incinerator-guardians = 守衛的焚化爐
mazzo-stage-estro-guardians = { $ship }的守衛
mazzo-stage-estro-side-of = { $side } 的戰場
mazzo-stage-estro-half = { $side }，{ $zone }
mazzo-stage-estro-looking = 你看到的卡
mazzo-stage-estro-ashes = 可選擇的卡
mazzo-stage-estro-announced = 已宣告的天賦
mazzo-stage-estro-announced-by = 宣告者：{ $player }。
mazzo-stage-estro-announced-for = 對象：{ $targets }。
mazzo-stage-estro-objects = 道具
mazzo-stage-estro-bastion = 堡壘
mazzo-stage-estro-modes = 模式

## How the match stands

mazzo-stage-estro-round = 輪
mazzo-stage-estro-round-of = { $round }（共 { $last }）
mazzo-stage-estro-turn = 回合
mazzo-stage-estro-phase = 階段
mazzo-stage-estro-attacks = 剩餘攻擊
mazzo-stage-estro-connections = 量子連結
mazzo-stage-estro-points = 區域點：{ $side } { $one }，{ $other } { $two }。
mazzo-stage-estro-modifiers = 相剋加成與減成
mazzo-stage-estro-inverted = 互換
mazzo-stage-estro-result = 結果
mazzo-stage-estro-masked = 記憶模式已隱藏

## How a player stands

mazzo-stage-estro-team = 隊伍
mazzo-stage-estro-tokens = 冥幣
mazzo-stage-estro-rerolls = 重擲
mazzo-stage-estro-skips = 略過抽牌
mazzo-stage-estro-actions = 突觸行動
mazzo-stage-estro-standing = 狀態

## A clash

mazzo-stage-estro-attack-die = 攻方骰子
mazzo-stage-estro-defence-die = 守方骰子
mazzo-stage-estro-attack-total = 攻方總值
mazzo-stage-estro-defence-total = 守方總值
mazzo-stage-estro-attack-primary = 攻方主值
mazzo-stage-estro-defence-primary = 守方主值
