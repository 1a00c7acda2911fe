import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { percentile } from './percentile.ts';

/** How long one kind of call took, in milliseconds, and how many of all kinds were answered in a second. */
export interface LoadFigures {
  readonly calls: number;
  readonly perSecond: number;
  readonly insertP50: number;
  readonly insertP95: number;
  readonly selectP50: number;
  readonly selectP95: number;
}

export interface Load {
  /** People who work at the same time. */
  readonly users: number;
  /** Check-ins each of them makes, reading their newest twenty after each. */
  readonly rounds: number;
}

const WARM_UP_ROUNDS = 2;

/** Signs people up and lets them work, through supabase-js. Throws when a call is refused or a row is missing. */
export async function load(
  at: { url: string; anonKey: string },
  { users, rounds }: Load,
): Promise<LoadFigures> {
  const people: SupabaseClient[] = [];
  for (let index = 0; index < users; index += 1) {
    const client = createClient(at.url, at.anonKey, {
      auth: { persistSession: false, autoRefreshToken: false },
    });
    const email = `user${index}@nafas.test`;
    const { error } = await client.auth.signUp({ email, password: 'a long enough one' });
    if (error) throw error;
    const agreement = await client.from('consents').insert({
      id: crypto.randomUUID(),
      purpose: 'check_ins',
      text_version: '2026-11',
      language: 'en',
    });
    if (agreement.error) throw agreement.error;
    people.push(client);
  }
  const inserts: number[] = [];
  const selects: number[] = [];
  await Promise.all(people.map((person) => work(person, WARM_UP_ROUNDS, [], [])));
  const began = performance.now();
  await Promise.all(people.map((person) => work(person, rounds, inserts, selects)));
  const seconds = (performance.now() - began) / 1000;
  for (const person of people) {
    const { count } = await person.from('check_ins').select('id', { count: 'exact', head: true });
    if (count !== rounds + WARM_UP_ROUNDS) throw new Error(`${count} rows are there`);
  }
  const calls = inserts.length + selects.length;
  return {
    calls,
    perSecond: calls / seconds,
    insertP50: percentile(inserts, 50),
    insertP95: percentile(inserts, 95),
    selectP50: percentile(selects, 50),
    selectP95: percentile(selects, 95),
  };
}

async function work(
  person: SupabaseClient,
  rounds: number,
  inserts: number[],
  selects: number[],
): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    const row = {
      id: crypto.randomUUID(),
      mood: round % 11,
      energy: 5,
      stress: 3,
      notes: 'Ten minutes by the sea',
      occurred_at: new Date().toISOString(),
      time_zone: 'Etc/UTC',
      local_date: new Date().toISOString().slice(0, 10),
    };
    inserts.push(await timed(person.from('check_ins').insert(row)));
    const newest = person.from('check_ins').select().order('occurred_at', { ascending: false });
    selects.push(await timed(newest.limit(20)));
  }
}

async function timed(call: PromiseLike<{ error: unknown }>): Promise<number> {
  const began = performance.now();
  const { error } = await call;
  if (error) throw error;
  return performance.now() - began;
}
