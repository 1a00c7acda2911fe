import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';

/** Puts so many people with a reminder each that is due by e-mail into a backend's directory, while it is stopped. */
export async function fillDeliveries(dataDir: string, people: number): Promise<void> {
  const database = await PGlite.create(join(dataDir, 'database'));
  try {
    await database.exec(`
      insert into auth.users (id, email, email_confirmed_at)
      select gen_random_uuid(), 'reader' || n || '@nafas.test', now() from generate_series(1, ${people}) as n;
      insert into public.user_settings (user_id, notifications, schedule)
      select u.id, '{"emailUpdates": true}',
        jsonb_set(private.default_schedule(), '{quiet}', '{"from": "00:00", "until": "00:00", "days": []}')
      from auth.users as u where u.email like 'reader%';
      insert into public.notifications (user_id, type, kind, local_date, title, message, icon, color, bg_color)
      select u.id, 'reminder', 'mood-reminder-1800', current_date, 'Title', 'Message', 'Calendar', 'blue', 'blue'
      from auth.users as u where u.email like 'reader%';
    `);
    const { rows } = await database.query<{ waiting: number }>(
      `select count(*)::integer as waiting from private.deliveries where state = 'waiting' and due_at <= now()`,
    );
    if (rows[0]?.waiting !== people) throw new Error(`${rows[0]?.waiting} of ${people} are due`);
  } finally {
    await database.close();
  }
}

/**
 * Lets the leases of a worker that died run out at once, while the backend is stopped; tests can't wait two minutes each time.
 * @returns how many deliveries are in each state.
 */
export async function endLeases(dataDir: string): Promise<Record<string, number>> {
  const database = await PGlite.create(join(dataDir, 'database'));
  try {
    await database.exec(
      'update private.deliveries set leased_until = now() where leased_until > now()',
    );
    const { rows } = await database.query<{ state: string; count: number }>(
      'select state, count(*)::integer as count from private.deliveries group by 1',
    );
    return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
  } finally {
    await database.close();
  }
}
