import { describe, expect, it } from 'vitest';
import { composeDocument, withBeforePaint, withOutline, withPreloads } from './compose-document.ts';
import type { MadePage } from './made-page.ts';

const TEMPLATE = `<!doctype html>
<html lang="en" dir="ltr">
  <head>
    <meta charset="utf-8" />
    <title>Nafas</title>
    <link rel="manifest" href="/manifest.webmanifest" />
    <link rel="preload" as="fetch" href="/config.json"><link rel="preload" as="fetch" href="/registry.json"><link href="/i.css" rel="stylesheet">
    <script defer src="/i.js" integrity="sha384-i"></script>
  </head>
  <body>
    <div id="root"></div>
    <noscript>needs a script</noscript>
  </body>
</html>`;

const page = (more: Partial<MadePage> = {}): MadePage => ({
  file: 'ar/help.html',
  name: '/ar/help',
  language: 'ar',
  direction: 'rtl',
  markup: '<title>مساعدة · $& نَفَس</title><main>costs $1</main>',
  suggestions: '',
  description: 'a "b" <c>',
  product: 'نَفَس',
  helpNow: 'مساعدة الآن',
  alternates: { en: '/help', ar: '/ar/help' },
  scripts: 'intent',
  later: ['/registry.json'],
  chunks: [],
  ...more,
});

describe('a document made at build time', () => {
  const made = composeDocument(TEMPLATE, page(), [
    { url: '/a.css', integrity: 'sha384-a' },
    { url: '/b.js', integrity: 'sha384-b' },
    { url: '/c.woff2', integrity: 'sha384-c' },
    { url: '/d.json', integrity: 'sha384-d' },
  ]);

  it('has the language, direction and title of its page, and its markup', () => {
    expect(made).toContain('<html lang="ar" dir="rtl" data-theme="light" data-public>');
    expect(made.match(/<title>.*<\/title>/g)).toEqual(['<title>مساعدة · $& نَفَس</title>']);
    expect(made).toContain('<div id="root" data-page="/ar/help"><main>costs $1</main></div>');
    expect(made).not.toContain('noscript');
  });

  it('keeps what it says to other languages in a template above the page', () => {
    const bar = '<section data-suggests="fr">Nafas parle</section>';
    expect(composeDocument(TEMPLATE, page({ suggestions: bar }), [])).toContain(
      `<template data-suggestions>${bar}</template><div id="root" data-page="/ar/help"><main>`,
    );
    expect(made).not.toContain('data-suggestions');
    const styled = page({ suggestions: '<section style="color:red"></section>' });
    expect(() => composeDocument(TEMPLATE, styled, [])).toThrow('inline style');
  });

  it('tells who shares it what it is, in its language', () => {
    expect(made).toContain('<meta property="og:title" content="مساعدة · $& نَفَس" />');
    expect(made).toContain('<meta property="og:url" content="https://nafas.invalid/ar/help" />');
    expect(made).toContain('<meta property="og:locale" content="ar_EG" />');
    const locales = ['en', 'fr', 'pt', 'zh'].map(
      (language) =>
        /og:locale" content="(.*?)"/.exec(composeDocument(TEMPLATE, page({ language }), []))?.[1],
    );
    expect(locales).toEqual(['en_US', 'fr_FR', 'pt_BR', 'zh_CN']);
    expect(made).toContain('<link rel="manifest" href="/manifest.ar.webmanifest" />');
  });

  it('names itself and its other languages', () => {
    expect(made).toContain('<link rel="canonical" href="https://nafas.invalid/ar/help" />');
    expect(made).toContain('hreflang="en" href="https://nafas.invalid/help"');
    expect(made).toContain('hreflang="ar" href="https://nafas.invalid/ar/help"');
    expect(made).toContain('hreflang="x-default" href="https://nafas.invalid/help"');
    expect(made).toContain('content="a &quot;b&quot; &lt;c>"');
  });

  it('asks for its files with their hashes', () => {
    expect(made).toContain(
      'rel="stylesheet" href="/a.css" crossorigin="anonymous" integrity="sha384-a"',
    );
    expect(made).toContain('as="font" type="font/woff2" href="/c.woff2" crossorigin="anonymous"');
    expect(made).toContain('as="script" href="/b.js" crossorigin="anonymous" integrity="sha384-b"');
  });

  it('asks for data without a hash: what is fetched is compared, not what is preloaded', () => {
    expect(made).toContain('<link rel="preload" as="fetch" href="/d.json" crossorigin>');
  });

  it('keeps its scripts and their data in a template, and says when they come', () => {
    const [early = '', late = ''] = made.split('<template data-scripts="intent">');
    expect(early).toContain('href="/i.css"');
    expect(early).toContain('href="/a.css"');
    expect(early).toContain('href="/c.woff2"');
    expect(made).not.toContain('registry.json');
    expect(early).not.toMatch(/\.js"|config\.json/);
    expect(late.slice(0, late.indexOf('</template>')).match(/(?:href|src)="[^"]+"/g)).toEqual([
      'href="/b.js"',
      'href="/d.json"',
      'href="/config.json"',
      'src="/i.js"',
    ]);
  });

  it('is not for search engines when it stands for addresses that nothing has', () => {
    const made = composeDocument(TEMPLATE, page({ alternates: null }), []);
    expect(made).toContain('name="robots" content="noindex"');
    expect(made).not.toContain('canonical');
  });

  it.each([
    '<p style="color:red">',
    '<p class="a" onclick="x()">',
    '<script>x</script>',
    '<style>',
  ])('is refused with %s, which the CSP would refuse', (markup) => {
    expect(() =>
      composeDocument(TEMPLATE, page({ markup: `<title>a</title>${markup}` }), []),
    ).toThrow(/inline/);
  });

  it('needs a title and a template that has all places', () => {
    expect(() => composeDocument(TEMPLATE, page({ markup: '<p>' }), [])).toThrow(/title/);
    expect(() => composeDocument('<html>', page(), [])).toThrow(/template/);
    expect(() => composeDocument(TEMPLATE.replace(/<script.*/, ''), page(), [])).toThrow(/script/);
  });
});

