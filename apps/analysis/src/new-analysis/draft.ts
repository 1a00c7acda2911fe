import {
  type CheckIn,
  type CheckInDraft,
  EMPTY_DRAFT,
  parseDraft,
} from '@nafas/data-service/check-ins';
import { createStore, type PlatformV1, type Store } from '@nafas/platform';
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

/** A draft without its note. */
export type DraftValues = Omit<CheckInDraft, 'notes'>;

/** What of a draft becomes something else. */
export type DraftChange = Partial<CheckInDraft> | ((draft: CheckInDraft) => Partial<CheckInDraft>);

/** A draft while it is being entered. Its note stands apart: it changes with each letter, and with it only its field is drawn. */
export interface OpenDraft {
  readonly values: Store<DraftValues>;
  readonly notes: Store<string>;
  /** All of it, the same object until something of it changes. */
  get(): CheckInDraft;
  /** Changes some of it, or what is made of it as it stands. */
  readonly change: (changed: DraftChange) => void;
  readonly discard: () => void;
}

/** Opens a draft; it is kept with each change. */
export function openDraft(store: DraftStore): OpenDraft {
  let draft = store.load();
  const { notes: written, ...entered } = draft;
  const notes = createStore(written);
  const values = createStore<DraftValues>(entered);
  return {
    values,
    notes,
    get: () => draft,
    change(change) {
      const changed = typeof change === 'function' ? change(draft) : change;
      draft = { ...draft, ...changed };
      store.save(draft);
      const { notes: text = draft.notes, ...others } = changed;
      notes.set(text);
      if (Object.keys(others).length > 0) values.set({ ...values.get(), ...others });
    },
    discard: store.clear,
  };
}

/** The draft of this scope, kept with each change so that closing by accident loses nothing. */
export function useDraft(before?: CheckIn): OpenDraft {
  const platform = usePlatform();
  const [draft] = useState(() => openDraft(getDraftStore(platform, before)));
  return draft;
}
