import { wordPattern } from './rule.ts';

const ENGLISH_NOT =
  '(?:not|never|dont|do not|didnt|did not|wont|will not|wouldnt|would not|no longer|havent|have not|hasnt|arent|isnt|wasnt|aint|without|no|nor|stopped|quit|far from|nothing like|refuse to|refused to|wont ever|cant imagine|couldnt imagine|zero|free of|free from|clean from)';
const ENGLISH_BETWEEN =
  '(?:i|ever|actually|really|going|to|gonna|want|wanting|wanted|wish|planning|plan|plans|thinking|thought|think|thoughts|intend|intention|intentions|about|of|be|been|feel|feeling|at|all|currently|any|even|do|anything|like|have|having|would|will|commit|try|trying|way|ever|could|consider|considering|having|had|suicidal|on|in|any way|desire|urge|urges|intent|the|thing|close to|near|let|myself|such|as|or|self|harm|hurting|dying|cutting|these|those)';
const ARABIC_NOT =
  '(?:لا|لم|لن|ما|مش|مو|مب|مانيش|ماني|منيش|مانيش|ما كنخممش|ماكنخممش|ما كنفكرش|ماكنفكرش|مبفكرش|مابفكرش|ما بفكر|دون ان|من دون ان|لم اعد|ما عدت|ماعدت|ليس|ليست|لست|عمري ما|ابدا ما|مستحيل|مستحيل ان|غير|بدون|ولا|ما راح|ما رح|مارح|عمري|ماعندي|معنديش|ماعنديش|مابدي|مابي|مابغي|بطلت|توقفت عن|وقفت|مش ناوي|منيش|ماشي|ماني|استحاله|حاشا)';
const ARABIC_BETWEEN =
  '(?:عم|عم فكر|ما عم|باغي|باغيه|نفكر|ابد|ولا مره|مره|افكر|بفكر|اريد|ارغب|اود|انوي|ناوي|ناويه|بدي|ابي|ابغي|ودي|عايز|عايزه|عاوز|عاوزه|راح|رح|في|ان|اني|انا|لدي|عندي|اي|ابدا|اطلاقا|احاول|هناك|يوما|من|فكره|نيه|اقصد|اقدم|علي|اعاني|اتمني|رغبه|برغبه|افكار|سبق|ممكن|يمكن|قط|اصلا|بتاتا|والله|انني|اكون|كنت|حابب|حابه|حاب|بغيت|نبغي|كنفكر|نفكر|ما|مش|اقدر|ان|ل|باني|اوذي|انتحر|او|ولا|بايذاء|عمري|مر|خطر|ببالي|علي|بالي|ابغا|احب|بموت|يوم|فكرت|فكر|عاد|عدت|قلت|حاولت|نفكر|تفكر|افكار)';

// "Why not …", "لماذا لا …" ask for the thing; they deny nothing.
const NEGATED = [
  [
    ENGLISH_NOT,
    ENGLISH_BETWEEN,
    'why|or|if|whether|sure|know|help me|promise me|convince me|tell me|how do i|reasons?|promise|guarantee|swear|try|trying|struggling|struggle|struggle each night|hard|persuade me|beg me|begging me|stop me|choose|choosing|chose|decided|deciding|afraid|scared',
  ],
  [ARABIC_NOT, ARABIC_BETWEEN, 'لماذا|ليش|ليه|لما|علاش|شو|اذا|لو|ادري|اعرف'],
].map(([not, between, asking]) => ({
  denied: new RegExp(`${wordPattern(not ?? '').of.source}(?: ${between}(?![^ .]))* ?$`),
  asked: new RegExp(`(?<![^ .])(?:${asking}) (?:i |do i |should i |انا )?$`),
}));

// Where the match begins with its own verb of wanting, the "not" stands right before or within it.
const OWN_NOT =
  /^(?:stop|cease|ceasing|stopping|rather|stay(?:ing)?|only|just|failed|reasons?|dont|do not|didnt|never|no|not|cant|cannot|isnt|aint|لا|لم|لن|ما|مش|مو|مب|مافي|مفيش|ليس|وما|ولا)(?![^ .])/;

/**
 * Whether what begins at `index` is denied by a "not" directly before it, with nothing between them but words such as
 * "going to" or "thinking of", in the same clause. Phrases that need a "not" to mean harm ("don't want to live") are
 * not denied by their own.
 */
export function isNegated(text: string, index: number): boolean {
  if (OWN_NOT.test(text.slice(index))) return false;
  const before = text.slice(Math.max(0, index - 80), index);
  const clause = before.slice(before.lastIndexOf('.') + 1).trimStart();
  // "What is the …" in Arabic, with the word that denies verbs.
  if (/(?<![^ ])ما(?: هي| هو)? $/.test(clause) && text.startsWith('ال', index)) return false;
  return NEGATED.some(({ denied, asked }) => {
    const found = denied.exec(clause);
    return found !== null && !asked.test(clause.slice(0, found.index));
  });
}
