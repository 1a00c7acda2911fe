import type { PlatformV1 } from '@nafas/platform';
import { EMOTION_WORDS } from './emotion-words.ts';

/** What is being entered. The sliders are whole numbers of 0-10; motivation is null while it is left out. */
export interface Draft {
  readonly mood: number;
  readonly energy: number;
  readonly stress: number;
  readonly motivation: number | null;
  readonly notes: string;
  /** Emotion words, at most three. */
  readonly words: readonly string[];
}

export const EMPTY_DRAFT: Draft = {
  mood: 5,
  energy: 5,
  stress: 5,
  motivation: null,
  notes: '',
  words: [],
};

// The version goes up when the shape changes; an older draft is then left alone and ends with the tab.
const KEY = 'nafas.analysis.draft.v2';

const isSlider = (value: unknown) =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 10;

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false;
  const { mood, energy, stress, motivation, notes, words } = value as Record<keyof Draft, unknown>;
  return (
    [mood, energy, stress].every(isSlider) &&
    (motivation === null || isSlider(motivation)) &&
    typeof notes === 'string' &&
    Array.isArray(words) &&
    words.every((word) => EMOTION_WORDS.some((known) => known === word))
  );
}

/** Where a scope's draft is kept: this tab only, and never longer than the scope. */
export interface DraftStore {
  load(): Draft;
  save(draft: Draft): void;
  clear(): void;
}

const stores = new WeakMap<PlatformV1, DraftStore>();

/** The draft of this scope. It survives closing the dialog and reloading the page, not signing out. */
export function draftStoreOf(platform: PlatformV1, storage: Storage = sessionStorage): DraftStore {
  const known = stores.get(platform);
  if (known) return known;
  const { mode, userId, signal } = platform.scope;
  const key = `${KEY}:${mode}:${userId ?? ''}`;
  const store: DraftStore = {
    load() {
      try {
        const stored: unknown = JSON.parse(storage.getItem(key) ?? 'null');
        return isDraft(stored) ? stored : EMPTY_DRAFT;
      } catch {
        return EMPTY_DRAFT;
      }
    },
    save(draft) {
      if (signal.aborted) return;
      try {
        storage.setItem(key, JSON.stringify(draft));
      } catch {
        // Storage is full or forbidden: the draft then lives as long as the dialog.
      }
    },
    clear: () => storage.removeItem(key),
  };
  signal.addEventListener('abort', store.clear, { once: true });
  stores.set(platform, store);
  return store;
}
