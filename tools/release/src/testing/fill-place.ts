import { folderPlace } from '../place/folder-place.ts';
import type { Place } from '../place/place.ts';
import { signedS3Place } from '../place/signed-s3-place.ts';

/** Makes a bucket what a place in a folder is, and nothing else. `env` is that of the bucket's server. */
export async function fillPlace(
  address: string,
  folder: string,
  env: Readonly<Record<string, string>>,
): Promise<Place> {
  const bucket = signedS3Place(address, {
    accessKeyId: env['AWS_ACCESS_KEY_ID'] ?? '',
    secretAccessKey: env['AWS_SECRET_ACCESS_KEY'] ?? '',
    region: env['AWS_REGION'] ?? '',
    endpoint: env['AWS_ENDPOINT_URL_S3'],
  });
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
