import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Feature, FeatureTranslation } from '@nafas/platform/feature';
import { sha384 } from './integrity.ts';

/** A built file, by its path and its sha384. */
export interface DescribedFile {
  /** Path below the dist folder, with `/`. */
  readonly file: string;
  readonly integrity: string;
}

/** A build's description of itself: everything the registry needs but where it is deployed. */
export interface Descriptor {
  readonly feature: Feature;
  /** What the feature is called in other languages than English. */
  readonly translations?: Readonly<Record<string, FeatureTranslation>>;
  readonly version: string;
  /** Global name of the federation container. */
  readonly container: string;
  /** See the registry's schema. */
  readonly federation?: 1;
  readonly entry: DescribedFile;
  readonly files: readonly DescribedFile[];
  /** Views to the indexes in `files` of what they need; see the registry's schema. */
  readonly needs?: Readonly<Record<string, readonly number[]>>;
  /** The range of every share it takes from the host; none is known of a development server. */
  readonly shares?: Readonly<Record<string, string>>;
}

/** The name of the descriptor among the built files. */
export const DESCRIPTOR_FILE = 'feature.json';

/** Scripts, stylesheets, and JSON files, which have their hash in their names; not what describes the build. */
const isLoaded = (name: string) => /\.(?:js|css|[0-9a-f]{8,}\.json)$/.test(name);

/** Writes `feature.json` beside the built files. Throws when there is not exactly one remote entry. */
export async function writeDescriptor(
  distDir: string,
  about: Omit<Descriptor, 'entry' | 'files' | 'needs'>,
  needs: Readonly<Record<string, readonly string[]>> = {},
): Promise<Descriptor> {
  const names = (await readdir(distDir, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && isLoaded(entry.name))
    .map((entry) => relative(distDir, join(entry.parentPath, entry.name)))
    .sort();
  const files = await Promise.all(
    names.map(async (file) => ({ file, integrity: sha384(await readFile(join(distDir, file))) })),
  );
  const entries = files.filter(({ file }) => /^remoteEntry\.[0-9a-f]+\.js$/.test(file));
  const [entry] = entries;
  if (!entry || entries.length > 1) {
    throw new Error(`${distDir}: expected one hashed remoteEntry, found ${entries.length}`);
  }
  const others = files.filter((file) => file !== entry);
  const indexes = (wanted: readonly string[]) =>
    wanted.map((name) => others.findIndex(({ file }) => file === name)).filter((n) => n >= 0);
  const descriptor = {
    ...about,
    entry,
    files: others,
    needs: Object.fromEntries(Object.entries(needs).map(([view, all]) => [view, indexes(all)])),
  };
  await writeFile(join(distDir, DESCRIPTOR_FILE), `${JSON.stringify(descriptor, null, 2)}\n`);
  return descriptor;
}
