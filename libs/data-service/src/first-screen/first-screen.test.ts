import type { BackendV1 } from '@nafas/platform';
import { PostgrestClient } from '@supabase/postgrest-js';
import { addDays } from '@nafas/insights';
import { describe, expect, it, vi } from 'vitest';
import { createSupabaseActivities } from '../activities/supabase.ts';
import { createSupabaseAnalysis } from '../analysis/supabase.ts';
import { createSupabaseNotifications } from '../notifications/supabase.ts';
import { createSupabaseRecommendations } from '../recommendations/supabase.ts';
import { createSupabaseSettings } from '../settings/supabase.ts';
import { answerFromScreen, getFirstScreenArguments, toFirstScreen } from './first-screen.ts';

const ID = '0f0e0d0c-0b0a-4908-8706-050403020100';
const TODAY = '2026-11-23';
const { since } = getFirstScreenArguments(TODAY);
const EMPTY = {
  user_settings: [],
  day_figures: [
    ['2026-11-20', 1, 8, 1, 6, 1, 2, 1, 7, 1, 1, 0, 1, 1],
    [TODAY, 2, 11, 2, 10, 2, 11, 2, 7, 1, 1, 1, 1, 1],
  ],
  notifications: [],
  activities: [],
  recommendations_shown: [],
};

/** The client of a slice, whose requests are answered from a screen. Others are counted and fail. */
function createScreenClient(parts: Partial<typeof EMPTY> = EMPTY) {
  const screen = toFirstScreen(parts, { userId: ID, today: TODAY });
  const missed = vi.fn((url: string) => Response.json({ message: url }, { status: 500 }));
  const request: typeof fetch = (input, { method = 'GET', body } = {}) => {
    const url = new URL(input as string);
    const request = {
      method,
      path: url.pathname.replace('/rest/v1/', ''),
      params: url.searchParams,
      body: body as string,
    };
    const rows = screen && answerFromScreen(screen, request);
    return Promise.resolve(rows ? Response.json(rows) : missed(url.href));
  };
  const client = new PostgrestClient('https://db.example.org/rest/v1', { fetch: request });
  return { client: client as unknown as BackendV1, missed };
}

describe('the requests of the dashboard', () => {
  it.each([
    ['settings', (client: BackendV1) => createSupabaseSettings(client, ID).get()],
    ['notifications', (client: BackendV1) => createSupabaseNotifications(client).list()],
    ['days', (client: BackendV1) => createSupabaseAnalysis(client).days({ from: since })],
    [
      'minutes of the week',
      (client: BackendV1) => createSupabaseAnalysis(client).exercises({ from: addDays(TODAY, -7) }),
    ],
    [
      'exercises that helped',
      (client: BackendV1) => createSupabaseActivities(client).list({ sinceLocalDate: since }),
    ],
    [
      'recommendations of today',
      (client: BackendV1) => createSupabaseRecommendations(client).list({ sinceLocalDate: TODAY }),
    ],
  ])('for %s have their answer, and go nowhere when a part is missing', async (_what, ask) => {
    const { client, missed } = createScreenClient();
    await ask(client);
    expect(missed).not.toHaveBeenCalled();
    const without = createScreenClient({});
    await expect(ask(without.client)).rejects.toThrow();
    expect(without.missed).toHaveBeenCalled();
  });

  it('get the days from theirs on, with names', async () => {
    const days = await createSupabaseAnalysis(createScreenClient().client).days({
      from: '2026-11-21',
    });
    expect(days).toHaveLength(1);
    expect(days[0]).toMatchObject({ localDate: TODAY, count: 2, mood: 11, anxious: 1 });
  });

  it.each([
    ['of earlier days', { from: '1970-01-01' }],
    ['without what waits to be sent', { from: since, without: [ID] }],
    ['up to a day', { from: since, to: TODAY }],
  ])('for days %s go to the backend', async (_what, query) => {
    const { client, missed } = createScreenClient();
    await expect(createSupabaseAnalysis(client).days(query)).rejects.toThrow();
    expect(missed).toHaveBeenCalledOnce();
  });
});

it('what was recommended is known of the screen’s own day alone', async () => {
  const { client, missed } = createScreenClient();
  const ask = (day: string) => createSupabaseRecommendations(client).list({ sinceLocalDate: day });
  expect(await ask(TODAY)).toEqual([]);
  // A screen that was kept yesterday says nothing of today.
  for (const day of [addDays(TODAY, 1), addDays(TODAY, -1)])
    await expect(ask(day)).rejects.toThrow();
  expect(missed).toHaveBeenCalledTimes(2);
});

it.each([undefined, '', 'no', 'null', '7'])(
  'days that are asked for by %j go to the backend',
  (body) => {
    const screen = toFirstScreen(EMPTY, { userId: ID, today: TODAY });
    const request = {
      method: 'POST',
      path: 'rpc/day_figures',
      params: new URLSearchParams(),
      body,
    };
    expect(screen && answerFromScreen(screen, request)).toBeUndefined();
  },
);

it.each([null, 'no', 7])('%j is no screen', (data) => {
  expect(toFirstScreen(data, { userId: ID, today: TODAY })).toBeNull();
});
