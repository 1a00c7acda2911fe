import { sharedAndIsolated } from '@nafas/unit-tests';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  test: {
    environment: 'jsdom',
    projects: sharedAndIsolated(import.meta.dirname),
    setupFiles: ['src/testing/setup.ts'],
  },
});
