import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';

/** A file that an app fetches: where it lies below the app's folder, and its hash. */
interface HashedFile {
  readonly file: string;
  readonly integrity: string;
}

/** Names and paths of files. */
type Sources = readonly (readonly [name: string, path: string])[];

const PREFIX = 'static/engine';

/**
 * Puts the engines' files beside an app's scripts, each with a hash in its name; the app knows them by name as
 * `ENGINE_FILES`.
 */
export function engineFilesPlugin(
  dir: string,
  findSources: (made: string) => Promise<Sources>,
): RsbuildPlugin {
  return {
    name: 'nafas-engine-files',
    setup(api) {
      const made = join(dir, 'node_modules/.cache/engine');
      api.modifyRsbuildConfig(async (config, { mergeRsbuildConfig }) => {
        const files = await writeFiles(made, await findSources(made));
        return mergeRsbuildConfig(config, {
          source: { define: { ENGINE_FILES: JSON.stringify(files) } },
          // Minimised already: once more would change what the hashes were made of.
          output: { copy: [{ from: made, to: PREFIX, info: { minimized: true } }] },
        });
      });
    },
  };
}

async function writeFiles(to: string, sources: Sources): Promise<Record<string, HashedFile>> {
  await rm(to, { recursive: true, force: true });
  await mkdir(to, { recursive: true });
  const entries = sources.map(async ([name, path]) => {
    const bytes = await readFile(path);
    const short = createHash('sha256').update(bytes).digest('hex').slice(0, 10);
    const kind = extname(name);
    const file = `${name.slice(0, -kind.length)}.${short}${kind}`;
    await writeFile(join(to, file), bytes);
    const integrity = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
    return [name, { file: `${PREFIX}/${file}`, integrity }] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}
