import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expectedKeys, findFaults, type Fault } from './find-faults.ts';
import { findTextFiles, readTexts, ROOT, type Texts } from './workspace.ts';

const LANGUAGES = 'libs/platform/src/contract/values.ts';
const DOCUMENT = 'docs/languages.md';
const LIST = /(export const LANGUAGES = \[)([^\]]*?)(,?\s*\] as const)/;

/** What a language adds to the workspace: files by path, those of its own and those of everybody that name it. */
export interface LanguagePlan {
  readonly own: ReadonlyMap<string, string>;
  readonly shared: ReadonlyMap<string, string>;
}

/**
 * The shape of a language: every file of texts, with a form for each of its plural categories. The words are English until
 * somebody translates them, so that the product runs; the checks list each that still is.
 * @throws when the language is there, or is none.
 */
export function planLanguage(tag: string, root = ROOT): LanguagePlan {
  if (!/^[a-z]{2,3}$/.test(tag))
    throw new Error(`${tag}: a language is two or three small letters`);
  const name = getName(tag, 'en');
  if (name === tag) throw new Error(`${tag}: no language that is known`);
  const list = readFileSync(join(root, LANGUAGES), 'utf8');
  if (LIST.exec(list)?.[2]?.includes(`'${tag}'`)) throw new Error(`${tag} is there already`);
  const own = new Map<string, string>();
  for (const { folder, file } of findTextFiles(root)) {
    const shape = shapeFor(readTexts(folder, 'en', file, root) ?? {}, tag);
    own.set(`${folder}/${tag}/${file}`, `${JSON.stringify(shape, null, 2)}\n`);
  }
  own.set(`docs/languages/${tag}.md`, stylePage(name, tag));
  // What a translator wrote already stays.
  for (const path of own.keys()) if (existsSync(join(root, path))) own.delete(path);
  const document = readFileSync(join(root, DOCUMENT), 'utf8');
  const row = `| ${name} | \`${tag}\` | [${tag}.md](languages/${tag}.md) | not yet |\n`;
  return {
    own,
    shared: new Map([
      [LANGUAGES, list.replace(LIST, `$1$2, '${tag}'$3`)],
      [DOCUMENT, document.replace(/((?:^\|.*\|\n)+)/m, `$1${row}`)],
    ]),
  };
}

/** Writes it. Resolves with what is left to translate. */
export function writeLanguage({ own, shared }: LanguagePlan, tag: string, root = ROOT): Fault[] {
  for (const [path, text] of [...own, ...shared]) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return findFaults(tag, root);
}

const getName = (tag: string, language: string) =>
  new Intl.DisplayNames(language, { type: 'language' }).of(tag) ?? tag;

/** The English texts with the plural forms of another language. */
function shapeFor(english: Texts, language: string): Texts {
  const strings = new Map(
    Object.entries(english).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
  const forms = [...expectedKeys(strings, language)];
  const getStem = (key: string) => key.replace(/_(?:zero|one|two|few|many|other)$/, '');
  const shape: Record<string, Texts[string]> = {};
  for (const [key, value] of Object.entries(english)) {
    if (typeof value !== 'string') {
      shape[key] = Array.isArray(value) ? value : shapeFor(value as Texts, language);
      continue;
    }
    for (const [form, { text }] of forms) {
      if (getStem(form) === getStem(key)) shape[form] ??= text;
    }
  }
  return shape;
}

const stylePage = (name: string, tag: string) => `# ${name} (${getName(tag, tag)})

How the product speaks in ${name}. Reviewed by a native speaker: not yet.

- Address form:
- Tone:
- Gender-neutral wording:
- Numerals, quotation marks and dates:

| English | ${name} |
| --- | --- |
| mood | |
| energy | |
| stress | |
| check-in | |
| companion | |
| crisis | |
`;
