import { expect, test } from 'vitest';
import { chooseExercise } from './choose.ts';
import type { Quadrant } from '../quadrant.ts';
import type { ExerciseOutcome } from './outcome.ts';
import { toRandom } from './random.ts';

const EXERCISES = ['breathing', 'walking', 'writing'];
const outcome = (
  exercise: string,
  hasHelped: boolean,
  quadrant: Quadrant = 'weary',
): ExerciseOutcome => ({
  exercise,
  quadrant,
  hasHelped,
});
const times = (count: number, one: ExerciseOutcome) => Array.from({ length: count }, () => one);

/** How often each is chosen in 2,000 draws. */
function shares(outcomes: readonly ExerciseOutcome[], quadrant: Quadrant) {
  const random = toRandom('seed');
  const counts = new Map<string, number>();
  for (let draw = 0; draw < 2000; draw += 1) {
    const choice = chooseExercise({ exercises: EXERCISES, outcomes, quadrant, random });
    const key = choice?.exercise ?? 'none';
    counts.set(key, (counts.get(key) ?? 0) + 1 / 2000);
  }
  return counts;
}

test('without outcomes each has the same chance', () => {
  for (const share of shares([], 'weary').values()) expect(share).toBeCloseTo(1 / 3, 1);
});

test('what helped is chosen most, and the others keep their part of the 15 percent', () => {
  const outcomes = [
    ...times(20, outcome('walking', true)),
    ...times(20, outcome('breathing', false)),
    ...times(20, outcome('writing', false)),
  ];
  const found = shares(outcomes, 'weary');
  expect(found.get('walking')).toBeCloseTo(0.9, 1);
  expect(found.get('breathing')).toBeGreaterThan(0.03);
  expect(found.get('writing')).toBeGreaterThan(0.03);
});

test('each quadrant learns by itself', () => {
  const outcomes = times(20, outcome('walking', true, 'lively'));
  expect(shares(outcomes, 'weary').get('walking')).toBeCloseTo(1 / 3, 1);
});

test('the same words draw the same, and from nothing nothing is chosen', () => {
  const choose = (words: string) =>
    chooseExercise({
      exercises: EXERCISES,
      outcomes: [],
      quadrant: 'stirred',
      random: toRandom(words),
    });
  expect(choose('2026-11-21 4')).toEqual(choose('2026-11-21 4'));
  const none = { exercises: [], outcomes: [], quadrant: 'weary', random: toRandom('') } as const;
  expect(chooseExercise(none)).toBeNull();
});

test('over a hundred exercises of 200 people it is more often right than chance', () => {
  const truths = { breathing: 0.3, walking: 0.7, writing: 0.4 } as const;
  const random = toRandom('people');
  let helped = 0;
  for (let person = 0; person < 200; person += 1) {
    const outcomes: ExerciseOutcome[] = [];
    for (let time = 0; time < 100; time += 1) {
      const asked = { exercises: EXERCISES, outcomes, quadrant: 'weary', random } as const;
      const chosen = chooseExercise(asked)?.exercise as keyof typeof truths;
      outcomes.push(outcome(chosen, random() < truths[chosen]));
    }
    helped += outcomes.filter(({ hasHelped }) => hasHelped).length / (200 * 100);
  }
  // Chance alone comes to 0.467, the best to 0.7.
  expect(helped).toBeGreaterThan(0.58);
});
