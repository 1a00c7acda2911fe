import { gap, rule, type Rule } from './rule.ts';

const WHEN =
  '(?:tonight|tomorrow|today|this (?:evening|weekend|week|month|year)|next (?:week|month|year)|at midnight|(?:on|by|this|next) (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|christmas|my birthday|the weekend|new years?)|before (?:christmas|my birthday|summer|new year|the end of|they (?:get|come|wake)|morning)|after (?:graduation|my birthday|christmas|exams?|the holidays|the funeral|they (?:leave|sleep)|everyone)|in (?:an hour|\\d+ (?:hours?|days?|minutes|weeks?)|a few (?:hours|days)))';
const AR_WHEN =
  '(?:الليله|الليلا|هالليله|الليله دي|هذه الليله|اليوم|النهارده|النهارد|الليل|بكره|بكرا|بكره الصبح|باكر|غدا|غدوه|غدا صباحا|الاسبوع (?:الجاي|القادم|هذا)|هالاسبوع|يوم (?:الجمعه|السبت|الاحد|الاثنين|الثلاثاء|الاربعاء|الخميس)|بعد (?:الامتحان|الامتحانات|العيد|رمضان|ساعه|شويه|قليل|ما ينامو|ما يناموا|ما ينام الكل))';
const AR_END =
  '(?:[بسهحن]?ا?(?:نتحر|نهي (?:حياتي|كل شي|كلشي|كل شيء|الموضوع|عمري)|قتل (?:نفسي|حالي|روحي|راسي)|خلص من (?:حياتي|هالحياه|كل شي|الدنيا|نفسي))|ساموت|هموت نفسي|حموت نفسي|اموت نفسي|رح موت حالي|لن اكون هنا|ما راح اكون (?:موجود|هنا)|مش هكون (?:موجود|هنا))';

