import { normalise } from './normalise.ts';

const NOT_ONE =
  'ghost|memory|burden|corpse|angel|star|nobody|nothing|victim|killer|murderer|martyr|statistic|body|goner';
const AMBITION = new RegExp(
  `^i (?:really |always |just )?(?:want|wanted|would like|hope|wish|dream) (?:to be|to become|of being|of becoming) an? (?!(?:[^ .]+ )?(?:${NOT_ONE})(?= |$))[^ .]+(?: [^ .]+)?(?: (?:when i grow up|one day|some ?day|like my [^ .]+))?[ .]*$`,
  'u',
);

/**
 * Whether a text says nothing but what somebody wants to become: "I want to be a doctor". Its beginning is that of many
 * sentences of danger, which is all that a classifier of words can see.
 */
export function isAmbition(text: string): boolean {
  return AMBITION.test(normalise(text));
}
