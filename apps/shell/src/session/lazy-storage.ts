import type { BackendV1 } from '@nafas/platform';
import type { StorageClient } from '@supabase/storage-js';

/** As a request that got no answer fails. */
const failed = (cause: unknown) => ({
  data: null,
  error: new Error('The code for files could not be loaded', { cause }),
});

/** Files of the backend. Its client is loaded when a file is sent, listed or removed; an address needs none. */
export function lazyStorage(url: string, request: typeof fetch): BackendV1['storage'] {
  let loaded: Promise<StorageClient> | undefined;

  function load(): Promise<StorageClient> {
    loaded ??= import('@supabase/storage-js').then(
      ({ StorageClient: Storage }) => new Storage(url, {}, request),
    );
    loaded.catch(() => (loaded = undefined));
    return loaded;
  }

  return {
    from(name) {
      const bucket = () => load().then((storage) => storage.from(name));
      return {
        upload: (path, file, options) =>
          bucket().then((files) => files.upload(path, file, options), failed),
        remove: (paths) => bucket().then((files) => files.remove(paths), failed),
        list: (folder) => bucket().then((files) => files.list(folder), failed),
        getPublicUrl: (path) => ({
          data: { publicUrl: encodeURI(`${url}/object/public/${name}/${path}`) },
        }),
      };
    },
  };
}
