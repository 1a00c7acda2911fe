import type { FunctionContext } from '../_shared/context.ts';
import type { Releases } from '../_shared/releases.ts';

/**
 * Stands for `tools/release/src/console/hosted-releases.ts`, which deno.json names in its place where functions are
 * deployed: the code of the command is no part of the product, so nothing here depends on it.
 */
export function findHostedReleases(_env: FunctionContext['env']): Releases | null {
  return null;
}
