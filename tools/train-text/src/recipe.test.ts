import { decodePack, PackError, Predictor } from '@nafas/emotion/text';
import { describe, expect, it } from 'vitest';
import type { Rows, Task } from './data/task.ts';
import { evaluatePack, macroF1 } from './learn/evaluate.ts';
import { seeded } from './learn/random.ts';
import { type Recipe, trainPack } from './recipe.ts';

const WORDS = {
  joy: ['happy', 'sunny', 'laughing', 'great'],
  anger: ['furious', 'rude', 'shouting', 'unfair'],
  plain: ['table', 'train', 'paper', 'seven', 'green', 'house', 'window', 'street'],
};

/** Sentences of plain words with a word of joy or anger in some of them. */
function corpus(size: number, seed: number): Rows {
  const random = seeded(seed);
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? '';
  const truth = new Uint8Array(size * 2);
  const texts = Array.from({ length: size }, (_, i) => {
    const words = Array.from({ length: 6 }, () => pick(WORDS.plain));
    if (random() < 0.4) {
      truth[i * 2] = 1;
      words[2] = pick(WORDS.joy);
    }
    if (random() < 0.3) {
      truth[i * 2 + 1] = 1;
      words[4] = pick(WORDS.anger);
    }
    return words.join(' ');
  });
  return { texts, truth };
}

const task: Task = {
  lang: 'xx',
  source: 'made in the test',
  licence: 'none',
  heads: ['joy', 'anger'],
  train: corpus(300, 1),
  dev: corpus(100, 2),
  outputs: [
    { group: 'two', label: 'joy', anyOf: ['joy'] },
    { group: 'two', label: 'anger', anyOf: ['anger'] },
    { group: 'reading', label: 'neutral', noneOf: ['joy', 'anger'] },
  ],
};

const recipe: Recipe = {
  version: 'test',
  spec: { bits: 14, words: 2, charMin: 3, charMax: 4, negation: false, charWeight: 1 },
  leastRows: 2,
  idfPower: 1,
  fit: {
    first: { epochs: 6, rate: 0.3, caution: 0.2, seed: 1 },
    second: { epochs: 6, rate: 0.3, caution: 0.2, seed: 2 },
    budget: 300,
  },
  stacker: { hidden: 3, epochs: 10, rate: 0.05, decay: 1e-4, seed: 3 },
  members: 2,
  folds: 3,
  softShare: 0.2,
  stepShare: 0.3,
};

describe('trainPack', () => {
  const pack = trainPack(task, recipe);

  it('makes the same bytes from the same corpus', () => {
    expect(new Uint8Array(trainPack(task, recipe))).toEqual(new Uint8Array(pack));
  });

  it('learns what is there to be learnt, in a few rounded weights', () => {
    const { header } = decodePack(pack);
    expect(header.weights).toBeGreaterThan(0);
    expect(header.weights).toBeLessThanOrEqual(recipe.fit.budget);
    const scores = evaluatePack(pack, task);
    expect(macroF1(scores, 'two')).toBeGreaterThan(0.95);
    expect(scores.find((score) => score.label === 'neutral')?.f1).toBeGreaterThan(0.9);
  });

  it('learns nothing from labels at random', () => {
    const random = seeded(9);
    const noise = Uint8Array.from(task.train.truth, () => (random() < 0.4 ? 1 : 0));
    const lost = trainPack({ ...task, train: { ...task.train, truth: noise } }, recipe);
    const scores = evaluatePack(lost, task);
    for (const score of scores.filter((s) => s.group === 'two'))
      expect(score.auc).toBeLessThan(0.75);
  });

  it('comes back from its bytes: header, table, and the same probabilities', () => {
    const decoded = decodePack(pack);
    expect(decoded.header).toMatchObject({ lang: 'xx', heads: ['joy', 'anger'] });
    expect(decoded.rowStart.at(-1)).toBe(decoded.header.weights);
    const { groups } = new Predictor(decoded).predict('green table happy window');
    expect(groups.get('two')?.predicted).toEqual(['joy']);
    expect(groups.get('two')?.probabilities['joy']).toBeGreaterThan(0.8);
  });

  it('refuses bytes that are cut short or something else', () => {
    expect(() => decodePack(pack.slice(0, pack.byteLength - 9))).toThrow(PackError);
    expect(() => decodePack(new ArrayBuffer(3))).toThrow(PackError);
    expect(() => decodePack(new TextEncoder().encode('<!doctype html><p>').buffer)).toThrow(
      PackError,
    );
  });
});
