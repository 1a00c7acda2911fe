import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Engine } from './engine.ts';
import { startPglite } from './pglite-engine.ts';

let engine: Engine;
const PERSON = '00000000-0000-4000-8000-0000000000aa';
beforeAll(async () => {
  engine = await startPglite();
  await engine.run(`
    insert into auth.users (id, email) values ('${PERSON}', 'a@nafas.test');
    insert into public.profiles (id, email, name) values ('${PERSON}', 'a@nafas.test', 'A') on conflict (id) do nothing;
    insert into public.user_settings (user_id, ai) values ('${PERSON}', '{"exerciseReminders": false}');
    -- Runs the jobs at these instants; whoever is told has read it by the next one.
    create function pg_temp.run_at(instants timestamptz[]) returns setof text language plpgsql as $$
    declare instant timestamptz;
    begin
      foreach instant in array instants loop
        if public.run_jobs(instant) > 0 then
          return query select jsonb_build_object('at', extract(epoch from instant) * 1000, 'day', n.local_date)::text
            from public.notifications as n where n.unread;
          update public.notifications set unread = false;
        end if;
      end loop;
      delete from public.notifications;
      delete from private.told;
    end
    $$;`);
});
afterAll(() => engine.close());

/** Zones that change their clocks by an hour in spring or in autumn, by half an hour, at midnight, and never. */
const ZONES = [
  'Europe/Berlin',
  'America/New_York',
  'Australia/Lord_Howe',
  'Africa/Cairo',
  'Asia/Beirut',
  'America/Santiago',
  'Asia/Riyadh',
  'Pacific/Apia',
  'Asia/Kathmandu',
] as const;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const toTime = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** The wall clock there, as minutes of the day, and its day. */
function readClock(zone: string, instant: number) {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'short',
    hourCycle: 'h23',
  }).formatToParts(instant);
  const get = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  const day = `${get('year')}-${get('month')}-${get('day')}`;
  return { day, minutes: Number(get('hour')) * 60 + Number(get('minute')) };
}

/** Days around a change of the clocks, of which there are two a year in most zones; else around its first of July. */
function findChange(zone: string, year: number, nth: number): number {
  const offset = (instant: number) => {
    const { day, minutes } = readClock(zone, instant);
    return (Date.parse(`${day}T00:00Z`) + minutes * MINUTE - instant) / MINUTE;
  };
  const first = Date.UTC(year, 0, 1);
  const changes = Array.from({ length: 365 }, (_, day) => first + day * DAY).filter(
    (day) => offset(day) !== offset(day + DAY),
  );
  return changes[nth % Math.max(1, changes.length)] ?? Date.UTC(year, 6, 1);
}

const runs = (zone: string, plan: object, instants: readonly number[]) =>
  engine
    .run(
      `update public.user_settings set time_zone = '${zone}', schedule = private.default_schedule() || '${JSON.stringify(plan)}';
       select pg_temp.run_at('{${instants.map((at) => new Date(at).toISOString()).join(',')}}');`,
    )
    .then((lines) =>
      lines
        .filter((line) => line.startsWith('{'))
        .map((line) => JSON.parse(line) as { at: number; day: string }),
    );

it('over zones and years each chosen day is told once and in time, both changes of the clocks and a sleeping server included (DECISION-140)', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...ZONES),
      fc.integer({ min: 2000, max: 2037 }),
      fc.nat(3),
      fc.integer({ min: 0, max: 1439 }),
      // A run of the jobs after the other: mostly a quarter of an hour, and naps of up to eleven hours.
      fc.array(fc.oneof(fc.constant(15), fc.integer({ min: 1, max: 660 })), {
        minLength: 300,
        maxLength: 300,
      }),
      async (zone, year, nth, minutes, gaps) => {
        const start = findChange(zone, year, nth) - 2 * DAY;
        let at = start;
        const instants = gaps
          .map((gap) => (at += gap * MINUTE))
          .filter((instant) => instant < start + 5 * DAY);
        const end = instants.at(-1) ?? start;
        const plan = {
          checkIn: { at: toTime(minutes), days: [1, 2, 3, 4, 5, 6, 7] },
          quiet: { from: '00:00', until: '00:00', days: [] },
        };
        const told = await runs(zone, plan, instants);
        const days = told.map(({ day }) => day);
        expect(new Set(days).size).toBe(days.length);
        for (const { at: when, day } of told) {
          const clock = readClock(zone, when);
          // Not before its time, by the wall clock of that day: a skipped hour puts it off by an hour at most, and one
          // that is repeated has it once, in either of the two.
          const late = (Date.parse(clock.day) - Date.parse(day)) / MINUTE + clock.minutes - minutes;
          expect(late).toBeGreaterThanOrEqual(0);
          expect(late).toBeLessThanOrEqual(13 * 60);
        }
        // Each day whose time lies well within was told.
        for (let day = start + DAY; day < end - 2 * DAY; day += DAY) {
          const name = readClock(zone, day).day;
          // Samoa had no 30 December 2011.
          expect(days).toContain(name);
        }
      },
    ),
    { numRuns: 40, seed: 20261122 },
  );
}, 240_000);

it('nothing is told in quiet hours, whatever they and the time are (DECISION-140)', async () => {
  const time = fc.integer({ min: 0, max: 1439 });
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...ZONES),
      fc.integer({ min: 2000, max: 2037 }),
      fc.nat(3),
      time,
      time,
      time,
      fc.subarray([1, 2, 3, 4, 5, 6, 7]),
      async (zone, year, nth, minutes, from, until, days) => {
        const start = findChange(zone, year, nth) - 2 * DAY;
        const instants = Array.from({ length: 4 * 48 }, (_, step) => start + step * 30 * MINUTE);
        const plan = {
          checkIn: { at: toTime(minutes), days: [1, 2, 3, 4, 5, 6, 7] },
          quiet: { from: toTime(from), until: toTime(until), days },
        };
        for (const { at } of await runs(zone, plan, instants)) {
          const clock = readClock(zone, at);
          const isNight =
            from < until
              ? clock.minutes >= from && clock.minutes < until
              : from > until && (clock.minutes >= from || clock.minutes < until);
          expect(isNight).toBe(false);
          expect(days).not.toContain(new Date(clock.day).getUTCDay() || 7);
        }
      },
    ),
    { numRuns: 40, seed: 20261122 },
  );
}, 240_000);
