// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCE = join(import.meta.dirname, '../..');
/** Types only: the field is drawn by the controls that stand in it. */
const WITHOUT = ['field'];

const inIndex = readFileSync(join(SOURCE, 'index.ts'), 'utf8');
const folders = Array.from(inIndex.matchAll(/'\.\/([\w-]+)\/index\.ts'/g), ([, name = '']) => name);
// Charts have an export of their own.
folders.push('chart');

test('every component has stories, and they are of both languages', () => {
  expect(folders.length).toBeGreaterThan(35);
  const lacking = folders.filter((folder) => {
    const stories = readdirSync(join(SOURCE, folder)).filter((name) =>
      name.endsWith('.stories.tsx'),
    );
    return !stories.some((name) =>
      readFileSync(join(SOURCE, folder, name), 'utf8').includes('bilingual('),
    );
  });
  expect(lacking).toEqual(WITHOUT);
});
