import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ReportError } from '../base/report.ts';
import { containRule, createStyleContainer, findOwner } from './contain-styles.ts';

const within = (text: string) => `@layer apps.tiny { @scope ([data-feature="tiny"]) { ${text} } }`;

it.each([
  '@layer apps.tiny { .a { color: red; } }',
  '@layer apps.tiny.parts { .a { color: red; } }',
  '@layer components { .a { color: red; } }',
  '@layer reset, tokens, base;',
])('leaves as it is: %s', (text) => {
  expect(containRule(text, 'tiny')).toBe(text);
});

it.each([
  'h1 { color: red !important; }',
  '@media print { h1 { color: red; } }',
  '@layer { h1 { color: red; } }',
  '@layer utilities { h1 { color: red; } }',
  '@layer apps.tiny-next { h1 { color: red; } }',
  '@layer apps.other { h1 { color: red; } }',
])('moves into the app: %s', (text) => {
  expect(containRule(text, 'tiny')).toBe(within(text));
});

it('keeps what an app says of the document for its own views, and names for its own layer', () => {
  expect(containRule(':root { --a: 1px; }', 'tiny')).toBe(within(':scope { --a: 1px; }'));
  const frames = '@keyframes spin { 100% { rotate: 1turn; } }';
  expect(containRule(frames, 'tiny')).toBe(`@layer apps.tiny { ${frames} }`);
});

it('loads no stylesheet that nobody sees', () => {
  expect(containRule('@import url("https://else.example/a.css");', 'tiny')).toBeNull();
});

it('finds the app whose entry stands nearest', () => {
  const apps = new Map([
    ['https://apps.example/tiny/1.0.0/entry.js', 'tiny'],
    ['https://apps.example/other/static/js/entry.js', 'other'],
    [`${location.origin}/apps/near/entry.js`, 'near'],
  ]);
  const owner = (href: string) => findOwner(apps, href);
  expect(owner('https://apps.example/tiny/1.0.0/static/a.css')).toBe('tiny');
  expect(owner('https://apps.example/tiny/2.0.0/static/a.css')).toBe('tiny');
  expect(owner('https://apps.example/other/static/css/a.css')).toBe('other');
  expect(owner('https://else.example/a.css')).toBeUndefined();
  expect(owner(`${location.origin}/apps/near/a.css`)).toBe('near');
  expect(owner(`${location.origin}/static/css/shell.css`)).toBeUndefined();
});

// jsdom knows no layers and loads no stylesheet.
class Layer {
  readonly name = '';
}
// One for the file: it listens as long as the document lives.
const report = vi.fn<ReportError>();
createStyleContainer(report).announce('tiny', 'https://apps.example/tiny/entry.js');
beforeEach(() => vi.stubGlobal('CSSLayerBlockRule', Layer));
afterEach(() => {
  vi.unstubAllGlobals();
  report.mockReset();
});

/** A stylesheet that has just been loaded for an app. */
function loadSheet(sheet: object) {
  const link = Object.assign(document.createElement('link'), {
    rel: 'stylesheet',
    href: 'https://apps.example/tiny/a.css',
  });
  Object.defineProperty(link, 'sheet', { value: sheet });
  document.head.append(link);
  link.dispatchEvent(new Event('load'));
  link.remove();
  return link;
}

it('rewrites the rules of a loaded stylesheet in their places', () => {
  const rules = [
    'h1 { color: red; }',
    '@layer apps.tiny { .a { color: red; } }',
    'p { margin: 0; }',
  ];
  const cssRules = rules.map((cssText) => ({ cssText }));
  loadSheet({
    cssRules,
    deleteRule: (index: number) => cssRules.splice(index, 1),
    insertRule: (cssText: string, index: number) => cssRules.splice(index, 0, { cssText }),
  });
  expect(cssRules.map(({ cssText }) => cssText)).toEqual([
    within('h1 { color: red; }'),
    rules[1],
    within('p { margin: 0; }'),
  ]);
  expect(report).not.toHaveBeenCalled();
});

it('leaves out and reports by number what has no place', () => {
  const cssRules = [{ cssText: '@import url("https://else.example/a.css");' }];
  loadSheet({ cssRules, deleteRule: () => cssRules.pop() });
  expect(cssRules).toEqual([]);
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ code: 'NF146', app: 'tiny' }));
});

it('switches a stylesheet off that can’t be read, and reports it by number', () => {
  const sheet = Object.defineProperty({}, 'cssRules', {
    get() {
      throw new DOMException('', 'SecurityError');
    },
  });
  const link = loadSheet(sheet);
  expect(link.disabled).toBe(true);
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ code: 'NF146', app: 'tiny' }));
});
