import { listButtons, type CareButton } from './buttons.ts';
import { helpAt } from './help.ts';
import { type CareState, type Help, START, STEPS } from './state.ts';

// The light part: what a screen shows of a state that was kept, without the sentences.
export type { ButtonName, CareButton } from './buttons.ts';
export type { CareState, Help } from './state.ts';

/** The help and the buttons that a screen shows. */
export interface CareView {
  readonly help: Help;
  readonly buttons: readonly CareButton[];
}

/** The view of a kept state at a time (ms): help as long as the path lasts and a day after, buttons while it lasts. */
export function careView(state: CareState, now: number): CareView {
  const help = helpAt(state, now);
  const isOnPath = help === 'beside' || help === 'emergency-first';
  return { help, buttons: isOnPath ? listButtons(state) : [] };
}

/** A state as it was kept; what an older or newer version can't read begins anew. */
export function readCareState(kept: unknown): CareState | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { step, imminent, said, dangerAt, language } = kept as Record<string, unknown>;
  const known = STEPS.find((each) => each === step);
  if (known === undefined || typeof said !== 'object' || said === null) return null;
  const counts = Object.entries(said).filter(([, count]) => Number.isSafeInteger(count));
  return {
    step: known,
    imminent: imminent === true,
    said: Object.fromEntries(counts),
    dangerAt: typeof dangerAt === 'number' ? dangerAt : null,
    language: language === 'ar' ? 'ar' : START.language,
  };
}
