import {
  type CheckIn,
  type CheckInDraft,
  checkInCodec,
  EMPTY_DRAFT,
  parseDraft,
} from '@nafas/data-service/check-ins';
import { getTabDraft } from '@nafas/data-service/client';
import type { PlatformV1 } from '@nafas/platform';

// The version goes up when the shape changes; older drafts are then left alone and end with the tab.
const NAME = 'journal.drafts.v1';

/** A change of an entry that was begun and neither saved nor discarded. */
export interface KeptDraft {
  /** The entry as it was when the change began: it is made on the version that was seen. */
  readonly before: CheckIn;
  readonly draft: CheckInDraft;
  /** The instant of the last change, ISO 8601. */
  readonly at: string;
}

/** The drafts of a scope, one for each entry: in this tab only, and never longer than the scope. */
export interface Drafts {
  load(id: string): KeptDraft | null;
  /** Keeps a draft, unless it says what the entry says. */
  save(before: CheckIn, draft: CheckInDraft): void;
  forget(id: string): void;
}

/** What an entry says, to be changed. */
export function toDraft(entry: CheckIn): CheckInDraft {
  const { mood, energy, stress, touched, motivation, notes, words, tags } = entry;
  const given = { mood, energy, stress, touched, motivation, words, tags };
  return { ...EMPTY_DRAFT, ...given, notes: notes ?? '' };
}

/** The drafts of this scope. They survive leaving the entry and reloading the page, not signing out. */
export function getDrafts(platform: PlatformV1): Drafts {
  // One name for all: what has an id in its key is taken for a person's, and would go when the demo is loaded again.
  const tab = getTabDraft(platform, NAME);

  function read(): Readonly<Record<string, unknown>> {
    try {
      const stored: unknown = JSON.parse(tab.read() ?? '{}');
      return typeof stored === 'object' ? { ...stored } : {};
    } catch {
      return {};
    }
  }
  function write(id: string, kept: KeptDraft | undefined): void {
    const all = { ...read(), [id]: kept };
    const isEmpty = Object.values(all).every((one) => one === undefined);
    if (isEmpty) tab.clear();
    else tab.write(JSON.stringify(all));
  }
  return {
    load: (id) => parse(read()[id]),
    save(before, draft) {
      const isSame = JSON.stringify(draft) === JSON.stringify(toDraft(before));
      write(before.id, isSame ? undefined : { before, draft, at: new Date().toISOString() });
    },
    forget: (id) => write(id, undefined),
  };
}

/** A stored value, or null when it is no draft. */
function parse(stored: unknown): KeptDraft | null {
  const { before, draft, at } = Object(stored) as Readonly<Record<keyof KeptDraft, unknown>>;
  const entered = parseDraft(draft);
  if (entered === null || typeof at !== 'string' || Number.isNaN(Date.parse(at))) return null;
  try {
    return { before: checkInCodec.parse(before), draft: entered, at };
  } catch {
    return null;
  }
}
