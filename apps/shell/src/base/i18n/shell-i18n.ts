import type { Language, Store } from '@nafas/platform';
import { appI18n } from '@nafas/platform/i18n';
import type { i18n } from 'i18next';
import type { ReportError } from '../report.ts';

/** The texts of the shell that all pages may show, loaded at the first call; they follow the chosen language until `signal` aborts. */
export function createShellI18n(source: {
  readonly language: Store<Language>;
  readonly report: ReportError;
  readonly signal: AbortSignal;
}): () => Promise<i18n> {
  const { language, report, signal } = source;
  const platform = { language, report, scope: { signal } };
  return () => appI18n(platform, (spoken) => import(`../../locales/${spoken}/shell.json`));
}
