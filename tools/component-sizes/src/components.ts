import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

const ROOT = join(import.meta.dirname, '..', '..', '..');
/** Where the list is committed. */
export const LIST = join(ROOT, 'docs', 'component-sizes.json');
/** The design system's sources. */
export const SOURCES = dirname(require.resolve('@nafas/design-system'));

/** Components that only some apps carry stand in no index: their export is named after their folder. */
const APART = ['chart'];

/** The folders of all components: those the design system's index names, and those with an export of their own. */
export async function components(): Promise<string[]> {
  const index = await readFile(join(SOURCES, 'index.ts'), 'utf8');
  const named = index.matchAll(/'\.\/([\w-]+)\/index\.ts'/gu);
  return [...Array.from(named, ([, name = '']) => name), ...APART].sort();
}

/** Brotli bytes of one component: its script and its styles, with what they share with other components. */
export interface Size {
  readonly js: number;
  readonly css: number;
}
export type Sizes = Readonly<Record<string, Size>>;
