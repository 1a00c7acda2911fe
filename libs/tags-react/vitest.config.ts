import { sharedAndIsolated } from '@nafas/unit-tests';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: sharedAndIsolated(import.meta.dirname),
  },
});
