# 生成冒險的任務與事件（TS-8.60）。每段文字都有嚴格的字數上限。
# 同一編號是同一則故事：標題、任務、結局或敘述彼此相屬。
# 世界：title、mission、end、ending、tale。地城：short、won。

## Main quest: hunt

ts-main-hunt-title-1 = 被撕走的星期天
ts-main-hunt-mission-1 = 疊紙鎮一週只剩六天：{ $villain }撕走了星期天，墊在身下睡覺。擊敗{ $villain }，再回到起點 1A，鬆餅快涼了。
ts-main-hunt-short-1 = 擊敗撕走星期天的{ $villain }，再回到房間 1A。
ts-main-hunt-won-1 = 星期天好好揣在你懷裡。回到房間 1A。
ts-main-hunt-end-1 = 又是七天
ts-main-hunt-ending-1 = 你把星期天撫平，掛回釘子上。鐘聲、鬆餅，沒人穿鞋。這時日曆窸窣一響：後面還有第八天，誰也沒進去過。

ts-main-hunt-title-2 = 今晚沒有月亮
ts-main-hunt-mission-2 = 毛邊港的月亮月月現印。{ $villain }偷走了印版，夜裡只印得出一張黑紙。擊敗{ $villain }，再回到起點 1A。
ts-main-hunt-short-2 = 擊敗偷走月亮印版的{ $villain }，再回到房間 1A。
ts-main-hunt-won-2 = 印版到手，還閃著銀光。回到房間 1A。
ts-main-hunt-end-2 = 月色未乾
ts-main-hunt-ending-2 = 印機呻吟，紙張掀起：一輪月亮，墨還濕著。十點鐘它已掛在港口上空。上面有枚拇指印，是你的，詩人要為它吵上一個月。

ts-main-hunt-title-3 = 抽屜裡的回音
ts-main-hunt-mission-3 = 摺起來的群山，九天沒答過誰的話了：{ $villain }把回音關進了抽屜。擊敗{ $villain }，再回到起點 1A。路上別喊。
ts-main-hunt-short-3 = 群山丟了回音。擊敗拿走它的{ $villain }，再回到房間 1A。
ts-main-hunt-won-3 = 抽屜在你包裡咕噥。回到房間 1A。
ts-main-hunt-end-3 = 九天份的「喂」
ts-main-hunt-ending-3 = 你在山口拉開抽屜，九天份的「喂」一齊飛出，各自回到各自的山。最後一聲是你的嗓音，可你還沒開口呢。

ts-main-hunt-title-4 = 照錯邊的燈塔
ts-main-hunt-mission-4 = { $villain }把襯線岬的燈塔轉了個向：它照著搖籃和貓，羊皮紙海一片漆黑。擊敗{ $villain }，再回到起點 1A。
ts-main-hunt-short-4 = 燈塔照錯了邊。擊敗轉動它的{ $villain }，再回到房間 1A。
ts-main-hunt-won-4 = 遠處有盞燈又轉了起來。回到房間 1A。
ts-main-hunt-end-4 = 燈又照海
ts-main-hunt-ending-4 = 燈光掃回羊皮紙海，一艘艘船降旗致謝。守燈人把船名記進日誌，寫到第四艘停了筆：那艘兩百年前就沉了。

## Main quest: key

ts-main-key-title-1 = 有煙無門
ts-main-key-mission-1 = { $villain }的房子是從背面畫的：有煙囪，有煙，沒有門。找到{ $object }，才有路進去。擊敗{ $villain }，再回到起點 1A。
ts-main-key-short-1 = 房子沒有門。找到{ $object }進去，擊敗{ $villain }，再回到房間 1A。
ts-main-key-won-1 = 煙囪不冒煙了。回到房間 1A。
ts-main-key-end-1 = 一扇紅門
ts-main-key-ending-1 = 有人替{ $villain }的房子畫了門，漆成紅色。孩子敲了就跑。門有時客客氣氣地打開，裡面從來沒人，爐上倒燉著湯。

ts-main-key-title-2 = 兩行之間
ts-main-key-mission-2 = 鎮志的兩行字之間本無空隙，夜裡{ $villain }卻在那裡踱步。找到{ $object }撐開一道縫，擊敗踱步的，再回到起點 1A。
ts-main-key-short-2 = { $villain }在兩行字間踱步。找到{ $object }鑽進去，將其擊敗，再回到房間 1A。
ts-main-key-won-2 = 那道縫在你身後合攏。回到房間 1A。
ts-main-key-end-2 = 行距恢復
ts-main-key-ending-2 = 兩行字嘆口氣，靠攏了。鎮志多出一句：你來過，穿什麼衣裳，以及你還會再來。「再來」兩個字，墨還沒乾。

ts-main-key-title-3 = 鉛筆畫的島
ts-main-key-mission-3 = 羊皮紙海的海圖上有座鉛筆島，船一靠近，{ $villain }就把它擦掉。找到{ $object }登島，擊敗{ $villain }，再回到起點 1A。
ts-main-key-short-3 = 找到{ $object }，登上鉛筆島，擊敗{ $villain }，再回到房間 1A。
ts-main-key-won-3 = 小島的輪廓站穩了。回到房間 1A。
ts-main-key-end-3 = 終於上墨
ts-main-key-ending-3 = 小島描上藍墨，添了一座港、兩頭山羊。繪圖師問它叫什麼，你說出腦中第一個詞，往後它只好頂著這名字過日子。

