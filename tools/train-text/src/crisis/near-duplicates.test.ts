import { expect, it } from 'vitest';
import { labelledByKind, labelledIn } from './labelled.ts';
import { nearTo } from './near-duplicates.ts';
import { labelledSamples } from './samples.ts';

it('knows a sentence that holds most of the words of a judged one', () => {
  const isNear = nearTo(['the boat left before anybody woke up', 'لم يبق في البيت أحد سواي']);
  expect(isNear('The boat left early, before anybody woke.')).toBe(true);
  expect(isNear('in my dream the boat was made of bread')).toBe(false);
  expect(isNear('لم يبق في البيت أحد')).toBe(true);
});

it('leaves no near-duplicate of a judged sentence in training', () => {
  const isNear = nearTo([...labelledIn('unseen'), ...labelledByKind()].map(({ text }) => text));
  const all = (['early', 'written'] as const).flatMap(labelledIn);
  expect(all.filter(({ text }) => isNear(text)).length).toBeGreaterThan(100);
  const learnt = labelledSamples().filter(({ set }) => set !== 'phrases');
  expect(learnt.filter(({ text }) => isNear(text))).toEqual([]);
});
