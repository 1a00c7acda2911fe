import type { FunctionContext } from '@nafas/functions';

type Releases = NonNullable<FunctionContext['releases']>;
type Env = Readonly<Record<string, string | undefined>>;

/** The code of the command `nafas`. It is no part of the product, so it is no dependency: it stands in the workspace. */
const CONSOLE = new URL('../../../tools/release/src/console/releases.ts', import.meta.url);

/** The releases that the environment names (NAFAS_PLACE, NAFAS_ENVIRONMENT); null where it names none. */
export async function loadReleases(env: Env): Promise<Releases | null> {
  if (!env['NAFAS_PLACE']) return null;
  const { findReleases } = (await import(CONSOLE.href)) as {
    findReleases(env: Env): Releases | null;
  };
  return findReleases(env);
}
