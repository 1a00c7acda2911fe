import { ANXIOUS_WORDS } from '@nafas/insights';
import type { BackendV1 } from '@nafas/platform';
import { createSupabaseGoals } from '../goals/supabase.ts';
import { loadGoalTracks } from '../goals/tracks.ts';
import { toAnsweredTexts } from '../readings/answered-text.ts';
import { createSupabaseReadings } from '../readings/supabase.ts';
import { RETRY } from '../retry.ts';
import { unwrapRows } from '../unwrap-rows.ts';
import { dayReader, exerciseReader, hourReader, momentReader, toMoment } from './figures.ts';
import type { AnalysisService } from './service.ts';

// A person who checks in every three minutes of a day has no more; hosted projects cut an answer at 1000 rows.
const MOST_ROWS = 500;

/** The figures that the database adds up as the signed-in user (`day_figures`, `hour_figures`). */
export function createSupabaseAnalysis(client: Pick<BackendV1, 'from' | 'rpc'>): AnalysisService {
  return {
    async days({ from, to, most, without = [] }) {
      const query = client.rpc('day_figures', {
        from_date: from,
        to_date: to ?? null,
        most: most ?? null,
        without: [...without],
        anxious_words: [...ANXIOUS_WORDS],
      });
      return unwrapRows(await query.retry(RETRY)).map(dayReader.ofRow);
    },

    async hours({ from, to, without = [] }) {
      const query = client.rpc('hour_figures', {
        from_date: from,
        to_date: to,
        without: [...without],
      });
      return unwrapRows(await query.retry(RETRY)).map(hourReader.ofRow);
    },

    async moments({ since }) {
      const query = client
        .from('check_ins')
        .select(momentReader.columns)
        .gte('occurred_at', since.toISOString())
        .order('occurred_at', { ascending: true })
        .limit(MOST_ROWS)
        .retry(RETRY);
      return unwrapRows(await query)
        .map(momentReader.ofRow)
        .map(toMoment);
    },

    async exercises({ from }) {
      const query = client
        .from('activities')
        .select(exerciseReader.columns)
        .gte('local_date', from)
        .order('local_date', { ascending: true })
        .limit(MOST_ROWS)
        .retry(RETRY);
      return unwrapRows(await query).map(exerciseReader.ofRow);
    },

    async texts({ from }) {
      const readings = createSupabaseReadings(client);
      return toAnsweredTexts(await readings.list({ sinceLocalDate: from, source: 'text' }));
    },

    goals: (query) => loadGoalTracks(createSupabaseGoals(client), query),
  };
}
