import { createRoot } from 'react-dom/client';
import { App } from '../App.tsx';
import { shellI18n } from '../i18n/shell-i18n.ts';
import { takeFromAddress } from '../override/take-from-address.ts';
import { followPreferences } from '../platform/document-attributes.ts';
import { createRuntime } from './runtime.ts';

/** Starts the shell in a document: preferences first, so that the first paint is right. */
export function start(document: Document): void {
  takeFromAddress();
  followPreferences(document.documentElement);
  const container = document.getElementById('root');
  if (!container) throw new Error('the page has no #root');
  const runtime = createRuntime();
  void shellI18n().then((i18n) => {
    createRoot(container).render(<App runtime={runtime} i18n={i18n} />);
  });
}
