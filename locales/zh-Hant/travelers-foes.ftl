# 生成冒險裡的反派、敵人、鎖與陷阱（TS-8.60）。
# 名稱與文句會和規則文字一起印在卡上，各有嚴格的字數上限。
# 雙形態反派：intro、first（還沒結束）、second（新形態）、end。

## Villains

ts-villain-1 = 墨漬婆婆
ts-villain-1-about = 起初只是一滴，後來再也沒停過。
ts-villain-1-intro-1 = 「小小字，過來，婆婆替你把空格填滿。」
ts-villain-1-intro-2 = 紙頁從中央黑起來，那片黑在哼搖籃曲。
ts-villain-1-intro-3 = 她的圍裙濕透，全是她抱過的上萬個字。
ts-villain-1-defeat-1 = 她乾成一圈印子，像杯子留在桌上的痕。
ts-villain-1-defeat-2 = 她懷裡的字一個個溜出來，抖抖身子。
ts-villain-1-defeat-3 = 一張吸墨紙按下，她只剩淺灰的影子。
ts-villain-1-first-1 = 她炸開了，墨珠卻朝彼此滾回去。
ts-villain-1-first-2 = 墨漬縮小了，深深吸了一口氣。
ts-villain-1-first-3 = 「你把婆婆弄哭了。」那灘墨水說。
ts-villain-1-second-1 = 那灘墨站了起來，頭戴墨水瓶當王冠。
ts-villain-1-second-2 = 黑潮湧來，上百隻小手，每隻都在招呼。
ts-villain-1-second-3 = 現在她是世上所有的墨，而你的名字也是墨寫的。
ts-villain-1-end-1 = 黑潮退去，遠方一支鋼筆打了個噴嚏。
ts-villain-1-end-2 = 王冠滾落，不過是個空墨水瓶。
ts-villain-1-end-3 = 紙又白了，只有搖籃曲還要一會才散。

ts-villain-2 = 留白王
ts-villain-2-about = 天下邊界都歸他，夜夜往裡挪。
ts-villain-2-intro-1 = 「你腳下是我的白，你家也是，你的山也是。」
ts-villain-2-intro-2 = 這裡的世界比今天早上窄了一截。
ts-villain-2-intro-3 = 滿殿空椅子，最空的那張正在說話。
ts-villain-2-defeat-1 = 邊界彈了回去，村莊鬆了口氣。
ts-villain-2-defeat-2 = 王冠不過是王冠的輪廓，一折就扁。
ts-villain-2-defeat-3 = 青草衝進白地，對它大喊：綠！
ts-villain-2-first-1 = 他退出紙外，你聽見他在翻頁。
ts-villain-2-first-2 = 王座是空的。一直都空：那他在哪？
ts-villain-2-first-3 = 國王皺成一團，四邊又往內縮一寸。
ts-villain-2-second-1 = 整片空白一起站起來，正望著你。
ts-villain-2-second-2 = 無臉無袍，只有一張巨紙，用一個角走路。
ts-villain-2-second-3 = 「那就不留邊了，」空白說，「紙也不留。」
ts-villain-2-end-1 = 有人在他身上畫了朵花，就此落幕。
ts-villain-2-end-2 = 巨紙沿著一條沒人畫過的線裂開。
ts-villain-2-end-3 = 空白躺了下來，任人踩過去。

ts-villain-3 = 錯字叔叔
ts-villain-3-about = 他改一筆，島就成了鳥，飛走了。
ts-villain-3-intro-1 = 「你自稱大俠？我添一點，就是犬俠。」
ts-villain-3-intro-2 = 路牌寫錯了，路卻決定相信它。
ts-villain-3-intro-3 = 他舔舔鉛筆，問你的名字怎麼寫。
ts-villain-3-defeat-1 = 直尺一壓，兩道槓，他被劃掉了。
ts-villain-3-defeat-2 = 鳥落回海上，又是一座座島。
ts-villain-3-defeat-3 = 鉛筆斷了，世界把自己校對一遍。
ts-villain-3-first-1 = 他把自己擦掉，橡皮卻還在動。
ts-villain-3-first-2 = 「筆誤罷了。」他說著，鑽進筆裡。
ts-villain-3-first-3 = 他被劃掉了，卻在數剩下的筆畫。
ts-villain-3-second-1 = 他把自己寫錯了：膝蓋太多，腦袋是個「凸」。
ts-villain-3-second-2 = 一團多餘的偏旁，誰也念不出來。
ts-villain-3-second-3 = 如今是錯字穿著人，還把人穿反了。
ts-villain-3-end-1 = 慢慢念對它一遍，它就站不住了。
ts-villain-3-end-2 = 筆畫散落，乖乖照順序排好隊。
ts-villain-3-end-3 = 只剩一張小紙條：「以上作廢」。

ts-villain-4 = 剪刀姑媽
ts-villain-4-about = 她愛這世界：虛線畫得真好。
ts-villain-4-intro-1 = 「別動，乖，你會是一串漂亮的剪紙。」
ts-villain-4-intro-2 = 地平線鬆垮垮垂著，沿山腳剪得整齊。
ts-villain-4-intro-3 = 整村人手牽手。本是一個人，摺好剪的。
ts-villain-4-defeat-1 = 兩片刀刃合上，再也打不開。
ts-villain-4-defeat-2 = 一根頭髮卡住轉軸，她動不了了。
ts-villain-4-defeat-3 = 地平線釘回去了，中間有點下垂。
ts-villain-4-first-1 = 螺絲掉了。「正好。」兩個聲音說。
ts-villain-4-first-2 = 刀刃分開了，兩片都沒倒下。
ts-villain-4-first-3 = 她成了兩半，這是她多年的心願。
ts-villain-4-second-1 = 兩片刀刃，兩位姑媽，你是中間那張紙。
ts-villain-4-second-2 = 一半剪光，另一半剪影子。
ts-villain-4-second-3 = 她們左右齊步，你站哪裡就在哪裡會合。
ts-villain-4-end-1 = 兩半終於相逢，偏偏剪了個空。
ts-villain-4-end-2 = 左剪了右，右剪了左，然後靜了。
ts-villain-4-end-3 = 兩片鏽鐵，被人掛在穀倉上。

