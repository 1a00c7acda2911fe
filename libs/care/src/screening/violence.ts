import { gap, rule, type Rule } from './rule.ts';

const NEAR =
  '(?:husband|wife|boyfriend|girlfriend|bf|gf|partner|dad|daddy|father|mom|mum|mother|parents?|step ?(?:dad|father|mom|mother|brother)|brother|sister|uncle|aunt|grandfather|grandpa|cousin|ex|fiance|fiancee|spouse|son|family|in laws?|he|she|they|boss|teacher|coach|man|guy|neighbou?r|landlord|roommate)';
const HITS =
  '(?:hits?|hitting|beats?|beating|slaps?|slapped|slapping|smacks?|smacked|punch(?:es|ed|ing)?|kick(?:s|ed|ing)?|chok(?:es?|ed|ing)|strangl(?:es?|ed|ing)|shov(?:es?|ed|ing)|burn(?:s|ed|ing)?|rap(?:es?|ed|ing)|molest(?:s|ed|ing)?|assault(?:s|ed|ing)?|abus(?:es?|ed|ing)|grabs?|grabbed|whip(?:s|ped)?|drag(?:s|ged)?|forc(?:es|ed) himself on|lock(?:s|ed)|stalk(?:s|ed|ing)?)';
const MINE =
  '(?:me(?! (?:up|with|back|hard that|to (?:it|the)|at (?:chess|the game|fifa|mario|it|tennis|cards|poker|scrabble|pool|my own)|by \\d))|us(?! (?:up|in the))|my (?:mom|mum|mother|sister|brother|kids?|children|son|daughter|baby|dog|cat))';
const AR_NEAR =
  '(?:زوجي|جوزي|راجلي|رجلي|زوجتي|مراتي|مرتي|ابوي|ابويا|ابي|بابا|بويا|والدي|امي|ماما|والدتي|اخوي|اخويا|اخي|خويا|اخواني|خطيبي|حبيبي|صاحبي|عمي|خالي|جدي|اهلي|عايلتي|طليقي|مرات ابويا|مرت ابوي|زوجه ابي|زوج امي|جوز امي|حماتي|ابن عمي|مديري|استاذي|المعلم|هو|رجل|واحد)';
const AR_HITS =
  '(?:[بكعه]?[ي]?|كان |كانوا |بقي |ب)?[يت]?(?:ضرب|عنف|هدد|خنق|اغتصب|غتصب|حبس|جلد|صفع|عذب|هين|شتم و?[يت]?ضرب|لكم|رفس|حرق|كهرب|اعتدي علي|عتدي علي|تحرش ب|تحرش في)(?:و)?(?:ني|نا|ي|ا|ش|نيش|وني)';

