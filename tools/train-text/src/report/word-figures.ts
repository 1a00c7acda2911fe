import type { EmotionReading } from '@nafas/emotion';
import { detectLanguage, type OnDeviceTextEngine } from '@nafas/emotion/text';
import { type Feeling, type LabelledFeeling, type Tone, TONES } from './feelings.ts';

/** What the engine does with labelled sentences of a language. Shares are 0-1. */
export interface WordFigures {
  readonly sentences: number;
  /** Of all sentences: a word of the list is in it. */
  readonly covered: number;
  /** Of the covered pleasant and unpleasant ones: read with the right sign. */
  readonly rightSign: number;
  /** Of the covered ones that name a feeling: it is the strongest of the three. */
  readonly rightFeeling: number;
  /** Of all sentences, those without a known word included. */
  readonly accuracy: number;
  readonly macroF1: number;
  readonly f1: Readonly<Record<Tone, number>>;
  /** The macro-F1 of always giving the most frequent label. */
  readonly baselineF1: number;
  readonly baselineAccuracy: number;
  readonly meanConfidence: number;
  readonly maxConfidence: number;
  /** Of all sentences: the reading says that it is of a list of words alone. */
  readonly saysSo: number;
}

/** The tone that a reading is taken for: that of its largest value; neutral where two are as large. */
export function getTone({ happiness, sadness, stress, neutral }: EmotionReading): Tone {
  const good = happiness ?? 0;
  const bad = Math.max(sadness ?? 0, stress ?? 0);
  if ((neutral ?? 0) >= Math.max(good, bad) || good === bad) return 'neutral';
  return good > bad ? 'positive' : 'negative';
}

/** Runs the engine on each sentence, as the app does in that language, and counts. */
export async function measureWords(
  engine: OnDeviceTextEngine,
  lang: string,
  sentences: readonly LabelledFeeling[],
): Promise<WordFigures> {
  const read = await Promise.all(
    sentences.map(async (sentence) => {
      const input = { text: sentence.text, lang: detectLanguage(sentence.text, lang) };
      const result = await engine.analyze(input);
      if (!result.ok) throw new Error(`${result.reason}: ${sentence.text}`);
      return { ...sentence, reading: result.reading, said: getTone(result.reading) };
    }),
  );
  const covered = read.filter(({ reading }) => reading.computedFrom.length > 0);
  const share = <T>(of: readonly T[], is: (one: T) => boolean) =>
    of.length === 0 ? 0 : of.filter(is).length / of.length;
  const truth = read.map(({ tone }) => tone);
  const f1 = f1ByTone(
    truth,
    read.map(({ said }) => said),
  );
  const most = TONES.toSorted((a, b) => count(truth, b) - count(truth, a))[0] ?? 'neutral';
  const confidences = read.map(({ reading }) => reading.confidence);
  return {
    sentences: read.length,
    covered: covered.length / read.length,
    rightSign: share(
      covered.filter(({ tone }) => tone !== 'neutral'),
      ({ tone, reading }) => tone === getSign(reading),
    ),
    rightFeeling: share(
      covered.filter(({ feeling }) => feeling !== null),
      ({ feeling, reading }) => feeling === findStrongestFeeling(reading),
    ),
    accuracy: share(read, ({ tone, said }) => tone === said),
    macroF1: mean(TONES.map((tone) => f1[tone])),
    f1,
    baselineF1: mean(
      Object.values(
        f1ByTone(
          truth,
          truth.map(() => most),
        ),
      ),
    ),
    baselineAccuracy: count(truth, most) / truth.length,
    meanConfidence: mean(confidences),
    maxConfidence: Math.max(...confidences),
    saysSo: share(read, ({ reading }) => reading.notes.includes('lexicon-only')),
  };
}

function getSign({ happiness, sadness, stress }: EmotionReading): Tone {
  const balance = (happiness ?? 0) - Math.max(sadness ?? 0, stress ?? 0);
  return balance > 0 ? 'positive' : balance < 0 ? 'negative' : 'neutral';
}

function findStrongestFeeling(reading: EmotionReading): Feeling | null {
  const [first, second] = (['happiness', 'sadness', 'stress'] as const)
    .map((name) => ({ name, percent: reading[name] ?? 0 }))
    .sort((a, b) => b.percent - a.percent);
  return first && first.percent > (second?.percent ?? 0) ? first.name : null;
}

function f1ByTone(truth: readonly Tone[], said: readonly Tone[]): Record<Tone, number> {
  const of = (tone: Tone) => {
    const hits = truth.filter((one, i) => one === tone && said[i] === tone).length;
    return hits === 0 ? 0 : (2 * hits) / (count(truth, tone) + count(said, tone));
  };
  return { positive: of('positive'), negative: of('negative'), neutral: of('neutral') };
}

const count = (tones: readonly Tone[], tone: Tone) => tones.filter((one) => one === tone).length;

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
