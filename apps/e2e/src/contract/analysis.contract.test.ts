import { createSupabaseAnalysis } from '@nafas/data-service/analysis';
import { analysisContract } from '@nafas/data-service/analysis/contract';
import { createSupabaseCheckIns, newCheckIn } from '@nafas/data-service/check-ins';
import { createSupabaseGoals } from '@nafas/data-service/goals';
import { createSupabaseReadings } from '@nafas/data-service/readings';
import { activeMinutes, addDays, historyStart, metrics } from '@nafas/insights';
import { setUpBackend } from '../support/test-backend.ts';
import type { TestClient } from '../support/test-client.ts';
import { describe, expect, it, test } from 'vitest';
import { agreeTo } from '../support/agree.ts';

const backend = setUpBackend();

async function signedUp(name: string, client = backend.client()): Promise<TestClient> {
  const { user } = await backend.signUp(name, client);
  await agreeTo(user, 'check_ins');
  return user;
}

const TODAY = '2026-11-21';
const YEARS = 10;

/** 10,000 check-ins of ten years with a note each, spread over the days, the last of them today. */
function tenYears(): Record<string, unknown>[] {
  const days = Math.round(YEARS * 365.25);
  return Array.from({ length: 10_000 }, (_, index) => {
    const localDate = addDays(TODAY, Math.floor(((index + 1) * days) / 10_000) - days);
    const hour = String(6 + (index % 16)).padStart(2, '0');
    return {
      id: crypto.randomUUID(),
      mood: index % 11,
      energy: (index * 7) % 11,
      stress: (index * 3) % 11,
      motivation: index % 3 === 0 ? null : index % 11,
      notes: 'What the day was like, in a sentence or two. '.repeat(4),
      occurred_at: `${localDate}T${hour}:00:00Z`,
      time_zone: 'UTC',
      local_date: localDate,
    };
  });
}

async function agreed(name: string): Promise<TestClient> {
  const user = await signedUp(name);
  await agreeTo(user, 'text_analysis', 'voice_analysis');
  return user;
}

describe('analysis on the embedded backend', () => {
  let user: Promise<TestClient> | undefined;
  analysisContract(
    async () => {
      const signedIn = await (user ??= agreed('contract'));
      const checkIns = createSupabaseCheckIns(signedIn);
      return {
        analysis: createSupabaseAnalysis(signedIn),
        submit: (checkIn) => checkIns.submit(checkIn),
        goals: createSupabaseGoals(signedIn),
        readings: createSupabaseReadings(signedIn),
      };
    },
    { describe, it, expect },
  );
});

describe('whose figures', () => {
  test('another user’s are never added, and an anonymous caller is denied', async () => {
    const ada = await signedUp('ada');
    const bea = createSupabaseAnalysis(await signedUp('bea'));
    const place = { now: new Date('2026-11-20T18:00:00Z'), timeZone: 'UTC' };
    const made = newCheckIn({ mood: 6, energy: 5, stress: 4, ...place });
    await createSupabaseCheckIns(ada).submit(made);
    const span = { from: '2026-11-01', to: '2026-11-30' };
    expect(await createSupabaseAnalysis(ada).days(span)).toMatchObject([{ count: 1, mood: 6 }]);
    expect(await bea.days(span)).toEqual([]);
    expect(await bea.hours(span)).toEqual([]);
    expect(await bea.moments({ since: new Date('2026-11-01') })).toEqual([]);
    const nobody = createSupabaseAnalysis(backend.client());
    await expect(nobody.days(span)).rejects.toMatchObject({ name: 'DataError', code: 'denied' });
    await expect(nobody.hours(span)).rejects.toMatchObject({ code: 'denied' });
  });

  test('a zone that the server does not know costs the hour, not the figures', async () => {
    const user = await signedUp('atlantis');
    const place = { now: new Date('2026-11-20T18:00:00Z'), timeZone: 'UTC' };
    const made = newCheckIn({ mood: 6, energy: 5, stress: 4, ...place });
    await createSupabaseCheckIns(user).submit({ ...made, timeZone: 'Nowhere/Atlantis' });
    const analysis = createSupabaseAnalysis(user);
    const span = { from: '2026-11-20', to: '2026-11-20' };
    expect(await analysis.days(span)).toHaveLength(1);
    expect(await analysis.hours(span)).toEqual([]);
  });

  test('minutes of exercises are those of the activities', async () => {
    const user = await signedUp('walker');
    const { error } = await user.from('activities').insert({
      id: crypto.randomUUID(),
      exercise: 'mindful-breathing',
      minutes: 2.5,
      occurred_at: '2026-11-20T18:00:00Z',
      time_zone: 'UTC',
      local_date: '2026-11-20',
    });
    expect(error).toBeNull();
    const analysis = createSupabaseAnalysis(user);
    const done = await analysis.exercises({ from: '2026-11-20' });
    expect(done).toEqual([{ localDate: '2026-11-20', minutes: 2.5 }]);
    expect(activeMinutes([], done, '2026-11-20')).toEqual({ value: 3, change: 3 });
    expect(await analysis.exercises({ from: '2026-11-21' })).toEqual([]);
  });

  test('they are offline when nothing answers', async () => {
    // Port 9 (discard) is refused at once.
    const nobody = createSupabaseAnalysis(backend.client({ url: 'http://127.0.0.1:9' }));
    await expect(nobody.days({ from: TODAY })).rejects.toMatchObject({ code: 'offline' });
  });
});

