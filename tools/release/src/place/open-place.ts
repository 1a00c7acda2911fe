import { resolve } from 'node:path';
import { folderPlace } from './folder-place.ts';
import type { Place } from './place.ts';

/** The place at an address: `s3://bucket/folder`, or the path of a folder. */
export async function openPlace(address: string): Promise<Place> {
  if (!address.startsWith('s3://')) return folderPlace(resolve(address));
  // The client is large, and most commands need none.
  const { s3Place } = await import('./s3-place.ts');
  return s3Place(address);
}
