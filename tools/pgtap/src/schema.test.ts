import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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

/** The files of supabase/tests but the helpers. */
const FILES = readdirSync(TESTS_DIR).filter((file) => file !== HELPERS);
/** Where what they print is kept: `npm run coverage:requirements` reads which rows their assertions name. */
const TAP_DIR = join(import.meta.dirname, '../coverage/tap');

const programs = findPostgres();
const ENGINES = [
  // Skipped means "not run": testing/global-setup.ts has said what is missing.
  { on: 'PostgreSQL', start: programs && (() => startPostgres(programs)) },
  { on: 'PGlite', start: startPglite },
];

describe.each(ENGINES)('the schema on $on', ({ on, start }) => {
  describe.skipIf(start === null)('migrated from nothing', () => {
    let engine: Engine;
    beforeAll(async () => {
      if (start === null) throw new Error('Not reached: skipped without PostgreSQL');
      engine = await start();
      const [failure] = parseTap(await engine.run(pgTapFile(HELPERS))).failures;
      if (failure !== undefined) throw new Error(failure);
      mkdirSync(join(TAP_DIR, on), { recursive: true });
    });
    afterAll(() => engine.close());

    it.each(FILES)('%s', async (file) => {
      const output = await engine.run(pgTapFile(file));
      writeFileSync(join(TAP_DIR, on, file.replace(/sql$/, 'tap')), output.join('\n'));
      const { passed, failures } = parseTap(output);
      expect(failures).toEqual([]);
      expect(passed).toBeGreaterThan(0);
    });

    it('[DATA-171] has a file of tests for every table', async () => {
      const tables = await engine.run(
        `select relname from pg_class
         where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')`,
      );
      expect(FILES).toEqual(expect.arrayContaining(tables.map((table) => `${table}.sql`)));
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
