import type { ChatLanguage } from './language.ts';
import type { SituationName } from './situations.ts';

/** What the person lets the companion use of today's newest check-in: two numbers from 0 to 10, never a word. */
export interface Known {
  readonly stress: number | null;
  readonly energy: number | null;
}

/** What came with a message, null where it is nothing of the kind. */
export function parseKnown(value: unknown): Known | null {
  if (typeof value !== 'object' || value === null) return null;
  const { stress, energy } = value as Record<string, unknown>;
  const known = { stress: toFigure(stress), energy: toFigure(energy) };
  return known.stress === null && known.energy === null ? null : known;
}

function toFigure(value: unknown): number | null {
  const isFigure = typeof value === 'number' && Number.isInteger(value) && value >= 0;
  return isFigure && value <= 10 ? value : null;
}

const HIGH = 7;
const LOW = 3;
// Who is glad, or wants to be heard, needs no figure.
const WITHOUT: ReadonlySet<SituationName> = new Set([
  ...(['capabilities', 'listening', 'thanks', 'goodNews', 'gratitude'] as const),
]);

type Noted = Readonly<Record<ChatLanguage, (figure: string) => string>>;
const STRESS: Noted = {
  en: (figure) => `You noted stress ${figure} today, so the body may still be braced too.`,
  ar: (figure) => `في تسجيل اليوم توتر بدرجة ${figure}، فلعل الجسد ما زال متأهبًا أيضًا.`,
};
const ENERGY: Noted = {
  en: (figure) => `You noted energy ${figure} today; it is fine to go slowly here.`,
  ar: (figure) => `في تسجيل اليوم طاقة بدرجة ${figure}، ولا بأس أن نمضي ببطء.`,
};

/** A sentence about what was noted today, where it is much stress or little energy and was not said lately. */
export function findNoted(
  known: Known | null,
  situation: SituationName | null,
  language: ChatLanguage,
  isNew: (text: string) => boolean,
): string | null {
  if (known === null || situation === null || WITHOUT.has(situation)) return null;
  const { stress, energy } = known;
  const format = new Intl.NumberFormat(language === 'ar' ? 'ar-u-nu-arab' : 'en');
  const say = (noted: Noted, figure: number) => {
    const text = noted[language](format.format(figure));
    return isNew(text) ? text : null;
  };
  if (stress !== null && stress >= HIGH) return say(STRESS, stress);
  return energy !== null && energy <= LOW ? say(ENERGY, energy) : null;
}
