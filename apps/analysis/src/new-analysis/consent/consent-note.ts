import type { PlatformV1 } from '@nafas/platform';

const KEY = 'nafas.analysis.check-in-consent.v1';

/** What this device knows of a person's consent: to which text, or nothing. */
export interface ConsentNote {
  read(): string | null;
  write(textVersion: string): void;
  clear(): void;
}

/**
 * A note that the signed-in person agreed, so that nobody is asked again for want of a network. Kept under the id that
 * deleting the account looks for. In the demo there is none: it has its consents in the tab.
 */
export function consentNoteOf({ scope }: PlatformV1, storage: Storage = localStorage): ConsentNote {
  if (scope.mode === 'demo') return { read: () => null, write() {}, clear() {} };
  const key = `${KEY}:${scope.userId ?? ''}`;
  return {
    read: () => storage.getItem(key),
    write(textVersion) {
      try {
        storage.setItem(key, textVersion);
      } catch {
        // Storage is full or forbidden: the server is asked each time.
      }
    },
    clear: () => storage.removeItem(key),
  };
}
