import { gap, rule, type Rule } from './rule.ts';

/** Eating that starves or purges. */
export const EATING: readonly Rule[] = [
  rule(
    'en.purges',
    'concern',
    `(?:mak(?:e|es|ing)|made|force[ds]?|forcing) my ?self (?:to )?(?:throw(?:ing)? up|vomit|be sick|sick|puke|purge)|(?:throw(?:ing)?|threw|thrown) up(?: [^ .]+){0,1} (?:after (?:every|each|i eat|eating|meals?|dinner|lunch)|everything i (?:eat|ate)|what i (?:eat|ate)|my (?:food|dinner|lunch|meals?)|on purpose)|vomit(?:ing)? (?:after (?:every|each|i eat|eating|meals?)|on purpose|my food)|purg(?:e|ed|ing)(?! (?:night|movie|the|files))|binge(?:d|ing)?(?: [^ .]+){0,3} (?:purg\\w+|throw\\w*|threw|vomit\\w*|laxatives?|starv\\w*|eat\\w*|food)|binge eat(?:ing)?|bing(?:e|ing) (?:again|and then|every)|laxatives?|fingers? down my throat|diet pills|chew and spit`,
  ),
  rule(
    'en.starves',
    'concern',
    `starv(?:e|es|ed|ing) (?:my ?self|until|to (?:be|get|lose)|for days|again|yet)|(?:havent|have not|not|didnt|barely|hardly|haven t) (?:eaten|eat|ate|eating|had (?:any )?food)${gap(3)} (?:\\d+ days?|days|weeks?|two days|three days|four days|five days|a week)|(?:dont|do not|cant|wont|refuse to|stopped|dont let my ?self|dont deserve to|not allowed to) (?:deserve|allow|eat|eating|let)(?: [^ .]+){0,3} (?:until i|so (?:i|that)|because im (?:fat|too|so)|to (?:lose|be thin|be skinny|punish)|weigh|any ?more|food|eat|at all|my ?self)(?= (?:eat|to eat|im|i|lose|until|fat|skinny|thin)|$| \\.)|dont deserve (?:to eat|food)|don?t (?:eat|sleep)(?: or (?:eat|sleep))? any ?more|(?:only|just|under|about|max|limit|eating|eat)(?: [^ .]+){0,2} \\d{2,3} (?:cal|cals|kcal|calories)(?: a day| per day| today)?|skip(?:ping|ped)? (?:all )?(?:my )?meals(?: [^ .]+){0,3} (?:lose|thin|skinny|weight|fat|days|punish|again)|fast(?:ing|ed)? for \\d+ (?:days|hours)(?: [^ .]+){0,3} (?:lose|weight|fat|thin|again)|restrict(?:ing|ed)? (?:food|again|calories|my (?:food|intake|calories|eating)|eating)|hid(?:e|ing) (?:my )?food|(?:lost|lose|losing) \\d+ ?(?:kg|kilos|pounds|lbs)(?: [^ .]+){0,4} (?:still (?:fat|too)|not enough|starv\\w+|not eating)|(?:still|too|so) fat(?: [^ .]+){0,4} (?:dont|cant|wont|stop|stopped) eat(?:ing)?|nothing but (?:water|coffee|air)(?: for| since| in)`,
  ),
  rule(
    'en.fears-food',
    'concern',
    `(?:terrified|afraid|scared|fear|frightened|anxious|panic|guilty|disgusted|ashamed|hate my ?self)(?: [^ .]+){0,1} (?:of|about|to|when i|after|for|every time i) (?:gain(?:ing)?(?: any)? weight|food|eat(?:ing)?|ate|getting fat|calories|being fat)|weigh my ?self (?:\\d+|five|ten|every|several|constantly|all the|multiple)|no (?:self )?control over (?:food|my eating|eating)|(?:lose|losing|lost|no) control(?: [^ .]+){0,3} (?:food|eating|eat)|cant stop (?:bing(?:e)?ing|eating until|counting calories|thinking about (?:food|calories|my weight))|obsess(?:ed|ing)(?: [^ .]+){0,2} (?:calories|weight|food|being thin|my body)|count(?:ing)? (?:every|each) calorie|pro ?ana|thinspo|body ?check(?:ing)?|disgust(?:ed|ing)(?: [^ .]+){0,3} my (?:body|fat|stomach)|(?:want|need) to be (?:skinny|thin|bones|underweight)`,
  ),
  rule(
    'en.eating-illness',
    'concern',
    'anorexi[ac]s?|bulimi[ac]|eating disorders?|disordered eating|my ed (?:is|has|voice|brain|recovery|relapse)|relaps\\w+ (?:with|into) my (?:ed|eating)|binge eating disorder|arfid',
  ),
  rule(
    'ar.purges',
    'concern',
    `(?:استفرغ|بستفرغ|كنستفرغ|اتقيا|اتقي|بتقيا|استفراغ|التقيو|التقي|القيء|ارجع الاكل|برجع الاكل|ازوع|بزوع|اطرش|كنتقيا|نتقيا|بطرش|اقيء)(?: [^ .]+){0,3} (?:بعد (?:كل|الاكل|ما اكل|اي وجبه|الوجبه)|الاكل|اكلي|الطعام|كل (?:وجبه|مره|شي اكل)|عمدا|قصدا|بالقوه|متعمده?|باصبعي|ما اكلته?)|(?:اجبر|بجبر|اغصب|بغصب) (?:نفسي|حالي) (?:علي|عال|ع)? ?(?:ال)?(?:استفراغ|تقيو|قيء|ترجيع|طرش)|(?:ملينات|مسهلات|ملين|حبوب تخسيس|حبوب سد الشهيه|اصبعي في حلقي)`,
  ),
  rule(
    'ar.starves',
    'concern',
    `(?:اجوع|بجوع|كنجوع|نجوع|تجويع|مجوع|مجوعه) (?:نفسي|حالي|روحي)|(?:ما|لم|لا|مش|مو|مب|معدتش|ماعاد)(?: [^ .]+){0,1} ?(?:اكلت|كليت|اكلتش|كليتش|اكل|باكل|باكلش|باكول|كناكل|ناكل|اكلتو|دخل بطني|ذقت)(?: [^ .]+){0,3} (?:ايام|يومين|اسبوع|اسابيع|ثلاث ايام|تلت ايام|يوم)(?! العيد)|(?:اكل|باكل|بكل)(?: [^ .]+){0,1} (?:سعره|سعرات|كالوري|تفاحه واحده|وجبه وحده كل)|(?:ما|لا|مش)(?: [^ .]+){0,1} ?(?:استحق|استاهل|بستاهل|يستاهل) ?(?:ان )?(?:اكل|الاكل|الطعام)|(?:امتنع|ممتنعه?|توقفت|بطلت|وقفت|حرمت نفسي|رافضه?) (?:عن|من)? ?(?:ال)?(?:اكل|طعام|الاكل)(?: [^ .]+){0,3}(?= (?:وزني|انحف|اضعف|نحيفه?|كم|اسبوع|ايام|خوفا)|$| \\.)`,
  ),
  rule(
    'ar.fears-food',
    'concern',
    `(?:خايفه?|اخاف|بخاف|مرعوبه?|كنخاف|خوف|رعب)(?: [^ .]+){0,2} (?:السمنه|اسمن|من السمنه|يزيد وزني|ازيد وزن|زياده الوزن|من الاكل|الاكل|اتخن|نسمن|نغلاظ|الوزن)|(?:اكره|بكره|قرفانه? من|كرهت) (?:جسمي|جسدي|شكل جسمي)(?: [^ .]+){0,4} (?:اكل|الاكل|وزني|سمينه?|تخينه?|دبه)|(?:احسب|بحسب|كنحسب|عد|هوس)(?: [^ .]+){0,2} (?:سعرات|السعرات|كل سعره|الكالوري|الوزن)|(?:فقدت|بفقد|افقد|ما عندي|ماعندي)(?: ال)? ?(?:سيطره|السيطره|تحكم)(?: [^ .]+){0,2} (?:الاكل|اكلي|الطعام)`,
  ),
  rule(
    'ar.eating-illness',
    'concern',
    '(?:ب|وال|ال)?انوركسيا|انوريكسيا|(?:ال)?بوليميا|بوليميه|فقدان الشهيه العصبي|(?:ال)?شره (?:ال)?(?:مرضي|عصبي)|(?:ال)?نهام(?: العصبي)?|(?:ب)?اضطراب(?:ات)? (?:ال|في ال)?(?:اكل|طعام)|نوبات? (?:ال)?(?:شراهه|شره|اكل)|(?:ال)?شراهه (?:في|ب) ?(?:ال)?اكل',
  ),
];
