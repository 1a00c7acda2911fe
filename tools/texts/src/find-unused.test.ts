import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findUnused } from './find-unused.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'nafas-texts-'));
  mkdirSync(join(root, 'apps/tea/src/locales/en'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const write = (path: string, text: string) => writeFileSync(join(root, 'apps/tea/src', path), text);

it('finds a key that no code names, whatever the way it is named', () => {
  const texts = {
    title: 'T',
    kind: { green: 'G' },
    cup_one: '1',
    cup_other: '2',
    list: { a: 'A' },
    left: 'L',
  };
  write('locales/en/app.json', JSON.stringify(texts));
  write(
    'page.tsx',
    "t(isTea ? 'title' : 'x'); t(`kind.${kind}`); `${t('cup', { count })}`; t('list', { returnObjects: true });",
  );
  expect(findUnused(root)).toEqual(['apps/tea/src/locales/app.json left']);
  // Tests use nothing.
  write('page.test.tsx', "t('left')");
  expect(findUnused(root)).toEqual(['apps/tea/src/locales/app.json left']);
});
