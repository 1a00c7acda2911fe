import { isNegated } from './negation.ts';

/** How the person stands to what a rule found. */
export type Stance = 'said' | 'denied' | 'hypothetical' | 'quoted' | 'overcome' | 'of-another';

// Letters around the words within which a time, an end or an answer belongs to them.
const NEAR = 90;

const word = (source: string) => new RegExp(`(?<![^ .])(?:${source})(?![^ .])`);

// Before the words: a case that is only supposed, and is somebody else's or answered with help.
const SUPPOSED = word(
  'if (?:i|you|anyone|someone|somebody|we) (?:ever|were to|was to)|if (?:someone|somebody|anyone)|what if (?:someone|somebody|a person)|in case (?:i|someone)|suppose|اذا (?:شعرت|حسيت|احد|شخص|احدهم|حدا) (?:يوما|مره|ما)?|لو (?:حد|احد|شخص|حدا)|في حال',
);
// Before the words: they are of a work, the news, a lesson or a law.
const QUOTED = word(
  '(?:songs?|bands?|concert|museum|exhibition|exhibit|lyrics?|movies?|films?|books?|novels?|episode|character|series|show|anime|game|poem by|story about|documentary|podcast|article|news|headline|report|reported|study|studies|research|essay|lecture|class|training|course|workshop|campaign|awareness|prevention|statistics|rates?|sketch|scene|chapter|plot|lyric|album|quote|quoted?|title|titled|according to|police|coroner|bombers?|attackers?|vets|veterans|terrorists?|اغنيه|اغاني|فيلم|فلم|مسلسل|روايه|كتاب|قصه|مقال|خبر|اخبار|تقرير|دراسه|بحث|ندوه|محاضره|وثايقي|حلقه|مشهد|قصيده|شخصيه|حكم|الشرطه|البوليس|التوعيه|ارهابي|تفجير|عمليه|داعش)',
);
const LAW_OR_NEWS = word(
  '(?:squad|scene|museum|western|exhibit(?:ion)?|prevention|awareness|rates?|statistics|bombers?|bombing|attacks?|vests?|hotline (?:number|worker)|helpline (?:number|worker|volunteer)|awareness month|watch list|في الاسلام|حرام شرعا|ارهابيه?|في العراق|في سوريا)',
);
// In the text: a time that is gone …
const PAST = word(
  'used to|years? ago|there was a time|decades? ago|(?:when|since) i was(?: [^ .]+){1,2}|that was \\d{4}|in (?:my|the) (?:school|uni|twenties|teens|thirties|nineties|eighties)|it(?:s| has| is) been(?: [^ .]+){1,2} (?:years|months)|in (?:19|20)\\d\\d|at (?:1\\d|2\\d|the age of \\d+)|(?:as|when) an? (?:teen(?:ager)?|student|child|kid)|ايام|(?:قبل|من)(?: كم)? (?:سنتين|شهرين|عامين|سنه|سنوات)|وانا (?:صغيره?|مراهقه?|طالبه?|بالجامعه|في الجامعه)|قبل(?: [^ .]+)? (?:سنه|سنوات|سنين|شهور|اعوام|عام)|من(?: [^ .]+)? (?:سنين|سنوات|عام|اعوام)|عندي عامين|كبل|تعافيت|كنت|مرت?(?: [^ .]+)? (?:سنوات|عام|سنه|ايام)|جنت|back then|in the past|when i was (?:a |an )?(?:kid|child|teen|teenager|younger|young|little|\\d+|in (?:high |middle )?school)|a long time ago|months ago|once (?:was|felt|wanted|tried)|last year|in my (?:teens|twenties)|زمان|من سنين|قبل (?:سنه|سنوات|سنين|شهور)|من (?:سنه|سنوات|زمان)|كنت (?:زمان|مراهقه?|صغيره?)|في الماضي|العام الماضي|السنه الماضيه|من كم سنه',
);
// … and told as overcome.
const OVERCOME = word(
  '(?:now )?(?:im|i am|ive been|feeling|doing|feel|am|been|got|life is|things are|its|getting)(?: so| much| a lot| really| doing| way| finally| now| been)* (?:better|happy|happier|fine|okay|ok|great|good|recovered|recovering|stable|grateful|thankful|healthy|healed|at peace now|over it|clean)(?! off)|glad (?:i|that i|im|to be)(?: am| was| did| didnt| m)?(?: still)? ?(?:here|alive|didnt|stayed|survived|failed|not)|(?:made it|got) (?:through|past|over)|no longer (?:feel|want|think|suicidal|have)|dont (?:feel|think|want)(?: [^ .]+){0,3} any ?more|never (?:again|felt better)|therapy (?:saved|helped)|saved my life|so proud of|(?:grateful|thankful|glad|happy|proud) (?:every day|(?:that )?(?:i (?:lived|survived|failed|am here)|it didnt work))|an? (?:lovely|beautiful|happy|good|great|wonderful) (?:family|life|wife|husband|home)|\\d+ (?:years|months|days|weeks) (?:clean|free|sober|self harm free)|recovered|overcame|(?:today|now|tonight|this morning|since|these days)(?: [^ .]+){0,9} (?:daughters?|sons?|kids|garden|married|wedding|vows|happy|love|loved|grateful|glad|thank|thanked|lucky|laugh\\w*|coach|grandfather|grandmother|grandkids|granddaughter|baby|tomatoes|cake|toast|proud)|(?:im|i am) (?:[^ .]+ ){1,3}(?:now|today)(?= |$)(?<!dead now|gone now|ready now|alone now|done now)|(?:ive )?thanked? (?:him|her|god|them)|it gets better|so different now|grandfather|(?:scars? (?:are|is) (?:white|faded|old))|(?:اليوم|الان|دلوقتي|هلق|هلا|الحين|هسه|دابا|النهارده|صباحاتي|واليوم|والان|والحين|والنهارده)(?: [^ .]+){0,6} (?:اضحك|متزوجه?|متجوزه?|الحمد|بحب|احب|احبها|سعيده?|مبسوطه?|اشكر|شكرت|فخوره?|بشكر|احمد|بخير|عندي|متهني|احتفل|اساعد|ارفع|اخاف يفوتني|بخاف يفوتني|مشغل|احسن)|نجاني|(?:تعالجت|اتعالجت)|فخوره? بنفسي|ما عاد(?:ت)? (?:افكر|يخطر)|مفيش حتي رغبه|الحمد ?لله|حمدلله|تعافيت|تحسنت|تجاوزت|الان (?:انا )?(?:بخير|احسن|افضل|سعيده?)|صرت (?:احسن|افضل|بخير)|بقيت (?:احسن|كويسه?|افضل)|دلوقتي (?:احسن|كويسه?)|تغيرت حياتي|عديت منها',
);
// Directly before the words: who does or says it is somebody else, and no "I" stands between.
const ANOTHER =
  /(?:^|[ .])(?:he|she|they|hes|shes|theyre|(?:friend|sister|brother|son|daughter|mother|father|mom|mum|dad|wife|husband|partner|boyfriend|girlfriend|cousin|uncle|aunt|someone|somebody|people|person|student|guy|girl|kid|who|man|woman)s?|صديقي|صديقتي|صاحبي|صاحبتي|اختي|اخوي|اخي|اخويا|امي|ابوي|ابني|بنتي|ابنتي|زوجي|زوجتي|(?<!ما )(?:هو|هي)|حد|شخص|الناس|واحد|واحده|ولدي)(?: (?!i(?: |$)|im |ive |ill |me |my |انا |اني )[^ .]+){0,3} $/;
