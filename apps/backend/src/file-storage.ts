import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { App } from '@supabase/lite';

type StorageAdapter = NonNullable<App['_storageAdapter']>;

/**
 * Makes Lite's file storage keep its files in this directory and close what it reads: its own way leaves
 * a file handle open per download until the garbage collector finds it, which later Node versions treat
 * as an error. (Lite asks for whole files only: no ranges, no conditions.)
 */
export function keepFilesIn(app: App, directory: string): void {
  const adapter = app._storageAdapter;
  if (adapter === undefined) throw new Error('Lite has no file storage');
  Object.assign(adapter, { basePath: directory });
  const getObject: StorageAdapter['getObject'] = async (bucket, key, version) => {
    const metadata = await adapter.headObject(bucket, key, version);
    const file = createReadStream(join(directory, bucket, key));
    return { httpStatusCode: 200, metadata, body: Readable.toWeb(file) as ReadableStream };
  };
  adapter.getObject = getObject;
}
