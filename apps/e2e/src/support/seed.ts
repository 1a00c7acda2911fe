import { emotionalScore } from '@nafas/insights';
import { createClient } from '@supabase/supabase-js';
import { agreeTo } from './agree.ts';
import type { Person } from './people.ts';
import type { Product } from './product.ts';

/** The local date `days` before today, on this machine's clock and zone, which the browser shares. */
function dateBefore(days: number): string {
  const date = new Date();
  date.setDate(date.getDate() - days);
  const two = (n: number) => String(n).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/**
 * Agrees that check-ins are kept and stores one on each of the `days` days before today for somebody who has an account,
 * through the public API.
 * Returns the emotional score in percent that these rows give.
 */
export async function seedDays(product: Product, person: Person, days: number): Promise<number> {
  const { url, anonKey } = product.backend;
  const client = createClient(url, anonKey, { auth: { persistSession: false } });
  const { error: signInError } = await client.auth.signInWithPassword(person);
  if (signInError) throw signInError;
  const rows = Array.from({ length: days }, (_, index) => {
    const localDate = dateBefore(days - index);
    return {
      id: crypto.randomUUID(),
      mood: 4 + (index % 5),
      energy: 5,
      stress: 3,
      local_date: localDate,
      occurred_at: new Date(`${localDate}T12:00:00`).toISOString(),
      time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    };
  });
  await agreeTo(client, 'check_ins');
  const { error } = await client.from('check_ins').insert(rows);
  if (error) throw error;
  const entries = rows.map((row) => ({ ...row, localDate: row.local_date, motivation: null }));
  const score = emotionalScore(entries, dateBefore(0));
  if (score.kind !== 'score') throw new Error('too few days for a figure');
  return score.value;
}
