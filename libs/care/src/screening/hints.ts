import { gap, rule, type Rule } from './rule.ts';

const NEAR_ONE =
  '(?:mum|mom|mother|dad|father|parents|nan|gran|grandma|dog|cat|kids?|children|son|daughter|wife|husband|sister|brother)';
const NEAR_ONES = `(?:the |my |our )(?:[^ .]+ )?${NEAR_ONE}`;
const END = '(?= \\.|$)';
const NOBODY = '(?:nobody|no ?one|not a soul)';

/**
 * What people say of their end without any of its words: what goes on without them, what they wait for, what is settled, where they
 * stood. Each may be meant otherwise, so that the classifier is asked (`LIKELY` in decide.ts).
 */
export const HINTS: readonly Rule[] = [
  rule(
    'en.hint-unmissed',
    'crisis',
    [
      `${NOBODY} (?:would|will|d|ll) (?:even )?(?:notice|realise|realize|come looking|look for me|find me|ask)${gap(4)} (?:for (?:days|weeks|a week|months)|(?:im|i am|i was|id been|were) (?:gone|missing|not there)|empty|my absence)`,
      `(?:and|so) (?:they|everyone|you)(?: all)? can (?:finally |all )?(?:move on|breathe|be free|be happy)${END}`,
      `(?:deserves?|have|has|had|find)${gap(4)} (?:without me(?! (?:at|in the|there))|if i (?:werent|wasnt|was not|were not) (?:in the way|here|around|there|alive)|(?:once|when) im (?:out of the way|gone))`,
      `without me (?:dragging|weighing|holding|pulling|ruining|in (?:the|their) way)`,
      `(?:im|i am)${gap(2)} (?:weight|burden|millstone|anchor|drain)${gap(1)} (?:around|round|on|to|for) (?:their|everyones?|my|all|the) (?:necks?|shoulders?|${NEAR_ONE}|family|everyone|people)`,
    ].join('|'),
  ),
  rule(
    'en.hint-until',
    'crisis',
    [
      `(?:hold|hang|keep|last|stay|wait|waiting)(?: on| out| going)? (?:until|till|for) ${NEAR_ONES}${gap(6)}(?: \\.)? (?:and )?then (?:i can|ill|im|i will|its)${gap(2)} (?:stop|go|done|free|rest|leave|over|finished)${END}`,
      `(?:once|when|after|as soon as|if) ${NEAR_ONES}(?: has| have|s| is| are)? (?:passed|passes|dies|died|gone|goes|dead)(?: away| on)?(?: \\.)? (?:ill|im|i will|i can)${gap(2)} (?:follow|go|next|join|leave|free|done|too)`,
      `(?:never|not|wouldnt|wont|couldnt|cant) do (?:it|that|this)(?: to [^ .]+)? (?:while|as long as|until|before) ${NEAR_ONES}`,
      `(?:only|just) still here (?:because|for|so)|(?:only|just) (?:alive|breathing) (?:because|for|so)`,
      `nothing(?:s| is| was)? (?:holding|keeping|tying) me (?:here|alive|in this)`,
      `(?:choosing|deciding) to (?:stay|live|be here|keep (?:going|living))(?: every| each|${END})`,
    ].join('|'),
  ),
  rule(
    'en.hint-absent',
    'crisis',
    [
      `(?:when|because|since|as) i (?:wont|will not|dont (?:plan|intend|expect) (?:on|to))(?: be| being)? (?:around|alive|here)`,
      `(?:birthday|christmas|new year|spring|summer|graduation|wedding)${gap(3)}(?: \\.)? (?:but |and )?i (?:wont|dont (?:intend|plan|expect) to) (?:see|reach|be (?:here|around)|live)`,
      `(?:dont|not|cant)${gap(2)} (?:promise|guarantee|sure)${gap(2)} (?:be here|be around|still be)`,
      `made (?:my )?peace with (?:leaving|going|dying|the end|not being)${END}`,
      `everything to (?:go|be|turn) (?:dark|black|silent)(?: and stay| forever| for ever| for good|${END})`,
      `(?:it|this|everything|all of it) to (?:stop|end|be over) (?:for good|forever|for ever)`,
    ].join('|'),
  ),
  rule(
    'en.hint-farewell',
    'crisis',
    [
      `(?:said|saying|say) my (?:good ?byes|farewells)${gap(4)}(?: \\.)?(?: but| and| though| although)? (?:they|she|he|${NOBODY}) (?:didnt|doesnt|dont|did not|never|knew|knows|noticed)`,
      `(?:thank you|thanks|sorry|love you)${gap(4)} \\.(?:${gap(8)} \\.)?(?: and)?(?: please)? (?:dont|do not) blame (?:yourself|yourselves|each other|anyone)`,
      `tell ${NEAR_ONES} (?:that )?it (?:wasnt|isnt|was not|was never|is not) (?:his|her|their) fault${END}`,
      `(?:last|final) (?:thing|post|entry|text|message) (?:that )?(?:ill|i will)(?: ever)? (?:write|post|send|say)`,
      `by the time (?:you|she|he|they|anyone) (?:read|reads|find|finds|see|sees|hear|hears)${gap(3)} (?:ill|i will) be (?:gone|somewhere|far|free|where|at peace|with)`,
    ].join('|'),
  ),
  rule(
    'en.hint-settled',
    'crisis',
    [
      `this time (?:i|ill|i will|im going to|nobody|no ?one|they|itll|it will)${gap(4)} (?:it works|work|succeed|get it right|do it right|finish it|find me|stop me|save me)${END}`,
      `found me (?:too (?:early|soon)|in time|before it)|(?:last|first) time${gap(1)} (?:they|someone|somebody|he|she) (?:found|saved|stopped|revived) me`,
      `(?:all|the only thing|only thing)(?: thats?| that is| i)? (?:missing|lacking|lack|need)(?: now)? is (?:the |some )?(?:courage|guts|nerve)${END}`,
      `(?:finally|only) (?:had|have|found) the (?:guts|courage|nerve)${END}`,
      `(?:tell|beg|talk) me (?:not to|out of it)${END}`,
      `(?:ask|asked|asking|beg|begged|prayed|praying|pray)(?: to)? (?:god|the lord|him|jesus|heaven|the universe) to (?:take|call|end) (?:me|my life|it)(?! (?:back|there|to|on|all the))`,
      `should(?:ve| have) let me (?:go|drown|die|bleed)(?! (?:home|early|out|to|with|first))`,
    ].join('|'),
  ),
  rule(
    'en.hint-unsafe',
    'crisis',
    [
      `(?:cant|dont|cannot|not sure i can|wont be able to) trust my ?self(?: (?:tonight|alone(?! with)|right now|any ?more|today|when im alone)|${END})`,
      `(?:scared|afraid|frightened|terrified) of what (?:i|ill|i will|im)(?: might| could| may| going to| will)* do(?: (?:when|if|once|to my ?self|tonight|alone|while)|${END})`,
      `(?:in danger|a danger|not safe|unsafe|need protecting) from my ?self`,
      `how to (?:stay|keep|remain) alive`,
      `(?:disappointed|sad|angry|annoyed|upset|devastated)${gap(2)} (?:when|that|because) i (?:woke|wake|opened my eyes|was still (?:here|alive))(?: up)?(?: (?:this morning|today|again|alive|every)|${END})`,
    ].join('|'),
  ),
  rule(
    'en.hint-place',
    'crisis',
    [
      `(?:parked|sat|stood|stayed|went|drove|walked|been|standing|sitting)${gap(3)} (?:edge|cliffs?|bridge|ledge|railing|parapet|roof|rooftop|overpass|tracks)(?: [^ .]+)? again`,
      `(?:stood|stand|standing)${gap(2)} (?:platform edge|edge of the platform|wrong side)`,
      `(?:hold|holding|grab|grip|held)(?: on)?(?: to)?${gap(3)} (?:railing|rail|wheel|seat) so (?:that )?i dont`,
    ].join('|'),
  ),
  rule(
    'en.not-alive',
    'crisis',
    [
      `(?:being dead|dying|death|not existing)(?: [^ .]+)? (?:sounds|seems|feels|would be|is) (?:better|easier|preferable) than`,
      `(?:want|wish|hope|hoping|pray|praying|like)${gap(1)} my heart(?: to| would| will| just| could)* (?:stop|stops|stopped|give out|gives out|gave out|give up|fail|fails)(?! (?:racing|pounding|beating so))`,
      `(?:rather|soon|should|id|better)(?: be| to be)* (?:in the ground|six feet under|under the ground|in (?:a|my) (?:coffin|grave))`,
      `(?:not|never|dont|doubt|wont)${gap(3)} be(?:ing)? alive (?:by|next|in|at|come|till|until|when|for)`,
      `(?:keep|keeping) my ?self alive|(?:afraid|scared|tired|sick) of (?:still )?being alive|look(?:ing)? forward to (?:nothingness|being dead|dying|my death)`,
      `(?:switch|turn|shut) me off${END}|(?:cant|dont|do not|wont) (?:want to )?be saved(?: this time|${END})`,
    ].join('|'),
  ),
  rule(
    'ar.not-alive',
    'crisis',
    [
      `(?:لا|ما|مش|مو|لم اعد|لن) (?:اريد|ارغب|اود|بدي|ابي|ابغي|عايزه?|عاوزه?|استحق|استطيع)(?: ان)? (?:احيا|نحيا|ابقي حيا|ابقي حيه)`,
      `(?:اخاف|خايفه?|خائفه?|كرهت|اكره|بكره|تعبت|مليت|زهقت|متضايقه?)(?: [^ .]+){0,1} (?:ان )?(?:ابقي|اكون|اضل|اظل|لسه|لساني|اني|كوني) (?:عايشه?|حيا?|حيه|علي قيد)`,
      `(?:لا|ما|مش عايز حد|مابي احد) (?:تنقذوني|تلحقوني|ينقذني|يلحقني|حد ينقذني)`,
      `(?:ليت|ليتني|ياليت|ياليتني|ياريت|ياريتني|يا ليت|يا ليتني|يا ريت|يا ريتني)(?: [^ .]+){0,2} (?:تحت التراب|في قبري|في القبر|بالقبر|من الاموات)`,
      `(?:اريد|بدي|ابي|ابغي|ودي|اشتاق|مشتاقه?)(?: [^ .]+)? (?:ال|الي ال|لل)?عدم(?= \\.|$)`,
      `(?:لو|اذا|ليت) (?:عربيه|سياره|شاحنه|قطر|قطار|باص)(?: [^ .]+){0,1} (?:خبطتني|دهستني|صدمتني|دعستني|ضربتني|تخبطني|تدهسني|تصدمني|تدعسني)`,
    ].join('|'),
  ),
  rule(
    'ar.hint',
    'crisis',
    [
      `بعد(?: [^ .]+){1,3} (?:لن يهمني|مش هيفرق معايا|ما (?:راح |رح )?يهمني)(?: [^ .]+){0,3} (?:شيء|شي|حاجه)`,
      `(?:ودعت|سلمت علي)(?: ?[^ .]+){0,4} (?:وهم|وهي|وهو|دون ان|وما) (?:لا |ما )?(?:يعلمون|يدرون|يعرفون|تعلم|يعلم|يعرفوا|حسوا|عرفوا)`,
      `(?:لم تعد|لم يعد|ما عاد|مبقاش|ما بقي|لم يبق|ما بقا)(?: [^ .]+){0,2} (?:اسباب|سبب|شيء|شي|حاجه)(?: [^ .]+){0,1} (?:لابقي|ابقي|يبقيني|يخليني|تخليني|للبقاء|اقعد)(?= \\.|$| هنا)`,
      `(?:تاريخ|موعد|يوم)(?: محدد| معين)?(?: [^ .]+){0,1} ولا شي[يء]? بعده|خططي(?: [^ .]+){0,1} (?:تنتهي|تقف|بتخلص) (?:قبل|عند)`,
      `(?:حزنت|زعلت|تضايقت|اتضايقت|خاب املي|انقهرت)(?: [^ .]+){0,2} (?:فتحت عيني|صحيت|استيقظت|قمت من النوم|فقت)`,
      `(?:كيف|ازاي|متي)(?: [^ .]+){0,2} (?:ومن|ومين) (?:س|ه|راح |رح |ح)?(?:يجدني|يلاقيني|يلقاني)`,
      `(?:اسبوعي|يومي|شهري|ليلتي) (?:ال)?اخير[ه]?`,
      `(?:احسد|بحسد|اغبط|غيران من) (?:من في القبور|اهل القبور|الموتي|الاموات|الميتين|اللي ماتوا|من مات)`,
      `(?:اخاف|بخاف|خايفه?|خائفه?) (?:مما|من اللي|من الي) (?:قد )?(?:ساعمله|سافعله|افعله|اعمله|هعمله|بعمله|ممكن اعمله|ممكن اسويه|بسويه)`,
      `(?:كيف|ازاي|شلون) (?:ابقي|اضل|اظل|افضل) (?:حيا|حيه|علي قيد|عايشه?|عايش)`,
      `(?:امسك|بمسك|مسكت|اتمسك|اتشبث)(?: [^ .]+){0,2} (?:السور|الدرابزين|الحاجز|الحديد|المقود) (?:حتي|كي|عشان|علشان|لكي|كيلا)(?: [^ .]+){0,1} (?:لا|ما|مش|لن)?`,
      `(?:اذا|لو|لما|عندما|حين|بعد ما) (?:ماتت?|راحت?|توفيت?|توفي|تروح|تموت)(?: [^ .]+){0,1} (?:امي|ابي|ابوي|ماما|والدتي|والدي)(?: [^ .]+){0,2} (?:فسالحق|سالحق|بلحق|هلحق|راح الحق|انا وراها|اروح وراها|وراها)`,
      `(?:لا|ما|مش) (?:اعد|بوعد|اوعد|قادر اوعد|اقدر اوعد)[^ .]*(?: [^ .]+){0,1} (?:اكون|ابقي|اكمل|بكون|اضل) (?:هنا|موجوده?|معكم|حيا)`,
      `(?:لم يكن|لم تكن|مو|مش|ليس|ما كان) (?:ال)?(?:ذنب|ذنبك|ذنبكم|غلط|غلطتك)(?: ذنبك| ذنبكم| غلطك)?(?= \\.|$)`,
    ].join('|'),
  ),
];