ts-main-key-title-4 = 第十三個抽屜
ts-main-key-mission-4 = 老字櫃有十二個抽屜，入夜有十三個，{ $villain }就住在最後那個。找到{ $object }打開它，擊敗裡面那位，再回到起點 1A。
ts-main-key-short-4 = { $villain }在第十三個抽屜裡。找到{ $object }打開它，將其擊敗，再回到房間 1A。
ts-main-key-won-4 = 第十三個抽屜關上了。回到房間 1A。
ts-main-key-end-4 = 十二格和一個洞
ts-main-key-ending-4 = 抽屜剩十二個。最後那格成了洞，正好放學徒的點心。隔天早上點心不見了，留下一枚錢幣，來自還沒印出來的國家。

## Main quest: lieutenant

ts-main-lieutenant-title-1 = 門上兩個名字
ts-main-lieutenant-mission-1 = 大門有兩個門鈴。不先擊敗樓下的{ $lieutenant }，樓上{ $villain }的鈴就不響。上樓擊敗{ $villain }，再回到起點 1A。
ts-main-lieutenant-short-1 = 先擊敗{ $lieutenant }，{ $villain }才肯應門。兩個都擊敗，再回到房間 1A。
ts-main-lieutenant-won-1 = 再也沒人應門了。回到房間 1A。
ts-main-lieutenant-end-1 = 門鈴故障
ts-main-lieutenant-ending-1 = 兩個名字都刮掉了，如今住著做風箏的一家人。每年有一天黃昏，樓上的鈴會自己響，他們便多擺一副碗筷，以防萬一。

ts-main-lieutenant-title-2 = 報紙軍團
ts-main-lieutenant-mission-2 = { $villain }有支軍團，全從一張報紙剪出來，線頭握在{ $lieutenant }手裡。先擊敗{ $lieutenant }，再擊敗{ $villain }，然後回到起點 1A。
ts-main-lieutenant-short-2 = 報紙軍團只有一根線。先擊敗{ $lieutenant }，再擊敗{ $villain }，回到房間 1A。
ts-main-lieutenant-won-2 = 軍團一版一版躺平了。回到房間 1A。
ts-main-lieutenant-end-2 = 昨天的士兵
ts-main-lieutenant-ending-2 = 軍團攤開來讀，全是舊聞：熱浪、馬戲團、走失的鸚鵡。傍晚，連字鎮人人都在打聽鸚鵡。夜裡，屋頂上有誰叫你的名字。

ts-main-lieutenant-title-3 = 草稿之塔
ts-main-lieutenant-mission-3 = { $villain }有座塔，用沒寫完的故事疊成，{ $lieutenant }坐在樓梯上撐著。先擊敗{ $lieutenant }，再擊敗塔頂的{ $villain }，回到起點 1A。
ts-main-lieutenant-short-3 = 沒寫完的故事疊成塔。先擊敗{ $lieutenant }，再擊敗{ $villain }，回到房間 1A。
ts-main-lieutenant-won-3 = 塔身搖晃，沙沙作響。回到房間 1A。
ts-main-lieutenant-end-3 = 一人一章
ts-main-lieutenant-ending-3 = 塔慢慢垮下來，第一章像雪一樣落滿全鎮。人人撿一章回家寫完。你那章的開頭是：「旅人到家時，椅子上已經坐了人。」

ts-main-lieutenant-title-4 = 合頁村的婚禮
ts-main-lieutenant-mission-4 = 合頁村的賓客從星期二跳到現在：{ $lieutenant }堵著門，{ $villain }吃著蛋糕。先擊敗{ $lieutenant }，再擊敗{ $villain }，回到起點 1A。
ts-main-lieutenant-short-4 = 沒人能離席的婚禮。先擊敗門口的{ $lieutenant }，再擊敗{ $villain }，回到房間 1A。
ts-main-lieutenant-won-4 = 音樂可以停了。回到房間 1A。
ts-main-lieutenant-end-4 = 總算能脫鞋
ts-main-lieutenant-ending-4 = 琴聲停了。賓客脫下鞋來數腳：左腳兩百隻，右腳兩百零一隻。沒人追問。新娘把蛋糕最上面那層給了你。

## Main quest: forms

ts-main-forms-title-1 = 雙面印刷
ts-main-forms-mission-1 = 懸賞單上寫著：捉拿{ $villain }。翻過來，背面是另一張臉。先擊敗正面的形態，再擊敗背面的形態，然後回到起點 1A。
ts-main-forms-short-1 = { $villain }是雙面印的。擊敗正反兩個形態，再回到房間 1A。
ts-main-forms-won-1 = 正面空白，反面也空白。回到房間 1A。
ts-main-forms-end-1 = 懸賞單的背面
ts-main-forms-ending-1 = 懸賞單兩面都空了，送去學校，中午就畫滿了馬。有一匹六條腿，一副知道內情的樣子，數牠畫得最好。

