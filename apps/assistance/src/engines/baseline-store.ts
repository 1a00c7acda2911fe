import type { BaselineStore } from '@nafas/emotion/voice';

/** Where a person's usual voice is kept (19 means, no sound): in this browser only, apart for each person. */
export function baselineStore(userId: string | null): BaselineStore {
  const key = `nafas.voice-baseline.v1.${userId ?? 'nobody'}`;
  return {
    read: () => Promise.resolve(parsed(localStorage.getItem(key))),
    write(baseline) {
      localStorage.setItem(key, JSON.stringify(baseline));
      return Promise.resolve();
    },
    clear() {
      localStorage.removeItem(key);
      return Promise.resolve();
    },
  };
}

/** Anything that can't be read is none: the engine checks the rest. */
function parsed(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
