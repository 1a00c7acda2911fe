import { findQuadrant, type Quadrant } from '../quadrant.ts';

/** A check-in, as far as outcomes need it; what nobody touched is null. */
export interface HelpCheckIn {
  /** ISO 8601. */
  readonly occurredAt: string;
  readonly mood: number | null;
  readonly energy: number | null;
  readonly stress: number | null;
}

/** An exercise that was done. */
export interface HelpActivity {
  readonly exercise: string;
  /** When it ended, ISO 8601. */
  readonly occurredAt: string;
  readonly ratingBefore: number | null;
  readonly ratingAfter: number | null;
}

/** What came of an exercise. */
export interface ExerciseOutcome {
  readonly exercise: string;
  /** How the person was before it: what helps a tense one need not help a dull one. Null where nothing says so. */
  readonly quadrant: Quadrant | null;
  readonly hasHelped: boolean;
}

const HOUR_MS = 3_600_000;
/** A check-in says how somebody is for so long. */
const BEFORE_MS = 6 * HOUR_MS;
const AFTER_MS = 3 * HOUR_MS;
/** Stress that is lower by so many points has gone down. */
const LESS_STRESS = 1;

/** How somebody is at a time, by their last check-in; null when it is too old or silent about it. */
export function findQuadrantAt(checkIns: readonly HelpCheckIn[], at: string): Quadrant | null {
  const last = findLast(checkIns, at);
  if (!last || last.mood === null || last.energy === null) return null;
  return findQuadrant(last.mood, last.energy);
}

/**
 * What came of each exercise that something is known of: it helped when it was better after than before, or when the stress
 * of the check-ins around it went down by a point or more. How long it was, or how often the app is used, is no part of it.
 */
export function toOutcomes(
  activities: readonly HelpActivity[],
  checkIns: readonly HelpCheckIn[],
): ExerciseOutcome[] {
  return activities.flatMap((activity): ExerciseOutcome[] => {
    const { exercise, occurredAt, ratingBefore, ratingAfter } = activity;
    const isRated = ratingBefore !== null && ratingAfter !== null;
    const relief = findRelief(checkIns, occurredAt);
    if (!isRated && relief === null) return [];
    const isBetter = isRated && ratingAfter > ratingBefore;
    const hasHelped = isBetter || (relief !== null && relief >= LESS_STRESS);
    return [{ exercise, quadrant: findQuadrantAt(checkIns, occurredAt), hasHelped }];
  });
}

/** How much lower stress was after a time than before it; null where one of the two is not known. */
function findRelief(checkIns: readonly HelpCheckIn[], at: string): number | null {
  const before = findLast(checkIns, at)?.stress ?? null;
  const time = Date.parse(at);
  const next = checkIns.find(({ occurredAt }) => Date.parse(occurredAt) > time);
  if (!next || Date.parse(next.occurredAt) > time + AFTER_MS) return null;
  return before === null || next.stress === null ? null : before - next.stress;
}

function findLast(checkIns: readonly HelpCheckIn[], at: string): HelpCheckIn | undefined {
  const time = Date.parse(at);
  const last = checkIns.findLast(({ occurredAt }) => Date.parse(occurredAt) <= time);
  return last && Date.parse(last.occurredAt) >= time - BEFORE_MS ? last : undefined;
}