ts-main-forms-title-2 = 第二道影子
ts-main-forms-mission-2 = { $villain }有兩道影子，第二道站得稍遠，等著輪到它。兩個形態都要擊敗，再帶著一道影子回到起點 1A。
ts-main-forms-short-2 = { $villain }有兩道影子、兩個形態。全數擊敗，再回到房間 1A。
ts-main-forms-won-2 = 只剩你自己的影子。回到房間 1A。
ts-main-forms-end-2 = 一人一道影
ts-main-forms-ending-2 = 正午，滿廣場的人低頭數影子，一人一道。只有麵包師的貓少了一道，你把自己的借牠一晚，還回來時長了一點。

ts-main-forms-title-3 = 午夜敲兩回
ts-main-forms-mission-3 = 正頁城的鐘敲兩回午夜：一回給{ $villain }，一回給後來的那個。先擊敗第一形態，再擊敗第二形態，然後回到起點 1A。
ts-main-forms-short-3 = 午夜敲兩回，{ $villain }有兩個形態。先後擊敗，再回到房間 1A。
ts-main-forms-won-3 = 十二響，再沒有了。回到房間 1A。
ts-main-forms-end-3 = 午夜只有一回
ts-main-forms-ending-3 = 今夜鐘敲了十二下就停，自己也有點意外。多出來一個小時，議會表決送給你。它小小的，溫溫的，裝得進火柴盒。

ts-main-forms-title-4 = 包裹裡的包裹
ts-main-forms-mission-4 = 連字鎮郵局有個包裹。內容物：{ $villain }。內容物的內容物：第二形態，更糟。一一擊敗，再回到起點 1A 簽收。
ts-main-forms-short-4 = { $villain }裡面還包著第二形態。一一擊敗，再回到房間 1A 簽收。
ts-main-forms-won-4 = 只剩一團繩子。回到房間 1A。
ts-main-forms-end-4 = 已簽收
ts-main-forms-ending-4 = 你簽了名。郵差留下繩子，繩子總用得著，盒子歸你。盒子輕得像空的，走一段重了些，到橋頭打起了呼嚕。

## Main quest: curse

ts-main-curse-title-1 = 渡船不收錢
ts-main-curse-mission-1 = 去見{ $villain }的渡船不收錢，只載背著詛咒的人。你那道正等著你，會使你的卡牌轉向。背上它，擊敗{ $villain }，再回到起點 1A。
ts-main-curse-short-1 = 沒有詛咒上不了渡船。背上它，擊敗{ $villain }，再回到房間 1A。
ts-main-curse-won-1 = 渡船點著燈在等。回到房間 1A。
ts-main-curse-end-1 = 船資付清
ts-main-curse-ending-1 = 船夫像脫濕大衣一樣，替你把詛咒脫下，和別人的掛在一起。「有人會回來拿。」你看那排掛鉤，有一個早就寫著你的名字。

ts-main-curse-title-2 = 紙的另一面
ts-main-curse-mission-2 = { $villain }住在紙的另一面，只有被詛咒翻轉過的人才看得穿。找到詛咒，背上它，擊敗{ $villain }，再回到起點 1A。
ts-main-curse-short-2 = 背著詛咒才看得見{ $villain }。背上它，擊敗你看見的，再回到房間 1A。
ts-main-curse-won-2 = 紙又只是紙了。回到房間 1A。
ts-main-curse-end-2 = 正面朝上
ts-main-curse-ending-2 = 你正面朝上地出來，口袋好端端在裡面。鎮民歡呼，為求保險，又把你從頭讀了一遍。只有鏡子遲疑片刻，才跟著你動。

ts-main-curse-title-3 = 倒寫的名字
ts-main-curse-mission-3 = 反頁城的名冊把你的名字寫倒了。這是詛咒，也是過那道門唯一的通行證。背上它，擊敗門後的{ $villain }，再回到起點 1A。
ts-main-curse-short-3 = 倒寫的名字是詛咒，也是通行證。背上它，擊敗{ $villain }，再回到房間 1A。
ts-main-curse-won-3 = 一支筆把你的名字扶正。回到房間 1A。
ts-main-curse-end-3 = 謄清無誤
ts-main-curse-ending-3 = 反頁城的書記吸乾墨跡，把你的名字正著念了一遍。堂下有兩個人答「到」。她從眼鏡上方看了看，闔上名冊，吃飯去了。

ts-main-curse-title-4 = 拿倒楣當路費
ts-main-curse-mission-4 = { $villain }的狗專咬走運的人。有道詛咒能扭轉運氣，也會使你的卡牌轉向。背上它走過去，擊敗{ $villain }，再回到起點 1A。
ts-main-curse-short-4 = 這裡的狗專咬走運的人。背上詛咒，擊敗{ $villain }，再回到房間 1A。
ts-main-curse-won-4 = 狗搖著尾巴，拿不定主意。回到房間 1A。
ts-main-curse-end-4 = 九成新的運氣
ts-main-curse-ending-4 = 櫃檯把運氣還給你，洗過，燙過，肩膀有點緊。回家路上你撿到三枚錢幣、一隻小貓，還有那群狗，牠們也想跟來。

