# 生成卡組的英雄：職業、稱號，以及英雄卡各半面的名稱（TS-8.18）。
# 半面的名稱由修飾語加名詞組成；任何名詞都可能配上任何修飾語，所以都很短。
# 以 -2 結尾的名詞用於同一模板的雙尖旗半面。

## Classes

ts-class-b = 掌旗手
ts-class-e = 調墨師
ts-class-c = 刺星客

## Heroes of the banners

ts-class-b-title-1 = 補旗娘歐妲
ts-class-b-about-1 = 她縫的停戰旗太美，兩軍都不敢弄髒。
ts-class-b-title-2 = 兌劍商杜洛
ts-class-b-about-2 = 劍兌盾，匯率公道，零頭歸他。
ts-class-b-title-3 = 風箏傳令官妮薇
ts-class-b-about-3 = 她把軍令放上天，風因此識了字，專看閒話。
ts-class-b-title-4 = 削旗杆的賈斯伯
ts-class-b-about-4 = 他的旗杆春天開花，大軍為了李子，在杆下紮營。
ts-class-b-title-5 = 半面鼓米娜
ts-class-b-about-5 = 進行曲她只敲前半，後半由回聲自己編。
ts-class-b-title-6 = 燕尾裁縫貝托
ts-class-b-about-6 = 他裁的旗有兩個尖：一個聽令，一個頂嘴。
ts-class-b-title-7 = 軍營洗衣婦吉塔
ts-class-b-about-7 = 她連敵軍的旗也洗了，晾乾一看，是我們的。
ts-class-b-title-8 = 退休風向雞福斯科
ts-class-b-about-8 = 他指了三十年的風，如今換風來指他。

## Heroes of the elements

ts-class-e-title-1 = 採煙娘碧雅
ts-class-e-about-1 = 她燒舊情書取煙灰，那是最暖的黑。
ts-class-e-title-2 = 雨窖主人多羅
ts-class-e-about-2 = 他賣陳年的雨，最好的那瓶一搖還打雷。
ts-class-e-title-3 = 風的奶媽希碧
ts-class-e-about-3 = 她帶大沒娘的小風，沒一個學會隨手關門。
ts-class-e-title-4 = 挖赭石的托比
ts-class-e-about-4 = 他挖黃土，挖到一場夕陽，至今還沒落下。
ts-class-e-title-5 = 熬髒話的露琪拉
ts-class-e-about-5 = 她把髒話熬成墨，會咬人，而且永不褪色。
ts-class-e-title-6 = 火炭郵差提摩
ts-class-e-about-6 = 他送到的信還在燒，勸你練練速讀。
ts-class-e-title-7 = 潮汐歸檔員薇絲娜
ts-class-e-about-7 = 她歸錯過一次潮，整座小鎮在外海醒來。
ts-class-e-title-8 = 調天氣的艾利歐
ts-class-e-about-8 = 四元素各一匙，杯子嗡嗡響就喝，唱起歌就逃。

## Heroes of the constellations

ts-class-c-title-1 = 夜的裁縫艾芭
ts-class-c-about-1 = 她每晚把黑夜別上去，星星就是針孔。
ts-class-c-title-2 = 彗星蓋章員伊沃
ts-class-c-about-2 = 彗星出境都由他蓋章，有一顆回來爭日期。
ts-class-c-title-3 = 熨月亮的克蕾
ts-class-c-about-3 = 她替曆書熨平月亮，上頭的皺痕是上個月的。
ts-class-c-title-4 = 失星招領員塔德
ts-class-c-about-4 = 他替墜落的星找失主，紅的那顆始終沒人領。
ts-class-c-title-5 = 連星線的貝雅塔
ts-class-c-about-5 = 她用棉線把星星連起來，昨晚連成一扇門。
ts-class-c-title-6 = 貓頭鷹教師奧索
ts-class-c-about-6 = 他教貓頭鷹數星星，牠們都說多了一顆。
ts-class-c-title-7 = 井底觀星人蜜爾塔
ts-class-c-about-7 = 她研究井底的星星，有一顆正往上看。
ts-class-c-title-8 = 日蝕驗票員季諾
ts-class-c-about-8 = 看日蝕，他撕票根。你隔壁的位子有人了。

