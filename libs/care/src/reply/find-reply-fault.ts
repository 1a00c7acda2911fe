import { screenForCrisis } from '../screening/screen-for-crisis.ts';

/** A reason for which the reply of an AI service does not reach the person. */
export type ReplyFault =
  'danger' | 'diagnosis' | 'medicine' | 'dependence' | 'pretence' | 'contact' | 'length';

/** Four short sentences were asked for; this is far more (characters). */
const MOST = 1500;

const DISORDER =
  '(?:depress(?:ion|ed disorder)|bipolar|adhd|ptsd|ocd|schizo\\w*|borderline|psychosis|psychotic|anorexi\\w*|bulimi\\w*|an? (?:anxiety|panic|eating|mood|personality) disorder|clinical\\w*|a disorder|autis\\w*)';
const ARABIC_DISORDER = '(?:ال)?(?:اكتئاب|وسواس|فصام|انفصام|ذهان|هوس|اضطراب|توحد|ثنائي القطب)';

const FAULTS: readonly (readonly [ReplyFault, readonly RegExp[]])[] = [
  // The help path speaks of it, never a model.
  [
    'danger',
    [
      /\b(?:kill|hang|cut|hurt|harm|drown|shoot|poison|burn|starve)(?:ing)? your ?self\b|\bend(?:ing)? your (?:own )?life\b|\boverdos|\bnoose\b|\bsuicid/i,
      /(?:تقتل|تقتلي|اقتل|اقتلي|تشنق|اشنق|تجرح|تؤذ|تؤذي|اجرح|إيذاء|قتل|جرح) ?(?:ي )?نفسك|(?:تنهي|أنهِ|أنه|إنهاء) حياتك|انتحار|جرعة زائدة/,
    ],
  ],
  [
    'diagnosis',
    [
      new RegExp(
        `\\byou(?:\u2019|')?(?: (?:probably|clearly|likely|definitely|may|might|must|obviously|do|could|seem to|are likely to))*(?:(?:\u2019|')ve| have| suffer from| are suffering from|(?:\u2019|')re| are| got| show signs of)(?: \\w+){0,3} ${DISORDER}`,
        'i',
      ),
      /\b(?:my|your|the) diagnosis\b|\bi(?:’|')?(?: would)? diagnose\b|\bsymptoms? of\b/i,
      new RegExp(
        `(?:لديك|عندك|تعاني(?:ن)?(?: من)?|مصاب(?:ة)?(?: ب)?|تشخيص(?:ك|ي)?)(?: \\S+){0,2} ?(?:ب)?${ARABIC_DISORDER}`,
      ),
      /تشخيصي|أشخّ?ص حالت|شخّصت/,
    ],
  ],
  [
    'medicine',
    [
      /\b\d+\s?(?:mg|milligrams?|ml|pills?|tablets?|capsules?)\b/i,
      /\b(?:take|try|start|stop taking|double|increase|skip)(?: \w+){0,3} (?:xanax|prozac|zoloft|valium|ritalin|lithium|antidepressants?|ssris?|sedatives?|sleeping pills?|medications?|meds|medicine|dose)\b/i,
      /[\d٠-٩]+\s?(?:ملغ|مغ|ملليغرام|ملجم|حبة|حبات|قرص|أقراص)/,
      /(?:خذ|خذي|تناول|تناولي|أوقف|أوقفي|ضاعف|ضاعفي)(?: \S+){0,3} ?(?:دواء|الدواء|أدوية|مهدئ|مهدئات|مضاد|جرعة|حبوب)/,
    ],
  ],
  [
    'dependence',
    [
      /\byou (?:only|just) need me\b|\bi(?:’|')?(?:m| am) all you need\b|\b(?:don(?:’|')t|do not|no longer|never) need (?:\w+ ){0,2}(?:therap\w+|friends?|famil\w+|anyone|anybody|doctors?|people|them)\b/i,
      /\b(?:don(?:’|')t|do not|never) (?:tell|talk to|trust|leave) (?:\w+ )?(?:anyone|anybody|your \w+|them|me|a therapist)\b|\bour (?:little )?secret\b|\bkeep (?:this|it) between us\b/i,
      /\bi love you\b|\bi need you\b|\bi(?:’|')?d be (?:lost|lonely|sad) without you\b|\b(?:better|more) than (?:any|your) (?:therapist|friends?|doctor)\b|\bi will always be (?:here|there)\b/i,
      /لا (?:تحتاج|تحتاجين)(?: إلى| الى)? ?(?:أحد|أحدًا|أصدقاء|طبيب|معالج|غيري|العائلة|ناس)|تكفيك(?:ي)? أنا|أنا كل ما تحتاج/,
      /لا (?:تخبر|تخبري|تقل|تقولي|تثق|تثقي|تكلم|تكلمي) (?:أحد|أحدًا|أهلك|غيري|الطبيب)|سرّ?نا|بيني وبينك|أحبك|أحبّك|أحتاجك|لا تتركني|لا تتركيني/,
    ],
  ],
  [
    'pretence',
    [
      /\bi(?:’|')?(?:m| am) (?:(?:not|no) (?:an? )?(?:ai|bot|robot|machine|program|computer)|(?:an? )?(?:real |actual )?(?:human(?: being)?|person|therapist|doctor|psychologist|psychiatrist|counsell?or|nurse))\b/i,
      /\bas (?:a|your) (?:therapist|doctor|psychologist|psychiatrist)\b/i,
      /أنا (?:إنسان|انسان|بشر|شخص حقيقي|طبيب|طبيبة|معالج|معالجة|طبيبك|معالجك|لست (?:ذكاء|برنامج|آلة|روبوت))/,
    ],
  ],
  // A number or an address from a model may lead anywhere; those of the help page have a source.
  [
    'contact',
    [
      /https?:|www\.|\b[\w.]+@[\w.]+\b/i,
      /[+(]?[\d٠-٩](?:[\s().-]?[\d٠-٩]){4,}/,
      /\b(?:988|911|999|112)\b/,
    ],
  ],
];

/**
 * The first fault of a reply that came from an AI service, null where there is none: no diagnosis, no medicine, no words of
 * danger or of methods, no dependence, no pretence of being human, no numbers and addresses, and not too long.
 */
export function findReplyFault(reply: string): ReplyFault | null {
  if ([...reply].length > MOST) return 'length';
  for (const [fault, patterns] of FAULTS) {
    if (patterns.some((pattern) => pattern.test(reply))) return fault;
  }
  return screenForCrisis(reply).level === 'crisis' ? 'danger' : null;
}
