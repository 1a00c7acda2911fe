import type { EmotionEngine, EmotionResult, NoReadingReason } from '../reading/engine.ts';
import type { EmotionReading, ReadingNote } from '../reading/reading.ts';
import { combine, type TextValues, WITHOUT_MODEL } from './combine.ts';
import { evidence } from './evidence.ts';
import { MAX_CHARACTERS } from './features/tokens.ts';
import { type TextInput, unreadable } from './input.ts';
import { textLanguage } from './languages.ts';
import { lexiconFor } from './lexicon/index.ts';
import type { LexiconHit } from './lexicon/lexicon.ts';
import { findHits } from './lexicon/match.ts';
import type { FetchPack } from './loader.ts';
import { decodePack } from './pack/decode.ts';
import { Predictor, type Prediction } from './predict.ts';

/** A text's reading with what the pack says label by label. */
export interface TextAnalysis {
  readonly result: EmotionResult;
  /** By group ('labels28', 'ekman', 'sentiment', 'labels6', 'reading'); absent without a pack. */
  readonly prediction?: Prediction;
}

/** No lexicon-only reading is believed more than this. */
export const LEXICON_CONFIDENCE = 0.35;
/** Below this share of known words a reading carries the note 'few-known-words'. */
const FEW_KNOWN = 0.25;

/**
 * Reads emotions in a text on the device: a trained pack per language, corrected by a lexicon
 * with negation where there is one. Energy is always null (it cannot be read from text). It tells
 * what the words express, not what a person feels, and must never be used to detect a crisis.
 */
export class OnDeviceTextEngine implements EmotionEngine<TextInput> {
  readonly name = 'on-device-text';
  readonly version = '1';
  readonly #fetchPack: FetchPack;
  readonly #languages: readonly string[];
  readonly #loaded = new Map<string, Promise<Predictor>>();
  readonly #now: () => number;

  /** `languages`: what load() fetches; any other language is fetched when its first text comes. */
  constructor(
    fetchPack: FetchPack,
    languages: readonly string[] = [],
    now: () => number = () => performance.now(),
  ) {
    this.#fetchPack = fetchPack;
    this.#languages = languages;
    this.#now = now;
  }

  /** @throws what the loader throws, or PackError, when a pack cannot be had. */
  async load(progress?: (done: number) => void): Promise<void> {
    const codes = this.#languages.flatMap((tag) => {
      const language = textLanguage(tag);
      return language && language.method !== 'lexicon' ? [language.code] : [];
    });
    const shares = codes.map(() => 0);
    const report = (i: number, done: number) => {
      shares[i] = done;
      progress?.(shares.reduce((sum, share) => sum + share, 0) / shares.length);
    };
    await Promise.all(
      codes.map(async (code, i) => {
        await this.#predictor(code, (done) => report(i, Math.min(done, 0.99)));
        report(i, 1);
      }),
    );
    if (codes.length === 0) progress?.(1);
  }

  async analyze(input: TextInput): Promise<EmotionResult> {
    return (await this.analyzeInDetail(input)).result;
  }

  /** analyze(), with the labels of the pack beside the reading. Never throws. */
  async analyzeInDetail({ text, lang }: TextInput): Promise<TextAnalysis> {
    const started = this.#now();
    const why = unreadable(text);
    if (why) return none('nothing-to-read', why);
    const language = textLanguage(lang);
    if (!language) return none('language-not-available', lang);
    let predictor: Predictor | undefined;
    if (language.method !== 'lexicon') {
      try {
        predictor = await this.#predictor(language.code);
      } catch (error) {
        return none('pack-not-loaded', error instanceof Error ? error.message : String(error));
      }
    }
    const read = text.slice(0, MAX_CHARACTERS);
    const reader = lexiconFor(language.code);
    const hits = reader ? findHits(read, reader) : [];
    const prediction = predictor?.predict(read);
    const model = prediction ? modelValues(prediction) : WITHOUT_MODEL;
    const values = combine(model, hits);
    const known = prediction?.known ?? 0;
    const notes: ReadingNote[] = [];
    if (!predictor) notes.push('lexicon-only');
    else if (known < FEW_KNOWN && hits.length === 0) notes.push('few-known-words');
    if (text.length > MAX_CHARACTERS) notes.push('cut');
    const computedFrom = evidence(predictor, hits);
    const reading: EmotionReading = {
      happiness: percent(values.happiness),
      sadness: percent(values.sadness),
      neutral: percent(values.neutral),
      stress: percent(values.stress),
      energy: null,
      confidence: predictor ? confidence(values, known, hits) : lexiconConfidence(hits),
      source: 'text',
      engine: this.name,
      version: predictor
        ? `${this.version}+${language.code}.${predictor.pack.header.version}`
        : this.version,
      durationMs: this.#now() - started,
      computedFrom,
      notes,
    };
    return prediction
      ? { result: { ok: true, reading }, prediction }
      : { result: { ok: true, reading } };
  }

  dispose(): void {
    this.#loaded.clear();
  }

  #predictor(code: string, progress?: (done: number) => void): Promise<Predictor> {
    const known = this.#loaded.get(code);
    if (known) return known;
    const coming = this.#fetchPack(code, progress).then(
      (bytes) => new Predictor(decodePack(bytes)),
    );
    this.#loaded.set(code, coming);
    // A failed pack is asked for again next time.
    coming.catch(() => this.#loaded.delete(code));
    return coming;
  }
}

function none(reason: NoReadingReason, detail: string): TextAnalysis {
  return { result: { ok: false, reason, detail } };
}

function modelValues(prediction: Prediction): TextValues {
  const p = prediction.groups.get('reading')?.probabilities ?? {};
  return {
    happiness: p['happiness'] ?? 0,
    sadness: p['sadness'] ?? 0,
    neutral: p['neutral'] ?? 0,
    stress: p['stress'] ?? 0,
  };
}

const percent = (p: number) => Math.round(p * 100);

/** The strongest calibrated value, less where the words are unknown; a lexicon word is known. */
function confidence(values: TextValues, known: number, hits: readonly LexiconHit[]): number {
  const strongest = Math.max(values.happiness, values.sadness, values.neutral, values.stress);
  const share = hits.length > 0 ? Math.max(known, 0.6) : known;
  return strongest * Math.min(1, 0.25 + share);
}

function lexiconConfidence(hits: readonly LexiconHit[]): number {
  return hits.length === 0 ? 0.05 : Math.min(LEXICON_CONFIDENCE, 0.2 + 0.05 * hits.length);
}
