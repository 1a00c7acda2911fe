import {
  addDays,
  dayMeans,
  daySeries,
  historyStart,
  metrics,
  momentSeries,
  recommendedToday,
  stats,
  trends,
  addTextMoods,
} from '@nafas/insights';
import { progressPoint, realtimePoint, toRecommendation } from './points.ts';
import type { AnalysisService } from './service.ts';

const DAY_MS = 86_400_000;

/** The operations an implementation must provide; the others are derived from them. */
export type AnalysisSource = Pick<
  AnalysisService,
  'days' | 'hours' | 'moments' | 'exercises' | 'texts' | 'goals'
>;

/** The service over a source: every figure is computed from the days and moments it gives. */
export function analysisOver(source: AnalysisSource): AnalysisService {
  const history = (today: string) => source.days({ from: historyStart('30d', today) });
  return {
    ...source,
    async stats({ today, timeZone }) {
      const [days, exercises, goals] = await Promise.all([
        history(today),
        source.exercises({ from: addDays(today, -1) }),
        source.goals({ today, timeZone }),
      ]);
      return stats({ checkIns: dayMeans(days), exercises, goals, today });
    },
    async progress({ range, today }) {
      const days = await source.days({ from: historyStart(range, today) });
      return daySeries(dayMeans(days), range, today).map(progressPoint);
    },
    async realtime({ now }) {
      const moments = await source.moments({ since: new Date(now.getTime() - DAY_MS) });
      return momentSeries(moments, now).map(realtimePoint);
    },
    async trends({ from, to, withTexts = false }) {
      const [days, texts] = await Promise.all([
        source.days({ from, to }),
        withTexts ? source.texts({ from }) : [],
      ]);
      return trends(addTextMoods(days, texts), from, to);
    },
    async recommendations({ today, social = true }) {
      return recommendedToday(await history(today), today, { social }).map(toRecommendation);
    },
    async metrics({ today }) {
      const from = historyStart('30d', today);
      const [days, texts] = await Promise.all([source.days({ from }), source.texts({ from })]);
      return metrics(days, today, texts);
    },
  };
}
