import { inject, vi } from 'vitest';
import { startEdgeFunctions } from '../../hosted/edge-functions.ts';
import { fill } from '../../support/template.ts';

// The suites start "the backend"; here its server functions are what the Supabase CLI uploaded, on Deno itself.
vi.mock(import('@nafas/backend'), async (importOriginal) => {
  const original = await importOriginal();
  return {
    ...original,
    startBackend: async (options) => {
      await fill(options.dataDir, inject('template'));
      const backend = await original.startBackend(options);
      const allowed = { NAFAS_ALLOWED_ORIGINS: options.allowedOrigins.join(',') };
      const env = () => ({ ...allowed, ...options.env });
      const edge = await startEdgeFunctions({ ...inject('edge'), backend, env });
      return {
        ...backend,
        url: edge.url,
        close: async () => {
          // A suite that reached no function here would have proven the embedded ones once more.
          const started = edge.started();
          await edge.close();
          await backend.close();
          if (started === 0) throw new Error('No function was called on Deno');
        },
      };
    },
  };
});
