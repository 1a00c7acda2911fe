import { sharedAndIsolated } from '@nafas/unit-tests';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    globalSetup: 'src/testing/temporary-folder.ts',
    projects: sharedAndIsolated(import.meta.dirname),
  },
});
