import type { Profile, ProfileChanges } from '@nafas/data-service/profile';
import { usePlatform } from '@nafas/platform/remote';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { PROFILE_TOPIC } from '../data/query-client.ts';
import { profilesOf, userIdOf } from '../data/services.ts';

/** The specification's (section 9). */
const REFRESH_MS = 30_000;

export type ProfileState =
  | { readonly status: 'loading' }
  | { readonly status: 'missing' }
  | { readonly status: 'failed'; readonly error: unknown; retry(): void }
  | { readonly status: 'ready'; readonly profile: Profile };

/** The profile, refreshed every thirty seconds while it is in view. */
export function useProfile(): ProfileState {
  const platform = usePlatform();
  const { data, error, isError, isFetching, refetch } = useQuery({
    queryKey: [PROFILE_TOPIC],
    queryFn: async () => (await profilesOf(platform)).get(userIdOf(platform)),
    refetchInterval: REFRESH_MS,
  });
  if (data) return { status: 'ready', profile: data };
  if (data === null) return { status: 'missing' };
  if (isError && !isFetching) return { status: 'failed', error, retry: () => void refetch() };
  return { status: 'loading' };
}

/** Saves the profile; the page and the rest of the product then show it. Rejects with DataError. */
export function useSaveProfile(): (changes: ProfileChanges) => Promise<void> {
  const platform = usePlatform();
  const client = useQueryClient();
  return async (changes) => {
    const stored = await (await profilesOf(platform)).update(userIdOf(platform), changes);
    // A refresh that is under way would bring the old one back.
    await client.cancelQueries({ queryKey: [PROFILE_TOPIC] });
    client.setQueryData([PROFILE_TOPIC], stored);
    platform.invalidate(PROFILE_TOPIC);
  };
}