/** Violence suffered, at home or elsewhere, and the thought of doing it. */
export const VIOLENCE: readonly Rule[] = [
  rule(
    'en.is-hurt',
    'concern',
    `${NEAR}${gap(4)} ${HITS}(?: on)? ${MINE}|${NEAR} (?:hit|beat|cut|hurt|threw (?:things|stuff|a [^ .]+|plates?) at|throws (?:things|stuff) at|spit on|spits on|pulls? my hair|pulled my hair|pushed|pushes|bit|bites|physically hurts?) (?:me(?! (?:up|with|back|to|at|that|so|when|in|like|deeply|by|a lot|very|emotionally|feelings))|us)(?=$| \\.| (?:and|again|every|almost|last|yesterday|today|tonight|because|whenever|if|badly|repeatedly|until|daily|for|often|sometimes|regularly|last))|(?:i|ive|was|been|being|get|got|getting|gets|im|were|is|keeps) (?:[^ .]+ )?(?:raped|molested|sexually (?:assaulted|abused|harassed)|beaten(?! (?:to|by (?:the|a) (?:team|game)|at|in))|assaulted|trafficked|strangled|choked|stalked|groped|physically (?:hurt|abused|attacked)|drugged and)|(?:lay|lays|laid|laying|put|puts|putting) (?:his|her|their) hands? on (?:me|us|my)|${NEAR}${gap(1)} (?:slam|smash|push|shov|bang|throw|threw|held|pinn|press)(?:s|es|ed|ned|med)? my (?:head|face|mouth)(?: [^ .]+)? (?:in|into|against|under|down|on)|hands? a?round my (?:neck|throat)|(?:grab(?:s|bed)?|held|holds|pinned|choked|squeez\\w+) (?:me (?:by|a?round) (?:the|my)|(?:by|a?round) my|my) (?:neck|throat)|${NEAR}(?: (?!never|doesnt|hardly|barely|rarely|wont|not|stopped)[^ .]+){0,2} (?:touches|touching|gropes?|groping|groped) (?:me|my (?:thighs?|legs?|chest|breasts?|bum|private parts|body))(?! (?:up|base|heart|hair))|${NEAR}${gap(2)} touched (?:me (?:there|down there|under|inappropriately|where|at night|in bed|when i was|while i|when (?:everyone|mum|mom|no ?one))|my (?:private parts|breasts?|thighs?))|${NEAR}${gap(1)} (?:comes?|came|coming|sneaks?|climbs?|gets?|creeps?)${gap(1)} (?:into|in|to) my (?:room|bed|bedroom)(?=(?: [^ ]+){0,12} (?:scared|afraid|frightened|tell|secret|touch\\w*|hurts?|hate|freeze))|(?:gives?|gave|given|left|leaves?) me (?:[^ .]+ )?(?:bruises?|a black eye|black eyes|a broken|marks)|(?:bruises?|black eye)(?: [^ .]+){0,4} (?:he|she|they|husband|boyfriend|dad|father|partner|hide|makeup)|threaten(?:s|ed|ing)?(?: me)? (?:to|with)(?: [^ .]+){0,2} (?:kill|hurt|beat|harm|hit|murder|knife|gun|take the kids|burn)(?: me| us| my|$)|(?:hit|hits|beat|beats|beating|hitting) me (?:again|every|badly|when he|when she|last night|in front of|with (?:a|his|her|the) (?:belt|stick|shoe|hand|fist|cable|cane))`,
  ),
  rule(
    'en.abuse',
    'concern',
    '(?:abusive|violent) (?:relationship|household|home|husband|wife|father|mother|parents?|family|dad|mom|mum|boyfriend|girlfriend|partner|ex|man|men|marriage|step ?(?:dad|father|mother)|towards? (?:me|us)|to (?:me|us)|childhood)|(?:physical|mental|verbal|emotional|sexual|psychological|domestic|child|narcissistic)(?:ly)?(?:,? (?:and|or)? ?(?:physical|mental|verbal|emotional|sexual|psychological)(?:ly)?)* (?:abus(?:e|ed|ive|ing)|violence|assault(?:ed)?)|(?:is|was|been|am|being|getting|get|be|im|were) (?:[^ .]+ )?abused|(?:he|she|they|dad|mom|father|mother|husband|partner|boyfriend)(?: [^ .]+){0,2} (?:abuses?|abused|abusing)|is this abuse|rapist|my (?:abuser|rape)|(?:my|the) abuse(?: i|$)|got raped|(?:was|been|got|being|after i was|i was) raped|restraining order|abuse as a child|incest',
  ),
  rule(
    'en.home-unsafe',
    'concern',
    `(?:scared|afraid|terrified|frightened|fear) (?:of|to (?:go|be|come)|at)(?: my| him| going)?(?: [^ .]+)? (?:husband|boyfriend|dad|father|stepdad|stepfather|mother|mom|home|partner|brother|ex|wife|(?:him|her|he|she) (?:when|will|hurting|hitting|coming))(?! (?:page|screen|test|work|alone))|(?:isnt|not|never|dont feel|doesnt feel|wasnt|unsafe)(?: [^ .]+)? safe (?:at home|in my (?:own )?(?:home|house)|in this house|with (?:him|her|my (?:husband|dad|father|partner|boyfriend|parents|mother|family)))|(?:wont|doesnt|does not|will not|never) let me (?:leave|go out|see (?:my|anyone)|have (?:money|a phone|friends)|out of (?:the|my) (?:house|room))|(?:controls?|takes?|took|checks?|locks?|locked) (?:my (?:phone|money|passport)|me (?:in|up|out|inside))|(?:escape|leave|get away from|hide from|flee|run from) (?:my )?(?:abusive|violent|abuser|husband|him before|home because)|safe house|women ?s? shelter|kick(?:ed|ing|s)? me out`,
  ),
  rule(
    'en.may-hurt-others',
    'concern',
    `(?:thoughts?|thinking|think|urges?|fantas[a-z]+|dreams?|dreaming|voices|want|wanting|wanna|going|gonna|impulses?|feel like|desire|afraid (?:i|that i)|scared (?:i|that i))(?: [^ .]+){0,3} (?:of |about |to |ill |i will |i might |that i )?(?:kill|killing|murder|murdering|stab|stabbing|shoot|shooting up|strangle|strangling|hurt|hurting|harm|harming|smother|drown|beat) (?:him|her|them|someone|somebody|people|everyone|every ?one|others|my (?:mom|mum|dad|mother|father|family|baby|wife|husband|kids?|children|child|brother|sister|boss|son|daughter|parents|ex|newborn|boyfriend|girlfriend|roommate)|strangers|animals|that (?:man|guy|woman))(?! (?:feelings?|with kindness|in (?:the game|minecraft|chess)))|(?:pictur(?:e|ing)|imagin(?:e|ing)|fantasi[sz](?:e|ing)|daydream\\w*|visuali[sz]\\w+|thoughts? of)(?: [^ .]+){0,3} (?:smash\\w*|bash\\w*|stab\\w*|punch\\w*|strangl\\w*|chok\\w*|cav\\w+|beat\\w*|kick\\w*|hurt\\w*)(?: [^ .]+){0,3} (?:head|face|skull|throat|teeth|boss|manager|neighbou?r|teacher)(?: in| off)?|(?:scared|afraid|worried|terrified|going to|gonna|might|nearly|almost|close to|about to|urges? to|want to)(?: [^ .]+){0,4} (?:shake|shaking|shook|smother(?:ing)?|slap(?:ping)?|hit(?:ting)?|hurt(?:ing)?|harm(?:ing)?) (?:the|my|our|this) (?:baby|newborn|son|daughter|toddler|kids?|child)|(?:pictures?|images?|thoughts?|urges?) (?:of|to) (?:push|shov|throw|stab)\\w*(?: [^ .]+){0,2} (?:strangers?|people|some ?one|somebody|passengers?|kids|children)|i (?:hit|slapped|shook|beat|choked|punched|strangled) my (?:wife|husband|girlfriend|boyfriend|kids?|child|children|son|daughter|baby|partner|mother|mom)|homicidal`,
  ),
  rule(
    'ar.is-hurt',
    'concern',
    `${AR_NEAR}${gap(4)} ${AR_HITS}|(?:[بكع]?[يت]|بي|بت|كي|كا|كت)?ضرب(?:ني|وني|نا|ونا|ني|نيش|نى)(?: [^ .]+)?|(?:اغتصبني|اغتصبوني|يغتصبني|تم اغتصابي|اغتصابي|مغتصبه|تعرضت (?:ل|لل|الي)? ?(?:ال)?(?:اغتصاب|تحرش|ضرب|عنف|اعتداء|تعنيف|تعذيب)|اتعرض (?:ل|لل)? ?(?:ال)?(?:اغتصاب|تحرش|ضرب|عنف|اعتداء|تعنيف|تعذيب)|بتعرض (?:ل|لل)? ?(?:ال)?(?:ضرب|عنف|تحرش|اعتداء))|(?:يتحرش|تحرش|بيتحرش|كيتحرش)(?:ون|وا)? (?:بي|فيني|فيا|بيا|فيي)|(?:ال)?(?:ضرب|اهانه) (?:و)?(?:ال)?(?:اهانه|ضرب|من (?:قبل )?(?:اهلي|زوجي|ابي|ابوي|امي|اخي|والدي|ابويا))|(?:[يت]|بي|بت|كي)?(?:هدد|هددن|توعد)(?:ني|وني|نا)(?: [^ .]+){0,2} (?:بالقتل|يقتلني|بالسكين|بالسلاح|يذبحني|يموتني|بالطلاق واخذ|يقتل)|(?:سوف )?[يت]قتل(?:ني|وني)(?= (?:اذا|لو|اهلي|ابي|اخي)|$| \\.)|(?:اعتدي|يعتدي|بيعتدي) علي`,
  ),
  rule(
    'ar.latin-is-hurt',
    'concern',
    '(?:by?|ka|ki|ye|y|bi|ya|bye|kay|kat|bt|bet|bit|t|te)?(?:e|i)?d(?:a|e|i)?r[aeiou]?b(?:ni|uni|ouni|oni)|(?:goozi|gozi|zoji|zawji|jozi|abouya|baba|rajli)(?: [^ .]+){0,3} (?:d|byed|yed|kayd)[a-z]*rb[a-z]*',
  ),
  rule(
    'ar.abuse',
    'concern',
    '(?:ال)?عنف (?:ال)?(?:اسري|منزلي|جسدي|لفظي|زوجي|جنسي)|(?:ال)?تعنيف|معنف(?:ه|ات|ين)?|[يت]عنف(?:ني|وني)|(?:ال)?(?:اعتداء|تحرش|اغتصاب|استغلال) (?:ال)?(?:جنسي|جسدي)|اغتصاب|زنا المحارم|سفاح|(?:زوج|اب|ام|شخص|اخ)(?:ي)? (?:مسيء|مؤذي|موذي|عنيف)',
  ),
  rule(
    'ar.home-unsafe',
    'concern',
    `(?:خايفه?|اخاف|بخاف|كنخاف|خوف|مرعوبه?)(?: [^ .]+){0,2} (?:من|ارجع|نرجع|اروح)(?: [^ .]+){0,2} (?:زوجي|جوزي|راجلي|ابوي|ابويا|ابي|والدي|بابا|اخوي|اخي|اخويا|البيت|طليقي|بويا|خويا)(?! (?:عليه|الله))|(?:حابسني|حابسيني|حبسني|حبسوني|يحبسني|مسكر علي|قافل علي|قفل علي)|(?:ما|مش|لا) ?(?:يخليني|بيخليني|بخليني|كيخلينيش|يسمح لي) (?:اطلع|اخرج|نخرج|اكلم|اشوف)|(?:مش|مو|ما|لست) (?:حاسه? )?(?:ب)?(?:امان|بامان|امنه?|في امان) (?:في|ب) ?(?:البيت|بيتي|المنزل)|(?:طردني|طردوني|رماني) (?:من|بره|برا)`,
  ),
  rule(
    'ar.may-hurt-others',
    'concern',
    `(?:افكر|بفكر|كنفكر|افكار|فكره|اريد|ودي|نفسي|بدي|عايزه?|عاوزه?|اتخيل|بتخيل|رغبه|رغبه في|بغيت|ابغي|ابي|اشعر|احلم|عندي رغبه)(?: [^ .]+){0,3} (?:ب|في )?(?:قتل(?:ه|ها|هم)?|اقتل(?:ه|ها|هم)?|اقتله|نقتلو|اذبح(?:ه|ها|هم)?|ذبح|ايذاء|كايذاء|اوذي|ايذايهم|ايذايه|تعذيب|طعن|اطعن|اخنق)(?: ال| )?(?:ه|ها|هم|طفلي|ابني|بنتي|زوجي|زوجتي|امي|ابي|ابوي|اخي|احد|احدا|شخص|شخص ما|الناس|اهلي|اطفالي|اولادي|عايلتي|الاخرين|من حولي|وتعذيب|و قتل|مديري)?(?! (?:نفسي|حالي|روحي|الوقت|الملل|وقت))`,
  ),
];
