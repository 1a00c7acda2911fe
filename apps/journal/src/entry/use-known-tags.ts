import { journalFacets } from '@nafas/data-service/journal/client';
import { usePlatform } from '@nafas/platform/remote';
import { useQuery } from '@tanstack/react-query';

/** The tags that entries have; none while they load. */
export function useKnownTags(): readonly string[] {
  return useQuery(journalFacets(usePlatform())).data?.tags ?? [];
}
