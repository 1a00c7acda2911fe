import { usePlatform } from '@nafas/platform/remote';
import { useState } from 'react';
import { hashText } from '../../hash-text.ts';

const KEY = 'nafas.analysis.hidden-links.v1';

/**
 * What the person does not want to see here, by keys that tell nobody what it was. Kept on this device for the signed-in
 * person, under the id that signing out and deleting the account look for. In the demo it lasts as long as the page.
 */
export function useHidden() {
  const { mode, userId } = usePlatform().scope;
  const key = mode === 'demo' || userId === null ? null : `${KEY}.${userId}`;
  const [hidden, setHidden] = useState<readonly string[]>(() => (key === null ? [] : read(key)));
  const keep = (next: readonly string[]) => {
    setHidden(next);
    if (key !== null) write(key, next);
  };
  return {
    isHidden: (what: string) => hidden.includes(hashText(what)),
    hide: (what: string) => keep([...new Set([...hidden, hashText(what)])]),
    show: (what: readonly string[]) => {
      const shown = what.map(hashText);
      keep(hidden.filter((one) => !shown.includes(one)));
    },
  };
}

function read(key: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

function write(key: string, hidden: readonly string[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(hidden));
  } catch {
    // Storage is full or forbidden: the choice lasts as long as the page.
  }
}
