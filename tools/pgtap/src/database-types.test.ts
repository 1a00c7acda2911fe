import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { databaseTypes, TYPES_FILE } from './database-types.ts';
import { startPglite } from './pglite-engine.ts';

it('the types that slices are held to are those of the migrations: npm run types:database', async () => {
  const engine = await startPglite();
  try {
    expect(readFileSync(TYPES_FILE, 'utf8')).toBe(await databaseTypes(engine));
    await engine.run('alter table public.check_ins add column steps_walked smallint');
    expect(await databaseTypes(engine)).toContain('      steps_walked: number | null;\n');
  } finally {
    await engine.close();
  }
});
