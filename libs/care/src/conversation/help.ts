import type { CareState, Help, Step } from './state.ts';

const DAY = 24 * 60 * 60 * 1000;

const RESTFUL: ReadonlySet<Step> = new Set(['none', 'safe-for-now', 'denied']);

/**
 * When the path ends by itself (ms): a day after danger was last heard where the person is safe for now or said no, three
 * days after it elsewhere. No answer ends it.
 */
export function findPathEnd({ step, dangerAt }: CareState): number {
  if (dangerAt === null) return -Infinity;
  return dangerAt + (RESTFUL.has(step) ? DAY : 3 * DAY);
}

/**
 * The help beside the conversation: shown as long as the path lasts, quietly a day after, and for three days after danger
 * was last heard Help now stands first.
 */
export function helpAt(state: CareState, now: number): Help {
  const end = findPathEnd(state);
  if (state.step !== 'none' && now < end) return state.imminent ? 'emergency-first' : 'beside';
  if (now < end + DAY) return 'quiet';
  return state.dangerAt !== null && now < state.dangerAt + 3 * DAY ? 'first' : 'none';
}
