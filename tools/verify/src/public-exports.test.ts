import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listPublicExports } from './public-exports.ts';

const root = resolve(import.meta.dirname, '../../..');

/** Pictures by the names they have at lucide.dev: the file says that once for all of them. */
const ICONS = /^libs\/design-system\/src\/icons\/lucide\.ts:/;

describe('what a package lets others import', () => {
  const exported = listPublicExports(root, '{libs,tools}/*/package.json');

  it('is found, also where an entry point passes on what another file declares', () => {
    const found = (name: string) => exported.find((each) => each.name === name)?.place ?? '';
    expect(found('PlatformV1')).toMatch(/^libs\/platform\/src\/contract\/platform\.ts:\d+$/);
    expect(found('serveProduct')).toMatch(/^tools\/serve\/src\/serve-product\.ts:\d+$/);
  });

  it('has a docstring', () => {
    const silent = exported.filter(({ docstring }) => docstring.trim() === '');
    expect(
      silent.map(({ name, place }) => `${place} ${name}`).filter((each) => !ICONS.test(each)),
    ).toEqual([]);
  });
});
