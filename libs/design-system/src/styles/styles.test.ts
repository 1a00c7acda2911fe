// @vitest-environment node
import { expect, test } from 'vitest';
import { declarations, styleSheets, topLevel } from '../internal/testing/styleSheets.ts';

const sheets = styleSheets();
const modules = sheets.filter((sheet) => sheet.name.endsWith('.module.css'));
const ORDER = '@layer reset, tokens, base, components, apps, utilities';

/** Each declaration of each sheet that the rule catches, as "sheet: property: value". */
function offenders(rule: (property: string, value: string) => boolean, exempt: string[] = []) {
  return sheets
    .filter((sheet) => !exempt.includes(sheet.name))
    .flatMap(({ name, text }) =>
      declarations(text)
        .filter(({ property, value }) => rule(property, value))
        .map(({ property, value }) => `${name}: ${property}: ${value}`),
    );
}

test('there are style sheets, and the reader of declarations finds what is in them', () => {
  expect(modules.length).toBeGreaterThan(25);
  expect(
    declarations(
      'a { color: red; &:hover { margin-left: 1px } } @media (width > 1px) { b:focus { left: 0 } }',
    ),
  ).toEqual([
    { property: 'color', value: 'red' },
    { property: 'margin-left', value: '1px' },
    { property: 'left', value: '0' },
  ]);
  expect(topLevel('@layer a, b;\n@layer a { x { y: z } }\nc { d: e }')).toEqual([
    '@layer a, b',
    '@layer a',
    'c',
  ]);
});

test('no query is in px: who reads with larger letters gets the layout of a smaller screen', () => {
  const queries = sheets.flatMap(({ name, text }) =>
    [...text.matchAll(/@(?:media|container)[^{]*/gu)].map(([query]) => `${name}: ${query.trim()}`),
  );
  expect(queries.length).toBeGreaterThan(20);
  expect(queries.filter((query) => query.includes('px'))).toEqual([]);
});

test('every property is logical, so that a page can turn to right-to-left', () => {
  const physical =
    /^((margin|padding|border|inset|scroll-margin|scroll-padding)-(left|right|top|bottom)(-.+)?|left|right|top|bottom|((min|max)-)?(width|height)|border-(top|bottom)-(left|right)-radius|float|clear)$/;
  const sides = /^(margin|padding|inset)$/;
  expect(
    offenders(
      (property, value) =>
        physical.test(property) ||
        (property === 'text-align' && /left|right/.test(value)) ||
        // Four values name the right and the left; CSS functions are one value.
        (sides.test(property) &&
          value.replaceAll(/\((?:[^()]|\([^()]*\))*\)/g, '').split(/\s+/).length > 3),
    ),
  ).toEqual([]);
});

test('a colour is written in tokens.css and nowhere else', () => {
  const raw =
    /#[\da-f]{3,8}\b|\b(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(|\b(white|black|red|green|blue|gr[ae]y|orange)\b/i;
  expect(offenders((_property, value) => raw.test(value), ['styles/tokens.css'])).toEqual([]);
});

test('every token that is used exists', () => {
  const defined = new Set(
    sheets
      .filter((sheet) => sheet.name.startsWith('styles/'))
      .flatMap(({ text }) => declarations(text).map(({ property }) => property)),
  );
  const used = sheets.flatMap(({ name, text }) =>
    [...text.matchAll(/var\((--nf-[\w-]+)/g)].map((match) => `${name} ${match[1]}`),
  );
  expect(used.length).toBeGreaterThan(300);
  expect(used.filter((use) => !defined.has(use.split(' ')[1] ?? ''))).toEqual([]);
});

test('every sheet states the order of layers first, whichever a page loads first', () => {
  const imports = ['styles/styles.css', 'styles/fonts.css'];
  const without = sheets.filter(
    ({ name, text }) => !imports.includes(name) && topLevel(text)[0] !== ORDER,
  );
  expect(without.map(({ name }) => name)).toEqual([]);
  expect(topLevel(sheets.find(({ name }) => name === 'styles/styles.css')?.text ?? '')[0]).toBe(
    "@import './layers.css'",
  );
});

test('a language is looked for where one is named, not at each element of the page', () => {
  // What is left of a selector: `h3` of `:is(:lang(zh), :lang(ja)) h3`, `LANG` where there is nothing but the language.
  const subjects = (selector: string) =>
    selector
      .replaceAll(/:lang\([^)]*\)/g, 'LANG')
      .replaceAll(/:is\([LANG,\s]+\)/g, 'LANG')
      .replaceAll(/\([^()]*\)/g, '')
      .split(',')
      .map((each) =>
        each
          .trim()
          .split(/[\s>+~]+/)
          .at(-1),
      );
  expect(subjects(':is(:lang(ar), :lang(es)), :where([lang]):lang(ko) h3')).toEqual(['LANG', 'h3']);
  const bare = sheets.flatMap(({ name, text }) =>
    [...text.matchAll(/[^{};]*(?=\{)/g)]
      .filter(([selector]) => subjects(selector).includes('LANG'))
      .map(([selector]) => `${name}: ${selector.trim()}`),
  );
  expect(bare).toEqual([]);
});

test('a component styles nothing outside the layer of components', () => {
  const outside = modules.filter(
    ({ text }) => topLevel(text).join('|') !== `${ORDER}|@layer components`,
  );
  expect(outside.map(({ name }) => name)).toEqual([]);
});

test('whoever asks for less motion gets no animation', () => {
  const restless = modules.filter(
    ({ text }) =>
      declarations(text).some(
        ({ property, value }) => property === 'animation' && value !== 'none',
      ) && !/prefers-reduced-motion: reduce\)[\s\S]*animation: none/.test(text),
  );
  expect(restless.map(({ name }) => name)).toEqual([]);
});
