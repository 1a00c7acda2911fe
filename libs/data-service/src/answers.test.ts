import type { BackendV1 } from '@nafas/platform';
import { readdirSync, readFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { EMPTY_FILTER } from './journal/filter.ts';
import { createSupabaseConsole } from './console/supabase.ts';
import { createSupabaseJournal } from './journal/supabase.ts';
import { createSupabaseAchievements } from './achievements/supabase.ts';
import { createSupabaseActivities } from './activities/supabase.ts';
import { createSupabaseAnalysis } from './analysis/supabase.ts';
import { createSupabaseChat } from './chat/supabase.ts';
import { newCheckIn } from './check-ins/check-in.ts';
import { createSupabaseCheckIns } from './check-ins/supabase.ts';
import { createSupabaseConsents } from './consents/supabase.ts';
import { createSupabaseAccountData } from './export/supabase.ts';
import { createSupabaseGoals } from './goals/supabase.ts';
import { newHabit } from './habits/habit.ts';
import { createSupabaseHabits } from './habits/supabase.ts';
import { createSupabaseImports } from './imports/supabase.ts';
import { createSupabaseNotifications } from './notifications/supabase.ts';
import { createSupabaseProfiles } from './profile/supabase.ts';
import { createSupabasePublicProfiles } from './public-profile/supabase.ts';
import { createSupabaseQuotes } from './quotes/supabase.ts';
import { createSupabaseReadings } from './readings/supabase.ts';
import { createSupabaseRecommendations } from './recommendations/supabase.ts';
import { createSupabaseSafetyPlan } from './safety-plan/supabase.ts';
import { createSupabaseSettings } from './settings/supabase.ts';
import { createSupabaseTags } from './tags/supabase.ts';
import { createSupabaseThoughtRecords } from './thought-records/supabase.ts';
import { createSupabaseTrustedPeople } from './trusted-people/supabase.ts';

let asked = 0;

/** A backend that answers everything with one row of a shape that nobody defined. */
function backendOfNonsense(): BackendV1 {
  const data = [{ nonsense: true }];
  const answer = Promise.resolve({ status: 200, data, error: null });
  // Every step of a query leads on to the next one, and any may be awaited.
  const query: object = new Proxy(() => undefined, {
    get(_target, step) {
      if (step !== 'then') return () => query;
      asked += 1;
      return answer.then.bind(answer);
    },
  });
  const invoke = () => {
    asked += 1;
    return Promise.resolve({ data, error: null });
  };
  return { from: () => query, rpc: () => query, functions: { invoke } } as unknown as BackendV1;
}

const backend = backendOfNonsense();
const ID = crypto.randomUUID();
const DAY = '2026-11-21';
const since = { sinceLocalDate: DAY };
const HABIT = newHabit({
  ...{ title: 'Walk', description: '', category: 'Health', perWeek: 3, exercise: null },
  ...{ now: new Date(), timeZone: 'UTC' },
});
const CHECK_IN = newCheckIn({
  ...{ mood: 5, energy: 5, stress: 5, timeZone: 'UTC' },
  now: new Date('2026-11-21T12:00:00Z'),
});

/** Every operation that answers with something of the backend, by slice. */
const OPERATIONS: Readonly<Record<string, Readonly<Record<string, () => Promise<unknown>>>>> = {
  console: {
    releases: () => createSupabaseConsole(backend).releases(),
    health: () => createSupabaseConsole(backend).health(new Date(), 5),
    vitals: () => createSupabaseConsole(backend).vitals(new Date()),
  },
  journal: {
    page: () =>
      createSupabaseJournal(backend).page({ filter: EMPTY_FILTER, after: null, most: 30 }),
    days: () => createSupabaseJournal(backend).days(DAY, DAY),
    facets: () => createSupabaseJournal(backend).facets(),
    neighbours: () =>
      createSupabaseJournal(backend).neighbours({
        id: ID,
        localDate: DAY,
        occurredAt: '2026-11-21T12:00:00.000Z',
      }),
    versions: () => createSupabaseJournal(backend).versions(ID),
  },
  achievements: { list: () => createSupabaseAchievements(backend).list() },
  activities: {
    list: () => createSupabaseActivities(backend).list(since),
    rate: () => createSupabaseActivities(backend).rate(ID, { ratingBefore: 1, ratingAfter: 2 }),
  },
  analysis: {
    days: () => createSupabaseAnalysis(backend).days({ from: DAY }),
    hours: () => createSupabaseAnalysis(backend).hours({ from: DAY, to: DAY }),
    moments: () => createSupabaseAnalysis(backend).moments({ since: new Date(DAY) }),
    exercises: () => createSupabaseAnalysis(backend).exercises({ from: DAY }),
    texts: () => createSupabaseAnalysis(backend).texts({ from: DAY }),
    goals: () => createSupabaseAnalysis(backend).goals({ today: DAY, timeZone: 'UTC' }),
  },
  chat: {
    history: () => createSupabaseChat(backend).history(),
    ledger: () => createSupabaseChat(backend).ledger(),
  },
  'check-ins': {
    list: () => createSupabaseCheckIns(backend).list(since),
    get: () => createSupabaseCheckIns(backend).get(ID),
    change: () => createSupabaseCheckIns(backend).change(CHECK_IN),
  },
  consents: { list: () => createSupabaseConsents(backend).list() },
  export: { exportAll: () => createSupabaseAccountData(backend).exportAll() },
  goals: {
    list: () => createSupabaseGoals(backend).list(),
    reached: () => createSupabaseGoals(backend).reached(),
    setProgress: () => createSupabaseGoals(backend).setProgress({ id: ID, version: 1 }, 10),
  },
  habits: {
    list: () => createSupabaseHabits(backend).list(since),
    add: () => createSupabaseHabits(backend).add(HABIT),
    change: () => createSupabaseHabits(backend).change(HABIT, HABIT),
  },
  imports: {
    known: () => createSupabaseImports(backend).known([ID]),
    add: () => createSupabaseImports(backend).add({ id: ID, kind: 'csv', entries: [], tags: [] }),
    list: () => createSupabaseImports(backend).list(),
    undo: () => createSupabaseImports(backend).undo(ID),
  },
  notifications: {
    list: () => createSupabaseNotifications(backend).list(),
    checkNew: () => createSupabaseNotifications(backend).checkNew('2026-11-21T00:00:00.000Z'),
  },
  profile: {
    get: () => createSupabaseProfiles(backend).get(ID),
    update: () => createSupabaseProfiles(backend).update(ID, { name: 'Layla' }),
  },
  'public-profile': {
    get: () => createSupabasePublicProfiles(backend).get('layla'),
    own: () => createSupabasePublicProfiles(backend).own(),
    handle: () => createSupabasePublicProfiles(backend).handle(),
  },
  quotes: { list: () => createSupabaseQuotes(backend).list('en') },
  readings: {
    list: () => createSupabaseReadings(backend).list(since),
    ofCheckIn: () => createSupabaseReadings(backend).ofCheckIn(ID),
    answer: () =>
      createSupabaseReadings(backend).answer(ID, { answer: 'accepted', correction: null }),
  },
  recommendations: {
    list: () => createSupabaseRecommendations(backend).list(since),
    ofCheckIn: () => createSupabaseRecommendations(backend).ofCheckIn(ID),
  },
  tags: {
    list: () => createSupabaseTags(backend).list(),
    change: () => createSupabaseTags(backend).change(ID, { kind: 'people' }),
  },
  'safety-plan': { current: () => createSupabaseSafetyPlan(backend).current() },
  settings: {
    get: () => createSupabaseSettings(backend, ID).get(),
    update: () => createSupabaseSettings(backend, ID).update({ volume: 10 }),
    merge: () => createSupabaseSettings(backend, ID).merge('ai', { emotionalAnalysis: true }),
  },
  'thought-records': { list: () => createSupabaseThoughtRecords(backend).list() },
  'trusted-people': {
    people: () => createSupabaseTrustedPeople(backend).people(),
    preview: () => createSupabaseTrustedPeople(backend).preview(),
    getPreview: () => createSupabaseTrustedPeople(backend).getPreview(ID),
    invites: () => createSupabaseTrustedPeople(backend).invites(),
    invite: () => createSupabaseTrustedPeople(backend).invite(),
    inviter: () => createSupabaseTrustedPeople(backend).inviter(ID),
    accept: () => createSupabaseTrustedPeople(backend).accept(ID),
    pause: () => createSupabaseTrustedPeople(backend).pause(ID, true),
    words: () => createSupabaseTrustedPeople(backend).words(),
    moodLine: () => createSupabaseTrustedPeople(backend).moodLine(),
  },
};

const cases = Object.entries(OPERATIONS).flatMap(([slice, operations]) =>
  Object.entries(operations).map(([operation, run]) => [`${slice}.${operation}`, run] as const),
);

describe('an answer of another shape than the defined one', () => {
  it.each(cases)('is refused by %s (DATA-225)', async (_name, run) => {
    asked = 0;
    await expect(run()).rejects.toMatchObject({ name: 'DataError' });
    // It was the answer that was refused, not the question.
    expect(asked).toBeGreaterThan(0);
  });
});

/** Returns the result types of a slice's operations, read from its service: `Goal[]` of `Promise<Goal[]>`. */
function readAnswers(slice: string): string[] {
  const source = readFileSync(join(import.meta.dirname, slice, 'service.ts'), 'utf8');
  const found = Array.from(source.matchAll(/\): Promise<(.+)>;/gu), ([, answer = '']) => answer);
  return [...new Set(found)].filter((answer) => answer !== 'void').sort();
}

describe('docs/data-layer.md', () => {
  const document = readFileSync(join(import.meta.dirname, '../../../docs/data-layer.md'), 'utf8');
  const slices = readdirSync(import.meta.dirname).filter((name) =>
    existsSync(join(import.meta.dirname, name, 'service.ts')),
  );

  it.each(slices)('names the shape of every answer of the slice %s (DATA-225)', (slice) => {
    const says = document.split('\n').find((line) => line.startsWith(`- **${slice}**: `)) ?? '';
    const named = Array.from(says.matchAll(/`([^`]+)`/gu), ([, name]) => name);
    expect(named.sort()).toEqual(readAnswers(slice));
  });
});
