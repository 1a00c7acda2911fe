import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findLanguages, ROOT } from '@nafas/texts';
import { expect, it } from 'vitest';

const document = readFileSync(join(ROOT, 'docs/languages.md'), 'utf8');
const rows = [...document.matchAll(/^\| (.+?) +\| `(\w+)` +\| .+? +\| (.+?) +\|$/gm)].map(
  ([, name = '', tag = '', review = '']) => ({ name, tag, review }),
);

it('docs/languages.md lists every language that has texts, with its page of style', () => {
  expect(rows.map(({ tag }) => tag)).toEqual(expect.arrayContaining(findLanguages()));
  const unstyled = findLanguages().filter(
    (tag) => tag !== 'en' && !existsSync(join(ROOT, `docs/languages/${tag}.md`)),
  );
  expect(unstyled).toEqual([]);
});

it('the language menu says of the same languages that a native speaker has not read them', () => {
  const values = readFileSync(join(ROOT, 'libs/platform/src/contract/values.ts'), 'utf8');
  const [, list = ''] = /REVIEWED: readonly Language\[\] = \[([^\]]*)\]/.exec(values) ?? [];
  const reviewed = [...list.matchAll(/'(\w+)'/g)].map(([, tag]) => tag);
  expect(reviewed).toEqual(rows.filter(({ review }) => review !== 'not yet').map(({ tag }) => tag));
});