## Side quests

ts-bounty-title-1 = 賞金是繃帶
ts-bounty-tale-1 = 懸賞單上的賞金：護士一位，漿糊一罐，雙手冰涼。
ts-bounty-short-1 = 懸賞：護士一位，漿糊一罐。
ts-bounty-title-2 = 一缸藍水
ts-bounty-tale-2 = 吸墨村替你放好洗澡水：溫的，藍的，一股教室味。
ts-bounty-short-2 = 勝者有賞：一缸溫溫的藍水。
ts-bounty-title-3 = 針線之爭
ts-bounty-tale-3 = 七個女裁縫爭著補你的手肘，水壺在一旁記分。
ts-bounty-short-3 = 七個女裁縫捏著針，等贏家來。
ts-bounty-title-4 = 鎮長握手
ts-bounty-tale-4 = 鎮長握著你的手，握了一小時，他的醫生料理另一隻。
ts-bounty-short-4 = 鎮長的醫生，專治在此獲勝的人。

ts-technique-title-1 = 缺頁的一課
ts-technique-tale-1 = 每本武譜都缺同一課，這裡有它的腳印。
ts-technique-short-1 = 每本武譜都缺的那課，畫在這裡。
ts-technique-title-2 = 地毯裡的師父
ts-technique-tale-2 = 地毯織著一位師父的最後一戰，絲線至今還在換步。
ts-technique-short-2 = 地毯裡，老師父還在換步。
ts-technique-title-3 = 翻頁磚牆
ts-technique-tale-3 = 拇指撥過磚牆，一個小人動起來，那招早沒人使了。
ts-technique-short-3 = 撥過磚牆，小人使出失傳的一招。
ts-technique-title-4 = 檸檬汁寫的
ts-technique-tale-4 = 空白卷軸有股檸檬味，湊近燈火，它就吹噓起來。
ts-technique-short-4 = 空白卷軸有檸檬味，要盞燈。

ts-guardian-title-1 = 最後一個學生
ts-guardian-tale-1 = 有誰下課沒走，一留就是百年，也不想要同學。
ts-guardian-short-1 = 有誰下課沒走，留了一百年。
ts-guardian-title-2 = 別驚動灰塵
ts-guardian-tale-2 = 灰塵排得整整齊齊，底下有東西睜著一隻眼睡覺。
ts-guardian-short-2 = 整齊的灰底下，有隻眼睛睜著。
ts-guardian-title-3 = 守著的不會
ts-guardian-tale-3 = 守著它的從沒學會，也不原諒學得會的人。
ts-guardian-short-3 = 守著它的，自己從沒學會。
ts-guardian-title-4 = 牆有脈搏
ts-guardian-tale-4 = 你摸摸牆，是溫的。它吸一口氣，站上了崗。
ts-guardian-short-4 = 牆是溫的，吸口氣，站上了崗。

ts-theft-title-1 = 少一隻手套
ts-theft-tale-1 = 左手套不見了，原處用鉛筆打了個小勾。
ts-theft-short-1 = 左手套不見了，留下鉛筆勾。
ts-theft-title-2 = 有禮的扒手
ts-theft-tale-2 = 有人說聲借過，你的湯匙就沒了，從清單上劃掉了。
ts-theft-short-2 = 「借過。」湯匙沒了，也劃掉了。
ts-theft-title-3 = 鈕扣收藏
ts-theft-tale-3 = 大衣上被剪走一顆鈕扣，布上用鉛筆編了號。
ts-theft-short-3 = 少了顆鈕扣，原處有鉛筆編號。
ts-theft-title-4 = 曲子被偷
ts-theft-tale-4 = 你吹的口哨斷了，曲子到了別人手裡，正用鉛筆記譜。
ts-theft-short-4 = 口哨吹到一半被偷，鉛筆沙沙響。

ts-thief-title-1 = 十隻左手套
ts-thief-tale-1 = 有誰朝你揮手，十根指頭各戴一隻左手套。
ts-thief-short-1 = 十隻左手套朝你揮，一隻是你的。
ts-thief-title-2 = 一人份的湯
ts-thief-tale-2 = 一口鍋，一堆火，你的湯匙在裡頭轉，沒人抬頭。
ts-thief-short-2 = 你的湯匙正攪著別人的湯。
ts-thief-title-3 = 鈕扣陳列櫃
ts-thief-tale-3 = 玻璃下一千顆鈕扣，你那顆標著：「會有人來找。」
ts-thief-short-3 = 滿櫃鈕扣，你那顆標著「會有人來找」。
ts-thief-title-4 = 誰在哼歌
ts-thief-tale-4 = 轉角傳來你的曲子，有點走音，接著是一張紅臉。
ts-thief-short-4 = 你的曲子走了音，一張臉紅了。

