import { getTabDraft, type Saved } from '@nafas/data-service/client';
import type { PlatformV1 } from '@nafas/platform';
import { usePlatform } from '@nafas/platform/remote';
import { useEffect, useState } from 'react';
import { openClosedTab } from './closed-tab.ts';

/** A saving: of two of one thing the later one holds, and each can be repeated. */
export interface Saving {
  readonly id: string;
  readonly savedAt: string;
}

/** What was written and is saved nowhere yet, the newest saving of each thing. */
export interface Unsaved<T extends Saving> {
  list(): readonly T[];
  /** What this tab had begun when it was reloaded: it is written on. */
  listOfTab(): readonly T[];
  /** Resolves once what a closed tab left is in the list. */
  readonly opened: Promise<void>;
  /** Whether there is nothing that the list still waits for. */
  readonly isOpen: boolean;
  /** Keeps it at once: a page that is reloaded, or a tab that is closed, doesn't wait for a saving. */
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

/**
 * In this tab's storage, unencrypted since encrypting would have to be waited for: therefore gone as soon as it is saved. A
 * few milliseconds later it is on the device as well, encrypted, for a tab that is closed and doesn't come back.
 */
function getUnsaved<T extends Saving>(
  platform: PlatformV1,
  { name, parse, thing }: UnsavedKind<T>,
): Unsaved<T> {
  const draft = getTabDraft(platform, name);
  const closed = openClosedTab(platform, name);
  let left: readonly T[] = [];
  function parseAll(kept: unknown): readonly T[] {
    try {
      return Array.isArray(kept) ? kept.map(parse) : [];
    } catch {
      // Another version wrote it.
      return [];
    }
  }
  function listOfTab(): readonly T[] {
    try {
      return parseAll(JSON.parse(draft.read() ?? '[]'));
    } catch {
      return [];
    }
  }
  function list(): readonly T[] {
    return [...left, ...listOfTab()];
  }
  function set(savings: readonly T[]): void {
    if (savings.length === 0) draft.clear();
    else draft.write(JSON.stringify(savings));
    closed.write(list());
  }
  let isOpen = !closed.mayHold;
  const opened = closed.left.then((kept) => {
    const own = listOfTab();
    // A tab that was reloaded knows its own better.
    left = parseAll(kept).filter((one) => !own.some((other) => thing(other) === thing(one)));
    isOpen = true;
  });
  return {
    list,
    listOfTab,
    opened,
    get isOpen() {
      return isOpen;
    },
    keep(saving) {
      left = left.filter((one) => thing(one) !== thing(saving));
      set([...listOfTab().filter((one) => thing(one) !== thing(saving)), saving]);
    },
    forget(saving) {
      left = left.filter((one) => one.id !== saving.id);
      set(listOfTab().filter((one) => one.id !== saving.id));
    },
  };
}

/**
 * What is unsaved of a kind; what another page load, or a tab that is closed, left is saved.
 *
 * @returns `isOpen` is false while it is not known yet what a closed tab left: until then nothing of the kind is to be shown.
 */
export function useUnsaved<T extends Saving>(
  kind: UnsavedKind<T>,
  save: (saving: T) => Promise<Saved>,
): { readonly unsaved: Unsaved<T>; readonly isOpen: boolean } {
  const platform = usePlatform();
  const [unsaved] = useState(() => getUnsaved(platform, kind));
  const [isOpen, setIsOpen] = useState(unsaved.isOpen);
  const [saveLeft] = useState(() => async () => {
    await unsaved.opened;
    setIsOpen(true);
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
  return { unsaved, isOpen };
}