ts-villain-5 = 覆寫大師
ts-villain-5-about = 他把人刮淨，再把自己寫上去。
ts-villain-5-intro-1 = 「好一張皮，是誰把你寫得這麼糟？」
ts-villain-5-intro-2 = 他的嗓音底下還有嗓音，幾乎被刮光了。
ts-villain-5-intro-3 = 一手浮石，一手筆，他朝你的臉點點頭。
ts-villain-5-defeat-1 = 他淡去，底下的麵包師問現在幾點。
ts-villain-5-defeat-2 = 他終於太薄了，光直直透過去。
ts-villain-5-defeat-3 = 一層又一層，舊名字浮上來換氣。
ts-villain-5-first-1 = 他剝落了，底下有別人在微笑。
ts-villain-5-first-2 = 掉的只是表層，最新的那一層。
ts-villain-5-first-3 = 「你刮了我，」他說，「去見第一位吧。」
ts-villain-5-second-1 = 最底層的字醒了，比文字還要老。
ts-villain-5-second-2 = 已不是字，是一排排爪痕，正在數數。
ts-villain-5-second-3 = 被他蓋住的東西探出頭，想要回那一頁。
ts-villain-5-end-1 = 最老的刮痕癒合了，紙就是紙。
ts-villain-5-end-2 = 最後一層底下，只有一頭睡著的小牛。
ts-villain-5-end-3 = 爪痕數到零，說話算話。

ts-villain-6 = 霉菌修女
ts-villain-6-about = 她對闔上的書低語，直到書發軟。
ts-villain-6-intro-1 = 「噓。凡是闔上的，都歸我。」
ts-villain-6-intro-2 = 一股老地窖的氣味，跪下，雙手合十。
ts-villain-6-intro-3 = 她的頭紗是灰絨毛，你一轉頭就長。
ts-villain-6-defeat-1 = 一扇窗打開，她只剩一股霉味。
ts-villain-6-defeat-2 = 書本躺在陽光下，書脊喀喀作響。
ts-villain-6-defeat-3 = 她的低語乾了，斷在半個字上。
ts-villain-6-first-1 = 她輕輕躺下，地面跟著軟了。
ts-villain-6-first-2 = 一陣灰煙，你真後悔吸了那口氣。
ts-villain-6-first-3 = 「很好，」她低語，「我在空氣裡了。」
ts-villain-6-second-1 = 她綻放成灰色的大教堂，掛著絨布鐘。
ts-villain-6-second-2 = 這裡闔著的都開了條縫，裡面全是絨毛。
ts-villain-6-second-3 = 孢子唱著四部合唱，第五部留給你。
ts-villain-6-end-1 = 絨鐘枯萎，唱詩班咳著回家了。
ts-villain-6-end-2 = 空氣終於乾了，連寂靜都是脆的。
ts-villain-6-end-3 = 大教堂落下，像架上拂落的灰。

ts-villain-7 = 八開船長
ts-villain-7-about = 他把擄來的船摺好，收在帽子裡。
ts-villain-7-intro-1 = 「小一點才安全。」他在空氣裡壓出摺痕。
ts-villain-7-intro-2 = 八名水手敬禮，全是同一張紙摺的。
ts-villain-7-intro-3 = 你的影子有道摺痕，有人正在練習。
ts-villain-7-defeat-1 = 他的旗攤開來，不過是條餐巾。
ts-villain-7-defeat-2 = 他敬了禮，屈了膝，就這麼摺著了。
ts-villain-7-defeat-3 = 帽子裡駛出四十艘船，有點皺。
ts-villain-7-first-1 = 他鞠躬，再鞠躬，鞠到自己鬆開了。
ts-villain-7-first-2 = 一道摺痕開了。你數數，還剩七道。
ts-villain-7-first-3 = 「你只見過八分之一的我。」船長說。
ts-villain-7-second-1 = 他展開八次，世界的天花板沙沙作響。
ts-villain-7-second-2 = 現在他就是地圖，正把海岸一一捲起。
ts-villain-7-second-3 = 原寸的船長，帽子裝得下整片羊皮紙海。
ts-villain-7-end-1 = 他大得站不住，像帆一樣飄走了。
ts-villain-7-end-2 = 摺得太多，他從正中間裂了。
ts-villain-7-end-3 = 巨紙下沉，海鷗在讀它。

ts-villain-8 = 末頁爺爺
ts-villain-8-about = 故事還沒完，他就寫上「全書終」。
ts-villain-8-intro-1 = 「坐吧，你的故事就到這一行。」
ts-villain-8-intro-2 = 這裡的鐘只走一個時辰：最後那個。
ts-villain-8-intro-3 = 他讀過你的最後一頁，覺得不怎麼樣。
ts-villain-8-defeat-1 = 他的句號長出尾巴，原來是逗號。
ts-villain-8-defeat-2 = 有人在他身上橫寫：「未完待續」。
ts-villain-8-defeat-3 = 「全書終」才寫兩個字，他就打起瞌睡。
ts-villain-8-first-1 = 他像書一樣闔上，封底卻有眼睛。
ts-villain-8-first-2 = 「全書終。」他嘆氣，然後翻到背面。
ts-villain-8-first-3 = 他停了，可後面還有幾頁。
ts-villain-8-second-1 = 他有背面：空白、冰冷，日期是明天。
ts-villain-8-second-2 = 結局之後，是印坊不肯裝訂的那部分。
ts-villain-8-second-3 = 最後一頁自己翻開，比你還高。
ts-villain-8-end-1 = 你給末頁摺了個角，它再也闔不上。
ts-villain-8-end-2 = 他之後什麼也沒有。然後天咳了聲，亮了。
ts-villain-8-end-3 = 他的大衣上起了新的一章，鉛筆寫的。

## Lieutenants

