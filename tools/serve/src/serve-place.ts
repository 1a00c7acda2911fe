import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Registry, RegistryTexts } from '@nafas/platform/registry';
import { listen } from './listen.ts';
import { assetHeaders } from './security-headers.ts';
import { staticApp } from './static-app.ts';

export interface PlaceOptions {
  /** A folder that is a place of releases. */
  readonly folder: string;
  /** One of its environments, whose apps have an address on this machine. */
  readonly environment: string;
}

/** The releases of a place, served. */
export interface ServedPlace {
  /** Where its apps are. */
  readonly origin: string;
  /** Puts the apps that are live in the environment, as it is at this moment, in the place of those of a registry. */
  overlay(registry: Registry): Promise<Registry>;
  /** What the apps that are live are called in a language. */
  texts(language: string): Promise<RegistryTexts>;
  close(): Promise<void>;
}

/** Serves the apps of a place at the address its environment names. Throws when there is no such environment. */
export async function servePlace({ folder, environment }: PlaceOptions): Promise<ServedPlace> {
  const paths = join(folder, 'environments', environment);
  const settings = JSON.parse(await readFile(join(paths, 'environment.json'), 'utf8')) as {
    apps: string;
  };
  const { port } = new URL(settings.apps);
  const { origin, close } = await listen(
    staticApp({ dir: join(folder, 'apps'), headers: assetHeaders }),
    Number(port),
  );
  if (origin !== settings.apps) {
    await close();
    throw new Error(`${settings.apps}, where ${environment} has its apps, is taken or elsewhere`);
  }
  let live: Registry['microFrontends'] = {};
  return {
    origin,
    close,
    async texts(language) {
      try {
        const text = await readFile(join(paths, `registry.${language}.json`), 'utf8');
        return JSON.parse(text) as RegistryTexts;
      } catch {
        // Nothing is live yet, or it is being written: English until the next page load.
        return {};
      }
    },
    async overlay(registry) {
      try {
        const text = await readFile(join(paths, 'registry.json'), 'utf8');
        live = (JSON.parse(text) as Registry).microFrontends;
      } catch {
        // Nothing is live yet, or it is being written: what was read before stays.
      }
      return { ...registry, microFrontends: { ...registry.microFrontends, ...live } };
    },
  };
}
