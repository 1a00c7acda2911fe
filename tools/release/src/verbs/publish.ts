import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { DESCRIPTOR_FILE, type Descriptor } from '@nafas/federation/descriptor';
import { readDescriptor } from '@nafas/registry';
import { checked, getFolder, type AppVersion } from '../app-version.ts';
import { PlaceConflict, type Place } from '../place/place.ts';
import { Refusal } from '../refusal.ts';

export interface Published extends AppVersion {
  readonly files: number;
  readonly bytes: number;
  /** False when this very build was there already. */
  readonly isNew: boolean;
}

/**
 * Puts a built app into a place as `apps/<app>/<version>/`. What is there is never overwritten: the same build again is
 * nothing to do, another build under the same number is refused. `feature.json` is written last: with it the version exists.
 * @throws Refusal when the build is not as it says, or the number is taken.
 */
export async function publish(place: Place, distDir: string): Promise<Published> {
  const descriptor = await readDescriptor(distDir).catch((error: unknown) => {
    throw new Refusal(error instanceof Error ? error.message : String(error));
  });
  const named = checked({ app: descriptor.feature.id, version: descriptor.version });
  const contents = await readFiles(distDir);
  checkHashes(distDir, descriptor, contents);

  const folder = `apps/${getFolder(named)}`;
  const described = contents.get(DESCRIPTOR_FILE) as Uint8Array;
  // First of all, so that another build under this number leaves none of its files there.
  const known = await place.read(`${folder}/${DESCRIPTOR_FILE}`);
  if (known && !Buffer.from(known.bytes).equals(described)) throw taken(named, place);

  const others = [...contents].filter(([file]) => file !== DESCRIPTOR_FILE);
  await Promise.all(
    others.map(([file, bytes]) => writeOnce(place, `${folder}/${file}`, bytes, named)),
  );
  const isNew = await writeOnce(place, `${folder}/${DESCRIPTOR_FILE}`, described, named);
  const bytes = [...contents.values()].reduce((sum, each) => sum + each.length, 0);
  return { ...named, files: contents.size, bytes, isNew };
}

async function readFiles(dir: string): Promise<Map<string, Uint8Array>> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const pairs = await Promise.all(
    files.map(async (entry): Promise<[string, Uint8Array]> => {
      const path = join(entry.parentPath, entry.name);
      return [relative(dir, path).replaceAll(sep, '/'), new Uint8Array(await readFile(path))];
    }),
  );
  return new Map(pairs);
}

function checkHashes(
  dir: string,
  { entry, files }: Descriptor,
  contents: ReadonlyMap<string, Uint8Array>,
): void {
  for (const { file, integrity } of [entry, ...files]) {
    const bytes = contents.get(file);
    const found = bytes && `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
    if (found !== integrity) {
      const what = bytes ? 'is not the file that' : 'is missing, which';
      throw new Refusal(
        `${join(dir, file)} ${what} ${DESCRIPTOR_FILE} describes: build the app again.`,
      );
    }
  }
}

/** Writes what isn't there; says whether it did. Throws a Refusal when something else is. */
async function writeOnce(
  place: Place,
  path: string,
  bytes: Uint8Array,
  named: AppVersion,
): Promise<boolean> {
  try {
    await place.write(path, bytes, 'absent');
    return true;
  } catch (error) {
    if (!(error instanceof PlaceConflict)) throw error;
    const there = await place.read(path);
    if (there && Buffer.from(there.bytes).equals(bytes)) return false;
    throw taken(named, place);
  }
}

function taken({ app, version }: AppVersion, place: Place): Refusal {
  return new Refusal(
    `${place.address} has another build as ${app}@${version}. A version is never overwritten: raise the number.`,
  );
}