ts-lieutenant-1 = 逗號下士
ts-lieutenant-1-about = 從不把話說完，尤其是你的話。
ts-lieutenant-1-intro-1 = 「站住，等等，慢著，別急，還有……」
ts-lieutenant-1-intro-2 = 他拖著一條彎尾巴，擋在每樣東西中間。
ts-lieutenant-1-intro-3 = 奉{ $villain }之命：在此停頓，在此也停頓……
ts-lieutenant-1-defeat-1 = 一個句號落下，他從此立正不動。
ts-lieutenant-1-defeat-2 = 清單才念一半，他就上氣不接下氣。
ts-lieutenant-1-defeat-3 = 路一口氣讀到底，中間再沒停頓。

ts-lieutenant-2 = 書籤奶奶
ts-lieutenant-2-about = 她記得你會輸在哪一頁。
ts-lieutenant-2-intro-1 = 「我正好讀到這裡，乖：你絆倒的地方。」
ts-lieutenant-2-intro-2 = 一條紅緞帶橫在路上，正在打毛線。
ts-lieutenant-2-intro-3 = 她替{ $villain }用別針夾住你這一頁。
ts-lieutenant-2-defeat-1 = 緞帶散了線，她找不到自己那頁了。
ts-lieutenant-2-defeat-2 = 她從書裡滑出來，書啪地闔上。
ts-lieutenant-2-defeat-3 = 「那你往下讀吧。」她說，倒有點好奇。

ts-lieutenant-3 = 釘書修士
ts-lieutenant-3-about = 把不想在一起的東西釘在一起。
ts-lieutenant-3-intro-1 = 「相連者有福。」他說，下巴喀嚓一響。
ts-lieutenant-3-intro-2 = 兩個陌生人共穿一件大衣鞠躬，是他釘的。
ts-lieutenant-3-intro-3 = 他立過誓，{ $villain }身旁還有空位。
ts-lieutenant-3-defeat-1 = 他咬了個空，彎了。
ts-lieutenant-3-defeat-2 = 喀嚓、喀嚓、喀嚓，釘子用完了。
ts-lieutenant-3-defeat-3 = 兩個陌生人發現，原來有兩件大衣。

ts-lieutenant-4 = 封蠟公證人
ts-lieutenant-4-about = 自己的祕密捂熱，別人的嘴封死。
ts-lieutenant-4-intro-1 = 「沉默，已簽字，已封印。」他把拇指烤熱。
ts-lieutenant-4-intro-2 = 地上滴著紅色，只是蠟，還是溫的。
ts-lieutenant-4-intro-3 = 他公證：{ $villain }不在這裡，你也不在。
ts-lieutenant-4-defeat-1 = 封蠟裂開，一百個祕密打了噴嚏。
ts-lieutenant-4-defeat-2 = 他化成一灘，中間還印著家徽。
ts-lieutenant-4-defeat-3 = 全鎮閉著的嘴一起說：「總算。」

ts-lieutenant-5 = 流彩小姐
ts-lieutenant-5-about = 沒人見過她兩次一樣的模樣。
ts-lieutenant-5-intro-1 = 色彩游到一處，那個漩渦行了個屈膝禮。
ts-lieutenant-5-intro-2 = 她把地面梳成波浪，請你跳一支舞。
ts-lieutenant-5-intro-3 = 「{ $villain }最愛我穿藍。」她說著轉紅了。
ts-lieutenant-5-defeat-1 = 顏色沉定，成了一張極美的襯頁。
ts-lieutenant-5-defeat-2 = 一滴笨拙的皂液，她就四散了。
ts-lieutenant-5-defeat-3 = 波浪平了，梳子還在跳舞。

ts-lieutenant-6 = 同上老兄
ts-lieutenant-6-about = 上一行做什麼，他就做什麼。
ts-lieutenant-6-intro-1 = 「誰在那裡？」你問。「誰在那裡？」他問。
ts-lieutenant-6-intro-2 = 暗處浮著兩個小記號，學你呼吸。
ts-lieutenant-6-intro-3 = 他領了{ $villain }的命令，同上，同上。
ts-lieutenant-6-defeat-1 = 你打呵欠，他也打，然後睡著了。
ts-lieutenant-6-defeat-2 = 你鞠躬，他也鞠躬，忘了下一步。
ts-lieutenant-6-defeat-3 = 上面沒人了，他便無話可說。

ts-lieutenant-7 = 註腳博士
ts-lieutenant-7-about = 個子小，站得低，永遠有理。
ts-lieutenant-7-intro-1 = 「註一：此說有誤。」你鞋邊有個聲音說。
ts-lieutenant-7-intro-2 = 他證明你是例外，順手磨尖一顆星號。
ts-lieutenant-7-intro-3 = 「參見下方。」下方是{ $villain }的封印。
ts-lieutenant-7-defeat-1 = 他被斷章取義，就此消失。
ts-lieutenant-7-defeat-2 = 沒人往下看，他受不了這個。
ts-lieutenant-7-defeat-3 = 他最後一註，指向不存在的一頁。

ts-lieutenant-8 = 紙花表弟
ts-lieutenant-8-about = 他笑過的地方，沒一樣完整。
ts-lieutenant-8-intro-1 = 下起彩色的雪，有些原本是一座橋。
ts-lieutenant-8-intro-2 = 「開宴會囉！你當桌布。」他喊道。
ts-lieutenant-8-intro-3 = 他為{ $villain }撒一把：一封信、一片草坪。
ts-lieutenant-8-defeat-1 = 一個噴嚏，他就散得到處都是。
ts-lieutenant-8-defeat-2 = 彩雪落定，這場宴會真短。
ts-lieutenant-8-defeat-3 = 有人去拿掃帚，他臉色發白。

## Key objects

ts-object-1 = 黃銅頂針
ts-object-2 = 左撇子鑰匙
ts-object-3 = 逃家的首字
ts-object-4 = 鯨骨摺刀
ts-object-5 = 蛾火燈籠
ts-object-6 = 沒寄出的信
ts-object-7 = 反刻的印章
ts-object-8 = 緞帶羅盤

## Foes

