import type { BackendV1 } from '@nafas/platform';
import { DataError, toDataError } from '../data-error.ts';
import { RETRY } from '../retry.ts';
import { avatarEnding } from './avatar-file.ts';
import type { AvatarService } from './service.ts';

const BUCKET = 'avatars';
const FOLDER = 'avatars';
/** The path of a file in the bucket, at the end of its public address. */
const PATH = /\/avatars\/(avatars\/[^/?#]+\/[^/?#]+)$/;
/** When a file was uploaded, in milliseconds, at the end of its name. */
const UPLOADED = /-(\d{13})\.\w+$/;
/** A file that nobody names after this time is a stray one: no upload takes that long. */
const STRAY_AFTER_MS = 3_600_000;

/** Pictures in the public bucket `avatars`, at paths that can't be guessed and are never used twice. */
export function createSupabaseAvatars(
  client: Pick<BackendV1, 'from' | 'storage'>,
  now: () => Date = () => new Date(),
): AvatarService {
  const bucket = () => client.storage.from(BUCKET);

  async function storedAddress(userId: string): Promise<string | null> {
    const { status, data, error } = await client
      .from('profiles')
      .select('avatar_url')
      .eq('id', userId)
      .retry(RETRY);
    if (error) throw toDataError({ status, error });
    const row: unknown = Array.isArray(data) ? data[0] : undefined;
    if (typeof row !== 'object' || row === null) throw new DataError('denied', 'No such profile');
    const { avatar_url } = row as { avatar_url?: unknown };
    return typeof avatar_url === 'string' ? avatar_url : null;
  }

  async function storeAddress(userId: string, address: string | null): Promise<void> {
    const { status, data, error } = await client
      .from('profiles')
      .update({ avatar_url: address })
      .eq('id', userId)
      .select('id');
    if (error) throw toDataError({ status, error });
    if (!Array.isArray(data) || data.length === 0) throw new DataError('denied', 'No such profile');
  }

  async function listOwn(folder: string): Promise<string[]> {
    const { data, error } = await bucket().list(folder);
    if (error) throw toStorageError(error);
    const found = data.map(async ({ name, id }) => {
      const path = name.startsWith(`${folder}/`) ? name : `${folder}/${name}`;
      return id === null ? listOwn(path) : [path];
    });
    return (await Promise.all(found)).flat();
  }

  /** Files of uploads that were cut off: nobody names them, anybody may see them, and they count. */
  async function findStrays(): Promise<string[]> {
    const before = now().getTime() - STRAY_AFTER_MS;
    const own = await listOwn(FOLDER);
    return own.filter((path) => Number(UPLOADED.exec(path)?.[1] ?? Infinity) < before);
  }

  /** Removes the file at the address, and stray ones. */
  async function removeFiles(address: string | null): Promise<void> {
    const named = address === null ? undefined : PATH.exec(address)?.[1];
    // Where they can't be listed, the next change of the picture finds them.
    const paths = new Set(await findStrays().catch(() => []));
    if (named !== undefined) paths.add(decodeURIComponent(named));
    if (paths.size === 0) return;
    // One that is already gone is no failure: nothing of it comes back then.
    const { error } = await bucket().remove([...paths]);
    if (error) throw toStorageError(error);
  }

  return {
    async upload(userId, file) {
      const path = `avatars/${crypto.randomUUID()}/${userId}-${now().getTime()}.${avatarEnding(file)}`;
      const old = await storedAddress(userId);
      await removeFiles(old);
      try {
        const { error } = await bucket().upload(path, file, { contentType: file.type });
        if (error) throw toStorageError(error);
        const address = bucket().getPublicUrl(path).data.publicUrl;
        await storeAddress(userId, address);
        return address;
      } catch (failure) {
        // The old file is gone: the profile must not go on naming it. Nor may a file stay that nobody names.
        await Promise.allSettled([
          bucket().remove([path]),
          old === null ? undefined : storeAddress(userId, null),
        ]);
        throw failure;
      }
    },

    async remove(userId) {
      const address = await storedAddress(userId);
      if (address === null) return;
      await removeFiles(address);
      await storeAddress(userId, null);
    },
  };
}

/** supabase-js gives storage failures a status in one of two fields; without one there was no answer. */
function toStorageError(error: Error): DataError {
  const { status, statusCode } = error as { status?: unknown; statusCode?: unknown };
  const code = Number(statusCode ?? status ?? 0);
  const known = Number.isInteger(code) ? code : 0;
  return toDataError({ status: known, error: { code: '', message: error.message } });
}
