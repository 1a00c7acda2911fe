import { AFTER, BEFORE } from './normalise.ts';

/** The subjects of a message, in the order of MOTIVATION-048 to -054; `default` when nothing is recognised. */
export const CHAT_CATEGORIES = [
  'greeting',
  'motivation',
  'stress',
  'goals',
  'support',
  'progress',
  'reflection',
  'default',
] as const;
/** What a message is about, as its words tell; `default` is none of the others. */
export type ChatCategory = (typeof CHAT_CATEGORIES)[number];

/**
 * The words of each category, both languages, as patterns that begin and end with a word. Arabic is without vowels and
 * with one alef, ya and ta marbuta; what is written onto a word (و، ف، ب، ل، ال) is left out here.
 */
export const CHAT_KEYWORDS: Readonly<Record<Exclude<ChatCategory, 'default'>, readonly RegExp[]>> =
  {
    greeting: words(
      'hi+|hey+|hello+|howdy|hiya|good (?:morning|afternoon|evening|night)|greetings|salam',
      'مرحبا|اهلا|هلا|هاي|سلام|سلام عليكم|صباح (?:ال)?خير|مساء (?:ال)?خير|هلو|ازيك|كيفك|شلونك',
    ),
    motivation: words(
      'motivat[^ .]*|inspir[^ .]*|encourag[^ .]*|lazy|unmotivated|procrastinat[^ .]*|get (?:started|going)|no energy|give up',
      'تحفيز|حفزني|حافز|دافع|الهمني|الهام|شجعني|تشجيع|كسل|كسلان|كسلانه|مماطله|حماس|همه|طاقه|همتي',
    ),
    stress: words(
      'stress[^ .]*|anxi[^ .]*|nervous|overwhelm[^ .]*|worr(?:y|ied|ies|ying)|panic[^ .]*|tense|tension|pressure|(?:cant|cannot) (?:sleep|relax|switch off)|deadlines?|burn(?:ed|t)? ?out|breath[^ .]*',
      'توتر|متوتر|متوتره|قلق|قلقان|قلقانه|قلقه|ضغط|ضغوط|مضغوط|مضغوطه|ارهاق|مرهق|مرهقه|خايف|خايفه|خوف|هلع|(?:لا استطيع|ما اقدر|مش قادر|مش عارف) (?:ان )?(?:انام|نوم|اهدا)|تنفس|نفس عميق',
    ),
    goals: words(
      'goals?|target[^ .]*|plan[^ .]*|objectives?|habits?|achiev[^ .]*|resolution|small step|next step',
      'هدف|هدفي|اهداف|اهدافي|خطه|خطتي|خطط|عاده|عادات|انجز|انجاز|تحقيق|احقق|خطوه صغيره|خطوه تاليه',
    ),
    support: words(
      'help|support|alone|lonely|sad|sadness|(?:feel|feeling|so|really|im) down|cry[^ .]*|listen|talk to|hurt(?:s|ing)?|miss (?:him|her|them|you)|upset|heartbroken|grie(?:f|ving)',
      'ساعدني|مساعده|ساعديني|دعم|ادعمني|وحيد|وحيده|وحده|حزين|حزينه|حزن|ابكي|بكيت|زعلان|زعلانه|مكتيب|مكتيبه|استمع|اسمعني|اسمعيني|احكي معك|ضايق|ضايقه|متضايق|متضايقه|مخنوق|مخنوقه',
    ),
    progress: words(
      'progress[^ .]*|improv[^ .]*|better|proud|milestones?|streak|success[^ .]*|did it|finished|completed|helped last time|how am i doing',
      'تقدم|تقدمي|تحسن|تحسنت|افضل|احسن|فخور|فخوره|نجحت|نجاح|انتهيت|خلصت|اكملت|انجزت|ساعدني اخر مره|نفعني|نفع',
    ),
    reflection: words(
      'reflect[^ .]*|think[^ .]* (?:about|of|back)|wonder[^ .]*|feel(?:ing|s)?|felt|learn(?:ed|t|ing)?|journal[^ .]*|write (?:it|this|things) down|realis?z?ed?|meaning|grateful|gratitude|thankful|today i',
      'تامل|افكر|بفكر|تفكير|اشعر|شعرت|حاسس|حاسه|احس|شعور|تعلمت|مذكرات|يومياتي|اكتب|كتابه|كتابته|ادركت|معني|ممتن|ممتنه|امتنان|شاكر',
    ),
  };

function words(...sources: readonly string[]): readonly RegExp[] {
  return sources.map(
    (source) => new RegExp(`${BEFORE}(?:[وف]?(?:ال|ب|ل|لل|بال)?)(?:${source})${AFTER}`, 'g'),
  );
}
