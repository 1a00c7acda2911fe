import { expect, it } from 'vitest';
import { findJsonImports } from './find-imports.ts';

const found = (code: string) =>
  findJsonImports(code).map(({ start, end, ...rest }) => ({
    ...rest,
    text: code.slice(start, end),
  }));

it.each([
  [
    'import(`./locales/${language}/app.json`)',
    { before: './locales/', member: 'language', after: '/app.json' },
  ],
  [
    'import(\n  /* webpackChunkName: "texts" */ `../../locales/${bundled(a)}/page.json`,\n)',
    { before: '../../locales/', member: 'bundled(a)', after: '/page.json' },
  ],
  ['import(`./packs/${tag}.json`)', { before: './packs/', member: 'tag', after: '.json' }],
  [
    "import('./learnt/es.json', { with: { type: 'json' } })",
    { before: './learnt/es.json', member: null, after: '' },
  ],
])('finds %s', (text, parts) => {
  expect(found(`const load = (language) => ${text} as Promise<Texts>;`)).toEqual([
    { ...parts, text },
  ]);
});

it('finds each of several', () => {
  expect(found("[import('./a.json'), import(`./${x}.json`)]").map(({ text }) => text)).toEqual([
    "import('./a.json')",
    'import(`./${x}.json`)',
  ]);
});

it.each([
  "import english from './en.json'",
  "import('./page.ts')",
  "import('package/data.json')",
  'import(`./${a}/${b}.json`)',
  "import('./a.json').then",
])('leaves %s as it is, or takes no more than the call', (code) => {
  const [first] = found(code);
  expect(first?.text ?? null).toBe(
    code.startsWith("import('./a.json')") ? "import('./a.json')" : null,
  );
});
