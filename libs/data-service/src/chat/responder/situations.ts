import { AFTER, BEFORE } from './normalise.ts';
import type { Offer } from './offers.ts';

interface Situation {
  /** Normalised as in keyword-reply.ts: Arabic with one alef, ya and ta marbuta. */
  readonly words: RegExp;
  /** The tool that fits, none where listening does. */
  readonly offer: Offer | null;
}

function by(english: string, arabic: string, offer: Offer | null): Situation {
  const words = `(?:${english})|(?:[وف]?(?:ال|ب|ل|لل|بال|من ال)?)(?:${arabic})`;
  return { words: new RegExp(`${BEFORE}(?:${words})${AFTER}`), offer };
}

/** What people come with. The order decides between two that fit: the more particular stand first. */
export const SITUATIONS = {
  capabilities: by(
    'what can you do|how can you help(?: me)?|what do you do|how does this work',
    'ماذا تستطيع|ايش تقدر تعمل|شو بتعمل|بماذا تساعد|كيف تساعدني',
    null,
  ),
  listening: by(
    'just listen|only listen|need to vent|let me vent',
    'استماع فقط|اسمعني بس|بس اسمعني|اريد ان افضفض|بدي افضفض|فضفضه',
    null,
  ),
  thanks: by('thanks?|thank you|thx|that helped', 'شكرا|مشكور|مشكوره|يعطيك العافيه|تسلم', null),
  nightmares: by('nightmares?|bad dreams?', 'كوابيس|كابوس|احلام سييه|احلام مزعجه', 'breathe'),
  sleep: by(
    'sleep(?:less|ing)?|insomnia|awake at night|cant sleep|lie awake',
    'نوم|انام|ارق|سهران|سهرانه|النوم',
    'breathe',
  ),
  panic: by(
    'panic(?:king| attacks?)?|heart (?:is )?(?:racing|pounding)|cant breathe',
    'هلع|نوبه هلع|قلبي يدق|قلبي بيدق|مش قادر اتنفس|مش قادره اتنفس',
    'breathe',
  ),
  selfCriticism: by(
    'hate myself|stupid|worthless|useless|idiot|careless',
    'اكره نفسي|غبي|غبيه|فاشل|فاشله|بلا قيمه|لا قيمه لي',
    'record',
  ),
  guilt: by(
    'guilt(?:y)?|my fault|blame myself|regret',
    'ذنب|ذنبي|مذنب|مذنبه|ندم|ندمان|ندمانه|الوم نفسي|تانيب',
    'record',
  ),
  shame: by('asham[^ .]+|shame|humiliat[^ .]+', 'عار|مكسوف|مكسوفه|ذل|اهانه|خزي', 'record'),
  perfectionism: by(
    'perfect(?:ion[^ .]*)?|not good enough|never good enough|mistakes?',
    'كمال|مثالي|مثاليه|غلطه|اخطاء|خطا|لست جيدا كفايه|مش كفايه',
    'record',
  ),
  exam: by(
    'exams?|finals|midterms?|test tomorrow|results day',
    'امتحان|امتحانات|امتحاني|اختبار|اختبارات|ثانويه|توجيهي',
    'breathe',
  ),
  procrastination: by(
    'procrastinat[^ .]*|putting (?:it|things|everything) off|cant (?:focus|concentrate|start)|distracted',
    'تسويف|اسوف|ااجل|مماطله|تركيز|مش قادر اركز|ما اقدر اركز|تشتت',
    'goal',
  ),
  jobLoss: by(
    'lost my job|got fired|laid off|unemployed',
    'خسرت عملي|فقدت عملي|انطردت|طردوني|عاطل|بلا عمل|فصلوني',
    'journal',
  ),
  jobSearch: by(
    'job (?:search|hunt|interview|applications?)|interviews?|looking for (?:a )?(?:job|work)',
    'مقابله عمل|مقابله|ابحث عن عمل|بدور على شغل|بدور شغل|وظيفه|سيره ذاتيه',
    'goal',
  ),
  boss: by('(?:my )?(?:boss|manager|supervisor)', 'مديري|مديرتي|المدير|رييسي|المشرف', 'record'),
  burnout: by(
    'burn(?:ed|t)? ?out|burnout|nothing left to give|completely drained',
    'احتراق|محترق نفسيا|استنزاف|مستنزف|مستنزفه|خلصت طاقتي',
    'journal',
  ),
  work: by(
    'work(?:load)?|office|deadlines?|colleagues?|meetings?|project',
    'عمل|شغل|شغلي|دوام|زملاء|زملايي|اجتماع|اجتماعات|مشروع',
    'journal',
  ),
  money: by(
    'money|debts?|rent|bills?|salary|afford',
    'مال|فلوس|مصاري|ديون|دين|ايجار|راتب|فواتير',
    'goal',
  ),
  breakup: by(
    'break ?up|broke up|my ex|dumped me|divorc[^ .]*|heartbroken',
    'انفصال|انفصلنا|انفصلت|طلاق|حبيبي السابق|حبيبتي السابقه|تركني|تركتني',
    'journal',
  ),
  grief: by(
    'died|passed away|grie(?:f|ving)|funeral|lost my (?:mother|mum|mom|father|dad|brother|sister|friend|son|daughter|wife|husband|grand[^ .]+)|miss (?:him|her)',
    'توفي|توفيت|مات|ماتت|وفاه|عزاء|فقيد|رحيل|اشتقت له|اشتقت لها',
    'journal',
  ),
  partner: by(
    '(?:my )?(?:husband|wife|boyfriend|girlfriend|partner|fianc[^ .]+)|marriage',
    'زوجي|زوجتي|جوزي|مراتي|خطيبي|خطيبتي|حبيبي|حبيبتي|زواج',
    'record',
  ),
  parenting: by(
    'my (?:kids?|child(?:ren)?|son|daughter|baby|toddler|teen[^ .]*)|parenting',
    'اولادي|ابني|ابنتي|بنتي|اطفالي|طفلي|تربيه',
    'breathe',
  ),
  illnessOfOther: by(
    '(?:mother|mum|mom|father|dad|sister|brother|friend|grand[^ .]+) (?:is )?(?:ill|sick|in (?:the )?hospital)|caring for',
    'امي مريضه|ابي مريض|والدي مريض|والدتي مريضه|في المستشفي|مرض امي|مرض ابي',
    'journal',
  ),
  family: by(
    '(?:my )?(?:family|parents?|mother|mum|mom|father|dad|brother|sister|in.laws)',
    'اهلي|عايلتي|امي|ابي|ابوي|والدي|والدتي|اخي|اختي|اخوي|حماتي',
    'record',
  ),
  friend: by(
    '(?:my )?(?:best )?friends?(?:hip)?',
    'صديقي|صديقتي|صاحبي|صاحبتي|اصدقايي|اصحابي|صداقه',
    'record',
  ),
  homesick: by(
    'homesick|far from home|miss home|abroad|new country|exile',
    'غربه|مغترب|مغتربه|بعيد عن اهلي|اشتقت لبيتي|اشتقت للبلد|الحنين',
    'journal',
  ),
  loneliness: by(
    'lonel(?:y|iness)|alone|no friends|nobody to talk to|isolated',
    'وحيد|وحيده|وحده|لوحدي|لحالي|وحدي|عزله',
    'journal',
  ),
  illness: by(
    'illness|diagnos[^ .]*|chronic|in pain|headaches?|sick|hospital',
    'مرض|مريض|مريضه|مرضي|الم|صداع|مستشفي|مزمن',
    'journal',
  ),
  social: by(
    'social anxiety|shy|embarrass[^ .]*|speak(?:ing)? in (?:front|public)|what (?:people|they) think|blush[^ .]*',
    'خجول|خجوله|خجل|احراج|محرج|كلام الناس|رهاب اجتماعي|التحدث امام',
    'record',
  ),
  anger: by(
    'angry|anger|furious|rage|mad at|pissed',
    'غضب|غاضب|غاضبه|معصب|معصبه|عصبيه|متنرفز|زعلان كتير',
    'breathe',
  ),
  comparison: by(
    'everyone else|better than me|compar[^ .]+|left behind|behind everyone|jealous|envy',
    'احسن مني|افضل مني|مقارنه|اقارن|كلهم سبقوني|غيره|حسد',
    'record',
  ),
  decision: by(
    'decisions?|decide|choose|choice|should i|torn between',
    'قرار|اقرر|محتار|محتاره|حيره|اختار|اختيار',
    'journal',
  ),
  change: by(
    'moving (?:house|out|away|to)|new (?:job|city|school)|everything is changing|graduat[^ .]*',
    'انتقال|بيت جديد|مدينه جديده|شغل جديد|مدرسه جديده|تخرج|كل شي تغير',
    'journal',
  ),
  rumination: by(
    'overthink[^ .]*|cant stop thinking|keep thinking|going over (?:and over|it)|in my head',
    'تفكير زايد|افكر كثيرا|بفكر كتير|لا استطيع التوقف عن التفكير|افكار لا تتوقف|راسي ما بيوقف',
    'record',
  ),
  worry: by(
    'anxi[^ .]*|worr(?:y|ied|ies|ying)|nervous|what if|scared|afraid|stress[^ .]*|overwhelm[^ .]*|tense',
    'قلق|قلقان|قلقانه|خوف|خايف|خايفه|توتر|متوتر|متوتره|ضغط|مضغوط|مضغوطه',
    'breathe',
  ),
  setback: by(
    'fail(?:ed|ure)?|rejected|rejection|didnt (?:work|get)|setback|messed up',
    'فشلت|فشل|رفضوني|رفض|رسبت|ما نجحت|انتكاسه|خربت',
    'record',
  ),
  news: by('the news|war|politics|climate|the world', 'اخبار|حرب|حروب|سياسه|العالم|قصف', 'breathe'),
  screen: by(
    'my phone|social media|scroll[^ .]*|screen time|instagram|tiktok',
    'موبايل|جوال|هاتفي|سوشيال|انستغرام|تيك توك|شاشه',
    'goal',
  ),
  body: by(
    'exercise|gym|running|workout|my body|weight|eat(?:ing)? (?:well|healthy|better)',
    'رياضه|جيم|جري|جسمي|وزن|وزني|اكل صحي',
    'goal',
  ),
  habit: by(
    'habits?|routine|quit(?:ting)?|smok[^ .]+|discipline',
    'عاده|عادات|روتين|اقلع|تدخين|ترك|انضباط',
    'goal',
  ),
  empty: by(
    'empty|numb|bored|boredom|feel nothing|pointless day',
    'فراغ|فاضي|فاضيه|ملل|زهق|زهقان|لا اشعر بشي|تبلد',
    'journal',
  ),
  tired: by(
    'tired|exhausted|worn out|long day|bad day|rough day|no energy',
    'تعب|تعبان|تعبانه|متعب|متعبه|مرهق|مرهقه|ارهاق|يوم طويل|يوم سيي|يوم صعب',
    'breathe',
  ),
  goodNews: by(
    'good news|proud|got the (?:job|place)|passed|i did it|succeeded|happy|great day',
    'خبر حلو|خبر جميل|فخور|فخوره|نجحت|قبلوني|فرحان|فرحانه|سعيد|سعيده|مبسوط|مبسوطه',
    'journal',
  ),
  gratitude: by(
    'grateful|gratitude|thankful|blessed',
    'ممتن|ممتنه|امتنان|شاكر|شاكره|نعمه|الحمد لله',
    'journal',
  ),
  sadness: by(
    'sad(?:ness)?|crying|cried|cry|down|upset|hurts?|hurting|miserable',
    'حزن|حزين|حزينه|ابكي|بكيت|زعلان|زعلانه|متضايق|متضايقه|مخنوق|مخنوقه',
    'journal',
  ),
} as const satisfies Readonly<Record<string, Situation>>;

/** What somebody comes with. */
export type SituationName = keyof typeof SITUATIONS;
