import type { Language, PlatformV1 } from '@nafas/platform';
import { queryOptions } from '@tanstack/react-query';
import { serviceFor } from '../client/service-for.ts';
import { TOPIC } from '../client/topics.ts';
import { createSimulatedQuotes } from './simulated.ts';
import { createSupabaseQuotes } from './supabase.ts';

/** The catalogue of quotes in a language; `linesOfDay` picks today's. */
export function quotes(platform: PlatformV1, language: Language) {
  return queryOptions({
    queryKey: [TOPIC.quotes, language],
    queryFn: async () =>
      (await serviceFor(platform, () => createSimulatedQuotes(), createSupabaseQuotes)).list(
        language,
      ),
    // It changes with a deployment only.
    staleTime: Infinity,
  });
}