ts-foe-t1-1 = 墨蚤
ts-foe-t1-1-about = 在字間跳來跳去，專喝字上的點。
ts-foe-t1-1-intro-1 = 你袖口有個句點，句點跳了一下。
ts-foe-t1-1-intro-2 = 一粒黑點在跳舞，那裡本該是你的影子。
ts-foe-t1-1-intro-3 = 這裡的字被咬過，一個點都不剩。
ts-foe-t1-1-defeat-1 = 噗的一小聲，字又看得懂了。
ts-foe-t1-1-defeat-2 = 牠跳進瓶子，塞上軟木塞。
ts-foe-t1-1-defeat-3 = 啪地一拍，一個端正的小點。

ts-foe-t1-2 = 紙蜂
ts-foe-t1-2-about = 牠用別人的信築巢。
ts-foe-t1-2-intro-1 = 一只信封嗡嗡響，郵票上有根刺。
ts-foe-t1-2-intro-2 = 牠看上你身上的紙，還叫來了姊妹。
ts-foe-t1-2-intro-3 = 一盞灰燈籠嗡嗡作響，是嚼爛的情書。
ts-foe-t1-2-defeat-1 = 信封安靜了，任人拆開。
ts-foe-t1-2-defeat-2 = 牠叼走一張購物單，心滿意足。
ts-foe-t1-2-defeat-3 = 蜂巢攤開：「親愛的，這不是我寫的。」

ts-foe-t1-3 = 蛀書蟲
ts-foe-t1-3-about = 吃書先吃最後一章。
ts-foe-t1-3-intro-1 = 牠從洞裡探出頭，先告訴你結局。
ts-foe-t1-3-intro-2 = 一個個圓洞穿過紙頁，直直朝你來。
ts-foe-t1-3-intro-3 = 矮胖的讀者，下巴沾著情節的碎屑。
ts-foe-t1-3-defeat-1 = 牠捲進書腰裡，不肯出來。
ts-foe-t1-3-defeat-2 = 副詞吃得太飽，睡著了。
ts-foe-t1-3-defeat-3 = 牠倒著讀，退回洞裡去了。

ts-foe-t1-4 = 流浪印章
ts-foe-t1-4-about = 沒有衙門，沒有主人，意見很多。
ts-foe-t1-4-intro-1 = 它跳起來，給你蓋了個「退件」。
ts-foe-t1-4-intro-2 = 身後咚的一聲，你腳跟上多了「急件」。
ts-foe-t1-4-intro-3 = 這裡每顆小石子都蓋過章，它等很久了。
ts-foe-t1-4-defeat-1 = 它終於乾了，咚一聲，什麼也沒印上。
ts-foe-t1-4-defeat-2 = 它給自己蓋一章，讀了讀，走了。
ts-foe-t1-4-defeat-3 = 它側躺著，不再打官腔。

ts-foe-t1-5 = 賭氣草稿
ts-foe-t1-5-about = 被揉過一次，至今沒忘。
ts-foe-t1-5-intro-1 = 一個紙團滾過來，要你道歉。
ts-foe-t1-5-intro-2 = 「我本來是部小說！」它砸中你的耳朵。
ts-foe-t1-5-intro-3 = 字紙簍裡窸窸窣窣，它練了很久。
ts-foe-t1-5-defeat-1 = 一隻手把它撫平，它臉紅了。
ts-foe-t1-5-defeat-2 = 你把它念出聲，其實寫得不壞。
ts-foe-t1-5-defeat-3 = 它攤開成半首詩，很開心。

ts-foe-t1-6 = 膠水蝸牛
ts-foe-t1-6-about = 慢吞吞，很親切，甩不掉。
ts-foe-t1-6-intro-1 = 你的左鞋留在後頭，有誰看上它了。
ts-foe-t1-6-intro-2 = 一道亮痕，上面黏著三隻手套一頂帽。
ts-foe-t1-6-intro-3 = 牠只想抱抱，已抱著木樁九年了。
ts-foe-t1-6-defeat-1 = 牠縮回觸角，啵的一聲鬆開了。
ts-foe-t1-6-defeat-2 = 膠痕乾了，像老漆一樣龜裂。
ts-foe-t1-6-defeat-3 = 牠改抱一顆石頭，兩個都很滿意。

ts-foe-t2-1 = 摺紙狐
ts-foe-t2-1-about = 能躲進自己任何一道摺痕。
ts-foe-t2-1-intro-1 = 一方紅紙眨眨眼，長出了尖嘴。
ts-foe-t2-1-intro-2 = 一隻耳、一條尾，還有太多的角。
ts-foe-t2-1-intro-3 = 牠鞠躬太深，成了船，又變回狐狸。
ts-foe-t2-1-defeat-1 = 牠把自己摺好，溜進石頭底下。
ts-foe-t2-1-defeat-2 = 牠扁得像餐巾，索性裝成餐巾。
ts-foe-t2-1-defeat-3 = 解開一道摺，牠就找不到尾巴了。

ts-foe-t2-2 = 字稅官
ts-foe-t2-2-about = 要過路，名字得留下一部分。
ts-foe-t2-2-intro-1 = 一道柵、一盞燈、一隻手：「兩個偏旁。」
ts-foe-t2-2-intro-2 = 他用銅秤稱你的名字，嘖了一聲。
ts-foe-t2-2-intro-3 = 他的麻袋在嘟囔，裝的全是半個名字。
ts-foe-t2-2-defeat-1 = 柵欄抬起，麻袋一筆一畫地道謝。
ts-foe-t2-2-defeat-2 = 他忘了自己的名字，找名字去了。
ts-foe-t2-2-defeat-3 = 銅秤翻倒，偏旁滾了一地。

ts-foe-t2-3 = 報紙稻草人
ts-foe-t2-3-about = 塞滿了從未發生的新聞。
ts-foe-t2-3-intro-1 = 它把頭版轉過來，上面是你的臉。
ts-foe-t2-3-intro-2 = 稻草、麻繩，和一份下星期的早報。
ts-foe-t2-3-intro-3 = 它沙沙作響：「旅人失蹤，詳見二版。」
ts-foe-t2-3-defeat-1 = 新聞掉了出來，多半是天氣。
ts-foe-t2-3-defeat-2 = 昨天的報紙，被人拿去包魚。
ts-foe-t2-3-defeat-3 = 它登了則更正，字極小，坐下了。

