import {
  addDays,
  dayFigures,
  type HourFigures,
  localDateAt,
  type Metrics,
  wallClock,
} from '@nafas/insights';
import type { CheckIn } from '../check-ins/check-in.ts';
import type { CheckInService } from '../check-ins/service.ts';
import type { GoalService } from '../goals/service.ts';
import { loadGoalTracks } from '../goals/tracks.ts';
import { toAnsweredTexts } from '../readings/answered-text.ts';
import type { ReadingService } from '../readings/service.ts';
import { toMoment } from './figures.ts';
import type { AnalysisService } from './service.ts';

const figure = (value: number) => ({ kind: 'score', value, change: null }) as const;

/** The fixed figures of the metric cards (ANALYSIS-008 to -011), in percent. They are nowhere but here. */
export const SIMULATED_METRICS: Metrics = {
  happiness: figure(85),
  stress: figure(25),
  energy: figure(70),
  anxiety: figure(20),
};

const NOTHING = { mood: 0, moodCount: 0, energy: 0, energyCount: 0, stress: 0, stressCount: 0 };

function toHourFigures(checkIns: readonly CheckIn[]): HourFigures[] {
  const hours = new Map<number, HourFigures>();
  for (const checkIn of checkIns) {
    const { hour } = wallClock(new Date(checkIn.occurredAt), checkIn.timeZone);
    const so = hours.get(hour) ?? { hour, count: 0, ...NOTHING };
    so.count += 1;
    for (const slider of checkIn.touched) {
      so[slider] += checkIn[slider];
      so[`${slider}Count`] += 1;
    }
    hours.set(hour, so);
  }
  return [...hours.values()].sort((a, b) => a.hour - b.hour);
}

type CheckInList = Pick<CheckInService, 'list'>;

/** The demo's services that the figures are made of; without the optional ones there is nothing of theirs. */
export interface SimulatedParts {
  checkIns: CheckInList;
  readings?: Pick<ReadingService, 'list'>;
  goals?: Pick<GoalService, 'list' | 'steps'>;
}

/** The demo's figures, added up from its own rows: the samples and what the visitor adds. */
export function createSimulatedAnalysis({
  checkIns,
  readings,
  goals,
}: SimulatedParts): AnalysisService {
  const listed = async (from: string, to = '9999-12-31', without: readonly string[] = []) =>
    (await checkIns.list({ sinceLocalDate: from })).filter(
      ({ id, localDate }) => localDate <= to && !without.includes(id),
    );
  return {
    days: async ({ from, to, most, without }) =>
      dayFigures(await listed(from, to, without)).slice(0, most),
    hours: async ({ from, to, without }) => toHourFigures(await listed(from, to, without)),
    async moments({ since }) {
      // A local day begins at most 14 hours before UTC's.
      const from = addDays(localDateAt(since, 'UTC'), -1);
      return (await listed(from))
        .filter(({ occurredAt }) => Date.parse(occurredAt) >= since.getTime())
        .map(toMoment);
    },
    // The demo's exercises are not kept.
    async exercises({ from }) {
      await listed(from);
      return [];
    },
    async texts({ from }) {
      const list = await readings?.list({ sinceLocalDate: from, source: 'text' });
      return toAnsweredTexts(list ?? []);
    },
    goals: async (query) => (goals ? loadGoalTracks(goals, query) : []),
  };
}

/** {@link SIMULATED_METRICS}; they take as long as check-ins take to read. */
export async function simulatedMetrics(checkIns: CheckInList, today: string): Promise<Metrics> {
  await checkIns.list({ sinceLocalDate: today });
  return SIMULATED_METRICS;
}
