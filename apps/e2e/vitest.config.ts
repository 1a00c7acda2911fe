import { findPostgres, HOW_TO_INSTALL } from '@nafas/pgtap/cluster';
import { findDeno, findSupabase, HOW_TO_GET } from './src/hosted/programs.ts';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';

const CONTRACTS = 'src/contract/**/*.test.ts';
/** Of functions as Edge Functions alone. */
const ON_DENO = 'src/contract/hosted-*.test.ts';

// Only what needs a real backend but no browser; `*.spec.ts` is Playwright's.
const projects: TestProjectConfiguration[] = [
  {
    extends: true,
    test: {
      name: 'embedded',
      include: ['src/**/*.test.ts'],
      exclude: [ON_DENO],
      globalSetup: 'src/contract/places/template-setup.ts',
      setupFiles: 'src/contract/places/on-embedded.ts',
    },
  },
];

// The same contracts where the rows are on a PostgreSQL server, and in a hosted project.
if (findPostgres() === null) {
  console.warn(`Contracts on PostgreSQL: not run. To run them: ${HOW_TO_INSTALL}`);
} else {
  projects.push({
    extends: true,
    test: {
      name: 'postgres',
      include: [CONTRACTS],
      exclude: [ON_DENO],
      globalSetup: 'src/contract/places/cluster-setup.ts',
      setupFiles: 'src/contract/places/on-postgres.ts',
    },
  });
}
if (findDeno() === null || findSupabase() === null) {
  const how = findDeno() === null ? HOW_TO_GET.deno : HOW_TO_GET.supabase;
  console.warn(`Server functions on Deno: not run. To run them: ${how}`);
} else {
  projects.push({
    extends: true,
    test: {
      name: 'deno',
      include: [
        'src/contract/{account-functions,chat,hosted-console}.contract.test.ts',
        'src/attacks/danger.test.ts',
      ],
      globalSetup: ['src/contract/places/template-setup.ts', 'src/contract/places/deploy-setup.ts'],
      setupFiles: 'src/contract/places/on-deno.ts',
    },
  });
}
if (process.env['NAFAS_HOSTED_URL'] === undefined) {
  console.warn('Contracts on a hosted project: not run. To run them: docs/deploy-supabase.md');
} else {
  projects.push({
    extends: true,
    test: {
      name: 'hosted',
      include: [CONTRACTS],
      // Tests of the embedded backend only.
      exclude: ['src/contract/lite-*', ON_DENO],
      setupFiles: 'src/contract/places/on-hosted.ts',
      // They share the project's accounts.
      fileParallelism: false,
    },
  });
}

export default defineConfig({
  test: {
    environment: 'node',
    expect: { requireAssertions: true },
    testTimeout: 90_000,
    // The backend's first start makes a database cluster.
    hookTimeout: 180_000,
    silent: 'passed-only',
    // They come last in `npm test`, with the machine to themselves; each file has a PostgreSQL (400 MB).
    maxWorkers: 2,
    // To load the backend and compile its PostgreSQL for each file would be a quarter of the run.
    isolate: false,
    // Tests make more accounts than a person does, and the hash of a password was half of their processor time.
    env: { NAFAS_ACCOUNTS_PER_HOUR: '10000', LITE_AUTH_BCRYPT_COST: '4' },
    projects,
  },
});
