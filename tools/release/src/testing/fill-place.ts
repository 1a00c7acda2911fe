import { folderPlace } from '../place/folder-place.ts';
import type { Place } from '../place/place.ts';
import { readS3Access } from '../place/s3-access.ts';
import { s3Place } from '../place/s3-place.ts';

/** Makes a bucket what a place in a folder is, and nothing else. `env` is that of the bucket's server. */
export async function fillPlace(
  address: string,
  folder: string,
  env: Readonly<Record<string, string>>,
): Promise<Place> {
  const access = readS3Access((name) => env[name]);
  if (access === null) throw new Error('The server of the bucket says no keys');
  const bucket = s3Place(address, access);
  for (const { path } of await bucket.list('')) await bucket.remove(path);
  const source = folderPlace(folder);
  for (const top of ['apps', 'environments']) {
    for (const { path } of await source.list(top)) {
      const stored = await source.read(path);
      await bucket.write(path, stored?.bytes ?? new Uint8Array(), 'absent');
    }
  }
  return bucket;
}
