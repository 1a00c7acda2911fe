/** How long a file may take, in ms; a script that the bundler loads has as long. */
const LIMIT_MS = 10_000;

// As the bundler keeps modules: once for each build.
const files = new Map<string, Promise<{ default: unknown }>>();

/**
 * Loads one JSON file of a set that a build emitted: in place of an `import()`, which takes its name and hash into the first
 * script of all (tools/federation, `json-files`). The module it returns has the content as its default. Whoever imports
 * it carries the hashes of its set, so what is loaded is what was built.
 * @param folder where the files stand; ends with a slash.
 * @param hashes by member, such as a language: sha384 in base64.
 * @throws an error with the bundler's code for a module that is not there when the set has no such member.
 */
export function loadJsonFile(
  folder: string,
  name: string,
  hashes: Readonly<Record<string, string>>,
  member: string,
): Promise<{ default: unknown }> {
  const hash = Object.hasOwn(hashes, member) ? hashes[member] : undefined;
  if (hash === undefined) {
    const error = new Error(`there is no ${name} in "${member}"`);
    return Promise.reject(Object.assign(error, { code: 'MODULE_NOT_FOUND' }));
  }
  const url = `${folder}${jsonFileName(name, member, hash)}`;
  const known = files.get(url);
  if (known) return known;
  const loading = load(url, hash);
  files.set(url, loading);
  loading.catch(() => files.delete(url));
  return loading;
}

/** The name of a file: it holds the first bytes of its hash. */
function jsonFileName(name: string, member: string, hash: string): string {
  const bytes = [...atob(hash.slice(0, 8))].map((char) => char.charCodeAt(0));
  const short = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${[name, member, short].filter(Boolean).join('.')}.json`;
}

async function load(url: string, hash: string): Promise<{ default: unknown }> {
  try {
    const response = await fetch(url, {
      integrity: `sha384-${hash}`,
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
    return { default: await response.json() };
  } catch (cause) {
    // What the bundler's runtime says of a script that failed: hosts find out why by it.
    const error = new Error(`${url} could not be loaded`, { cause });
    throw Object.assign(error, { request: url });
  }
}
