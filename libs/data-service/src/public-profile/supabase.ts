import type { BackendV1 } from '@nafas/platform';
import { DataError, toDataError } from '../data-error.ts';
import { RETRY } from '../retry.ts';
import { unwrapRows } from '../unwrap-rows.ts';
import { isHandle, ownPublicProfileReader, publicProfileReader } from './public-profile.ts';
import type { PublicProfileService } from './service.ts';

/** Public profiles by the functions of the database; {@link PublicProfileService.get} asks without a session too. */
export function createSupabasePublicProfiles(client: Pick<BackendV1, 'rpc'>): PublicProfileService {
  return {
    async get(handle) {
      const [row] = unwrapRows(await client.rpc('public_profile', { handle }).retry(RETRY));
      return row === undefined ? null : publicProfileReader.ofRow(row);
    },

    async own() {
      const [row] = unwrapRows(await client.rpc('my_public_profile').retry(RETRY));
      return ownPublicProfileReader.ofRow(row);
    },

    async handle() {
      const { status, data, error } = await client.rpc('my_handle').retry(RETRY);
      if (error) throw toDataError({ status, error });
      if (data === null || typeof data === 'string') return data;
      throw new DataError('invalid', 'Not a handle');
    },

    async setHandle(handle) {
      if (handle !== null && !isHandle(handle)) throw new DataError('invalid', 'Not a handle');
      unwrapRows(await client.rpc('set_handle', { wanted: handle }));
    },
  };
}
