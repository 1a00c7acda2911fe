import * as z from 'zod/mini';
import { parseShellConfig, type ShellConfig } from '@nafas/platform/registry';
import type { Place } from '../place/place.ts';
import { Refusal } from '../refusal.ts';

const address = z.string().check(
  z.refine((value) => /^https?:\/\//.test(value) && !value.endsWith('/'), {
    error: 'must be an address such as https://apps.example.org, without a slash at the end',
  }),
);
const kilobytes = z.number().check(z.positive());

const settingsSchema = z.strictObject({
  /** Address of the shell. */
  site: address,
  /** Address under which the place's `apps/` folder is served. */
  apps: address,
  /** How long what was live stays in the place, in days: no tab may hold it any longer. */
  retentionDays: z.number().check(z.gte(1)),
  /** The size limit of an app, in KB of brotli: its entry, and all its JavaScript and CSS. */
  budget: z.strictObject({ entry: kilobytes, total: kilobytes }),
});

export type Settings = z.infer<typeof settingsSchema>;

export const DEFAULT_SETTINGS = {
  retentionDays: 30,
  budget: { entry: 30, total: 1_500 },
} as const satisfies Partial<Settings>;

export const getPaths = (environment: string) => {
  const folder = `environments/${environment}`;
  return {
    settings: `${folder}/environment.json`,
    config: `${folder}/config.json`,
    registry: `${folder}/registry.json`,
    signature: `${folder}/registry.json.sig`,
    /** What its features are called in a language. */
    texts: (language: string) => `${folder}/registry.${language}.json`,
    history: `${folder}/history.jsonl`,
    gates: `${folder}/gates.json`,
    shells: `${folder}/shells/`,
  };
};

/** A named place to be live in, such as `production`. */
export interface Environment {
  readonly name: string;
  readonly place: Place;
  readonly paths: ReturnType<typeof getPaths>;
  readonly settings: Settings;
  /** The `/config.json` of its shells. */
  readonly config: ShellConfig;
}

const NAME = /^[a-z][a-z0-9-]{0,39}$/;

/** Throws a Refusal unless it is a name an environment can have. */
export function checkName(name: string): void {
  if (!NAME.test(name)) {
    throw new Refusal(`"${name}" is no name of an environment: small letters, digits and hyphens.`);
  }
}

/**
 * Reads an environment.
 * @throws Refusal when there is none of that name, or one of its documents can't be read.
 */
export async function openEnvironment(place: Place, name: string): Promise<Environment> {
  checkName(name);
  const paths = getPaths(name);
  const settings = settingsSchema.parse(await document(place, paths.settings, name));
  const config = parseShellConfig(await document(place, paths.config, name));
  return { name, place, paths, settings, config };
}

/** Makes an environment. Throws a Refusal when there is one of that name already. */
export async function createEnvironment(
  place: Place,
  name: string,
  settings: Settings,
  config: ShellConfig,
): Promise<void> {
  checkName(name);
  const paths = getPaths(name);
  if (await place.read(paths.settings)) {
    throw new Refusal(`${place.address} has an environment "${name}" already.`);
  }
  const checked = settingsSchema.safeParse(settings);
  if (!checked.success) throw new Refusal(z.prettifyError(checked.error));
  await place.write(paths.config, toBytes(parseShellConfig(config)), 'absent');
  await place.write(paths.settings, toBytes(checked.data), 'absent');
}

/** Names of all environments of a place. */
export async function environmentNames(place: Place): Promise<string[]> {
  const listed = await place.list('environments/');
  return listed
    .map(({ path }) => /^environments\/([^/]+)\/environment\.json$/.exec(path)?.[1])
    .filter((name) => name !== undefined);
}

async function document(place: Place, path: string, name: string): Promise<unknown> {
  const stored = await place.read(path);
  if (!stored) {
    throw new Refusal(
      `${place.address} has no environment "${name}" (${path} is missing). "nafas init ${name}" makes one.`,
    );
  }
  try {
    return JSON.parse(new TextDecoder().decode(stored.bytes));
  } catch (cause) {
    throw new Error(`${path} is not JSON`, { cause });
  }
}

/** A document as it is stored. */
export function toBytes(value: unknown): Uint8Array {
  return new TextEncoder().encode(`${JSON.stringify(value, null, 2)}\n`);
}
