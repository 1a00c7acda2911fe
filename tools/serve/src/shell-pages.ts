import { SITE_PLACEHOLDER } from '@nafas/federation/made-page';
import { isUnder, LANGUAGES, PATHS } from '@nafas/platform';
import type { Registry } from '@nafas/platform/registry';
import { APP_PAGE } from './security-headers.ts';
import type { Fallback } from './static-app.ts';

/**
 * The answer of the shell's server for an address without a page of its own: `app.html` where the script finds the page
 * (below /dashboard and /auth, and wherever a feature of the registry has a route), else the page that says that nothing
 * is there, with status 404.
 */
export function shellFallback(registry: Registry, path: string): Fallback {
  const routes = Object.values(registry.microFrontends).flatMap((versions) =>
    versions.flatMap(({ extras }) => extras.feature.routes.map((route) => route.path)),
  );
  const known = [PATHS.dashboard, '/auth', ...routes];
  if (known.some((each) => isUnder(path, each))) return { file: APP_PAGE, status: 200 };
  // English has no folder.
  const folder = LANGUAGES.filter((each) => each !== 'en').find((each) =>
    isUnder(path, `/${each}`),
  );
  return { file: folder ? `/${folder}/404.html` : '/404.html', status: 404 };
}

/** Puts a site's origin, e.g. `https://nafas.example.org`, where the build left room for it. */
export function withSite(text: string, origin: string): string {
  return text.replaceAll(SITE_PLACEHOLDER, origin);
}
