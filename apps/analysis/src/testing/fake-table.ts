import type { CheckInRow } from '@nafas/data-service/check-ins';
import { dayFigures, SLIDERS } from '@nafas/insights';
import type { BackendV1 } from '@nafas/platform';
import { fakeShown } from './fake-shown.ts';

/** Rows of `activities`, as far as they are read. */
interface ActivityRow {
  readonly local_date: string;
  readonly minutes: number;
}

export interface FakeTable {
  readonly rows: CheckInRow[];
  readonly activities: ActivityRow[];
  /** The saved row of `user_settings`; null: none was ever saved. */
  settings: Readonly<Record<string, unknown>> | null;
  /** Who the person is, where it matters. */
  profile: { readonly name: string } | null;
  /** Rows of `consents`. */
  consents: readonly object[];
  /** Rows of `emotion_readings`, `goals` and `goal_progress`. */
  readings: readonly object[];
  goals: readonly object[];
  /** Rows of `habits` and `habit_marks`. */
  habits: readonly object[];
  marks: readonly object[];
  /** Rows of `tags`. */
  tags: readonly object[];
  steps: readonly object[];
  /** The anonymous answers that came. */
  readonly weather: number[];
  readonly shown: ReturnType<typeof fakeShown>['shown'];
  /** How the next reads are answered: with rows, not at all for now, or with this HTTP status. */
  answer: 'rows' | 'hanging' | number;
  /** How many reads of days came. */
  reads: number;
  readonly backend: BackendV1;
}

interface Days {
  from_date: string;
  to_date: string | null;
  most?: number | null;
  without: string[];
}

/** A row of `profiles` without a name. */
const NOBODY = {
  id: '00000000-0000-4000-a000-000000000009',
  email: 'person@example.org',
  ...{ avatar_url: null, phone: null, location: null, bio: null },
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
};

/** A backend whose `check_ins` is an array: as much of the API as the figures ask of it. */
export function fakeTable(rows: CheckInRow[] = [], activities: ActivityRow[] = []): FakeTable {
  const { shown, from } = fakeShown();
  const table: FakeTable = {
    rows,
    activities,
    settings: null,
    profile: null,
    consents: [],
    readings: [],
    goals: [],
    habits: [],
    marks: [],
    tags: [],
    steps: [],
    weather: [],
    shown,
    answer: 'rows',
    reads: 0,
    backend: { from: select, rpc } as unknown as BackendV1,
  };
  function answered(data: () => unknown): Promise<unknown> {
    if (table.answer === 'hanging') return new Promise(() => undefined);
    if (table.answer === 'rows') return Promise.resolve({ status: 200, data: data(), error: null });
    const error = { code: '', message: 'made to fail' };
    return Promise.resolve({ status: table.answer, data: null, error });
  }
  const within = ({ from_date, to_date, without }: Days) =>
    table.rows.filter(
      ({ id, local_date }) =>
        local_date >= from_date &&
        (to_date === null || local_date <= to_date) &&
        !without.includes(id),
    );
  function rpc(name: string, query: Days & { answer?: number }) {
    if (name === 'answer_weather') {
      table.weather.push(query.answer ?? NaN);
      return answered(() => true);
    }
    if (name === 'day_figures') table.reads += 1;
    const add = name === 'day_figures' ? days : hours;
    return { retry: () => answered(() => add(within(query)).slice(0, query.most ?? undefined)) };
  }
  const whole: Readonly<Record<string, () => readonly object[]>> = {
    consents: () => table.consents,
    emotion_readings: () => table.readings,
    goals: () => table.goals,
    habits: () => table.habits,
    habit_marks: () => table.marks,
    tags: () => table.tags,
    goal_progress: () => table.steps,
  };
  const settings = () => ({ retry: () => answered(() => [table.settings].filter(Boolean)) });
  const profile = () => ({
    retry: () => answered(() => (table.profile ? [{ ...NOBODY, ...table.profile }] : [])),
  });
  function select(name: string) {
    if (name === 'recommendations_shown') return from();
    let since = '';
    const self = {
      select: () => self,
      order: () => self,
      limit: () => self,
      in: () => self,
      range: () => self,
      eq: name === 'profiles' ? profile : settings,
      gte(_column: string, value: string) {
        since = value;
        return self;
      },
      retry: () =>
        answered(() =>
          name in whole
            ? whole[name]?.()
            : name === 'activities'
              ? table.activities.filter(({ local_date }) => local_date >= since)
              : table.rows
                  .filter(({ occurred_at }) => occurred_at >= since)
                  .sort((a, b) => (a.occurred_at < b.occurred_at ? -1 : 1)),
        ),
    };
    return self;
  }
  return table;
}

function days(rows: readonly CheckInRow[]): unknown[] {
  const figures = dayFigures(rows.map((row) => ({ ...row, localDate: row.local_date })));
  return figures.map(
    ({ localDate, moodCount, energyCount, stressCount, motivationCount, ...same }) => ({
      ...same,
      local_date: localDate,
      mood_count: moodCount,
      energy_count: energyCount,
      stress_count: stressCount,
      motivation_count: motivationCount,
    }),
  );
}

function hours(rows: readonly CheckInRow[]): unknown[] {
  return rows.map((row) => {
    const sums = SLIDERS.map((slider) => {
      const isSet = row.touched.includes(slider);
      return { [slider]: isSet ? row[slider] : 0, [`${slider}_count`]: Number(isSet) };
    });
    return Object.assign(
      { hour: new Date(row.occurred_at).getHours(), count: 1 },
      ...sums,
    ) as object;
  });
}
