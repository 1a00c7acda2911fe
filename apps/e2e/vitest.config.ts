import { defineConfig } from 'vitest/config';

// Only what needs a real backend but no browser; `*.spec.ts` is Playwright's.
export default defineConfig({
  test: {
    environment: 'node',
    include: ['src/**/*.test.ts'],
    testTimeout: 90_000,
    // The backend's first start makes a database cluster.
    hookTimeout: 180_000,
    silent: 'passed-only',
  },
});
