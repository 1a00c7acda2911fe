import { cachedFetch } from '../files/cached-fetch.ts';
import { OnDeviceTextEngine } from './engine.ts';

/** Where a file of the engines lies, by its name, with its hash. Throws for a name that is not there. */
export type FindFile = (name: string) => { readonly url: string; readonly integrity: string };

/** The engine for texts, with packs that an app has among its files. `languages`: the packs that load() fetches. */
export function createTextEngine(
  findFile: FindFile,
  languages: readonly string[],
): OnDeviceTextEngine {
  const fetchFile = cachedFetch();
  return new OnDeviceTextEngine(async (language) => {
    const { url, integrity } = findFile(`${language}.pack`);
    const response = await fetchFile(url, { integrity });
    if (!response.ok) throw new Error(`The pack ${language} answered ${response.status}`);
    return response.arrayBuffer();
  }, languages);
}
