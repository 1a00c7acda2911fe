import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { readDescriptor } from '@nafas/registry';
import type { Browser } from '@playwright/test';
import { routeBytes, type RouteBytes } from './browser/route-bytes.ts';
import type { BenchRoute } from './routes.ts';
import type { Variant } from './serve/variant.ts';

/** Brotli bytes of each feature's remote entry, by the feature's id. */
export async function entryBytes(featureDirs: readonly string[]): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const dir of featureDirs) {
    const { feature, entry } = await readDescriptor(dir);
    found[feature.id] = brotliCompressSync(await readFile(join(dir, entry.file))).byteLength;
  }
  return found;
}

/** The bytes and requests of each route, measured one after the other. */
export async function bytesOfRoutes(
  browser: Browser,
  routes: readonly BenchRoute[],
  variant: Variant,
): Promise<Record<string, RouteBytes>> {
  const found: Record<string, RouteBytes> = {};
  for (const route of routes) found[route.path] = await routeBytes(browser, route, variant);
  return found;
}
