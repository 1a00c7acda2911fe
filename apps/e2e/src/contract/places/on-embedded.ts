import { inject, vi } from 'vitest';
import { fill } from '../../support/template.ts';

// The suites start "the backend"; its database has been migrated by the time they do.
vi.mock(import('@nafas/backend'), async (importOriginal) => {
  const original = await importOriginal();
  return {
    ...original,
    startBackend: async (options) => {
      await fill(options.dataDir, inject('template'));
      return original.startBackend(options);
    },
  };
});