ts-chest-title-1 = 裡面在下雨
ts-chest-tale-1 = 封得緊緊的，裡面關著壞天氣，聽得見雨點在敲。
ts-chest-short-1 = 封得緊緊的，裡面在下雨。
ts-chest-title-2 = 抄寫員的積蓄
ts-chest-tale-2 = 抄寫員在此鎖了四十年的句點，一個也沒花過。
ts-chest-short-2 = 四十年的句點，鎖在裡面。
ts-chest-title-3 = 限誤開
ts-chest-tale-3 = 吊牌寫著：「僅限不小心打開。」這倒可以安排。
ts-chest-short-3 = 吊牌：「僅限不小心打開。」
ts-chest-title-4 = 縫裡有光
ts-chest-tale-4 = 縫隙裡透出燈光，還有一聲很小很小的咳嗽。
ts-chest-short-4 = 縫裡有燈光，和一聲小小的咳。

ts-trap-title-1 = 太整齊了
ts-trap-tale-1 = 沒灰塵，沒蛛網，立著塊牌子：「非常安全」。漆還沒乾。
ts-trap-short-1 = 牌子寫「非常安全」，漆沒乾。
ts-trap-title-2 = 別人的帽子
ts-trap-tale-2 = 路中央有頂帽子，一直沒人回來拿。為什麼？
ts-trap-short-2 = 一頂好帽子，從來沒人回來拿。
ts-trap-title-3 = 喀的一聲
ts-trap-tale-3 = 你腳跟底下喀的一聲，別處有個東西表示同意。
ts-trap-short-3 = 地板喀的一聲，有東西同意了。
ts-trap-title-4 = 打了結的餌
ts-trap-tale-4 = 一份禮物，寫著你的名字，緞帶卻一路通進牆裡。
ts-trap-short-4 = 給你的禮物，緞帶通進牆裡。

ts-forge-title-1 = 鑄字娘子
ts-forge-tale-1 = 她從早到晚鑄字。為了你，她肯澆一件不是字的東西。
ts-forge-short-1 = 鑄字娘子手邊，空著一副字模。
ts-forge-title-2 = 雪中鐵砧
ts-forge-tale-2 = 紙雪裡立著一座鐵砧，燙得很，卻沒人生過火。
ts-forge-short-2 = 紙雪裡一座燙鐵砧，誰生的火？
ts-forge-title-3 = 摺鋼的鐵匠
ts-forge-tale-3 = 「鋼不過是固執的紙。」鐵匠說著，摺下第十道。
ts-forge-short-3 = 鐵匠摺著鋼，像在摺一封信。
ts-forge-title-4 = 睡著的風箱
ts-forge-tale-4 = 風箱自己呼吸，睡夢中嘟囔著配方。
ts-forge-short-4 = 風箱睡得正沉，滿口配方。

ts-hostage-title-1 = 歸了檔的人
ts-hostage-tale-1 = 檔案櫃的「囚」字格裡有人，想換到「出」字格。
ts-hostage-short-1 = 檔案櫃裡有聲音，想要出來。
ts-hostage-title-2 = 敲玻璃的聲音
ts-hostage-tale-2 = 瓶中有個小小水手，敲了三下玻璃，脫帽致意。
ts-hostage-short-2 = 瓶中的小小水手敲著玻璃。
ts-hostage-title-3 = 壓扁的植物學家
ts-hostage-tale-3 = 植物學家夾在兩塊板間：人平安，很扁，悶極了。
ts-hostage-short-3 = 兩塊板間，植物學家在求救。
ts-hostage-title-4 = 縫進布幕的人
ts-hostage-tale-4 = 布幕在啜泣，原來提詞人被縫進了下襬。
ts-hostage-short-4 = 提詞人縫在布幕裡，正在啜泣。

ts-helper-title-1 = 走出檔案櫃
ts-helper-tale-1 = 出了抽屜，拍拍灰：「東西在哪我都曉得，那個也是。」
ts-helper-short-1 = 「什麼擱在哪，我全知道。」
ts-helper-title-2 = 水手上岸
ts-helper-tale-2 = 小小水手捲起袖子，兩截袖子像一對引號。
ts-helper-short-2 = 小小水手為你捲起了袖子。
ts-helper-title-3 = 扁扁的朋友
ts-helper-tale-3 = 植物學家滑進門縫，看了看，滑回來，點點頭。
ts-helper-short-3 = 植物學家滑過門縫，回來點頭。
ts-helper-title-4 = 輕聲提詞
ts-helper-tale-4 = 「念到『雷』就蹲下。」提詞人低語，他全讀過了。
ts-helper-short-4 = 「現在蹲下。」提詞人拿著劇本。

## Events: what is given, taken and turned

ts-healer-title-1 = 燙摺角的人
ts-healer-tale-1 = 她專燙摺角：書的、狗耳朵的，你別動的話，還有你的。
ts-healer-short-1 = 她專燙摺角，你身上就有幾處。
ts-healer-title-2 = 散頁醫生
ts-healer-tale-2 = 「舌頭伸出來。」醫生讀了讀，翻到下一頁。
ts-healer-short-2 = 「舌頭伸出來。」醫生讀得入神。
ts-healer-title-3 = 漿糊隱士
ts-healer-tale-3 = 隱士拿著刷子，補過一只杯、一座橋、一樁婚事。下一位。
ts-healer-short-3 = 拿漿糊刷的隱士喊：「下一位。」
ts-healer-title-4 = 紙漿溫泉
ts-healer-tale-4 = 溫熱的紙漿泉裡，破紙泡到脖子，聊著閒話。
ts-healer-short-4 = 破紙泡在溫熱的紙漿裡閒聊。

