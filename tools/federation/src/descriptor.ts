import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Feature } from '@nafas/platform/feature';
import { sha384 } from './integrity.ts';

export interface DescribedFile {
  /** Path below the dist folder, with `/`. */
  readonly file: string;
  readonly integrity: string;
}

/** What a build says about itself: everything the registry needs but where it is deployed. */
export interface Descriptor {
  readonly feature: Feature;
  readonly version: string;
  readonly container: string;
  readonly entry: DescribedFile;
  readonly files: readonly DescribedFile[];
}

export const DESCRIPTOR_FILE = 'feature.json';

/** Writes `feature.json` beside the built files. Throws when there is not exactly one remote entry. */
export async function writeDescriptor(
  distDir: string,
  about: Pick<Descriptor, 'feature' | 'version' | 'container'>,
): Promise<Descriptor> {
  const names = (await readdir(distDir, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && /\.(js|css)$/.test(entry.name))
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
  const descriptor = { ...about, entry, files: files.filter((file) => file !== entry) };
  await writeFile(join(distDir, DESCRIPTOR_FILE), `${JSON.stringify(descriptor, null, 2)}\n`);
  return descriptor;
}
