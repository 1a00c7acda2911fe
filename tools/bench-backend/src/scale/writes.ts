import { both, row } from './figures.ts';
import type { Psql } from './psql.ts';
import type { Asking } from './reads.ts';
import { type Call, time } from './time.ts';

/** What people do to their check-ins, each undone again: with policies, triggers, limits and foreign keys. */
const WRITES: Readonly<
  Record<string, (of: { checkIn: string; day: string; at: string }) => string>
> = {
  'a check-in': ({ day, at }) => `
    insert into public.check_ins (id, mood, energy, stress, notes, tags, occurred_at, time_zone, local_date)
    values (gen_random_uuid(), 5, 5, 5, 'A walk by the sea, and tea with a friend', '{walk}', '${at}', 'Europe/Berlin', '${day}')`,
  'an edit': ({ checkIn, day, at }) => `
    update public.check_ins set mood = 10 - mood, notes = 'Otherwise'
    where id = '${checkIn}' and local_date = '${day}' and occurred_at = '${at}'`,
  'a deletion': ({ checkIn, day, at }) => `
    delete from public.check_ins where id = '${checkIn}' and local_date = '${day}' and occurred_at = '${at}'`,
};

/** Prints how long writes take, for people at random and for those with the most. */
export async function timeWrites(psql: Psql, { some, most }: Asking): Promise<void> {
  const head = ['passed', 'of the processor', 'the most: passed', 'of the processor'];
  console.log(row('write', ...head));
  console.log(row('---', ...head.map(() => '---:')));
  for (const [name, sql] of Object.entries(WRITES)) {
    const calls = (people: Asking['some']): Call[] =>
      people.map(({ id, checkIn }) => ({
        person: id,
        sql: sql({ checkIn: checkIn.id, day: checkIn.localDate, at: checkIn.occurredAt }),
      }));
    const ofSome = calls(some);
    const ofMost = Array.from({ length: 10 }, () => calls(most)).flat();
    const each = await time(psql, ofSome, ofSome.slice(0, 10));
    const heaviest = await time(psql, ofMost, ofMost.slice(0, 10));
    console.log(row(name, ...both(each), ...both(heaviest)));
  }
}