ts-foe-t2-4 = 扉頁蝠
ts-foe-t2-4-about = 什麼書的封面裡，都睡著牠。
ts-foe-t2-4-intro-1 = 暗處一本書翻開，拍著翅膀撲向你的帽子。
ts-foe-t2-4-intro-2 = 牠聽得見空白，你身邊正好有一塊。
ts-foe-t2-4-intro-3 = 皮翅膀、金耳朵，書名被刮掉了。
ts-foe-t2-4-defeat-1 = 牠用書籤帶倒掛著生悶氣。
ts-foe-t2-4-defeat-2 = 牠啪地闔上，是本極小的書。
ts-foe-t2-4-defeat-3 = 牠撲撲翅，躲回兩片封面之間。

ts-foe-t2-5 = 羽筆豪豬
ts-foe-t2-5-about = 遇見誰就寫誰，下筆很重。
ts-foe-t2-5-intro-1 = 四十支沾墨的筆尖豎起，牠在找紙。
ts-foe-t2-5-intro-2 = 這裡每塊石頭都寫了：「我的。」「也是我的。」
ts-foe-t2-5-intro-3 = 牠轉身背對你，那才是無禮的一面。
ts-foe-t2-5-defeat-1 = 墨水用光，牠一路乾刮著走了。
ts-foe-t2-5-defeat-2 = 牠在地上簽個名，氣呼呼地小跑走了。
ts-foe-t2-5-defeat-3 = 四十支禿筆，牠需要清靜一下午。

ts-foe-t2-6 = 包裹強盜
ts-foe-t2-6-about = 他先綁好，再問地址。
ts-foe-t2-6-intro-1 = 「都別動！邊角除外，邊角往裡摺。」
ts-foe-t2-6-intro-2 = 轉角先來一個繩圈，後來才是人。
ts-foe-t2-6-intro-3 = 他有牛皮紙、死結，和你的尺寸。
ts-foe-t2-6-defeat-1 = 他綁住了自己的拇指，還打了蝴蝶結。
ts-foe-t2-6-defeat-2 = 他被貼上「易碎」，一動也不敢動。
ts-foe-t2-6-defeat-3 = 繩結鬆了，人也溜了。

ts-foe-t3-1 = 活字兵
ts-foe-t3-1-about = 鉛鑄的身子，打到哪就印到哪。
ts-foe-t3-1-intro-1 = 一列活字走來，寫的全是反字。
ts-foe-t3-1-intro-2 = 它用錯的那隻手敬禮，什麼都是反的。
ts-foe-t3-1-intro-3 = 它的臉是一個字，那個字是道命令。
ts-foe-t3-1-defeat-1 = 它一歪，整行跟著倒。
ts-foe-t3-1-defeat-2 = 它被放回字盤，歸在自己的部首下。
ts-foe-t3-1-defeat-3 = 它腳底微微熔了，就站在那裡。

ts-foe-t3-2 = 塗黑官
ts-foe-t3-2-about = 他不喜歡的，都成了整齊的黑槓。
ts-foe-t3-2-intro-1 = 他舉起直尺，在你身上找太吵的部分。
ts-foe-t3-2-intro-2 = 路牌現在什麼也沒說，說了三行黑槓。
ts-foe-t3-2-intro-3 = 「你沒見過我。」他說，把「見」字塗黑。
ts-foe-t3-2-defeat-1 = 他重讀自己的報告，把自己也劃了。
ts-foe-t3-2-defeat-2 = 黑槓像舊膠帶一條條脫落。
ts-foe-t3-2-defeat-3 = 筆乾了，他沒有別的意見。

ts-foe-t3-3 = 鎧甲蠹蛾
ts-foe-t3-3-about = 先吃騎士的斗篷，再吃他的名聲。
ts-foe-t3-3-intro-1 = 毛氈翅膀、一副面甲，酷愛羊毛。
ts-foe-t3-3-intro-2 = 牠繞燈兩圈，放平長槍，俯衝下來。
ts-foe-t3-3-intro-3 = 一頂滿是洞的頭盔，裡面有東西撲翅。
ts-foe-t3-3-defeat-1 = 鎧甲嘩啦落地，走出一隻小蛾。
ts-foe-t3-3-defeat-2 = 牠找到一條圍巾，忘了決鬥。
ts-foe-t3-3-defeat-3 = 指尖沾了銀粉，像一枚家徽。

ts-foe-t3-4 = 剪影分身
ts-foe-t3-4-about = 你的輪廓，自己出門散步。
ts-foe-t3-4-intro-1 = 有個又扁又黑的人，站姿和你一樣。
ts-foe-t3-4-intro-2 = 那是側面的你，另一面它不給看。
ts-foe-t3-4-intro-3 = 它舉起自己被剪下的洞，正合你身材。
ts-foe-t3-4-defeat-1 = 它轉過來正對你，就不見了。
ts-foe-t3-4-defeat-2 = 它嵌回洞裡，邊緣分毫不差。
ts-foe-t3-4-defeat-3 = 一縷微風，分身只是紙了。

ts-foe-t3-5 = 羊皮鯊
ts-foe-t3-5-about = 你站在哪張紙上，牠就游在底下。
ts-foe-t3-5-intro-1 = 地面鼓起，一角開始繞著你打轉。
ts-foe-t3-5-intro-2 = 一片鰭無聲地劃開紙頁。
ts-foe-t3-5-intro-3 = 舊地圖上這裡有段海岸，被咬掉了。
ts-foe-t3-5-defeat-1 = 裂口像信封一樣合上。
ts-foe-t3-5-defeat-2 = 牠掉頭游走，嘴邊拖著一條海岸線。
ts-foe-t3-5-defeat-3 = 地面又平了，大致上。

ts-foe-t3-6 = 印坊小鬼
ts-foe-t3-6-about = 你信過的每一頁，都有他的黑手印。
ts-foe-t3-6-intro-1 = 小小的黑手印，一個接一個朝你印過來。
ts-foe-t3-6-intro-2 = 「老闆說把你印兩份，躺平。」
ts-foe-t3-6-intro-3 = 他咧嘴一笑，滿口是從字盤偷來的字。
ts-foe-t3-6-defeat-1 = 耳後被洗了一把，他哀嚎著逃了。
ts-foe-t3-6-defeat-2 = 偷來的字掉了，拼成「對不趕」。
ts-foe-t3-6-defeat-3 = 午飯鐘響，他一溜煙不見了。