/** The figures of the metric cards, from what the page asks for. */
async function readMetrics(user: TestClient) {
  const analysis = createSupabaseAnalysis(user);
  const from = historyStart('30d', TODAY);
  const [days, texts] = await Promise.all([analysis.days({ from }), analysis.texts({ from })]);
  return metrics(days, TODAY, texts);
}

test('the four metric cards come from the rows: 60, 30, 70 percent, and half the words anxious (ANALYSIS-012, DECISION-062)', async () => {
  const user = await signedUp('metrics');
  const checkIns = createSupabaseCheckIns(user);
  for (let day = 0; day < 6; day += 1) {
    const now = new Date(`${addDays(TODAY, -day)}T08:00:00Z`);
    for (const words of [['anxious'], ['calm'], []]) {
      await checkIns.submit(
        newCheckIn({ mood: 6, energy: 7, stress: 3, words, now, timeZone: 'UTC' }),
      );
    }
  }
  const figure = (value: number) => ({ kind: 'score', value, change: null });
  expect(await readMetrics(user)).toEqual({
    happiness: figure(60),
    stress: figure(30),
    energy: figure(70),
    anxiety: figure(50),
  });
});

test('texts that the person answered speak of anxiety, too (DECISION-063)', async () => {
  const user = await agreed('texts');
  const readings = createSupabaseReadings(user);
  for (let day = 0; day < 5; day += 1) {
    const localDate = addDays(TODAY, -day);
    for (const stress of [90, 0]) {
      await readings.record({
        id: crypto.randomUUID(),
        source: 'text',
        ...{ happiness: 0, sadness: 0, neutral: 90 - stress, stress, energy: null },
        ...{ confidence: 0.8, engine: 'on-device-text', version: '2 en' },
        ...{ answer: 'accepted', correction: null, checkInId: null },
        ...{ occurredAt: `${localDate}T12:00:00.000Z`, timeZone: 'UTC', localDate },
      });
    }
  }
  expect((await readMetrics(user)).anxiety).toEqual({
    kind: 'score',
    value: 50,
    change: null,
  });
});

test('of ten years with 10,000 check-ins the dashboard moves less than 50 KB', async () => {
  let bytes = 0;
  const counted: typeof fetch = async (input, init) => {
    const answer = await fetch(input, init);
    bytes += (await answer.clone().arrayBuffer()).byteLength;
    return answer;
  };
  const user = await signedUp('old', backend.client({ fetch: counted }));
  const rows = tenYears();
  for (let from = 0; from < rows.length; from += 2500) {
    const { error } = await user.from('check_ins').insert(rows.slice(from, from + 2500));
    expect(error).toBeNull();
  }
  const { count } = await user.from('check_ins').select('id', { count: 'exact', head: true });
  expect(count).toBe(10_000);

  bytes = 0;
  const analysis = createSupabaseAnalysis(user);
  // The requests of the dashboard's cards, chart and recommendations; and the longest range of its chart.
  const days = await analysis.days({ from: historyStart('30d', TODAY) });
  await analysis.exercises({ from: addDays(TODAY, -1) });
  expect(days.length).toBeGreaterThan(55);
  expect(bytes).toBeGreaterThan(1_000);
  expect(bytes).toBeLessThan(50_000);
  await analysis.days({ from: historyStart('3m', TODAY) });
  expect(bytes).toBeLessThan(50_000);
  // The page adds hours, moments and the first days that are the person's usual.
  await analysis.hours({ from: addDays(TODAY, -29), to: TODAY });
  await analysis.moments({ since: new Date(`${TODAY}T00:00:00Z`) });
  await analysis.days({ from: '1970-01-01', most: 28 });
  expect(bytes).toBeLessThan(50_000);
});
