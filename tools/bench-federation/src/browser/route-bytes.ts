import type { Browser } from '@playwright/test';
import type { BenchRoute } from '../routes.ts';
import type { Sent } from '../serve/compressed.ts';
import { quiet } from '../serve/quiet.ts';
import type { Variant } from '../serve/variant.ts';
import { loadPage } from './load-page.ts';

export interface RouteBytes {
  /** Bytes over the wire, text as brotli. */
  readonly bytes: number;
  readonly requests: number;
  readonly sent: readonly Sent[];
}

/** The bytes and requests of a page until its network is quiet, without what it would load ahead. */
export function routeBytes(
  browser: Browser,
  route: BenchRoute,
  variant: Variant,
): Promise<RouteBytes> {
  variant.sent.length = 0;
  const startedAt = performance.now();
  return loadPage(browser, { route, variant, saveData: true }, async () => {
    await quiet(variant);
    // A file that an earlier visit asked for may have been compressed in this one only.
    const sent = variant.sent.filter(({ askedAt }) => askedAt >= startedAt);
    return {
      bytes: sent.reduce((sum, each) => sum + each.bytes, 0),
      requests: sent.length,
      sent,
    };
  });
}