// Directly before the words: who dies is no person.
const NO_PERSON =
  /(?:^|[ .])(?:dogs?|cats?|puppy|kitten|pets?|hamster|rabbit|plants?|fish|birds?|horse|phone|battery|laptop|hill|hero|villain|jokes?|tackle|move|decision|driving|traffic|humidity|heat|weather|commute|climb|descent|pace|deadlines?|schedule|workload|economy|market|prices|rush hour|drivers|كلبي|كلب|قطتي|قطه|عصفوري|النبته)(?: (?!i(?: |$)|im |ive |ill |me |انا |اني )[^ .]+){0,4} $/;
// Words that begin with the person's own "I" or hold it.
const OWN =
  /(?<![^ .])(?:i|im|ive|ill|id|my|me|my ?self|mine|نفسي|حياتي|روحي|حالي|انا|عمري|موتي)(?![^ .])/;

// Somebody asked about it …
const ASKED = word(
  '(?:asked|asks|ask|asking|question|form|screening)|سال(?:ني|تني|وني|ني)|يسالني|تسالني|بيسالني',
);
// … and the answer was no.
const ANSWERED_NO = word(
  'no|nah|none|never|not at all|nope|not once|honestly (?:no|not)|لا|ابدا|كلا|لا ابدا|قلت لا|فقلت لا|لاء',
);

/** The stance of what stands at `index` in a normalised text, by its clause. */
export function readStance(text: string, index: number, phrase: string): Stance {
  if (isNegated(text, index)) return 'denied';
  const start = text.lastIndexOf('.', index - 1) + 1;
  // Not everybody writes full stops: what stands far off is another clause.
  const before = text.slice(Math.max(start, index - NEAR / 2), index);
  const stop = text.indexOf('.', index);
  const end = index + phrase.length;
  const after = text.slice(end, Math.min(stop < 0 ? Infinity : stop, end + NEAR / 2));
  if (SUPPOSED.test(before)) return 'hypothetical';
  if (
    ASKED.test(before) &&
    ANSWERED_NO.test(text.slice(index + phrase.length, index + phrase.length + NEAR))
  )
    return 'denied';
  const own = OWN.test(phrase) || / (?:i|im|ive|انا|اني) $/.test(` ${before}`);
  if (!own && (QUOTED.test(before) || LAW_OR_NEWS.test(after))) return 'quoted';
  if (!OWN.test(phrase) && NO_PERSON.test(before)) return 'quoted';
  if (!OWN.test(phrase) && ANOTHER.test(before)) return 'of-another';
  const around = text.slice(Math.max(0, index - NEAR), index + phrase.length + NEAR);
  if (PAST.test(around) && OVERCOME.test(around)) return 'overcome';
  return 'said';
}