it('the script that comes before the first paint stands before everything that loads', () => {
  const made = withBeforePaint(TEMPLATE, { url: '/c.js', integrity: 'sha384-c' });
  expect(made.indexOf('/c.js')).toBeLessThan(made.indexOf('<title>'));
  expect(made).toContain('<meta charset="utf-8" />');
  expect(made).not.toContain('data-early');
});

it('the script that comes first is told what a page of the app asks for, behind the data that it takes', () => {
  const file = { url: '/c.js', integrity: 'sha384-c' };
  const made = withBeforePaint(TEMPLATE, file, { client: { url: '/client.js' } });
  expect(made).toContain(
    'data-early="{&quot;client&quot;:{&quot;url&quot;:&quot;/client.js&quot;}}"></script>',
  );
  expect(made.indexOf('href="/registry.json"')).toBeLessThan(made.indexOf('/c.js'));
  expect(made.split('/registry.json')).toHaveLength(2);
});

it('what is asked for early stands behind what the page is drawn with, with its hash', () => {
  const made = withPreloads(TEMPLATE, [{ url: '/app.js', integrity: 'sha384-a' }]);
  expect(made).toContain(
    '<link rel="preload" as="script" href="/app.js" crossorigin="anonymous" integrity="sha384-a"></head>',
  );
});

describe('an outline', () => {
  it('stands behind the empty root', () => {
    expect(withOutline(TEMPLATE, '<div class="outline"></div>')).toContain(
      '<div id="root"></div><div class="outline"></div>',
    );
  });

  it('has nothing that the policy refuses', () => {
    expect(() => withOutline(TEMPLATE, '<div style="color:red"></div>')).toThrow('inline style');
  });
});
