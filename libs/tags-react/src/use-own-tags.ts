import { checkInsSince, checkInsWithWrites } from '@nafas/data-service/check-ins/client';
import { useWithWrites } from '@nafas/data-service/client';
import { useToday } from '@nafas/data-service/react';
import type { Tag } from '@nafas/data-service/tags';
import {
  findOffered,
  type OfferedTag,
  ownTags,
  tagsWithWrites,
} from '@nafas/data-service/tags/client';
import { addDays } from '@nafas/insights';
import { usePlatform } from '@nafas/platform/remote';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

/** How far back the check-ins say which tags are recent, in days. */
const RECENT_DAYS = 30;

interface OwnTags {
  /** All of the person's tags, also those put away. */
  readonly all: readonly Tag[];
  /** Those to choose from, the most recent first. */
  readonly offered: readonly OfferedTag[];
  readonly isFailed: boolean;
}

/** The person's tags, as far as this device knows them: none while they load, which keeps nobody from writing. */
export function useOwnTags(): OwnTags {
  const platform = usePlatform();
  const stored = useQuery(ownTags(platform));
  const recent = useQuery(checkInsSince(platform, addDays(useToday(), -RECENT_DAYS)));
  const all = useWithWrites(platform, stored.data, tagsWithWrites);
  const checkIns = useWithWrites(platform, recent.data, checkInsWithWrites);
  return useMemo(
    () => ({
      all: all ?? [],
      offered: findOffered(all ?? [], checkIns ?? []),
      isFailed: stored.isError,
    }),
    [all, checkIns, stored.isError],
  );
}
