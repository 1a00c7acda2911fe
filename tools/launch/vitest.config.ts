import { sharedAndIsolated } from '@nafas/unit-tests';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    projects: sharedAndIsolated(import.meta.dirname),
  },
});
