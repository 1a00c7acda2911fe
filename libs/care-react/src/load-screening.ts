import type * as Module from '@nafas/care/screening';
import type { CrisisScreening } from '@nafas/care/screening';

/** How heavy a text sounds, and what of. Neither the words nor the outcome are kept or reported. */
export type Screen = (text: string) => CrisisScreening;

/** A shell of an earlier version provides the screen without further languages, and with all it learnt at once. */
type Screening = Pick<typeof Module, 'screenForCrisis'> & Partial<typeof Module>;

let screening: Screening | null = null;
let rules: Screen | null = null;
// A language that is slow must not hold up what reads without it; the next letter asks for it again.
const PACKS_MS = 2_000;
/** One function for each set of languages that it reads, so that who keeps its answers asks anew when one is added. */
const screens = new Map<string, Screen>();

/** The crisis screen, when it was loaded before with what this text needs. */
export function loadedScreen(text: string): Screen | null {
  if (screening === null) return null;
  const { hasPack = () => true } = screening;
  return languagesFor(screening, text).every(hasPack) ? currentScreen(screening) : null;
}

/**
 * Loads the crisis screen, with the languages of the interface and of the text's letters. Where the part with the
 * classifier can't be reached, the rules answer alone, and the next call tries again; rejects where not even they are
 * there. Where only a language can't be had, the others are read.
 */
export async function loadScreening(text = ''): Promise<Screen> {
  try {
    // By its public name: the shell provides it under this one, once for all apps.
    const module: Screening = await import('@nafas/care/screening');
    const { loadPack = () => Promise.resolve() } = module;
    const packs = Promise.allSettled(languagesFor(module, text).map(loadPack));
    // Has no pack: it is what the screen can't do without, and the shell's copy comes with it.
    await loadPack('en');
    screening = module;
    await Promise.race([packs, new Promise((resolve) => setTimeout(resolve, PACKS_MS))]);
    await readAhead(text);
    return currentScreen(module);
  } catch {
    const { screenByRules } = await import('@nafas/care/rules');
    return (rules ??= screenByRules);
  }
}

/** From so many letters on, reading a text takes a slow phone longer than a frame. */
const LONG = 1_000;

/** Whether a text is read ahead in turns, before it is screened. */
export const isLong = (text: string): boolean => text.length > LONG;

/** Reads a long text ahead in turns, where the screen is there and can. */
export async function readAhead(text: string): Promise<void> {
  if (isLong(text)) await screening?.readAhead?.(text);
}

function languagesFor({ languageByScript }: Screening, text: string): string[] {
  const written = languageByScript?.(text) ?? null;
  const { lang } = document.documentElement;
  return written === null || written === lang ? [lang] : [lang, written];
}

function currentScreen({ loadedLanguages, screenForCrisis }: Screening): Screen {
  const key = loadedLanguages?.().join(' ') ?? '';
  const known = screens.get(key) ?? ((text) => screenForCrisis(text));
  screens.set(key, known);
  return known;
}
