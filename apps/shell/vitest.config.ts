import { shareVersions } from '@nafas/federation/shares';
import { sharedAndIsolated } from '@nafas/unit-tests';
import { defineConfig } from 'vitest/config';
import react from '@vitejs/plugin-react';

export default defineConfig({
  plugins: [react()],
  define: { NAFAS_SHARES: JSON.stringify(shareVersions(import.meta.dirname)) },
  test: {
    environment: 'jsdom',
    setupFiles: ['src/testing/setup.ts'],
    projects: sharedAndIsolated(import.meta.dirname),
  },
});
