import { sharedAndIsolated } from '@nafas/unit-tests';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    expect: { requireAssertions: true },
    testTimeout: 180_000,
    hookTimeout: 180_000,
    projects: sharedAndIsolated(import.meta.dirname),
  },
});