ts-challenge-title-1 = 旗隊點名
ts-challenge-tale-1 = 塔上一排小旗，數著你的旗幟，在風裡咯咯笑。
ts-challenge-short-1 = 一排小旗數你的旗幟，咯咯笑。
ts-challenge-title-2 = 傳令官的尺
ts-challenge-tale-2 = 傳令官拿尺比著你的旗幟，不說是為了什麼。
ts-challenge-short-2 = 傳令官量你的旗幟，一聲不吭。
ts-challenge-title-3 = 墨水瓶騎士
ts-challenge-tale-3 = 騎士只有墨水瓶高：「亮出旗幟！我也亮我的。」
ts-challenge-short-3 = 墨水瓶裡的騎士：「亮出旗幟！」
ts-challenge-title-4 = 由風評判
ts-challenge-tale-4 = 風一面一面掀起你的旗幟，像裁縫掀起袖子。
ts-challenge-short-4 = 風一面面掀起你的旗幟，評判著。

ts-ritual-title-1 = 紙神龕
ts-ritual-tale-1 = 神龕有道縫，只塞得進一張卡，裡面有東西在轉。
ts-ritual-short-1 = 神龕有道縫，剛好容一張卡。
ts-ritual-title-2 = 祭壇飛蛾
ts-ritual-tale-2 = 十二隻飛蛾圍著蠟燭，吃得慢，從不忘事。
ts-ritual-short-2 = 十二隻飛蛾圍著蠟燭，等人餵。
ts-ritual-title-3 = 結尾之井
ts-ritual-tale-3 = 井沒有底，只有一句句結尾。它還要一句，等著。
ts-ritual-short-3 = 滿井都是結尾，還要一句。
ts-ritual-title-4 = 轉轉鞠躬
ts-ritual-tale-4 = 戴面具的書記圍成一圈：轉，轉，鞠躬。圈裡少一個。
ts-ritual-short-4 = 戴面具的書記圍圈轉，少一個。

ts-trade-title-1 = 嘆氣的天平
ts-trade-tale-1 = 「這邊上去，」掌秤的說，「那邊就嘆氣。」
ts-trade-short-1 = 一座天平，一邊哼歌，一邊嘆氣。
ts-trade-title-2 = 左換右
ts-trade-tale-2 = 小販拿左鞋換右鞋，拿右鞋換小道消息。
ts-trade-short-2 = 小販拿左鞋換右鞋。
ts-trade-title-3 = 沙漏攤
ts-trade-tale-3 = 這攤子只賣沙漏，有一半已經頭下腳上。
ts-trade-short-3 = 滿攤沙漏，一半頭下腳上。
ts-trade-title-4 = 老實的鏡子
ts-trade-tale-4 = 鏡子收一張苦臉，給一張笑臉，帳目分明。
ts-trade-short-4 = 鏡子拿苦臉換笑臉，概不賒欠。

ts-swap-title-1 = 失物招領
ts-swap-tale-1 = 窗口把你掉的還給你，要你手上拿著的。
ts-swap-short-1 = 失物招領：交一樣，領一樣。
ts-swap-title-2 = 相通的口袋
ts-swap-tale-2 = 裁縫把兩個口袋縫通了，你的兩隻手互道久仰。
ts-swap-short-2 = 口袋相通，兩手互道久仰。
ts-swap-title-3 = 喜鵲圖書館
ts-swap-tale-3 = 喜鵲論斤外借：鑰匙換湯匙，湯匙換祕密。
ts-swap-short-3 = 喜鵲開的圖書館，論斤外借。
ts-swap-title-4 = 眼紅的衣櫃
ts-swap-tale-4 = 衣櫃咳出你去年的大衣，眼睛盯著你身上這件。
ts-swap-short-4 = 衣櫃遞出舊大衣，盯著新的。

ts-recover-title-1 = 再版
ts-recover-tale-1 = 絕版的又夾回晾繩上，還滴著水。
ts-recover-short-1 = 絕版的，正掛在這裡晾著。
ts-recover-title-2 = 收破爛的大娘
ts-recover-tale-2 = 大娘翻著推車：「這個你也扔？真是這個？」
ts-recover-short-2 = 「這個你也扔？」收破爛的問。
ts-recover-title-3 = 反印在吸墨紙上
ts-recover-tale-3 = 吸墨紙上淡淡的，反著的，全是你以為丟了的。
ts-recover-short-3 = 丟了的，反印在吸墨紙上。
ts-recover-title-4 = 歸還口
ts-recover-tale-4 = 石上一道縫，寫著「歸還」，另一頭有東西在推。
ts-recover-short-4 = 「歸還」口裡，有東西往外推。

