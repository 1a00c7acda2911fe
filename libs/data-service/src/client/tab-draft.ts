import type { PlatformV1 } from '@nafas/platform';

/** A text in the person's own storage: in this tab only, never longer than their scope, and theirs by its name. */
interface TabDraft {
  /** At once, so that it is there even when the page goes with the next line. */
  write(text: string): void;
  read(): string | null;
  clear(): void;
}

const made = new WeakMap<PlatformV1, Map<string, TabDraft>>();

/**
 * Where a draft of this name is kept for this scope. It survives a reload, not a sign-out.
 *
 * @param name with its version: it goes up when what is kept changes its shape.
 * @param part which one, where there are several of a name.
 */
export function getTabDraft(platform: PlatformV1, name: string, part = ''): TabDraft {
  const all = made.get(platform) ?? new Map<string, TabDraft>();
  made.set(platform, all);
  const { mode, userId, signal } = platform.scope;
  const key = `nafas.${name}:${mode}:${userId ?? ''}${part}`;
  const known = all.get(key);
  if (known) return known;
  // Where storage is full or forbidden, it lives as long as the scope.
  let kept = attempt(() => sessionStorage.getItem(key));
  const draft: TabDraft = {
    read: () => kept,
    write(text) {
      if (signal.aborted) return;
      kept = text;
      attempt(() => sessionStorage.setItem(key, text));
    },
    clear() {
      kept = null;
      attempt(() => sessionStorage.removeItem(key));
    },
  };
  signal.addEventListener('abort', draft.clear, { once: true });
  all.set(key, draft);
  return draft;
}

function attempt<T>(run: () => T): T | null {
  try {
    return run();
  } catch {
    return null;
  }
}
