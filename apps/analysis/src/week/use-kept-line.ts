import type { Line } from '@nafas/data-service/analysis/week';
import { usePlatform } from '@nafas/platform/remote';
import { useState } from 'react';
import { hashText } from '../hash-text.ts';

const KEY = 'nafas.analysis.kept-lines.v1';

type Kept = Readonly<Record<string, string>>;

const toKey = ({ checkInId, text }: Line) => `${checkInId} ${hashText(text)}`;

/**
 * The line that a person kept of a week, as long as the note still has it. What is kept is where it stands, not what it
 * says: on this device, under the id that signing out and deleting the account look for; in the demo as long as the page.
 */
export function useKeptLine(to: string, lines: readonly Line[]) {
  const { mode, userId } = usePlatform().scope;
  const key = mode === 'demo' || userId === null ? null : `${KEY}.${userId}`;
  const [kept, setKept] = useState<Kept>(() => (key === null ? {} : read(key)));
  const save = (next: Kept) => {
    setKept(next);
    if (key !== null) write(key, next);
  };
  return {
    line: lines.find((line) => toKey(line) === kept[to]),
    keep: (line: Line) => save({ ...kept, [to]: toKey(line) }),
    letGo: () => save(Object.fromEntries(Object.entries(kept).filter(([week]) => week !== to))),
  };
}

function read(key: string): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    const entries = typeof kept === 'object' && kept !== null ? Object.entries(kept) : [];
    return Object.fromEntries(entries.filter(([, line]) => typeof line === 'string'));
  } catch {
    return {};
  }
}

function write(key: string, kept: Kept): void {
  try {
    localStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // Storage is full or forbidden: the choice lasts as long as the page.
  }
}