ts-quiet-title-1 = 海翻了一頁
ts-quiet-tale-1 = 從空白的紙丘望去，羊皮紙海正慢慢翻過一頁。
ts-quiet-short-1 = 隔著裂縫，聽見海在翻頁。
ts-quiet-title-2 = 字果園
ts-quiet-tale-2 = 枝頭掛著熟透的字，偶爾落下一個，自己念出聲來。
ts-quiet-short-2 = 一棵小樹，熟透的字一一落下。
ts-quiet-title-3 = 一燈一椅
ts-quiet-tale-3 = 一盞燈，一把椅，一本攤開的書。人剛起身，頁還溫著。
ts-quiet-short-3 = 燈、椅、攤開的書，頁還溫著。
ts-quiet-title-4 = 下了錨的風箏
ts-quiet-tale-4 = 四十只風箏下錨睡了，尾巴寫著什麼，又劃掉。
ts-quiet-short-4 = 高處暗裡風箏睡著，尾巴在寫字。

ts-weakness-title-1 = 打呵欠的霧
ts-weakness-tale-1 = 灰霧打了個呵欠，會傳染，從手指開始。
ts-weakness-short-1 = 霧打呵欠，你的手指也打。
ts-weakness-title-2 = 橡皮雨
ts-weakness-tale-2 = 下起橡皮屑的雨，你握著的念頭從邊緣淡起。
ts-weakness-short-2 = 橡皮屑紛紛落，手裡的都淡了。
ts-weakness-title-3 = 沉重的字
ts-weakness-tale-3 = 路上有個沉重的字，你一讀，兩手就垂了下去。
ts-weakness-short-3 = 地上一個沉重的字，讀了手軟。
ts-weakness-title-4 = 睡眠海關
ts-weakness-tale-4 = 「沒東西要申報？」穿制服的枕頭問，動手拆你行李。
ts-weakness-short-4 = 穿制服的枕頭：「沒東西要申報？」

ts-camp-title-1 = 地圖帳篷
ts-camp-tale-1 = 舊地圖搭的帳篷，火邊有人念著你故鄉的海岸。
ts-camp-short-1 = 地圖帳篷，火堆只有火柴大。
ts-camp-title-2 = 與郵差喝茶
ts-camp-tale-2 = 郵差用號角煮茶。有你的信，不過是明年的。
ts-camp-short-2 = 郵差煮茶，你的信是明年的。
ts-camp-title-3 = 大頁之下
ts-camp-tale-3 = 你在一張斜立的大頁下紮營，雨從第一行念起。
ts-camp-short-3 = 斜立的大頁當屋頂，有人掃過。
ts-camp-title-4 = 故事餘燼
ts-camp-tale-4 = 燒過的故事還在發亮，烘得手暖，最愛人發問。
ts-camp-short-4 = 燒過的故事還暖著，愛人發問。

## Events: roads, stars and wagers

ts-migration-title-1 = 出遠門的山丘
ts-migration-tale-1 = 山丘收好行李：兩棵樹、一頭牛、一片風景，問你去哪。
ts-migration-short-1 = 這地方打包好了，連風景也帶。
ts-migration-title-2 = 踩高蹺的村子
ts-migration-tale-2 = 村子踩上高蹺，說走就走，連鍋裡的湯也端著。
ts-migration-short-2 = 房子踩上高蹺，湯也跟著。
ts-migration-title-3 = 活頁
ts-migration-tale-3 = 世界的這一頁從沒裝訂過，你感覺有一角掀了起來。
ts-migration-short-3 = 這頁從沒裝訂，一角正掀起。
ts-migration-title-4 = 會走的客棧
ts-migration-tale-4 = 客棧夜裡趕路，客人醒來換了片海，蛋還是那顆蛋。
ts-migration-short-4 = 客棧夜裡趕路，早飯照舊。

ts-observatory-title-1 = 針孔星空
ts-observatory-tale-1 = 有人用針戳了天，這裡的人拿它當琴譜讀。
ts-observatory-short-1 = 天花板滿是針孔，星星想排隊。
ts-observatory-title-2 = 郵寄的星星
ts-observatory-tale-2 = 新的星星郵寄送到，兩顆一份，缺了說明書。
ts-observatory-short-2 = 信封裡兩顆星，沒附說明。
ts-observatory-title-3 = 反拿的望遠鏡
ts-observatory-tale-3 = 你從錯的那頭看進去，遠遠有個像你的人在招手。
ts-observatory-short-3 = 望遠鏡裡，像你的人在招手。
ts-observatory-title-4 = 少一個星座
ts-observatory-tale-4 = 天圖上少了一個星座，偏是人人看得見的那個。
ts-observatory-short-4 = 這裡看得見的星座，圖上都沒有。

ts-gamble-title-1 = 無手莊家
ts-gamble-tale-1 = 牌自己發自己。莊家沒有手，只盯著你的臉。
ts-gamble-short-1 = 莊家沒有手，牌自己發。
ts-gamble-title-2 = 跟回音打賭
ts-gamble-tale-2 = 「我賭。」你說。「你賭？」牆說，你忽然沒了把握。
ts-gamble-short-2 = 「你賭？」牆搶在你前頭說。
ts-gamble-title-3 = 風信雞坐莊
ts-gamble-tale-3 = 風信雞坐莊，什麼都知道，到最後總轉過頭去。
ts-gamble-short-3 = 風信雞坐莊，轉過頭去。
ts-gamble-title-4 = 正面反面或邊緣
ts-gamble-tale-4 = 錢幣從春天起就在半空，現在還收注。
ts-gamble-short-4 = 錢幣春天拋的，還在空中，請下注。