/** A plan, a day, a farewell. */
export const PLAN: readonly Rule[] = [
  rule(
    'en.time-set',
    'crisis',
    `(?:end(?:ing)? (?:it|things|everything|my ?self)|be (?:gone|dead|over for me)|kill(?:ing)? my ?self|die|dying|ending tonight|my exit|hang(?:ing)? my ?self|overdose|jump)${gap(3)} ${WHEN}|${WHEN}${gap(3)} (?:im|ill|i will|i am|is when|i plan to|im gonna|im going to|i want to)${gap(3)} (?:end (?:it|things|everything|my)|be (?:gone|dead)|die(?! hard)|kill my ?self|not wake|leave this (?:world|life|earth))|its all ending ${WHEN}|(?:wont|will not|not going to|not gonna|never gonna|no longer plan on|dont plan on)${gap(1)} (?:be (?:alive|here|around)|make it|making it|live|survive|living|see)(?: out of| past| through| to| until| till| for| by)* (?:tonight|tomorrow|morning|the (?:week|weekend|month|year|night)|this (?:week|weekend|month|year|night)|next (?:week|month|year)|\\d+|my (?:next |\\d+[a-z]* )?birthday|christmas|graduation|adulthood|be a teenager|see)(?! (?:and|for) (?:a|the) (?:party|meeting|class))`,
  ),
  rule(
    'en.plan',
    'crisis',
    `(?:have|made|got|set|picked|chose|chosen|decided on|planned)${gap(2)} (?:plan|date|day|method|spot|place|bridge|time)${gap(2)} (?:to|for) (?:die|kill my ?self|end (?:it|my life|things)|my (?:death|suicide)|go (?:for good|forever)|leave this)|plan(?:ned|ning|s)?${gap(2)} (?:my (?:own )?(?:death|suicide|exit|funeral|end)|to (?:die|kill my ?self|end (?:it|my life)|be dead|hang|jump off)|how (?:id|ill|i would|i will|to) (?:do it|die|kill|end)|on (?:dying|killing my ?self|ending (?:it|my life)))|(?:everything|it)(?: is|s)? (?:all )?planned(?: out)? (?:for|to) (?:${WHEN}|die|end)|(?:picked|chose|chosen|set|have) (?:a|the|my) (?:date|day)(?: and (?:a )?(?:method|place))?(?= to die| when i| for it|$| and)`,
  ),
  rule(
    'en.plan-unclear',
    'concern',
    `(?:im|i am|i) (?:really )?(?:going to|gonna) do it(?: now| tonight| today| soon| this time)?(?=$| \\.)|ill do it tonight|at midnight i will do it|(?:picked|set) a date|nothing (?:can|will) stop me (?:now|this time)|one last time|(?:end|finish) it (?:all )?here|checking out early`,
  ),
  rule(
    'en.goodbye',
    'crisis',
    `(?:goodbye|farewell|suicide|death) (?:letters?|notes?|messages?|videos?|posts?)|(?:wrote|written|writing|write|finished|recorded)${gap(2)} (?:goodbyes?|farewells?|final (?:letters?|notes?|messages?)|last (?:letters?|notes?|words|message)|notes? (?:to|for) (?:my|everyone|each))|(?:final|last|one last|ultimate) (?:goodbye|farewell)|goodbye forever|by the time (?:you|anyone|they|someone) (?:reads?|sees?|finds?)|when you (?:read|find|see) this(?: [^ .]+){0,3} (?:gone|dead|already|be gone)|if youre reading this im|(?:my|the) (?:last|final) (?:words|post|night here|birthday|christmas|meal|sunset|sunrise|day here|summer)(?= |$)(?! of (?:school|college|the|vacation|work|uni))|(?:forgive|sorry for|apologi[sz]e for)(?: me)?(?: for)? what (?:im|i am|ill) (?:about to|going to|gonna) do|(?:last|final) time (?:youll|you will|anyone will|they will|ill) (?:ever )?(?:hear|see|talk)|tell (?:my|them) (?:mom|mum|mother|dad|family|kids|parents|wife|husband|children|brother|sister|daughter|son|dog|everyone)(?: that)? i (?:love|loved|m sorry|am sorry)|(?:say|said|saying)(?: my)?(?: last| final)? goodbyes? (?:to (?:everyone|my|you all|the world|life|them)|essentially|for good)|so (?:will|shall) i (?:be )?(?:soon|gone)|(?:wrote|written|writing|finished|finish|sealed|left)${gap(2)} letters?(?: [^ .]+){0,1} (?:to|for) (?:both )?(?:my |the )?(?:parents|mom|mum|mother|dad|father|kids|children|family|wife|husband|everyone|each of them|son|daughter|sister|brother|friends)|(?:tonight|midnight|tomorrow|at \\d+|by morning)(?: [^ .]+){0,2} (?:it|everything|all of it|this|all this|its)(?: will| ll| is going to| is gonna)?(?: all)? (?:be )?over(?! the)|(?:it|everything|all of it|this)(?: will|ll| is going to)(?: all)? be over(?: [^ .]+){0,1} (?:tonight|soon|tomorrow|by morning|at \\d+)`,
  ),
  rule(
    'en.leaves-things',
    'concern',
    `(?:gave|giving|given|give) away (?:all )?(?:of )?my (?:stuff|things|belongings|possessions|clothes|dog|cat|pets|collection|savings)|(?:take|look) (?:good )?(?:care of|after) my (?:dog|cat|kids|children|mom|mum|family|pets|brother|sister)${gap(3)} (?:gone|for me|without me|when im not|after i)|(?:writing|wrote|updated|update|made|making) (?:my|a) will|who (?:will|would|gets?) (?:take|get|look after)${gap(4)} (?:when|if|after) im (?:gone|dead|not here)`,
  ),
  rule(
    'ar.time-set',
    'crisis',
    `${AR_WHEN}(?: [^ .]+){0,3} ${AR_END}|${AR_END}(?: [^ .]+){0,2} ${AR_WHEN}|(?:حددت|اخترت|قررت)(?: [^ .]+){0,2} (?:يوم|موعد|تاريخ|وقت|مكان)(?: [^ .]+){0,2} (?:موتي|الموت|انتحاري|الانتحار|نهايتي|انهاء|وفاتي|اموت|رحيلي)|(?:خططت|مخطط|مخططه|اخطط|بخطط|كنخطط|خطتي|عندي خطه)(?: [^ .]+){0,2} (?:ل?انتحاري|ل?لانتحار|الانتحار|انتحر|لموتي|للموت|لانهاء|انهي حياتي|اموت|لنهايتي)`,
  ),
  rule(
    'ar.goodbye',
    'crisis',
    '(?:كتبت|بكتب|اكتب|كتبتلهم|سجلت|كنكتب|خليت|تركت)(?: [^ .]+){0,2} (?:وصيتي|الوصيه|رساله (?:ال)?وداع|رسايل (?:ال)?وداع|رسالتي الاخيره|رساله اخيره|رساله انتحار|كلمات وداع)|(?:هذي|هذه|هاي|دي|هادي|هاذي|هيدي) (?:اخر|آخر) (?:رساله|مره|ليله|يوم|كلام|منشور|كلمات|حاجه|كلماتي|ايامي)|(?:لما|وقت|عندما|حين|اذا|لمن) (?:تقر[اويهن]+|قراتم|قريتوا?|توصلكم|يوصلكم|تشوف[وا]*)(?: [^ .]+){0,4} (?:ماني موجود|رحت|مت|ميت|ميته|رحلت|مو موجود|مش موجود|متت)|سامحوني(?: [^ .]+){0,3} (?:راح|رح|قررت|تعبت|مت|اموت|مش قادر|ما قدرت|رايح|رايحه|خلاص)|(?:وداعا|الوداع) (?:للجميع|للابد|يا (?:دنيا|امي|ماما|اهلي|اصدقاء|عالم)|الي الابد|لكم جميعا)|(?:ودعت|بودع|اودع|نودع)(?: [^ .]+){0,2} (?:اهلي|امي|الكل|الجميع|اصحابي|اصدقايي|الدنيا|الحياه)|ادعولي بالرحمه (?:بعد|لما)|(?:كتبت|خلصت|تركت|سجلت)(?: [^ .]+){0,2} (?:رساله|رساله|الرساله|رسايل|الرسايل)(?: [^ .]+){0,1} (?:ل?امي|لاهلي|اهلي|لابوي|لاولادي|لزوجي|لزوجتي|للجميع|ل?عايلتي|لابي)|(?:الليله|بكره|غدا|باكر|بعد ساعه)(?: [^ .]+){0,3} (?:ينتهي|بينتهي|سينتهي|بيخلص|هيخلص|يخلص) (?:كل شي|كل شيء|كلشي|كل حاجه|الالم|العذاب)',
  ),
  rule(
    'ar.left-words',
    'crisis',
    '(?:لما|وقت|عندما|حين|اذا|لمن) (?:تقر[اويهن]+|قراتم|قريتوا?)(?: [^ .]+){0,4} (?:قد رحلت|لم اعد (?:بينكم|معكم|هنا|موجودا?|علي قيد)|لن اكون (?:بينكم|معكم|موجودا?|علي قيد)|مش هكون|مش حكون|ما راح اكون|بكون (?:رحت|مت|ميت))',
  ),
  rule(
    'ar.leaves-things',
    'concern',
    '(?:وزعت|اعطيت|عطيت|فرقت)(?: [^ .]+){0,2} (?:اغراضي|اشيايي|هدومي|ملابسي|ممتلكاتي|حاجاتي)|(?:خلوا بالكم|خلي بالك|ديرو بالكم|ديروا بالكم|اعتنو|انتبهوا)(?: [^ .]+){0,2} (?:من|ب|علي|عن) ?(?:امي|اولادي|ابني|بنتي|اخوي|اختي|قطتي|ماما)',
  ),
];
