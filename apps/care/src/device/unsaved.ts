import { getTabDraft, type Saved } from '@nafas/data-service/client';
import type { PlatformV1 } from '@nafas/platform';
import { usePlatform } from '@nafas/platform/remote';
import { useEffect, useState } from 'react';

/** A saving: of two of one thing the later one holds, and each can be repeated. */
export interface Saving {
  readonly id: string;
  readonly savedAt: string;
}

/** What was written and is saved nowhere yet, the newest saving of each thing. */
export interface Unsaved<T extends Saving> {
  list(): readonly T[];
  /** Keeps it at once: a page that is reloaded doesn't wait for a saving. */
  keep(saving: T): void;
  /** It is saved, or is not to be; something newer of the same thing stays. */
  forget(saving: T): void;
}

export interface UnsavedKind<T extends Saving> {
  /** With its version. */
  readonly name: string;
  readonly parse: (kept: unknown) => T;
  /** The key of the thing that a saving is of. */
  readonly thing: (saving: T) => string;
}

/** In this tab's storage, unencrypted since encrypting would have to be waited for: therefore gone as soon as it is saved. */
function getUnsaved<T extends Saving>(
  platform: PlatformV1,
  { name, parse, thing }: UnsavedKind<T>,
): Unsaved<T> {
  const draft = getTabDraft(platform, name);
  function list(): readonly T[] {
    try {
      const kept: unknown = JSON.parse(draft.read() ?? '[]');
      return Array.isArray(kept) ? kept.map(parse) : [];
    } catch {
      // Another version wrote it.
      return [];
    }
  }
  function set(savings: readonly T[]): void {
    if (savings.length === 0) draft.clear();
    else draft.write(JSON.stringify(savings));
  }
  return {
    list,
    keep: (saving) => set([...list().filter((one) => thing(one) !== thing(saving)), saving]),
    forget: (saving) => set(list().filter((one) => one.id !== saving.id)),
  };
}

/** What is unsaved of a kind; what another page load left is saved. */
export function useUnsaved<T extends Saving>(
  kind: UnsavedKind<T>,
  save: (saving: T) => Promise<Saved>,
): Unsaved<T> {
  const platform = usePlatform();
  const [unsaved] = useState(() => getUnsaved(platform, kind));
  const [saveLeft] = useState(() => async () => {
    for (const saving of unsaved.list()) {
      try {
        await save(saving);
        unsaved.forget(saving);
      } catch (error) {
        // It stays for the next time, and is shown until then.
        platform.report(error, { phase: 'run' });
      }
    }
  });
  useEffect(() => void saveLeft(), [saveLeft]);
  return unsaved;
}
