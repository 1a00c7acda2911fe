import type { LocalizedText } from '../contract/values.ts';
import { parseFeature, type Feature } from './feature-schema.ts';

/** A declaration whose texts may be keys of the app's `locales/<language>/feature.json`. */
type Declared<Value> = Value extends LocalizedText
  ? Value | string
  : Value extends object
    ? { readonly [Key in keyof Value]: Declared<Value[Key]> }
    : Value;

/** What a feature app contributes, as its `feature.ts` says it: the build puts the texts in place of their keys. */
export type FeatureDeclaration = Declared<Feature>;

type Input = Omit<FeatureDeclaration, 'slots' | 'actions'> &
  Partial<Pick<FeatureDeclaration, 'slots' | 'actions'>>;

/**
 * Declares what a feature app contributes. Runs in the build, not in the browser: the declaration travels in the
 * registry. Throws when a field is wrong, so that a bad declaration can't be built.
 */
export function defineFeature(input: Input): FeatureDeclaration {
  const declaration: FeatureDeclaration = { slots: [], actions: [], ...input };
  // A key is text enough for the other fields to be read.
  parseFeature(replaceKeys(declaration, (key) => ({ title: { en: key } })));
  return declaration;
}

/** The texts of one language, by their keys. */
export type FeatureTexts = Readonly<Record<string, string>>;

/** Words of one text that stand behind each other, in whatever way their language separates them. */
const BETWEEN_WORDS = /\s*[,،、，]\s*/;

/** What a feature is called in another language than English. */
export interface FeatureTranslation {
  /** Its texts by the English ones. */
  readonly texts: Readonly<Record<string, string>>;
  /** Further words that links are found by, by their addresses. */
  readonly keywords: Readonly<Record<string, readonly string[]>>;
}

/** A feature in English, and what it is called in the other languages. */
export interface TranslatedFeature {
  readonly feature: Feature;
  readonly translations: Readonly<Record<string, FeatureTranslation>>;
}

/**
 * Puts the English texts in place of their keys, and gathers those of the other languages. The text of a key with
 * `.keywords` behind it, where there is one, has the words that a link is also found by. Throws when English lacks a key.
 *
 * The Arabic ones stand beside the English, too: shells from before `registry.<language>.json`, which live on in open tabs
 * and as kept copies, speak these two and read no other file. To be dropped once no such shell is supported.
 */
export function translateFeature(
  declaration: FeatureDeclaration,
  texts: Readonly<Record<string, FeatureTexts>>,
): TranslatedFeature {
  const { en = {}, ...others } = texts;
  const { ar = {} } = others;
  const used = new Map<string, string>();
  const feature = parseFeature(
    replaceKeys(declaration, (key) => {
      const text = en[key];
      if (text === undefined) throw new Error(`no English text "${key}" in feature.json`);
      used.set(key, text);
      const keywords = [...new Set([en, ar].flatMap((own) => listKeywords(own, key)))];
      const title = { en: text, ...(ar[key] !== undefined && { ar: ar[key] }) };
      return { title, ...(keywords.length > 0 && { keywords }) };
    }),
  );
  const links = (declaration.links ?? []).flatMap(({ title, address }) =>
    typeof title === 'string' ? [[title, address] as const] : [],
  );
  const translate = (own: FeatureTexts): FeatureTranslation => ({
    texts: Object.fromEntries(
      [...used].flatMap(([key, english]) => (own[key] === undefined ? [] : [[english, own[key]]])),
    ),
    keywords: Object.fromEntries(
      links.flatMap(([key, address]) => {
        const words = listKeywords(own, key);
        return words.length > 0 ? [[address, words]] : [];
      }),
    ),
  });
  const translations = Object.fromEntries(
    Object.entries(others).map(([language, own]) => [language, translate(own)]),
  );
  return { feature, translations };
}

const listKeywords = (texts: FeatureTexts, key: string): string[] =>
  texts[`${key}.keywords`]?.split(BETWEEN_WORDS) ?? [];

interface Found {
  readonly title: LocalizedText;
  readonly keywords?: readonly string[];
}

/** The declaration with what `find` knows in place of each key. */
function replaceKeys(declaration: FeatureDeclaration, find: (key: string) => Found): unknown {
  const replaceIn = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(replaceIn);
    if (typeof value !== 'object' || value === null) return value;
    const fields = Object.entries(value).map(([name, own]: [string, unknown]) =>
      isText(name) && typeof own === 'string'
        ? [name, find(own).title]
        : [name, name === 'requires' || name === 'argument' ? own : replaceIn(own)],
    );
    const { title, address } = value as { readonly title?: unknown; readonly address?: unknown };
    // Links alone have keywords.
    const keywords =
      typeof title === 'string' && address !== undefined ? find(title).keywords : undefined;
    return { ...Object.fromEntries(fields), ...(keywords && { keywords }) };
  };
  return replaceIn(declaration);
}

const isText = (name: string) => name === 'name' || name === 'title' || name === 'short';