ts-foe-t4-1 = 紅筆巨魔
ts-foe-t4-1-about = 先批改風景，再批改旅人。
ts-foe-t4-1-intro-1 = 一棵樹被圈紅：「太綠。」牠看見你了。
ts-foe-t4-1-intro-2 = 牠拖著桅杆長的紅筆，劃線就是你的路。
ts-foe-t4-1-intro-3 = 「下課留下來。」山丘低吼著站起。
ts-foe-t4-1-defeat-1 = 牠給了你滿分，寫得極小。
ts-foe-t4-1-defeat-2 = 紅筆斷了，山丘又坐回去。
ts-foe-t4-1-defeat-3 = 牠在自己腳上找到錯字，不走了。

ts-foe-t4-2 = 千摺虎
ts-foe-t4-2-about = 每道摺痕，都是還沒躍出的一撲。
ts-foe-t4-2-intro-1 = 橘紙黑紋，每條紋都是鉸鏈。
ts-foe-t4-2-intro-2 = 牠在石上磨自己的角，一個接一個。
ts-foe-t4-2-intro-3 = 牠摺得小如郵票，然後打開。
ts-foe-t4-2-defeat-1 = 一撲又一撲，牠散成一張平紙。
ts-foe-t4-2-defeat-2 = 尾巴裂了個口，牠改變主意。
ts-foe-t4-2-defeat-3 = 皺巴巴的呼嚕聲，摺痕都軟了。

ts-foe-t4-3 = 壓印魔像
ts-foe-t4-3-about = 兩塊板、一根螺桿，毫無分寸。
ts-foe-t4-3-intro-1 = 牆走了一步，一步就是一幅版畫。
ts-foe-t4-3-intro-2 = 它張開兩塊板，像要擁抱，出於好意。
ts-foe-t4-3-intro-3 = 上一位訪客掛在旁邊，限量印製。
ts-foe-t4-3-defeat-1 = 螺桿倒轉，兩塊板打著呵欠合不攏。
ts-foe-t4-3-defeat-2 = 它卡到小石子，從此只印那顆石子。
ts-foe-t4-3-defeat-3 = 它單腳停住，有編號，有簽名。

ts-foe-t4-4 = 裝訂蜘蛛
ts-foe-t4-4-about = 抓到什麼，就縫成一套書。
ts-foe-t4-4-intro-1 = 上過蠟的線橫過去路，八根針等著。
ts-foe-t4-4-intro-2 = 網上掛著一排厚書，其中一本在踢腿。
ts-foe-t4-4-intro-3 = 牠量了量你的書背，挑起皮料來。
ts-foe-t4-4-defeat-1 = 線用完了，停在半針上。
ts-foe-t4-4-defeat-2 = 牠把自己工整地縫在書架上。
ts-foe-t4-4-defeat-3 = 書掉下來，攤開，爬起身走了。

ts-foe-t4-5 = 地圖蟹
ts-foe-t4-5-about = 殼上有張地圖，圖上有你。
ts-foe-t4-5-intro-1 = 一個國家橫著走過，連山都帶著。
ts-foe-t4-5-intro-2 = 兩隻螯像圓規，夾住了地平線。
ts-foe-t4-5-intro-3 = 牠背上有個點在動，你停，它也停。
ts-foe-t4-5-defeat-1 = 牠把自己埋了，留下一座島。
ts-foe-t4-5-defeat-2 = 牠橫著走出了自己的地圖。
ts-foe-t4-5-defeat-3 = 雙螯收起，殼上那個點繼續往前。

ts-foe-t4-6 = 代筆幽靈
ts-foe-t4-6-about = 它在寫你的回憶錄，快寫完了。
ts-foe-t4-6-intro-1 = 一支筆懸在半空，寫道：你害怕了。
ts-foe-t4-6-intro-2 = 一隻冰冷的手，借走了你的筆跡。
ts-foe-t4-6-intro-3 = 「英雄就此倒下。」它寫完，等你照做。
ts-foe-t4-6-defeat-1 = 筆換了手，下一句由你來寫。
ts-foe-t4-6-defeat-2 = 它沒有署名，所以從未存在。
ts-foe-t4-6-defeat-3 = 它滴了一團墨，寫不下去了。

ts-foe-t5-1 = 索引九頭蛇
ts-foe-t5-1-about = 每個頭都知道你弱在第幾頁。
ts-foe-t5-1-intro-1 = 「腳跟，九頁。」「驕傲，四十頁。」「喉：見頸。」
ts-foe-t5-1-intro-2 = 許多脖子按筆畫排好，最後那個最餓。
ts-foe-t5-1-intro-3 = 牠查了查你，你出現三次。
ts-foe-t5-1-defeat-1 = 一頭接一頭闔上，退到「一畫，另見」。
ts-foe-t5-1-defeat-2 = 幾個頭為了頁碼吵起來，互相咬。
ts-foe-t5-1-defeat-3 = 順序亂了，牠再也查不到你。

ts-foe-t5-2 = 對開巨龍
ts-foe-t5-2-about = 鱗片是牠自己火裡救出的書頁。
ts-foe-t5-2-intro-1 = 牠吸一口氣，所有紙片都朝牠傾過去。
ts-foe-t5-2-intro-2 = 書頁沿背脊豎起，焦了邊，沙沙作響。
ts-foe-t5-2-intro-3 = 牠念出一片鱗，是一份騎士名單。
ts-foe-t5-2-defeat-1 = 火滅了，鱗片可以靜靜讀了。
ts-foe-t5-2-defeat-2 = 牠收起翅膀，成了一本綠皮書。
ts-foe-t5-2-defeat-3 = 一頁飛走了，牠像孩子般追去。

