# `mazzo deck estro` 如何描述一副牌。

estro-deck-chosen = 自選 { $chosen } 張，另有 { $drawn } 張在對局開始時隨機加入。
estro-deck-lucid = 為清醒夢自選 { $chosen } 張，每種靈質五張，沒有隨機卡。
estro-deck-estri = 熾焰 { $ardo }、磐岩 { $granito }、諧律 { $armonio }、幻影 { $illusio }、御象 { $manpo }
estro-deck-gifts = 空白卡 { $empty }、一次（1V） { $once }、常駐（∞） { $always }
estro-deck-mean = 平均總值 { $mean }
