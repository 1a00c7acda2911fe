import { sharedAndIsolated } from '@nafas/unit-tests';
import { defineConfig } from 'vitest/config';
import react from '@vitejs/plugin-react';

export default defineConfig({
  plugins: [react()],
  test: {
    environment: 'jsdom',
    expect: { requireAssertions: true },
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: sharedAndIsolated(import.meta.dirname),
    setupFiles: ['src/testing/setup.ts'],
  },
});
