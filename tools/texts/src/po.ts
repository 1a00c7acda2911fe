import { po, type GetTextTranslation } from 'gettext-parser';
import { expectedKeys, flatten } from './find-faults.ts';
import { findTextFiles, readTexts, ROOT, type Texts } from './workspace.ts';

// Each form of a plural is an entry of its own, with the numbers it is for: gettext's plurals are numbered by a formula that
// knows no "many" of French or "zero" of i18next, and so could not come back as they went.

/** A file of texts as it came back: where it belongs, and what it says. */
export interface TextFile {
  readonly path: string;
  readonly texts: Texts;
}

/** A PO file (gettext) with every text of the product: the English, what the language says, and where it stands. */
export function exportPo(language: string, root = ROOT): string {
  const translations: Record<string, Record<string, GetTextTranslation>> = {};
  for (const { folder, file } of findTextFiles(root)) {
    const said = flatten(readTexts(folder, language, file, root) ?? {});
    const english = flatten(readTexts(folder, 'en', file, root) ?? {});
    for (const [key, { text, plural }] of expectedKeys(english, language)) {
      const msgctxt = `${folder}/${file}:${key}`;
      const entry = {
        msgctxt,
        msgid: text,
        msgstr: [said.get(key) ?? ''],
        ...(plural !== null && { comments: { extracted: describeForm(key, language) } }),
      };
      translations[msgctxt] = { [text]: entry };
    }
  }
  return po
    .compile({
      charset: 'utf-8',
      headers: {
        'Project-Id-Version': 'nafas',
        Language: language,
        'MIME-Version': '1.0',
        'Content-Type': 'text/plain; charset=utf-8',
        'Content-Transfer-Encoding': '8bit',
      },
      translations,
    })
    .toString();
}

/**
 * The files of texts that a PO file makes: with the groups and the order of English, and without what is not translated yet.
 * @throws when it is of another language, or knows a text that the product does not have.
 */
export function importPo(text: string, language: string, root = ROOT): TextFile[] {
  const { headers, translations } = po.parse(text);
  if (headers['Language'] !== language) {
    throw new Error(`The file is in ${headers['Language'] ?? 'no language'}, not in ${language}`);
  }
  const said = new Map(
    Object.entries(translations)
      .filter(([context]) => context !== '')
      .map(([context, entries]) => [context, Object.values(entries)[0]?.msgstr[0] ?? '']),
  );
  const files = findTextFiles(root).flatMap(({ folder, file }) => {
    const english = readTexts(folder, 'en', file, root);
    if (english === null) return [];
    const texts = fill(english, language, (key) => {
      const context = `${folder}/${file}:${key}`;
      const found = said.get(context);
      said.delete(context);
      return found;
    });
    return Object.keys(texts).length === 0
      ? []
      : [{ path: `${folder}/${language}/${file}`, texts }];
  });
  const [unknown] = said.keys();
  if (unknown !== undefined) throw new Error(`The product has no text ${unknown}`);
  return files;
}

type Node = string | readonly unknown[] | { readonly [key: string]: Node };

/** The shape of English with what `say` answers for each key; groups in which nothing is said are left out. */
function fill(
  english: Texts,
  language: string,
  say: (key: string) => string | undefined,
  path = '',
): Texts {
  const strings = new Map(
    Object.entries(english).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
  const result: Record<string, Node> = {};
  const put = (key: string) => {
    const text = say(`${path}${key}`);
    if (text !== undefined && text !== '') result[key] = text;
  };
  const forms = [...expectedKeys(strings, language).keys()];
  for (const [key, value] of Object.entries(english)) {
    if (typeof value === 'string') {
      // A form of a plural brings those of the language, once.
      const [, stem] = /^(.*?)_(?:zero|one|two|few|many|other)$/.exec(key) ?? [];
      const own =
        forms.includes(key) && stem === undefined
          ? [key]
          : forms.filter((form) => isForm(form, stem ?? key));
      for (const form of own.length > 0 ? own : [key]) if (!(form in result)) put(form);
    } else {
      const inner = fill(value as Texts, language, say, `${path}${key}.`);
      const values = Object.values(inner);
      if (values.length > 0) result[key] = Array.isArray(value) ? values : (inner as Node);
    }
  }
  return result as Texts;
}

const isForm = (form: string, stem: string) =>
  form.startsWith(`${stem}_`) && /^_(?:zero|one|two|few|many|other)$/.test(form.slice(stem.length));

/** Of a plural form, for the translator: its name and the first numbers it is for. */
function describeForm(key: string, language: string): string {
  const form = key.slice(key.lastIndexOf('_') + 1);
  const type = key.includes('_ordinal_') ? 'ordinal' : 'cardinal';
  const rules = new Intl.PluralRules(language, { type });
  const numbers = [...Array.from({ length: 200 }, (_, n) => n), 1_000_000]
    .filter((n) => (form === 'zero' ? n === 0 : rules.select(n) === form))
    .slice(0, 5);
  return `Plural form "${form}": ${numbers.length > 0 ? numbers.join(', ') : 'fractions'}`;
}