ts-foe-t5-3 = 空白騎士
ts-foe-t5-3-about = 還沒人寫過他，他也不急。
ts-foe-t5-3-intro-1 = 白甲、白劍，走路沒有聲音。
ts-foe-t5-3-intro-2 = 他掀起面甲，裡面還是一片白。
ts-foe-t5-3-intro-3 = 他踏過的地方，土地忘了自己是什麼。
ts-foe-t5-3-defeat-1 = 你在甲上寫了一個字，他定住了。
ts-foe-t5-3-defeat-2 = 他跪下，讓手套留著一個小藍點。
ts-foe-t5-3-defeat-3 = 鎧甲空空立著，之前也是空的。

ts-foe-t5-4 = 吸墨鯨
ts-foe-t5-4-about = 牠喝顏色，還沒喝夠。
ts-foe-t5-4-intro-1 = 紅先不見，然後是藍，然後牠為你浮上來。
ts-foe-t5-4-intro-2 = 一座蒼白的山吸了口氣，你的斗篷灰了。
ts-foe-t5-4-intro-3 = 你聽見海聲，海正在被喝掉。
ts-foe-t5-4-defeat-1 = 牠噴出一道彩虹，羞愧地沉了下去。
ts-foe-t5-4-defeat-2 = 牠吸得太飽，被自己的重量壓破了。
ts-foe-t5-4-defeat-3 = 顏色各自跑回家，有的進錯了門。

ts-foe-t5-5 = 截稿線
ts-foe-t5-5-about = 不管你做什麼，它來得一樣快。
ts-foe-t5-5-intro-1 = 地上一條細黑線，剛才還遠些。
ts-foe-t5-5-intro-2 = 沒有臉，也不急，身後的一切都已遲到。
ts-foe-t5-5-intro-3 = 它不打架，它只是抵達。
ts-foe-t5-5-defeat-1 = 它過去了，你竟然還在這一邊。
ts-foe-t5-5-defeat-2 = 它在你面前一寸停下，退了回去。
ts-foe-t5-5-defeat-3 = 「准予延期。」線說著，褪成灰色。

ts-foe-t5-6 = 鉛字風暴
ts-foe-t5-6-about = 世上掉過的鉛字，後面跟著風。
ts-foe-t5-6-intro-1 = 下起五號字的冰雹，邊落邊成句。
ts-foe-t5-6-intro-2 = 空氣裡全是鉛，在找一句話收尾。
ts-foe-t5-6-intro-3 = 先來的是逗號，刺人，然後是大標題。
ts-foe-t5-6-defeat-1 = 鉛字落定，是一個沒寫完的詞。
ts-foe-t5-6-defeat-2 = 風斷了思路，一片斜體的寂靜。
ts-foe-t5-6-defeat-3 = 過去了，你頭髮裡卡著一個驚嘆號。

ts-foe-mini-1 = 盲眼檔案官
ts-foe-mini-1-about = 一百年來，她什麼也沒外借。
ts-foe-mini-1-intro-1 = 「借閱證。」她用拇指讀你的掌紋。
ts-foe-mini-1-intro-2 = 她憑灰塵認得每件東西，你身上沒灰。
ts-foe-mini-1-intro-3 = 一萬個抽屜，她從標著「永不」的那格出來。
ts-foe-mini-1-defeat-1 = 她對空氣蓋了個章，鬆開書架。
ts-foe-mini-1-defeat-2 = 「記得早還。」她說著關上抽屜。
ts-foe-mini-1-defeat-3 = 她清點剩下的，頭一回數目不對。

ts-foe-mini-2 = 水印獅
ts-foe-mini-2-about = 逆著光才看得見，那時已太遲。
ts-foe-mini-2-intro-1 = 你舉起燈，空空的空氣長出鬃毛。
ts-foe-mini-2-intro-2 = 看不見的東西，在紙紋裡留下爪印。
ts-foe-mini-2-intro-3 = 牠守著這張紙太久，自己就成了紙。
ts-foe-mini-2-defeat-1 = 光穿過牠，又穿過牠，照到後面。
ts-foe-mini-2-defeat-2 = 牠躺回紙裡，打起呼嚕。
ts-foe-mini-2-defeat-3 = 鬃毛最後才淡去，摸還摸得到。

ts-foe-mini-3 = 鎖鏈古書
ts-foe-mini-3-about = 當初鎖住它，可不是為了防賊。
ts-foe-mini-3-intro-1 = 那本書扯著鎖鏈，朝你翻過一頁。
ts-foe-mini-3-intro-2 = 書扣一齒一齒張開，飄出薰香味。
ts-foe-mini-3-intro-3 = 讀經臺上有爪痕，全都朝外。
ts-foe-mini-3-defeat-1 = 書扣闔上，它靜靜讀起自己。
ts-foe-mini-3-defeat-2 = 你翻到最後一頁，它不動了。
ts-foe-mini-3-defeat-3 = 鎖鏈鬆了，原來沒什麼情節。

ts-foe-mini-4 = 守庫蒼鷺
ts-foe-mini-4-about = 單腳站著，另一腳握著一枚環。
ts-foe-mini-4-intro-1 = 灰色的棍子睜開一隻眼，那不是棍子。
ts-foe-mini-4-intro-2 = 牠的喙是拆信刀，而你像個信封。
ts-foe-mini-4-intro-3 = 自從受命看守，牠沒眨過眼。
ts-foe-mini-4-defeat-1 = 牠眨了眼，牠也只剩這個沒做了。
ts-foe-mini-4-defeat-2 = 牠換了隻腳，看向別處。
ts-foe-mini-4-defeat-3 = 牠展開來，高得像帆，飛走了。

ts-foe-mini-5 = 孤單書擋
ts-foe-mini-5-about = 另一半不在了，它不肯讓書倒。
ts-foe-mini-5-intro-1 = 一頭青銅公羊頂著一里長的書，也頂著你。
ts-foe-mini-5-intro-2 = 它用力推，從前那一頭會有東西推回來。
ts-foe-mini-5-intro-3 = 「當心書架。」它說著壓低雙角。
ts-foe-mini-5-defeat-1 = 它鬆手了，書還立著，出於敬意。
ts-foe-mini-5-defeat-2 = 它靠上另一面牆，終於睡了。
ts-foe-mini-5-defeat-3 = 書緩緩滑倒一長排，然後是青銅的嘆息。

