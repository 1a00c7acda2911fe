import { manifestFile } from './manifest.ts';
import { SITE_PLACEHOLDER, type MadePage } from './made-page.ts';

/** A built file with its hash. */
export interface BuiltFile {
  readonly url: string;
  readonly integrity: string;
}

/** The scripts that the build put into the template, and the data that they ask for. */
const FOR_SCRIPTS = /<script\b[^>]*\bsrc=[^>]*><\/script>|<link\b[^>]*\bas="fetch"[^>]*>/g;
const FOR_DATA = /<link\b[^>]*\bas="fetch"[^>]*>/g;
const LEADING_TITLE = /^<title>[^<]*<\/title>/;

/**
 * The document of a page made at build time: the page that the build made for the script, with this page's language,
 * title, links and markup. Throws when the markup has a style attribute or a script, which the CSP would refuse.
 */
export function composeDocument(
  template: string,
  page: MadePage,
  files: readonly BuiltFile[],
): string {
  refuseInline(page.markup + page.suggestions, page.file);
  const title = LEADING_TITLE.exec(page.markup)?.[0];
  if (title === undefined) throw new Error(`${page.file} has no title`);
  // In a template, which is not drawn: the before-paint script takes one of them out, before what it goes above is painted.
  const suggestions =
    page.suggestions === '' ? '' : `<template data-suggestions>${page.suggestions}</template>`;
  const root = `${suggestions}<div id="root" data-page="${escapeAttribute(page.name)}">${page.markup.slice(title.length)}</div>`;
  const { early, late } = headFiles(template, page, files);
  return [
    [
      /<html[^>]*>/,
      `<html lang="${page.language}" dir="${page.direction}" data-theme="light" data-public>`,
    ],
    [/<title>[^<]*<\/title>/, [title, ...composeHead(page, title)].join('\n    ')],
    [/(<link rel="manifest" href=")[^"]+/, `$1/${manifestFile(page.language)}`],
    [/<\/head>/, `${early}<template data-scripts="${page.scripts}">${late}</template></head>`],
    [/<div id="root"><\/div>/, root],
    [/\s*<noscript\b[\s\S]*?<\/noscript\s*>/, ''],
  ].reduce(
    (text, [from, to]) => replaceOnce(text, from as RegExp, to as string),
    template.replace(FOR_SCRIPTS, ''),
  );
}

/** The CSP would refuse a style attribute or a script. */
function refuseInline(markup: string, file: string): void {
  const inline = /<[^>]+\s(?:style|on[a-z]+)=|<(?:script|style)\b/.exec(markup);
  if (inline) throw new Error(`${file} has inline style or script: ${inline[0].slice(0, 200)}`);
}

/**
 * The files of the page's head: at once those it is painted with, and later, from a template, the scripts and the files
 * that only they need. The before-paint script puts that into the head.
 */
function headFiles(template: string, { later }: MadePage, files: readonly BuiltFile[]) {
  const isForScripts = ({ url }: BuiltFile) => /\.js(?:on)?$/.test(url);
  const built = (template.match(FOR_SCRIPTS) ?? []).filter(
    (tag) => !later.some((address) => tag.includes(`href="${address}"`)),
  );
  if (!built.some((tag) => tag.startsWith('<script')))
    throw new Error('the template has no script');
  return {
    early: files
      .filter((file) => !isForScripts(file))
      .map(composeTag)
      .join(''),
    late: [...files.filter(isForScripts).map(composeTag), ...built].join(''),
  };
}

/**
 * Puts the script that runs before the first paint in front of everything that loads.
 *
 * @param early what it has the browser ask for early, in a form of its own.
 */
export function withBeforePaint(
  document: string,
  { url, integrity }: BuiltFile,
  early?: object,
): string {
  const named = early ? ` data-early="${escapeAttribute(JSON.stringify(early))}"` : '';
  const tag = `<script src="${url}" crossorigin="anonymous" integrity="${integrity}"${named}></script>`;
  // In front of the script that takes them: a preload behind it would be a second request.
  const data = early ? (document.match(FOR_DATA) ?? []) : [];
  const rest = early ? document.replace(FOR_DATA, '') : document;
  return replaceOnce(rest, /(<meta charset="[^"]+"\s*\/?>)/, ['$1', ...data, tag].join('\n    '));
}

/** Puts behind the empty root what may be drawn until a script has filled it. Throws when the CSP would refuse it. */
export function withOutline(document: string, outline: string): string {
  refuseInline(outline, 'the outline');
  return replaceOnce(document, /<div id="root"><\/div>/, `<div id="root"></div>${outline}`);
}

/** Has the browser ask for files while it still reads the document, behind what it is drawn with. */
export function withPreloads(document: string, files: readonly BuiltFile[]): string {
  return replaceOnce(document, /<\/head>/, `${files.map(composeTag).join('')}</head>`);
}

function composeHead(page: MadePage, title: string): string[] {
  const { description, alternates, language } = page;
  if (alternates === null) return ['<meta name="robots" content="noindex" />'];
  const links = Object.entries(alternates).map(
    ([each, path]) =>
      `<link rel="alternate" hreflang="${each}" href="${SITE_PLACEHOLDER}${path}" />`,
  );
  const address = SITE_PLACEHOLDER + (alternates[language] ?? '/');
  return [
    ...(description === null
      ? []
      : [`<meta name="description" content="${escapeAttribute(description)}" />`]),
    `<link rel="canonical" href="${address}" />`,
    ...composeCard(page, title, address),
    ...links,
    `<link rel="alternate" hreflang="x-default" href="${SITE_PLACEHOLDER}${alternates['en'] ?? '/'}" />`,
  ];
}

/** What whoever shares the page shows of it (Open Graph). */
function composeCard({ description, language, product }: MadePage, title: string, address: string) {
  const card = {
    type: 'website',
    site_name: product,
    title: title.replace(/<[^>]+>/g, ''),
    ...(description !== null && { description }),
    url: address,
    image: `${SITE_PLACEHOLDER}/icons/512.png`,
    locale: ogLocale(language),
  };
  return Object.entries(card).map(
    // The title's text is escaped already.
    ([name, text]) =>
      `<meta property="og:${name}" content="${name === 'title' ? text.replaceAll('"', '&quot;') : escapeAttribute(text)}" />`,
  );
}

/** A language as Open Graph has it, with the region that most of its speakers are in: `fr_FR`. */
function ogLocale(language: string): string {
  const { language: own, region } = new Intl.Locale(language).maximize();
  return region === undefined ? own : `${own}_${region}`;
}

function composeTag({ url, integrity }: BuiltFile): string {
  if (url.endsWith('.woff2')) {
    return `<link rel="preload" as="font" type="font/woff2" href="${url}" crossorigin="anonymous">`;
  }
  // No integrity: of data browsers compare what is fetched with it, not what is preloaded.
  if (url.endsWith('.json')) return `<link rel="preload" as="fetch" href="${url}" crossorigin>`;
  const rest = `href="${url}" crossorigin="anonymous" integrity="${integrity}"`;
  return url.endsWith('.css')
    ? `<link rel="stylesheet" ${rest}>`
    : `<link rel="preload" as="script" ${rest}>`;
}

function replaceOnce(text: string, from: RegExp, to: string): string {
  if (!from.test(text)) throw new Error(`the template has no ${from.source}`);
  // A function, so that a `$` in a text means itself; only `$1` is meant.
  return text.replace(from, (_match, group) =>
    to.replace('$1', () => (typeof group === 'string' ? group : '$1')),
  );
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
