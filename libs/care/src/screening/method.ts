import { gap, rule, type Rule } from './rule.ts';

const DRUG =
  '(?:pills?|tablets?|meds?|medications?|medicine|paracetamol|tylenol|acetaminophen|ibuprofen|aspirin|advil|insulin|xanax|valium|benadryl|sleeping pills|antidepressants|opioids?|fentanyl|morphine|melatonin|painkillers|bleach|poison|cyanide|antifreeze|mg|milligrams|doses?)';
const MEDS =
  '(?:antidepressants?|sertraline|fluoxetine|citalopram|escitalopram|prozac|zoloft|lexapro|mirtazapine|venlafaxine|amitriptyline|quetiapine|seroquel|lithium|insulin|metformin|beta ?blockers?|propranolol|benzos?|diazepam|lorazepam|alprazolam|clonazepam|klonopin|ativan|zopiclone|zolpidem|ambien|sleepers|sleeping (?:pills|tablets)|opioids?|opiates|oxy|oxycodone|oxycontin|codeine|cocodamol|tramadol|morphine|methadone|fentanyl|heroin|digoxin|painkillers|pills|tablets|meds|medication|capsules|paracetamol|tylenol|panadol|ibuprofen|aspirin|nurofen|xanax|valium)';
const LIQUID =
  '(?:antifreeze|bleach|drain cleaner|weed ?killer|rat poison|poison|paint thinner|insecticide|pesticide|drano|ammonia|white spirit)';
// Many, as only an overdose is told: ten and more.
const MANY =
  '(?:[1-9]\\d+|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|(?:a|two) hundred|(?:a|two|three) dozen|dozens)';
// Said of what is at hand, and no more of it: "the whole box", but not "the whole box of chocolates".
const AND_THEN =
  '(?=(?: (?:at once|ago|in one go|last night|tonight|this morning|just now|earlier|now|already|(?:an hour|half an hour|\\d+ (?:minutes|mins|hours)|a while|a few minutes)(?: ago)?))?(?:$| \\.(?! of)| (?:and (?:now |then )?(?:im|i am|i|nothing|waiting|regret\\w*|scared|feel\\w*)|im|i am|because|hoping|hope|so|what|with (?:vodka|wine|whisk\\w+|alcohol|beer|gin|rum))(?![^ .])))';
const DEADLY =
  '(?:die|dying|dead|death|kill|kills|killing|fatal|lethal|deadly|overdose|od|suicide|never wake|end it|not wake|stop (?:my|your|the) heart)';
const AR_DRUG =
  '(?:حبه|حبات|حبوب|حبايه|حبايات|قرص|اقراص|جرعه|جرعات|برشام|برشامه|باراسيتامول|بنادول|بانادول|دوا|دواء|ادويه|انسولين|مسكن|مسكنات|منوم|كينات|فانيد|سم)';
const AR_DEADLY =
  '(?:[يتنا]?موت|للموت|الموت|[يتن]قتل(?:ني)?|قاتله?|القاتله|مميته?|المميته|[يت]موتني|[يت]خلص علي|انتحار|للانتحار|انهي حياتي)';
const AR_PLACE =
  '(?:ال|عال|هال)?(?:جسر|سطح|سطوح|كوبري|قطار|مترو|شباك|نافذه|بلكونه|شرفه|دور|طابق|سياره|سيارات|بحر|قنطره|تران|ترام|عماره|برج|النيل|نهر|كورنيش)';

