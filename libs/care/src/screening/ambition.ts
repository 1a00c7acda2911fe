import { normalise } from './normalise.ts';

const NOT_ONE =
  'ghost|memory|burden|corpse|angel|star|nobody|nothing|victim|killer|murderer|martyr|statistic|body|goner';
const AMBITION = new RegExp(
  `^i (?:really |always |just )?(?:want|wanted|would like|hope|wish|dream) (?:to be|to become|of being|of becoming) an? (?!(?:[^ .]+ )?(?:${NOT_ONE})(?= |$))[^ .]+(?: [^ .]+)?(?: (?:when i grow up|one day|some ?day|like my [^ .]+))?[ .]*$`,
  'u',
);
// What turns a plan for life into something else: a denial, an end, for others alone.
const AR_TURNS =
  '[وف]?(?:لا|لم|لن|ما|مش|مو|مب|مابي|غير|بس|لكن[^ .]*|فقط|لو|بدون|بلا|دون|من غير|ليش|علشان|عشان|من اجل|لاجل|كرمال|(?:ال|بال)?(?:موت|قبر|جحيم|الم|وجع|عذاب)|اموت|نموت|اخر|يوم|ليوم)';
const AR_AMBITION = new RegExp(
  `^(?:(?:انا|كنت|دايما|حلمي|اليوم|والله) )*(?:اريد|اتمني|اتمنا|ارغب|اود|احلم|بحلم|ابي|ابغي|ابغا|ودي|بدي|حابه?|حابب|نفسي|عايزه?|عاوزه?|بغيت|باغيه?|نبغي|نحب|نبي|ناويه?|قررت|مخططه?)(?: ان| اني| بان| انو)? [ان]?عيش(?: (?!${AR_TURNS}(?= |$))[^ .]+){1,7}[ .]*$`,
  'u',
);

/**
 * Whether a text says nothing but what somebody wants to become, or in Arabic how and where they want to live: "I want to
 * be a doctor", "ودي أعيش بلندن". Its beginning is that of many sentences of danger, which is all that a classifier of
 * words can see.
 */
export function isAmbition(text: string): boolean {
  const plain = normalise(text);
  return AMBITION.test(plain) || AR_AMBITION.test(plain);
}