## Nouns of the banners

ts-noun-b-basic-1 = 挑刺
ts-noun-b-basic-2 = 雙層滾邊
ts-noun-b-basic-3 = 旗杆旋
ts-noun-b-basic-4 = 帆布牆
ts-noun-b-basic-5 = 長矛圓舞
ts-noun-b-basic-6 = 戰鼓壘
ts-noun-b-basic-7 = 馬蹄舞
ts-noun-b-basic-8 = 帳篷堡
ts-noun-b-s1 = 擲銅板
ts-noun-b-s1-2 = 灌鉛錢
ts-noun-b-s2 = 陣前議和
ts-noun-b-s2-2 = 停戰附註
ts-noun-b-1 = 集結號
ts-noun-b-1-2 = 大點兵
ts-noun-b-2 = 捲帆
ts-noun-b-2-2 = 無聲軍
ts-noun-b-3 = 針與叉
ts-noun-b-3-2 = 兩色陣
ts-noun-b-4 = 飛盾
ts-noun-b-4-2 = 賤賣城牆
ts-noun-b-5 = 大遊行
ts-noun-b-5-2 = 人潮
ts-noun-b-6 = 深口袋
ts-noun-b-6-2 = 後衛隊
ts-noun-b-7 = 分叉旗
ts-noun-b-7-2 = 鷹爪
ts-noun-b-8 = 暗紋章
ts-noun-b-8-2 = 內堡
ts-noun-b-9 = 換劍帖
ts-noun-b-9-2 = 熔矛
ts-noun-b-10 = 矛與鍋
ts-noun-b-10-2 = 全副披掛
ts-noun-b-11 = 大開城門
ts-noun-b-11-2 = 斷橋
ts-noun-b-12 = 倒戈
ts-noun-b-12-2 = 滾輪牆
ts-noun-b-13 = 棋盤帆
ts-noun-b-13-2 = 百衲軍
ts-noun-b-14 = 靜夜營
ts-noun-b-14-2 = 獨帳
ts-noun-b-15 = 矛柵
ts-noun-b-15-2 = 針籬
ts-noun-b-legacy = 金焰旗

## Nouns of the elements

ts-noun-e-basic-1 = 筆尖刮
ts-noun-e-basic-2 = 軟木塞
ts-noun-e-basic-3 = 潑墨
ts-noun-e-basic-4 = 釉罐
ts-noun-e-basic-5 = 翻缸
ts-noun-e-basic-6 = 蠟外套
ts-noun-e-basic-7 = 爆壺
ts-noun-e-basic-8 = 石臼
ts-noun-e-s1 = 潑或喝
ts-noun-e-s1-2 = 裂筆尖
ts-noun-e-s2 = 蓋或杓
ts-noun-e-s2-2 = 封口瓶
ts-noun-e-1 = 滾沸
ts-noun-e-1-2 = 滿溢
ts-noun-e-2 = 私藏藥瓶
ts-noun-e-2-2 = 夾層
ts-noun-e-3 = 當頭一杓
ts-noun-e-3-2 = 坩堝
ts-noun-e-4 = 厚圍裙
ts-noun-e-4-2 = 熟牛皮
ts-noun-e-5 = 三味湯
ts-noun-e-5-2 = 大雜燴
ts-noun-e-6 = 純色
ts-noun-e-6-2 = 無瑕一刀
ts-noun-e-7 = 香料架
ts-noun-e-7-2 = 藥鋪
ts-noun-e-8 = 二蘸筆
ts-noun-e-8-2 = 再版
ts-noun-e-9 = 第二層漆
ts-noun-e-9-2 = 老漆
ts-noun-e-10 = 肥皂
ts-noun-e-10-2 = 白手套
ts-noun-e-11 = 彩紋鞭
ts-noun-e-11-2 = 孔雀梳
ts-noun-e-12 = 渦紋斗篷
ts-noun-e-12-2 = 瑪瑙袍
ts-noun-e-13 = 剝落釉
ts-noun-e-13-2 = 空缸
ts-noun-e-14 = 冷鐵
ts-noun-e-14-2 = 沉墨
ts-noun-e-15 = 油布
ts-noun-e-15-2 = 皮圍兜
ts-noun-e-legacy = 第一色