/** Means and ways: asked for, at hand, or used. They name what people write; no reply ever names one. */
export const METHOD: readonly Rule[] = [
  rule(
    'en.dose-asked',
    'crisis',
    `how (?:many|much|long)${gap(4)} ${DRUG}${gap(6)} ${DEADLY}|how (?:many|much)${gap(2)} ${MEDS}(?: of mine)? (?:would|will|does) it take(?! (?:to (?:help|sleep|work|feel|get rid|stop a)|before|for (?:a|my|the)))|${DRUG}${gap(4)} (?:enough|would it take|will it take|does it take)${gap(4)} ${DEADLY}|(?:lethal|fatal|deadly|overdose) (?:dose|amount|dosage|quantity|combination|level)s?|(?:enough|too many)(?: of)?(?: my| these| the)? ${DRUG} to ${DEADLY}|(?:which|what) (?:pills|tablets|drugs?|poison|meds)${gap(4)} ${DEADLY}|(?:can|could|will|would)(?: you| i| one)? (?:die|od|overdose) (?:from|on|of)(?: too many| taking)? ${DRUG}`,
  ),
  rule(
    'en.way-asked',
    'crisis',
    `(?:painless|pain free|quick(?:est)?|eas(?:y|iest)|fast(?:est)?|least painful|peaceful|surest|best|simplest|cleanest|good|reliable|effective)(?: and [^ .]+)? (?:ways?|methods?|deaths?|exit)(?: [^ .]+){0,3} (?:die|go|kill|suicide|do it|out|end (?:it|my life|things)|leave this)|(?:painless|least painful|easiest|quickest) (?:death|suicide|method|way out|exit)|(?:suicide|killing my ?self|dying) methods?|methods? (?:of|for|to) (?:suicide|dying|die|kill)|how (?:to|do (?:i|you)|can i|would i) (?:tie a noose|make a noose|hang|overdose|bleed out|kill my ?self|die|end my life|slit)|how (?:high|far|long|deep|fast|tall)(?: [^ .]+){0,8} (?:to die|until (?:you|i) die|to kill (?:you|me|a person|someone)|bleed out|be fatal|to be sure (?:i|you) die|survive (?:the|a) (?:fall|jump)|drown)|where (?:can|do|could) i (?:buy|get|find)${gap(3)} (?:gun|poison|cyanide|noose|something to (?:die|kill))|(?:does|would|will) (?:it|drowning|hanging|overdosing|jumping|bleeding out)(?: [^ .]+){0,2} hurt(?: to die)?(?: if i)?(?= |$)(?=[^.]* (?:die|hang|drown|jump|overdos))`,
  ),
  rule(
    'en.means-ready',
    'crisis',
    `(?:skipping|skipped|not taking)(?: my)? (?:doses|meds|pills|tablets) (?:and|to) (?:sav|keep|hid|stash)(?:e|ing|ed)?|(?:(?:saved|saving) up(?! for)|stockpil(?:ed|ing)|hoard(?:ed|ing)|stash(?:ed|ing)|been (?:saving|putting aside))${gap(3)} ${MEDS}(?! (?:for (?:the (?:trip|holidays?|flight|winter|hurricane|storm|shelter|pharmacy|clinic)|my (?:mum|mom|dad|dog|cat|patients?))|receipts|bottles for))|(?:saved up|saving up|saving|stockpil(?:ed|ing)|hoard(?:ed|ing)|collect(?:ed|ing)|hid|hidden|hiding|stashed|counted|counting|lined up|staring at|looking at|holding)${gap(4)} (?:pills|tablets|meds|razors?|blades?|rope|noose|gun|bullets)|(?:bought|got|have|found|ordered)${gap(3)} (?:noose|helium tank|exit bag|gun and (?:bullets|ammo)|rope and|pills and (?:a|vodka|alcohol|im|i))|(?:rope|noose|pills|gun|blade|razor|knife)(?: is| are)?(?: [^ .]+){0,3} (?:ready|waiting for me|calling (?:me|my name)|next to me|beside me|in my hand|in front of me)|(?:gun|knife|blade|razor|rope|pills) in (?:my|one) hand|(?:know|chosen|picked|found|decided) (?:exactly )?(?:how|which method|the method|a method)(?: [^ .]+){0,3} (?:do it|die|kill|end it|id do it|ill do it)`,
  ),
  rule(
    'en.means-at-hand',
    'concern',
    `(?:bought|buying|ordered|got|getting)${gap(2)} (?:rope|razor blades?|gun)|gun stores?|(?:there(?:s| is)|i have|ive got|we have|keep)${gap(1)} (?:a |the |my |his |dads? )?(?:loaded )?gun (?:in|at) (?:the|my) (?:house|home|drawer|room|closet|car|bed)|(?:googled?|googling|search(?:ed|ing)?|research(?:ed|ing)?|looked up|looking up|reading about)${gap(3)} (?:suicide|methods?|ways to die|overdos(?:e|es|ing)|nooses?|bridges|how to die)`,
  ),
  rule(
    'en.means',
    'crisis',
    `(?:take|took|taking|swallow|swallowed|swallowing|downed) (?:all|every(?: single| last)?|too many|a handful of)(?: of)? (?:my |the |these |those |her |his )?(?:${MEDS}|pill|tablet|capsule)`,
  ),
  rule(
    'en.attempt',
    'crisis',
    `(?:just|already|i|ive|i have)(?: [^ .]+){0,1} (?:swallowed|took|taken|downed|drank|ate|popped)${gap(3)} (?:all|whole|entire|bottle|handful|box|pack|bunch|\\d+|too many|lots|so many|every)${gap(3)} (?:pills?|tablets|meds|medication|bleach|mg|paracetamol|tylenol|xanax|advil|ibuprofen|aspirin|sleeping|poison)|(?:swallowed|took|taken|downed) (?:some |my |the |a lot of |a bunch of )?(?:pills|tablets)(?: [^ .]+){0,6} (?:die|dead|end|hope|never wake|regret|scared|what do i do)|swallowed \\d+ ?mg|(?<!(?:that|the|this|our|her|his|their|a) [^ .]+ )(?:took|taken|swallowed|downed|popped|ate|necked) (?:the|an?|my|all (?:the|my)|(?:mums?|dads?) )?(?: ?(?:whole|entire|full|rest of (?:the|my)))(?: (?:box|pack|packet|bottle|strip|sheet|blister(?: pack)?|lot|jar|tub))(?: of (?:(?:my|the|these|mums?|dads?|his|her) )?${MEDS}|${AND_THEN})|${MANY} ${MEDS} (?:down|in me|inside me|in my (?:system|stomach))(?! (?:the|from))|(?:took|taken|swallowed|downed|popped|necked)(?: (?:about|like|around|maybe|over|at least|nearly|almost|roughly|some))? ${MANY}(?: (?:or so|odd|plus))? (?:of (?:my|the|these|those|mums?|dads?|his|her) ${MEDS}|${MEDS}(?! (?:mg|over|in total|this (?:month|year|week)))|of (?:them|those|these)${AND_THEN})|(?:took|taken|swallowed|downed|popped|necked) (?:them|the lot|the whole lot)(?: all)?(?<=all|lot)${AND_THEN}|(?:drank|drink|drinking|drunk|swallowed|chugged|downed)(?: (?:a|the|some|half|my|whole|entire|an))*(?: (?:bottle|cup|glass|can|bit|lot|litre|pint|mouthful)(?: of)?)?(?: [^ .]+)? ${LIQUID}|(?:my|a|another|last|first|second|third|failed|previous|past|recent) (?:suicide )?attempts? (?:failed|to die|at (?:suicide|ending|killing)|on my life|last)|failed (?:suicide )?attempts?|(?:attempted|tried) (?:suicide|to (?:die|jump|hang|drown|shoot|overdose|kill my ?self|end (?:it|my life)|take my (?:own )?life))|survived my${gap(1)} attempt|(?:i|ive|i have|have) (?:attempted)(?: [^ .]+)? (?:twice|once|before|again|\\d+ times|last|yesterday|many times|multiple times)`,
  ),
  rule(
    'en.height-or-traffic',
    'crisis',
    `(?:throw(?:ing)?|threw|fling(?:ing)?|hurl(?:ing)?|launch(?:ing)?|lay(?:ing)?|lie|lying) my ?self? ?(?:off|in front|under|into|out|on the tracks|onto)|(?:jump|jumping|jumped|leap|leaping|step|stepping|walk|walking|run|running|fall|falling)(?: right| straight)? (?:off|from|in front of|out of|into|onto)(?: of)? (?:a|the|my|this|that|an|oncoming|moving|some)${gap(2)} (?:bridge|building|roof|rooftop|balcony|ledge|overpass|tower|train|traffic|window|truck|bus|tracks|rails|subway|highway|motorway|pier)|jump(?:ed|ing)? (?:a|in front of (?:a|the)) train|(?:standing|sitting|sat|stood|im) (?:on|at)(?: the edge of)? (?:the|a) (?:bridge|ledge|roof|edge of the (?:roof|bridge|cliff|building))|drive(?: [^ .]+){0,2} (?:off (?:a|the|this)|into (?:a|the|oncoming)) (?:bridge|cliff|tree|wall|river|traffic|road|pole)|(?:crash|swerve|swerving|crashing)(?: my car| the car)? (?:into|on purpose)(?= (?:a|the|oncoming|on|traffic|$))|into oncoming traffic`,
  ),
  rule(
    'en.other-means',
    'crisis',
    `(?:gun|pistol|barrel|revolver) (?:in|to|against|at) my (?:own )?(?:mouth|head|temple|chest)|(?:put|putting) a bullet (?:in|through)(?: my| me)?|blow(?:ing)? my (?:own )?(?:brains?|head) (?:out|off)|(?:belt|rope|cord|scarf|sheet|noose|hook|beam)(?: [^ .]+){0,6} (?:held|holds|took|takes|will hold|can hold)(?: [^ .]+){0,4} (?:my (?:body ?|full )?weight|(?:on|over|from) the (?:door|bannisters?|beam|wardrobe))|test(?:ed|ing) (?:the|a|my) (?:belt|noose|ligature|knot)(?! (?:drive|sander))|carbon monoxide(?! (?:alarm|detector|monitor|sensor|levels))|exit bag|bleed(?:ing)? (?:out|to death)(?! like)|(?:ligature|noose)|(?:sit|sitting|stay|left)(?: [^ .]+){0,2} (?:car|garage) (?:running|with the engine)|(?:starve|drink|freeze|bleed) my ?self to death|go(?:ing)? to sleep and hope`,
  ),
  rule(
    'ar.dose-asked',
    'crisis',
    `(?:كم|كام|قديش|اديش|شكد|شحال|چم|شقد|قد ايش|ايش قد)${gap(4)} ${AR_DRUG}${gap(6)} ${AR_DEADLY}|(?:كم|كام|قديش|شحال) (?:لازم |محتاج )?(?:اخذ|اخد|ابلع|اشرب|ناخذ|ناكل)${gap(4)} ${AR_DEADLY}|جرعه (?:زايده|زياده|قاتله|مميته)|جرعات (?:زايده|قاتله|مميته)|(?:الجرعه|الكميه) (?:القاتله|المميته)|(?:ال)?جرعه (?:اللي|الي|التي) ب?[يت](?:موت|قتل|خلص)(?:ني| علي)?|${AR_DRUG}${gap(3)} (?:تكفي|بتكفي|يكفي|كافيه?)${gap(2)} ${AR_DEADLY}`,
  ),
  rule(
    'ar.way-asked',
    'crisis',
    `(?:ادويه|دواء|دوا|حبوب|سم|طريقه|طرق|طريقة|وسيله|وسايل|اساليب|اسلوب|موته)(?: [^ .]+){0,3} (?:للانتحار|لانتحار|الانتحار|انتحار|انتحر|اموت|للموت|الموت|نموت|انهي حياتي|انهاء حياتي|اقتل نفسي|قتل النفس|بدون الم|بلا الم|بلا وجع|من غير الم|من غير وجع)|(?:اسرع|اسهل|افضل|احسن|اريح|ابسط)(?: [^ .]+){0,3} (?:للموت|اموت|للانتحار|انتحر|الانتحار|انهي حياتي|اقتل نفسي|موت|نموت)|(?:كيف|ازاي|شلون|كيفاش|كيفاه|ايش لون|كيفيه)(?: [^ .]+){0,3} (?:انتحر|اموت|نموت|نقتل (?:راسي|روحي)|اقتل (?:نفسي|حالي|روحي)|انهي حياتي|الانتحار|اشنق (?:نفسي|حالي)|اموت نفسي)|يمكنني من الانتحار`,
  ),
  rule(
    'ar.means-ready',
    'crisis',
    `(?:عم (?:خبي|جمع|خزن|وفر)|بخبي|كنخبي|بجمع|كنجمع|(?:قاعده?|عماله?) (?:اجمع|اخبي|اخزن)) (?:كل )?(?:ال)?(?:دوا|دواء|ادويه|حبوب|حبات|برشام)(?! (?:(?:ال)?(?:قهوه|هيل|قمح|بن|لقاح)|عن|من (?:ال)?(?:ولاد|اولاد|اطفال|صغار)|(?:ل?ال)?(?:صداع|ضغط|سكر)))|(?:جمعت|مجمع|مجمعه|خبيت|مخبي|مخبيه|حضرت|محضر|محضره|جهزت|مجهز|مجهزه|شريت|اشتريت|جبت|خزنت|وجدت|لقيت|عديت)(?: [^ .]+){0,2} (?:ال)?(?:حبل|شفره|شفرات|موس|مسدس|سلاح|سم|حبوب|ادويه|برشام)(?! (?:ل?ال)?(?:صداع|ضغط|سكر|غسيل|حلاقه))|(?:الحبل|المسدس|السكين|السكينه|الموس|الشفره|الحبوب|السم)(?: [^ .]+){0,2} (?:جاهز|جاهزه|قدامي|امامي|جنبي|بيدي|في ايدي|بايدي|في يدي|حدي|معي)`,
  ),
  rule(
    'ar.attempt',
    'crisis',
    `(?:بلعت|ابتلعت|شربت|اخذت|خذيت|خديت|كليت|خدت|تناولت)(?: [^ .]+){0,2} (?:كل|علبه|شريط|شريطين|كومه|كميه|كثير|كتير|هوايه|بزاف|برشا|حفنه|مجموعه|\\d+|خمسين|عشرين|ثلاثين|اربعين)(?: [^ .]+){0,2} ${AR_DRUG}|(?:بلعت|شربت|خدت|اخذت) (?:سم|كلور|كلوركس|مبيد|${AR_DRUG} كثير(?:ه)?|${AR_DRUG} كتير(?:ه)?|${AR_DRUG} بزاف)|(?:حاولت|جربت|حاولتش|حاولت مره) (?:ان )?(?:ال)?(?:انتحر|انتحار|نتحر|اموت|نموت|اقتل|نقتل|انهي|اشنق|اخلص من)|محاول(?:ه|ات|تي)(?: [^ .]+)? (?:ال)?(?:انتحار|انتحاريه|فاشله للانتحار)|قطعت (?:شراييني|شرياني|وريدي|عروقي|اوردتي)`,
  ),
  rule(
    'ar.height-or-traffic',
    'crisis',
    `(?:ارمي|القي|نرمي|ارميت|رمي|القاء|نلوح|اطيح|نطيح|اطب|اقذف|يرمي)(?: [^ .]+){0,1} (?:نفسي|حالي|روحي|راسي|بنفسي|بحالي|بروحي)(?: [^ .]+){0,1} ?(?:من|تحت|قدام|امام|ف|في|علي|عن|ب)? ?${AR_PLACE}?|(?:انط|اقفز|قفزت|نطيت|نقفز|ننقز|انقز|القفز|اطفر|بنط)(?: من| عن| تحت| قدام| امام)(?: [^ .]+){0,2} ${AR_PLACE}`,
  ),
];
