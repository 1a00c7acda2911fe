import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Descriptor } from '@nafas/federation/descriptor';
import {
  createEnvironment,
  DEFAULT_SETTINGS,
  openEnvironment,
} from '../environment/environment.ts';
import { folderPlace } from '../place/folder-place.ts';
import type { Place } from '../place/place.ts';

/** An empty folder that is a place. */
export async function emptyPlace(): Promise<Place> {
  return folderPlace(await mkdtemp(join(tmpdir(), 'nafas-place-')));
}

/** An environment `production` in a place, as `nafas init` makes it. */
export async function production(place: Place) {
  await createEnvironment(
    place,
    'production',
    { site: 'https://nafas.example.org', apps: 'https://apps.example.org', ...DEFAULT_SETTINGS },
    {
      backend: { url: 'https://backend.example.org', anonKey: 'public' },
      allowedOrigins: ['https://apps.example.org'],
    },
  );
  return openEnvironment(place, 'production');
}

export interface MadeBuild {
  readonly app?: string;
  readonly version?: string;
  /** The text of the entry; another text is another build. */
  readonly text?: string;
  readonly files?: Readonly<Record<string, string>>;
  readonly requires?: Descriptor['feature']['requires'];
  readonly shares?: Readonly<Record<string, string>>;
  readonly translations?: Descriptor['translations'];
  readonly slot?: Descriptor['feature']['slots'][number]['slot'];
}

/** A dist folder as a build leaves it. */
export async function madeBuild(options: MadeBuild = {}): Promise<string> {
  const { app = 'tiny', version = '1.0.0', text = 'run()', files = {} } = options;
  const dir = await mkdtemp(join(tmpdir(), 'nafas-build-'));
  const described = async (file: string, content: string) => {
    await mkdir(dirname(join(dir, file)), { recursive: true });
    await writeFile(join(dir, file), content);
    return {
      file,
      integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
    };
  };
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  const descriptor: Descriptor = {
    feature: {
      id: app,
      name: { en: 'Tiny', ar: 'صغير' },
      basename: `/dashboard/${app}`,
      routes: [],
      slots: options.slot
        ? [{ id: 'a', slot: options.slot, title: { en: 'Tiny', ar: 'صغير' }, order: 1 }]
        : [],
      actions: [],
      requires: options.requires ?? { platform: '^1.0', schema: null },
    },
    ...(options.translations && { translations: options.translations }),
    version,
    container: `nafas_${app}_${version.replaceAll('.', '_')}`,
    entry: await described(`remoteEntry.${hash}.js`, text),
    files: await Promise.all(
      Object.entries(files).map(([file, content]) => described(file, content)),
    ),
  };
  await writeFile(
    join(dir, 'feature.json'),
    JSON.stringify({ ...descriptor, shares: options.shares }),
  );
  return dir;
}
