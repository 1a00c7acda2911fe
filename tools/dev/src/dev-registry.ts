import type { Descriptor } from '@nafas/federation/descriptor';
import type { Registry, RegistryTexts } from '@nafas/platform/registry';
import { composeRegistry, composeTexts, type Deployed } from '@nafas/registry';

/** One app of the running product: its address, and a function that reads its current declaration. */
export interface RunningApp {
  readonly folder: string;
  readonly baseUrl: string;
  describe(): Promise<Descriptor>;
}

/**
 * The registry as the apps describe themselves at this moment: a changed declaration shows at the next page load.
 * An app that can't say anything, e.g. for a slip in its feature.ts, is left out and named in the terminal.
 */
export async function devRegistry(apps: readonly RunningApp[]): Promise<Registry> {
  return composeRegistry(await describeAll(apps));
}

/** What the apps are called in a language, as they describe themselves at this moment. */
export async function devTexts(
  apps: readonly RunningApp[],
  language: string,
): Promise<RegistryTexts> {
  const described = await describeAll(apps);
  return composeTexts(
    described.map(({ descriptor }) => descriptor),
    language,
  );
}

async function describeAll(apps: readonly RunningApp[]): Promise<Deployed[]> {
  const described = await Promise.all(
    apps.map(async ({ folder, baseUrl, describe }): Promise<Deployed | null> => {
      try {
        const deployed = { descriptor: await describe(), baseUrl };
        composeRegistry([deployed]);
        return deployed;
      } catch (error) {
        console.error(`${folder} is left out of the registry:`, error);
        return null;
      }
    }),
  );
  return described.filter((each) => each !== null);
}

/** The descriptor that a development or preview server gives of its app. */
export async function describeFrom(origin: string): Promise<Descriptor> {
  const response = await fetch(`${origin}/feature.json`);
  if (!response.ok) throw new Error(`${origin}/feature.json answered ${response.status}`);
  return (await response.json()) as Descriptor;
}
