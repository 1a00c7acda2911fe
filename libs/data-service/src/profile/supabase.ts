import type { BackendV1 } from '@nafas/platform';
import { DataError } from '../data-error.ts';
import { RETRY } from '../retry.ts';
import { type RowsAnswer, unwrapRows } from '../unwrap-rows.ts';
import { type Profile, parseProfileChanges, profileCodec } from './profile.ts';
import type { ProfileService } from './service.ts';

/** Profiles in the table `profiles`; row-level security gives and takes only the user's own. */
export function createSupabaseProfiles(client: Pick<BackendV1, 'from'>): ProfileService {
  const { columns, ofRow } = profileCodec;
  const profiles = () => client.from(profileCodec.table);
  function only(answer: RowsAnswer): Profile | null {
    const [row] = unwrapRows(answer);
    return row === undefined ? null : ofRow(row);
  }
  return {
    async get(userId) {
      return only(await profiles().select(columns).eq('id', userId).retry(RETRY));
    },

    async update(userId, changes) {
      // The server stamps updated_at: a client with a wrong clock changes nothing.
      const change = parseProfileChanges(changes);
      const stored = only(await profiles().update(change).eq('id', userId).select(columns));
      if (stored === null) throw new DataError('denied', 'There is no such profile for this user');
      return stored;
    },
  };
}