ts-sacrifice-title-1 = 貪吃的磨石
ts-sacrifice-tale-1 = 磨石什麼都肯替你磨利，順口吃掉一點。
ts-sacrifice-short-1 = 一塊磨石，會磨，也會吃一點。
ts-sacrifice-title-2 = 閱後即焚
ts-sacrifice-tale-2 = 爐子燒什麼就念什麼，嗓子真好，全無規矩。
ts-sacrifice-short-2 = 給爐子什麼，它就大聲念什麼。
ts-sacrifice-title-3 = 兩頭燒
ts-sacrifice-tale-3 = 蠟燭兩頭燒著，把中間讓給你，握上一會兒。
ts-sacrifice-short-3 = 蠟燭兩頭燒，中間還空著。
ts-sacrifice-title-4 = 借一滴墨
ts-sacrifice-tale-4 = 放貸的從你袖子抽走一滴墨，但願袖子不褪色。
ts-sacrifice-short-4 = 放貸的想要你袖上一滴墨。

ts-key-title-1 = 無主的腳踏墊
ts-key-tale-1 = 誰會去翻一塊沒有房子的腳踏墊？底下正是{ $object }。
ts-key-short-1 = 無主的腳踏墊下：{ $object }。
ts-key-title-2 = 海鷗的巢
ts-key-tale-2 = 海鷗孵著一顆蛋、兩粒鈕扣，還有{ $object }，任你看。
ts-key-short-2 = 鳥巢裡，蛋旁邊：{ $object }。
ts-key-title-3 = 沉沒的郵局
ts-key-tale-3 = 這裡由魚分信。有個包裹是你的，裡面是{ $object }。
ts-key-short-3 = 一個潮包裹，裡面是{ $object }。
ts-key-title-4 = 石像的掌心
ts-key-tale-4 = 石像伸手伸了幾百年，今天掌心裡有{ $object }。
ts-key-short-4 = 石像掌心裡放著{ $object }。

ts-curse-title-1 = 反穿的大衣
ts-curse-tale-1 = 一件大衣裡朝外落在你身上，你覺得自己也跟著轉了。
ts-curse-short-1 = 反面的大衣落下，你也跟著轉。
ts-curse-title-2 = 鏡中一行字
ts-curse-tale-2 = 你讀了鏡中一行字，現在換那行字倒著讀你。
ts-curse-short-2 = 鏡中一行字，正倒著讀你。
ts-curse-title-3 = 只響一聲的鐘
ts-curse-tale-3 = 鐘響了，只一聲。下面的到上面，裡面的到外面。
ts-curse-short-3 = 鐘響一聲，下面的到了上面。
ts-curse-title-4 = 像你的墨漬
ts-curse-tale-4 = 地上有塊你形狀的墨漬。它站起來，換你躺在那裡。
ts-curse-short-4 = 像你的墨漬站起來，把你穿上。

ts-portal-title-1 = 有門把的書
ts-portal-tale-1 = 第一章有個門把，最後一章也有，都磨得發亮。
ts-portal-short-1 = 書上有兩個門把：首章和末章。
ts-portal-title-2 = 摺過的地板
ts-portal-tale-2 = 有人把地板摺得真好，兩間遠遠的房面對面躺著。
ts-portal-short-2 = 地板有道摺痕，遠處就在眼前。
ts-portal-title-3 = 雨傘架
ts-portal-tale-3 = 十二把傘，有一把在滴水，雨卻只下在另一頭。
ts-portal-short-3 = 一把傘滴著水，另一頭在下雨。
ts-portal-title-4 = 把自己寄走
ts-portal-tale-4 = 一只照你身材做的郵筒。收件時間：現在、現在、現在。
ts-portal-short-4 = 照你身材做的郵筒，現在收件。

ts-pitfall-title-1 = 太軟的扶手椅
ts-pitfall-tale-1 = 扶手椅很軟，更軟，沒有底。下面有誰在等。
ts-pitfall-short-1 = 一把扶手椅：軟，更軟，沒有底。
ts-pitfall-title-2 = 熱心的箭頭
ts-pitfall-tale-2 = 「寶藏。」箭頭說，給自己畫了兩條線。地板點點頭。
ts-pitfall-short-2 = 「寶藏。」箭頭給自己畫兩條線。
ts-pitfall-title-3 = 一幅門的畫
ts-pitfall-tale-3 = 一扇畫出來的門，畫得真好，握門把的手也是畫的。
ts-pitfall-short-3 = 畫出來的門，以畫來說深了點。
ts-pitfall-title-4 = 請簽在最底下
ts-pitfall-tale-4 = 你簽在最底下，這才看見，底下到底有多深。
ts-pitfall-short-4 = 請簽在最底下。底下很深。
