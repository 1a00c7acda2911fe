import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where `storybook:build` writes. */
export const DIST = join(import.meta.dirname, '..', 'dist');

interface IndexEntry {
  id: string;
  type: 'story' | 'docs';
  title: string;
  name: string;
}

/** How wide the window of a story is, in px, unless its name begins with that of another width. */
const WIDTH = 1024;
/** The widths that screens are designed for, by the first word of a story's name. */
const WIDTHS: Readonly<Record<string, number>> = { Phone: 390, Desktop: 1440 };

/** The width that a story is drawn at, in px. */
export function getWidth({ name }: Pick<IndexEntry, 'name'>): number {
  return WIDTHS[name.split(' ')[0] ?? ''] ?? WIDTH;
}

/** The stories of the static build. Throws when there is no build. */
export function builtStories(): IndexEntry[] {
  const { entries } = JSON.parse(readFileSync(join(DIST, 'index.json'), 'utf8')) as {
    entries: Record<string, IndexEntry>;
  };
  return Object.values(entries).filter(({ type }) => type === 'story');
}
