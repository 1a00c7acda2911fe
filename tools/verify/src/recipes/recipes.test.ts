import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Changes } from './changes.ts';
import { RECIPES } from './recipes.ts';

const root = resolve(import.meta.dirname, '../../../..');
const architecture = readFileSync(join(root, 'docs/architecture.md'), 'utf8');

const isText = (file: string) => file.includes('/locales/');

// That types and unit tests pass afterwards: npm run verify:long recipes.
describe.each(RECIPES)('$name', ({ apply, generated = {}, limit }) => {
  const changes = new Changes(root);
  apply(changes);
  const files = [...changes.files, ...Object.values(generated)].filter((file) => !isText(file));

  it('touches few files', () => {
    expect(files.length).toBeLessThanOrEqual(limit);
  });

  it('is described with each of them', () => {
    const known = files.filter((file) => changes.has(file));
    expect(known.filter((file) => !architecture.includes(`\`${file}\``))).toEqual([]);
  });
});
