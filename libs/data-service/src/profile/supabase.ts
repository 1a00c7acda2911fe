import type { BackendV1 } from '@nafas/platform';
import { DataError, dataErrorOf } from '../data-error.ts';
import { RETRY } from '../retry.ts';
import { type Profile, parseChanges, parseProfile } from './profile.ts';
import type { ProfileService } from './service.ts';

const COLUMNS = 'id, email, name, avatar_url, phone, location, bio, created_at, updated_at';
interface Answer {
  status: number;
  data: unknown;
  error: { code: string; message: string } | null;
}

function profileOf({ status, data, error }: Answer): Profile | null {
  if (error) throw dataErrorOf({ status, error });
  const row: unknown = Array.isArray(data) ? data[0] : undefined;
  if (typeof row !== 'object' || row === null) return null;
  const { avatar_url, created_at, updated_at, ...same } = row as Record<string, unknown>;
  return parseProfile({
    ...same,
    avatarUrl: avatar_url,
    createdAt: created_at,
    updatedAt: updated_at,
  });
}

/** Profiles in the table `profiles`; row-level security gives and takes only the user's own. */
export function createSupabaseProfiles(client: Pick<BackendV1, 'from'>): ProfileService {
  const profiles = () => client.from('profiles');
  return {
    async get(userId) {
      return profileOf(await profiles().select(COLUMNS).eq('id', userId).retry(RETRY));
    },

    async update(userId, changes) {
      // The server stamps updated_at: a client with a wrong clock changes nothing.
      const change = parseChanges(changes);
      const stored = profileOf(await profiles().update(change).eq('id', userId).select(COLUMNS));
      if (stored === null) throw new DataError('denied', 'There is no such profile for this user');
      return stored;
    },
  };
}
