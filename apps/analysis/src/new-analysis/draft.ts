import {
  type CheckIn,
  type CheckInDraft,
  EMPTY_DRAFT,
  parseDraft,
} from '@nafas/data-service/check-ins';
import type { PlatformV1 } from '@nafas/platform';
import { usePlatform } from '@nafas/platform/remote';
import { useState } from 'react';

// The version goes up when the shape changes; an older draft is then left alone and ends with the tab.
const KEY = 'nafas.analysis.draft.v2';

/** Where a scope's draft is kept: this tab only, and never longer than the scope. */
export interface DraftStore {
  load(): CheckInDraft;
  save(draft: CheckInDraft): void;
  clear(): void;
}

const stores = new WeakMap<PlatformV1, Map<string, DraftStore>>();

/**
 * The draft of this scope. It survives closing the dialog and reloading the page, not signing out. A check-in that is
 * changed has a draft of its own, which begins with what it says.
 */
export function getDraftStore(
  platform: PlatformV1,
  before?: CheckIn,
  storage: Storage = sessionStorage,
): DraftStore {
  const all = stores.get(platform) ?? new Map<string, DraftStore>();
  stores.set(platform, all);
  const { mode, userId, signal } = platform.scope;
  const of = before ? `:${before.id}:${before.version}` : '';
  const key = `${KEY}:${mode}:${userId ?? ''}${of}`;
  const known = all.get(key);
  if (known) return known;
  const empty = before ? toDraft(before) : EMPTY_DRAFT;
  const store: DraftStore = {
    load() {
      try {
        return parseDraft(JSON.parse(storage.getItem(key) ?? 'null')) ?? empty;
      } catch {
        return empty;
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
  all.set(key, store);
  return store;
}

/** What a check-in says, to be changed. */
function toDraft(before: CheckIn): CheckInDraft {
  const { mood, energy, stress, touched, motivation, notes, words, tags } = before;
  const given = { mood, energy, stress, touched, motivation, words, tags };
  return { ...EMPTY_DRAFT, ...given, notes: notes ?? '' };
}

/** The draft of this scope, kept with each change so that closing by accident loses nothing. */
export function useDraft(before?: CheckIn) {
  const store = getDraftStore(usePlatform(), before);
  const [draft, setDraft] = useState(store.load);
  return {
    draft,
    change(values: Partial<CheckInDraft>) {
      const next = { ...draft, ...values };
      setDraft(next);
      store.save(next);
    },
    discard: store.clear,
  };
}
