import { QUADRANTS } from '@nafas/insights';
import { chooseExercise, type ExerciseOutcome } from '@nafas/insights/helps';
import { createRandom } from './simulate.ts';

const EXERCISES = Array.from({ length: 13 }, (_, index) => `exercise ${index}`);

/** Regret so far, in exercises that would have helped, and how often the last stretch helped, in percent. */
export interface Learnt {
  readonly times: number;
  readonly regret: number;
  readonly uniformRegret: number;
  readonly helped: number;
  readonly uniformHelped: number;
}

/**
 * People for whom each exercise helps with a chance of its own in each quadrant (0.2 to 0.8): what is lost against always
 * choosing the best, by the product's choice and by chance alone.
 */
export function learnHelps(people: number, stops: readonly number[], seed: number): Learnt[] {
  const random = createRandom(seed);
  const most = Math.max(...stops);
  const lost = new Float64Array(most);
  const lostByChance = new Float64Array(most);
  const gained = new Float64Array(most);
  const gainedByChance = new Float64Array(most);
  for (let person = 0; person < people; person += 1) {
    const truths = new Map(
      QUADRANTS.map((quadrant) => [
        quadrant,
        new Map(EXERCISES.map((exercise) => [exercise, 0.2 + 0.6 * random()])),
      ]),
    );
    const outcomes: ExerciseOutcome[] = [];
    for (let time = 0; time < most; time += 1) {
      const quadrant = QUADRANTS[Math.floor(random() * QUADRANTS.length)] ?? 'weary';
      const chances = truths.get(quadrant) ?? new Map<string, number>();
      const best = Math.max(...chances.values());
      const choice = chooseExercise({ exercises: EXERCISES, outcomes, quadrant, random });
      const exercise = choice?.exercise ?? '';
      const chance = chances.get(exercise) ?? 0;
      const uniform = [...chances.values()].reduce((sum, each) => sum + each, 0) / EXERCISES.length;
      outcomes.push({ exercise, quadrant, hasHelped: random() < chance });
      lost[time] = (lost[time] ?? 0) + (best - chance) / people;
      lostByChance[time] = (lostByChance[time] ?? 0) + (best - uniform) / people;
      gained[time] = (gained[time] ?? 0) + chance / people;
      gainedByChance[time] = (gainedByChance[time] ?? 0) + uniform / people;
    }
  }
  const sum = (values: Float64Array, from: number, to: number) =>
    values.slice(from, to).reduce((total, value) => total + value, 0);
  return stops.map((times, index) => {
    const from = stops[index - 1] ?? 0;
    const percent = (values: Float64Array) => (100 * sum(values, from, times)) / (times - from);
    return {
      times,
      regret: sum(lost, 0, times),
      uniformRegret: sum(lostByChance, 0, times),
      helped: percent(gained),
      uniformHelped: percent(gainedByChance),
    };
  });
}

/** Prints what is learnt; whether it is better than chance at every stop. */
export function printHelps(people: number): boolean {
  console.log(`\nWhat helps: regret against always the best (${people} people, 13 exercises)`);
  const learnt = learnHelps(people, [30, 60, 120, 240, 480], 7);
  for (const { times, regret, uniformRegret, helped, uniformHelped } of learnt) {
    const [own, chance] = [regret, uniformRegret].map((value) => value.toFixed(1).padStart(6));
    const rates = `${helped.toFixed(1)} % of the last ones helped, by chance ${uniformHelped.toFixed(1)} %`;
    console.log(
      `  after ${String(times).padStart(3)}: regret ${own}, by chance ${chance}   ${rates}`,
    );
  }
  return learnt.every(({ regret, uniformRegret }) => regret < uniformRegret);
}
