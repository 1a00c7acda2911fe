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

/** The stories of the static build. Throws when there is no build. */
export function builtStories(): IndexEntry[] {
  const { entries } = JSON.parse(readFileSync(join(DIST, 'index.json'), 'utf8')) as {
    entries: Record<string, IndexEntry>;
  };
  return Object.values(entries).filter(({ type }) => type === 'story');
}
