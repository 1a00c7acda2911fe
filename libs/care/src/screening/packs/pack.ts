import { loadedLearnt } from '../classifier/learnt.ts';
import { readWeights, type StoredWeights, type Weights } from '../classifier/weights.ts';
import { prepareScreening } from '../prepare-screening.ts';
import { prepareRules, type ReadRules, readRules, type RuleSet } from './rules/rule-set.ts';

/** The languages that have a pack of their own; English and Arabic have rules and classifiers (docs/care.md). */
export const PACK_LANGUAGES = ['es', 'fr', 'de', 'it', 'pt', 'ru', 'zh', 'ja', 'ko'] as const;

/** The BCP 47 tag of a language that has a pack. */
export type PackLanguage = (typeof PACK_LANGUAGES)[number];

/** What was learnt of one language, as it is kept. */
export interface StoredPack extends StoredWeights {
  /** Log-odds from which a text is at least `concern`; from 0 on it is `crisis`. */
  readonly worry: number;
  /** The words that most of its sentences hold, by which it is told from others; a space between them. */
  readonly common: string;
}

/** What was learnt of one language. */
export interface LanguagePack {
  readonly weights: Weights;
  readonly worry: number;
  readonly common: ReadonlySet<string>;
  /** What its rules say of a text. */
  readonly rules: ReadRules;
}

const NO_RULES: RuleSet = { crisis: [], concern: [], worries: [], denials: [], clears: [] };

const loaded = new Map<PackLanguage, LanguagePack>();
const loading = new Map<PackLanguage, Promise<void>>();

const isPackLanguage = (tag: string): tag is PackLanguage =>
  PACK_LANGUAGES.some((each) => each === tag);

/** The pack of a language, when it was loaded before. */
export function loadedPack(language: PackLanguage): LanguagePack | null {
  return loaded.get(language) ?? null;
}

/** The languages whose packs were loaded. */
export const loadedLanguages = (): readonly PackLanguage[] => [...loaded.keys()];

/** Whether all that was learnt of a language is there; also where there is no pack for it. */
export function hasPack(language: string): boolean {
  const tag = language.split('-')[0] ?? '';
  return loadedLearnt() !== null && (!isPackLanguage(tag) || loaded.has(tag));
}

/**
 * Loads what was learnt of a language and its rules (60 to 80 KB), so that `screenForCrisis` reads it from then on; with any
 * language, what was learnt of English and Arabic, and no more for one that has no pack. Rejects when something can't be
 * had; the next call tries again.
 *
 * @param language BCP 47. The only parameter for good: apps hand this to `map`.
 */
export async function loadPack(language: string): Promise<void> {
  const tag = language.split('-')[0] ?? '';
  await Promise.all([prepareScreening(), isPackLanguage(tag) && !loaded.has(tag) && loadOnce(tag)]);
}

/** Loads a pack once, whoever asks for it meanwhile. */
function loadOnce(language: PackLanguage): Promise<void> {
  const known = loading.get(language) ?? load(language).finally(() => loading.delete(language));
  loading.set(language, known);
  return known;
}

async function load(language: PackLanguage): Promise<void> {
  const { pack, rules } = LOAD[language];
  const [{ default: stored }, { RULES }] = await Promise.all([pack(), rules()]);
  loaded.set(language, readPack(stored, await prepareRules(language, RULES)));
}

/** The rules of a language by themselves, as who trains its pack needs them. */
export async function loadRules(language: PackLanguage): Promise<ReadRules> {
  // The pack is left alone: who trains writes it anew, and an import is read once.
  const { RULES } = await LOAD[language].rules();
  return readRules(language, RULES);
}

/** Loads every language that there is, as a server does that knows nobody's. Rejects when one can't be had. */
export async function loadAllPacks(): Promise<void> {
  await Promise.all(PACK_LANGUAGES.map(loadPack));
}

/** Forgets what was loaded, so that a language can be judged by itself. */
export function forgetPacks(): void {
  loaded.clear();
}

/** Reads a language by this pack from now on, in place of the one that is kept: who trains packs judges others than that. */
export function replacePack(language: PackLanguage, pack: LanguagePack): void {
  loaded.set(language, pack);
}

/** Reads a pack from its stored form; without rules it is what was learnt alone. */
export function readPack(stored: StoredPack, rules = readRules('', NO_RULES)): LanguagePack {
  return {
    rules,
    weights: readWeights(stored),
    worry: stored.worry,
    common: new Set(stored.common.split(' ')),
  };
}

interface Load {
  readonly pack: () => Promise<{ default: StoredPack }>;
  readonly rules: () => Promise<{ RULES: RuleSet }>;
}

// Each by its own name: servers bundle what they can read here.
const LOAD: Readonly<Record<PackLanguage, Load>> = {
  es: {
    pack: () => import('./learnt/es.json', { with: { type: 'json' } }),
    rules: () => import('./rules/es.ts'),
  },
  fr: {
    pack: () => import('./learnt/fr.json', { with: { type: 'json' } }),
    rules: () => import('./rules/fr.ts'),
  },
  de: {
    pack: () => import('./learnt/de.json', { with: { type: 'json' } }),
    rules: () => import('./rules/de.ts'),
  },
  it: {
    pack: () => import('./learnt/it.json', { with: { type: 'json' } }),
    rules: () => import('./rules/it.ts'),
  },
  pt: {
    pack: () => import('./learnt/pt.json', { with: { type: 'json' } }),
    rules: () => import('./rules/pt.ts'),
  },
  ru: {
    pack: () => import('./learnt/ru.json', { with: { type: 'json' } }),
    rules: () => import('./rules/ru.ts'),
  },
  zh: {
    pack: () => import('./learnt/zh.json', { with: { type: 'json' } }),
    rules: () => import('./rules/zh.ts'),
  },
  ja: {
    pack: () => import('./learnt/ja.json', { with: { type: 'json' } }),
    rules: () => import('./rules/ja.ts'),
  },
  ko: {
    pack: () => import('./learnt/ko.json', { with: { type: 'json' } }),
    rules: () => import('./rules/ko.ts'),
  },
};
