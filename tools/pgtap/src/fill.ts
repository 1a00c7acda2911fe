import type { Engine } from './engine.ts';
import { ownSql } from './folders.ts';

/** Fills the tables with `rows` check-ins of `users` users, and what such users have besides. */
export async function fill(engine: Engine, rows: number, users: number): Promise<void> {
  await engine.run(
    ownSql('fill.sql').replaceAll('{{rows}}', String(rows)).replaceAll('{{users}}', String(users)),
  );
}
