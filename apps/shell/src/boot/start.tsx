import { startTransition } from 'react';
import { createRoot, hydrateRoot } from './react-roots.ts';
import { App } from '../App.tsx';
import { shellI18n } from '../i18n/shell-i18n.ts';
import { takeFromAddress } from '../override/take-from-address.ts';
import { followPreferences } from '../platform/document-attributes.ts';
import { language } from '../platform/preferences.ts';
import { report } from '../platform/report.ts';
import { firstPageReady } from '../routing/shell-router.tsx';
import { isNotFoundDocument, isPrerendered } from './prerendered.ts';
import { createRuntime } from './runtime.ts';

/** Starts the shell in a document; takes over the page made at build time where it is the right one. */
export function start(document: Document): void {
  takeFromAddress();
  const container = document.getElementById('root');
  if (!container) throw new Error('the page has no #root');
  const isMade = isPrerendered(container, location.pathname, language.get());
  followPreferences(document.documentElement);
  const runtime = createRuntime({ isNotFound: isMade && isNotFoundDocument(container) });
  void Promise.all([shellI18n(), isMade && firstPageReady(runtime.router)]).then(([i18n]) => {
    const app = <App runtime={runtime} i18n={i18n} />;
    const onRecoverableError = (error: unknown) => void report(error, { phase: 'hydration' });
    // As a transition it is done in slices: what is pressed or scrolled meanwhile doesn't wait for all of it.
    if (isMade) startTransition(() => void hydrateRoot(container, app, { onRecoverableError }));
    else {
      container.replaceChildren();
      createRoot(container).render(app);
    }
  });
}
