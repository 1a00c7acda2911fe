import react from '@vitejs/plugin-react';
import { sharedAndIsolated } from '@nafas/unit-tests';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  test: {
    environment: 'jsdom',
    projects: sharedAndIsolated(import.meta.dirname),
    setupFiles: ['./src/testing/setup.ts'],
  },
});
