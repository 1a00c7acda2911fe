import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { readDescriptor } from '@nafas/registry';
import type { Browser } from '@playwright/test';
import { loadPage } from './browser/load-page.ts';
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

/** How often a page is opened until all that it loads is compressed. */
const WARM_VISITS = 4;

/** The bytes and requests of each route, measured one after the other. */
export async function bytesOfRoutes(
  browser: Browser,
  routes: readonly BenchRoute[],
  variant: Variant,
): Promise<Record<string, RouteBytes>> {
  const found: Record<string, RouteBytes> = {};
  for (const route of routes) {
    await warm(browser, route, variant);
    found[route.path] = await routeBytes(browser, route, variant);
  }
  return found;
}

/**
 * Opens a page until it asks for nothing more. Its files are compressed when they are first asked for, and on a busy machine
 * that takes longer than a page waits for a script; the next visit finds them done.
 */
async function warm(browser: Browser, route: BenchRoute, variant: Variant): Promise<void> {
  for (let visit = 1; visit <= WARM_VISITS; visit += 1) {
    try {
      // What it still asks for would be counted as the next visit's.
      await loadPage(browser, { route, variant, saveData: true }, (page) =>
        page.waitForLoadState('networkidle'),
      );
      return;
    } catch (error) {
      if (visit === WARM_VISITS) throw error;
    }
  }
}
