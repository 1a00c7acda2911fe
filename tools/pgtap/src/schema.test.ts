import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Engine } from './engine.ts';
import { explain } from './explain.ts';
import { fill } from './fill.ts';
import { pgTapFile, TESTS_DIR } from './folders.ts';
import { startPglite } from './pglite-engine.ts';
import { startPostgres } from './postgres-engine.ts';
import { findPostgres } from './postgres-programs.ts';
import { byIndex, SCREEN_QUERIES } from './screens.ts';
import { parseTap } from './tap.ts';

const HELPERS = '000_helpers.sql';

/** The files of supabase/tests but the helpers, and the requirements they prove. */
const FILES = [
  { rows: 'DATA-134, DATA-135, DATA-136, DATA-137', file: 'achievements.sql' },
  { rows: 'DATA-138, DATA-171', file: 'achievements_earned.sql' },
  { rows: 'DATA-171', file: 'activities.sql' },
  { rows: 'DATA-171', file: 'analysis.sql' },
  { rows: 'DATA-029, DATA-030, DATA-031, DATA-032, DATA-033', file: 'avatars.sql' },
  { rows: 'DATA-143, DATA-144, DATA-145, DATA-147, DATA-148', file: 'chat_messages.sql' },
  { rows: 'DATA-085, DATA-086, DATA-087, DATA-088, DATA-171', file: 'check_ins.sql' },
  { rows: 'DATA-171', file: 'consents.sql' },
  { rows: 'DATA-139, DATA-140, DATA-141, DATA-142', file: 'daily_quotes.sql' },
  { rows: 'DATA-171', file: 'emotion_readings.sql' },
  { rows: 'DATA-171', file: 'goal_progress.sql' },
  { rows: 'DATA-117, DATA-118, DATA-121, DATA-132, DATA-133', file: 'goals.sql' },
  { rows: 'DATA-230', file: 'merge_settings.sql' },
  { rows: 'DATA-171', file: 'my_data.sql' },
  { rows: 'DATA-309, DATA-171', file: 'notification_events.sql' },
  { rows: 'DATA-150, DATA-154, DATA-157, DATA-171', file: 'notifications.sql' },
  { rows: 'DATA-001, DATA-012, DATA-013, DATA-171', file: 'profiles.sql' },
  { rows: 'DATA-082, DATA-083, DATA-084', file: 'recommendations_shown.sql' },
  { rows: 'DATA-171', file: 'second_factor.sql' },
  { rows: 'DATA-038, DATA-041, DATA-044, DATA-045', file: 'user_settings.sql' },
];

const programs = findPostgres();
const ENGINES = [
  // Skipped means "not run": testing/global-setup.ts has said what is missing.
  { on: 'PostgreSQL', start: programs && (() => startPostgres(programs)) },
  { on: 'PGlite', start: startPglite },
];

describe.each(ENGINES)('the schema on $on', ({ start }) => {
  describe.skipIf(start === null)('migrated from nothing', () => {
    let engine: Engine;
    beforeAll(async () => {
      if (start === null) throw new Error('Not reached: skipped without PostgreSQL');
      engine = await start();
      expect(parseTap(await engine.run(pgTapFile(HELPERS))).failures).toEqual([]);
    });
    afterAll(() => engine.close());

    it.each(FILES)('[$rows] $file', async ({ file }) => {
      const { passed, failures } = parseTap(await engine.run(pgTapFile(file)));
      expect(failures).toEqual([]);
      expect(passed).toBeGreaterThan(0);
    });

    it('[DATA-171] has a file of tests for every table, and runs every file', async () => {
      const tables = await engine.run(
        `select relname from pg_class
         where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')`,
      );
      const files = readdirSync(TESTS_DIR).filter((file) => file !== HELPERS);
      expect(FILES.map(({ file }) => file).sort()).toEqual(files.sort());
      expect(files).toEqual(expect.arrayContaining(tables.map((table) => `${table}.sql`)));
    });

    it('[DATA-168] knows two kinds of callers, anonymous and signed in: no policy is for any other role', async () => {
      const roles = await engine.run('select distinct unnest(roles) from pg_policies');
      expect(roles).toEqual(['authenticated']);
    });

    describe('with 20,000 check-ins of 200 users', () => {
      beforeAll(() => fill(engine, 20_000, 200));

      it.each(SCREEN_QUERIES)('answers $screen by $index', async (query) => {
        const explained = await explain(engine, query);
        expect(explained).toSatisfy((plan: typeof explained) => byIndex(query, plan));
        expect(explained.rows).toBeGreaterThan(0);
      });
    });
  });
});
