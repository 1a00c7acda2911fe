import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@nafas/platform';
import { describe, expect, it } from 'vitest';
import { readTexts } from './read-texts.ts';

const root = join(import.meta.dirname, '../../../..');

describe('what components put together of texts', () => {
  const files = globSync(['apps/*/src/**/*.{ts,tsx}', 'libs/*/src/**/*.{ts,tsx}'], {
    cwd: root,
  }).filter((file) => !/\.(?:test|stories)\.tsx?$|\/testing\//.test(file));
  const find = (pattern: RegExp) =>
    files.filter((file) => pattern.test(readFileSync(join(root, file), 'utf8')));
  const TEXT = String.raw`(?:\bt|describeCause)\([^{}]*(?:\{[^{}]*\}[^{}]*)*\)\}`;

  it('has the colon of its language: `labelled` and `colon` of @nafas/platform', () => {
    expect(files.length).toBeGreaterThan(800);
    expect(find(new RegExp(String.raw`${TEXT}(?:</\w+>)?: |</bdi>: |\{t\([^{}]*\)\}: `))).toEqual(
      [],
    );
  });

  it('has the brackets of its language: `bracketed`', () => {
    expect(find(/\)\} \(\$?\{/)).toEqual([]);
  });

  it('has the space between sentences of its language: `joinSentences`', () => {
    expect(
      find(new RegExp(String.raw`${TEXT}(?:\{' '\}\s*| )\$?\{(?:describeCause|[\w.]+ [?&])`)),
    ).toEqual([]);
  });
});

/** The quotation marks that the styles put around what a person wrote. */
const styles = readFileSync(join(root, 'libs/design-system/src/styles/base.css'), 'utf8');

function stylesQuotes(language: string): [string, string] {
  const rules = [...styles.matchAll(/(:[^{};]*)\{\s*quotes: '([^']+)' '([^']+)'/g)];
  const own =
    rules.find(([, selector = '']) => selector.includes(`:lang(${language})`)) ?? rules[0];
  const unescape = (text = '') =>
    text.replaceAll(/\\([\dA-F]{4})/g, (_all, code: string) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    );
  return [unescape(own?.[2]), unescape(own?.[3])];
}

it.each(LANGUAGES)('the quotation marks of the styles are those of the texts: %s', (language) => {
  const [open, close] = stylesQuotes(language);
  expect(open).not.toBe('');
  const texts = ['apps', 'libs'].flatMap((folder) =>
    [...readTexts(language, join(root, folder))].map(([, text]) => text),
  );
  const quoted = texts.filter((text) => /[“”„«»「」]/.test(text) && !text.includes('{{quote}}'));
  const own = quoted.filter((text) => text.includes(open) && text.includes(close));
  expect(own.length).toBeGreaterThan(10);
  expect(own.length / quoted.length).toBeGreaterThan(0.75);
});
