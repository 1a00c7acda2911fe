import { isUnder, PATHS } from '@nafas/platform';
import { startTransition } from 'react';
import { UNSAFE_createBrowserHistory } from 'react-router';
import type { Metric } from 'web-vitals';
import { whenSettled } from '../base/when-settled.ts';
import { installTrustedTypes } from '../config/script-origins.ts';
import { takeOverridesFromAddress } from '../loader/overrides/take-overrides-from-address.ts';
import { followPreferences } from '../preferences/document-attributes.ts';
import { firstPageReady, shellRoutes } from '../routes/shell-routes.tsx';
import { createShellRouter } from '../router/shell-router.ts';
import { createRuntime, type Runtime } from '../runtime/runtime.ts';
import { App } from './App.tsx';
import { HYDRATED } from './hydrated.ts';
import { isNotFoundDocument, isPrerendered } from './prerendered.ts';
import { createRoot, hydrateRoot } from './react-roots.ts';
import { showFaces } from './show-faces.ts';
import { drawInLongSlices } from './slices.ts';

/** Starts the shell in a document; takes over the page made at build time where it is the right one. */
export function start(document: Document): Runtime {
  takeOverridesFromAddress();
  const container = document.getElementById('root');
  if (!container) throw new Error('the page has no #root');
  const { pathname } = location;
  const runtime = createRuntime({
    pathname,
    guardScripts: installTrustedTypes,
    makeRouter: (i18n) =>
      createShellRouter(
        shellRoutes(i18n, isNotFoundDocument(container)),
        UNSAFE_createBrowserHistory(),
      ),
    isNotFound: (language) =>
      isPrerendered(container, pathname, language) && isNotFoundDocument(container),
  });
  // Every page of the dashboard wants it, and the browser would hear of it from an app's code only.
  if (isUnder(pathname, PATHS.dashboard)) import('@tanstack/react-query').catch(() => undefined);
  const { router, preferences, report } = runtime;
  const isMade = isPrerendered(container, pathname, preferences.language.get());
  // Every view waits for them; a page made at build time has none.
  if (!isMade) runtime.generic.load(preferences.language.get()).catch(() => undefined);
  followPreferences(document.documentElement, preferences);
  runtime.start();
  showFaces(document.documentElement);
  followWindow(runtime);
  void Promise.all([runtime.i18n(), isMade && firstPageReady(router)]).then(([i18n]) => {
    const app = <App runtime={runtime} i18n={i18n} />;
    const onRecoverableError = (error: unknown) => void report(error, { phase: 'hydration' });
    // As a transition it is done in slices: what is pressed or scrolled meanwhile doesn't wait for all of it.
    if (isMade) startTransition(() => void hydrateRoot(container, app, { onRecoverableError }));
    else {
      container.replaceChildren();
      // DocumentTitle makes the one of this page.
      document.querySelector('head > title')?.remove();
      drawInLongSlices();
      createRoot(container).render(app);
    }
  });
  return runtime;
}

/** Of four page loads one is measured: enough for a histogram. */
const SHARE = 0.25;
const THOUSANDTHS = 1_000;

/** Reports what nobody caught, and measures one page load in four, once the browser has nothing better to do. */
function followWindow({ report, health }: Pick<Runtime, 'report' | 'health'>): void {
  addEventListener('error', ({ error }: ErrorEvent) => {
    if (error instanceof Error) report(error, { phase: 'window' });
  });
  addEventListener('unhandledrejection', ({ reason }) => {
    if (reason instanceof Error) report(reason, { phase: 'window' });
  });
  if (Math.random() >= SHARE || typeof requestIdleCallback === 'undefined') return;
  const measure = () => {
    const measured = ({ name, value }: Metric) =>
      health.measured(name, name === 'CLS' ? value * THOUSANDTHS : value);
    import('web-vitals')
      .then(({ onCLS, onFCP, onINP, onLCP, onTTFB }) => {
        for (const follow of [onCLS, onFCP, onINP, onLCP, onTTFB]) follow(measured);
      })
      // A page without a network is not measured: most of them never asked for this file, so the worker has not kept it.
      .catch(() => undefined);
  };
  // The browser tells what was painted before as well: its code takes nothing from the views.
  addEventListener(HYDRATED, () => whenSettled(measure), { once: true });
}