ts-foe-mini-6 = 燙金哨兵
ts-foe-mini-6-about = 比一口氣還薄，亮得不太明智。
ts-foe-mini-6-intro-1 = 金箔從框上立起，拔出一把金劍。
ts-foe-mini-6-intro-2 = 別吐氣，它已經發現了。
ts-foe-mini-6-intro-3 = 它那麼亮，好讓你看不清它守著什麼。
ts-foe-mini-6-defeat-1 = 一口氣，它就成了飛散的金屑。
ts-foe-mini-6-defeat-2 = 它手肘剝落，底下是老實的木頭。
ts-foe-mini-6-defeat-3 = 它落在你袖上，只是閃閃發亮。

## Locks

ts-lock-1 = 對開鐵箱
ts-lock-1-about = 七個扣環，意見各不相同。
ts-lock-1-intro-1 = 一口鐵箱，高得像巨人的書，關得死緊。
ts-lock-1-intro-2 = 這箱子沒有蓋，除非你找到摺線。
ts-lock-1-intro-3 = 瀝青、鐵皮，一張標籤：「晚飯前勿開」。
ts-lock-1-defeat-1 = 第七個扣環嘆出一口鏽氣，鬆了。
ts-lock-1-defeat-2 = 箱蓋展開，飄出橘子香。
ts-lock-1-defeat-3 = 它沿著一條畫上去的線打開了。

ts-lock-2 = 封蠟之門
ts-lock-2-about = 它是從裡面封上的，怪就怪在這。
ts-lock-2-intro-1 = 一扇滿是封蠟的門，最舊那枚刻著你的姓。
ts-lock-2-intro-2 = 鎖孔灌滿了蠟，門後有人翻了一頁。
ts-lock-2-intro-3 = 九枚封印，九個家徽，家族都不在了。
ts-lock-2-defeat-1 = 封蠟裂開，裂成一張小地圖。
ts-lock-2-defeat-2 = 最後一枚掉落，門軸清了清嗓子。
ts-lock-2-defeat-3 = 門開了，另一邊的書頁靜止不動。

ts-lock-3 = 機關匣
ts-lock-3-about = 匠人忘了解法，也沒留筆記。
ts-lock-3-intro-1 = 盒子套著盒子，每個都在問另一個。
ts-lock-3-intro-2 = 四面滑來滑去，四個詞，哪個在先？
ts-lock-3-intro-3 = 拿起來會響，放著不管也響。
ts-lock-3-defeat-1 = 喀。原來是你一直握著的那面。
ts-lock-3-defeat-2 = 零件鬆開，照順序躺好。
ts-lock-3-defeat-3 = 最後一片自己滑開了，出於禮貌。

ts-lock-4 = 鉛字保險櫃
ts-lock-4-about = 一百個抽屜，鑰匙是對的那個詞。
ts-lock-4-intro-1 = 一櫃子鉛字缺了三個，正是你要的三個。
ts-lock-4-intro-2 = 鎖上排了半個詞，排字的人走了。
ts-lock-4-intro-3 = 抽屜被陳墨黏住，祕密比墨更陳。
ts-lock-4-defeat-1 = 詞對上了，一百個抽屜同時滑出。
ts-lock-4-defeat-2 = 鎖把它讀了兩遍，信了。
ts-lock-4-defeat-3 = 墨裂鉛移，櫃門開了。

## Traps

ts-snag-1 = 墜落壓印臺
ts-snag-1-about = 它上好墨，懸在頭頂，等著落印。
ts-snag-1-intro-1 = 一個書頁形的影子，邊緣越來越清楚。
ts-snag-1-intro-2 = 頭頂的螺桿轉了起來，沒有人在轉。
ts-snag-1-intro-3 = 地上鋪滿舊印畫，每一張都有鞋。
ts-snag-1-defeat-1 = 它落在你身旁，印出完美的空白。
ts-snag-1-defeat-2 = 螺桿停了，離你的帽子一個字高。
ts-snag-1-defeat-3 = 鞋跟卡住齒輪，它只能呻吟。

ts-snag-2 = 薄紙地板
ts-snag-2-about = 有人恨透了腳，把紙畫成石板。
ts-snag-2-intro-1 = 石板沙沙作響，有一塊還帶著摺痕。
ts-snag-2-intro-2 = 你的下一步，聽起來像在拆禮物。
ts-snag-2-intro-3 = 一盞掉落的燈，一個奔跑形狀的洞。
ts-snag-2-defeat-1 = 你輕得像一封信，平平地過去了。
ts-snag-2-defeat-2 = 它在你腳跟後面裂開，慢了一步。
ts-snag-2-defeat-3 = 有一角撐住了，正是你站的那角。

ts-snag-3 = 飛針迴廊
ts-snag-3-about = 上千根穿好線的針，等著布來。
ts-snag-3-intro-1 = 答、答、答，黑暗正在縫東西。
ts-snag-3-intro-2 = 腳踝高處一條紅線，剛剛動了一下。
ts-snag-3-intro-3 = 一件大衣懸在半空，縫在虛無上。
ts-snag-3-defeat-1 = 針與針相遇，縫出一道整齊的邊。
ts-snag-3-defeat-2 = 線用光了，針還答答地空縫。
ts-snag-3-defeat-3 = 少了一顆鈕扣，其餘的你都過來了。

ts-snag-4 = 墨水閘
ts-snag-4-about = 開錯一樣，夜色就淹到膝蓋。
ts-snag-4-intro-1 = 有東西咕嚕響，牆上那道黑線是濕的。
ts-snag-4-intro-2 = 水龍頭滴著：藍、藍、黑，然後全部一起。
ts-snag-4-intro-3 = 閘門關著，鼓得像含滿水的腮幫。
ts-snag-4-defeat-1 = 墨水流走，留下一條漂亮的海岸線。
ts-snag-4-defeat-2 = 閘門卡住了，剛好在你下巴底下。
ts-snag-4-defeat-3 = 腰以下染黑了，但你還沒絕版。
