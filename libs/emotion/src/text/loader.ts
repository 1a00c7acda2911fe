/**
 * Gives the bytes of the pack of a language ('en', 'es', …). The app decides where they come from
 * (a fetch with integrity, a cache); this library asks for nothing by itself.
 * `progress` may be called with the share that has arrived.
 */
export type FetchPack = (lang: string, progress?: (done: number) => void) => Promise<ArrayBuffer>;

/** Packs at hand, for tests, Node and workers that were handed their bytes. */
export function packsInMemory(packs: Readonly<Record<string, ArrayBuffer>>): FetchPack {
  return (lang) => {
    const bytes = packs[lang];
    return bytes ? Promise.resolve(bytes) : Promise.reject(new Error(`No pack for ${lang}.`));
  };
}
