import { resolve } from 'node:path';
import { folderPlace } from './folder-place.ts';
import type { Place } from './place.ts';
import { readS3Access } from './s3-access.ts';
import { s3Place } from './s3-place.ts';

/**
 * The place at an address: `s3://bucket/folder`, reached as the variables of this process say, or the path of a folder.
 * Rejects with an error with the code NOKEYS for a bucket without its keys.
 */
export async function openPlace(address: string): Promise<Place> {
  if (!address.startsWith('s3://')) return folderPlace(resolve(address));
  const access = readS3Access((name) => process.env[name]);
  if (access === null) {
    throw Object.assign(new Error(`${address}: no credentials`), { code: 'NOKEYS' });
  }
  return s3Place(address, access);
}
