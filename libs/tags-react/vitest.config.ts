import { sharedAndIsolated } from '@nafas/unit-tests';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    expect: { requireAssertions: true },
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: sharedAndIsolated(import.meta.dirname),
  },
});
