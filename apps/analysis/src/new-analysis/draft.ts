import { type CheckInDraft, EMPTY_DRAFT, parseDraft } from '@nafas/data-service/check-ins';
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

const stores = new WeakMap<PlatformV1, DraftStore>();

/** The draft of this scope. It survives closing the dialog and reloading the page, not signing out. */
export function getDraftStore(platform: PlatformV1, storage: Storage = sessionStorage): DraftStore {
  const known = stores.get(platform);
  if (known) return known;
  const { mode, userId, signal } = platform.scope;
  const key = `${KEY}:${mode}:${userId ?? ''}`;
  const store: DraftStore = {
    load() {
      try {
        return parseDraft(JSON.parse(storage.getItem(key) ?? 'null')) ?? EMPTY_DRAFT;
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

/** The draft of this scope, kept with each change so that closing by accident loses nothing. */
export function useDraft() {
  const store = getDraftStore(usePlatform());
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
