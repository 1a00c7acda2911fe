import { sharedAndIsolated } from '@nafas/unit-tests';
import { defineConfig } from 'vitest/config';
import react from '@vitejs/plugin-react';

export default defineConfig({
  plugins: [react()],
  test: {
    environment: 'jsdom',
    projects: sharedAndIsolated(import.meta.dirname),
  },
});
