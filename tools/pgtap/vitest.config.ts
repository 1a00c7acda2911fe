import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    expect: { requireAssertions: true },
    include: ['src/**/*.test.ts'],
    globalSetup: 'src/testing/global-setup.ts',
    testTimeout: 90_000,
    // Making a database cluster and migrating it; on a busy two-core machine that takes some seconds.
    hookTimeout: 180_000,
    maxWorkers: 2,
  },
});