## Nouns of the constellations

ts-noun-c-basic-1 = 針扎
ts-noun-c-basic-2 = 頂針帽
ts-noun-c-basic-3 = 飛針
ts-noun-c-basic-4 = 毛氈簾
ts-noun-c-basic-5 = 錐刺
ts-noun-c-basic-6 = 遮月傘
ts-noun-c-basic-7 = 隕石
ts-noun-c-basic-8 = 絲絨穹頂
ts-noun-c-s1 = 日或月
ts-noun-c-s1-2 = 日蝕賭局
ts-noun-c-s2 = 紗或光
ts-noun-c-s2-2 = 藏月
ts-noun-c-1 = 空天幕
ts-noun-c-1-2 = 盲夜
ts-noun-c-2 = 雲被
ts-noun-c-2-2 = 陰霾
ts-noun-c-3 = 上升宮
ts-noun-c-3-2 = 天頂
ts-noun-c-4 = 慢軌道
ts-noun-c-4-2 = 九重暈
ts-noun-c-5 = 夜鉤
ts-noun-c-5-2 = 彗星牽繩
ts-noun-c-6 = 潮引
ts-noun-c-6-2 = 繫月樁
ts-noun-c-7 = 吉兆
ts-noun-c-7-2 = 合相
ts-noun-c-8 = 暖光環
ts-noun-c-8-2 = 極光紗
ts-noun-c-9 = 鏡中天
ts-noun-c-9-2 = 成對彗星
ts-noun-c-10 = 琉璃月
ts-noun-c-10-2 = 靜湖
ts-noun-c-11 = 冬至
ts-noun-c-11-2 = 天裂
ts-noun-c-12 = 春分
ts-noun-c-12-2 = 長黃昏
ts-noun-c-legacy = 元老星

## Epithets

ts-epithet-fire-1 = 炭灰之
ts-epithet-fire-2 = 煙囪之
ts-epithet-fire-3 = 燭芯之
ts-epithet-fire-4 = 提燈之
ts-epithet-water-1 = 毛雨之
ts-epithet-water-2 = 冷茶之
ts-epithet-water-3 = 暗流之
ts-epithet-water-4 = 水窪之
ts-epithet-air-1 = 穿堂風之
ts-epithet-air-2 = 風箏之
ts-epithet-air-3 = 蒲公英之
ts-epithet-air-4 = 噴嚏之
ts-epithet-earth-1 = 黏土之
ts-epithet-earth-2 = 樹根之
ts-epithet-earth-3 = 鼴鼠之
ts-epithet-earth-4 = 燧石之
ts-epithet-plain-1 = 紙片之
ts-epithet-plain-2 = 棉線之
ts-epithet-plain-3 = 粉筆之
ts-epithet-plain-4 = 鈕扣之
ts-epithet-shield = 袖中之
ts-epithet-deflect = 反彈之
ts-epithet-tenacity = 倔騾之
ts-epithet-perk-1 = 夾裡之
ts-epithet-perk-2 = 篝火之
ts-epithet-perk-3 = 丘陵之
ts-epithet-perk-4 = 狂風之
ts-epithet-perk-5 = 急流之
ts-epithet-perk-6 = 火柴盒之
ts-epithet-perk-7 = 種子之
ts-epithet-perk-8 = 口哨之
ts-epithet-perk-9 = 海綿之
ts-epithet-perk-10 = 續杯之
ts-epithet-perk-11 = 孤星之
ts-epithet-perk-12 = 雙星之
ts-epithet-perk-13 = 尖旗之
ts-epithet-perk-14 = 燕尾之
ts-epithet-perk-15 = 聳肩之
ts-epithet-perk-16 = 回聲之
ts-half-name = { $epithet }{ $noun }
