/** Workers, models and packs by name; the build of an app puts the places and hashes in (its rsbuild.config.ts). */
declare const ENGINE_FILES: Readonly<Record<string, { file: string; integrity: string }>>;
declare const __webpack_public_path__: string;

/**
 * A file of the engines, where the app that asks is deployed: its address, and its hash as `sha384-…`. Throws RangeError for a
 * name that the app's build does not know.
 */
export function findEngineFile(name: string): { url: string; integrity: string } {
  const known = ENGINE_FILES[name];
  if (!known) throw new RangeError(`The build has no ${name}`);
  const base = new URL(__webpack_public_path__, location.href);
  return { url: new URL(known.file, base).href, integrity: known.integrity };
}
