import { instant } from '../instant.ts';
import { rowCodec } from '../row-codec.ts';
import { z } from '../zod.ts';

/** The steps of a plan, in their order (Stanley and Brown, 2012). */
export const PLAN_STEPS = [
  'warningSigns',
  'ownWays',
  'distractions',
  'people',
  'professionals',
  'saferPlace',
] as const;
/** A step of the plan, by the name of its field. */
export type PlanStep = (typeof PLAN_STEPS)[number];

/** The most lines that one step of a plan may have. */
export const MAX_LINES = 12;
/** The most characters (code points) of a line; the fewest are one that is no space. */
export const MAX_LINE = 300;

const line = z.string().check(z.refine((text) => /\S/.test(text) && [...text].length <= MAX_LINE));
const lines = z.array(line).check(z.maxLength(MAX_LINES));

const schema = z.object({
  /** A UUID that the client made, of this saving, so that sending it twice stores it once. */
  id: z.guid(),
  warningSigns: lines,
  ownWays: lines,
  distractions: lines,
  people: lines,
  professionals: lines,
  saferPlace: lines,
  /** When it was saved by the person's device, ISO 8601 in UTC: of two savings the later one is the plan. */
  savedAt: instant,
});

/** A safety plan as it was saved once. */
export type SafetyPlan = z.infer<typeof schema>;
/** What is written in it. */
export type PlanLines = Pick<SafetyPlan, PlanStep>;

/** Rows of `safety_plans` and what they stand for; see `RowCodec`. Throws DataError `invalid`. */
export const planCodec = rowCodec({ table: 'safety_plans', what: 'a safety plan', schema });

/** The plan of somebody who has written nothing yet. */
export const EMPTY_PLAN: PlanLines = {
  warningSigns: [],
  ownWays: [],
  distractions: [],
  people: [],
  professionals: [],
  saferPlace: [],
};

/** Whether nothing stands in it. */
export function isEmptyPlan(plan: PlanLines): boolean {
  return PLAN_STEPS.every((step) => plan[step].length === 0);
}

/** A saving of these lines, without those that are blank. Throws DataError `invalid` where there is too much. */
export function newPlan(written: PlanLines, now: Date): SafetyPlan {
  const tidy = PLAN_STEPS.map(
    (step) =>
      [step, written[step].map((text) => text.trim()).filter((text) => text !== '')] as const,
  );
  return planCodec.parse({
    id: crypto.randomUUID(),
    ...Object.fromEntries(tidy),
    savedAt: now.toISOString(),
  });
}

/** The one saved last, null where there is none. */
export function newestPlan(plans: readonly SafetyPlan[]): SafetyPlan | null {
  return plans.reduce<SafetyPlan | null>(
    (best, plan) => (best === null || plan.savedAt > best.savedAt ? plan : best),
    null,
  );
}
