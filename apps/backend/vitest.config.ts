import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    expect: { requireAssertions: true },
    include: ['src/**/*.test.{ts,tsx}'],
    globalSetup: 'src/testing/global-setup.ts',
    // A first start makes a database cluster; on a busy two-core machine that takes some seconds.
    testTimeout: 90_000,
    hookTimeout: 180_000,
    // Tests make more accounts than a person does, and the hash of a password was half of their processor time.
    env: { NAFAS_ACCOUNTS_PER_HOUR: '10000', LITE_AUTH_BCRYPT_COST: '4' },
    // The backend logs refusals, and refusals are most of what is tested.
    silent: 'passed-only',
    // Every file runs its own PostgreSQL (400 MB): more at once would only wait for each other.
    maxWorkers: 2,
    // To load the backend and compile its PostgreSQL for each file would take a good part of the run.
    isolate: false,
  },
});
