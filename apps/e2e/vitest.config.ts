import { defineConfig } from 'vitest/config';

// Only what needs a real backend but no browser; `*.spec.ts` is Playwright's.
export default defineConfig({
  test: {
    environment: 'node',
    include: ['src/**/*.test.ts'],
    testTimeout: 30_000,
    // The backend's first start makes a database cluster.
    hookTimeout: 60_000,
    silent: 'passed-only',
  },
});
