import type { Language, Store } from '@nafas/platform';
import { appI18n } from '@nafas/platform/i18n';
import type { i18n } from 'i18next';
import type { ReportError } from '../report.ts';

/** The shell's own texts, loaded at the first call; they follow the chosen language until `signal` aborts. */
export function createShellI18n(source: {
  readonly language: Store<Language>;
  readonly report: ReportError;
  readonly signal: AbortSignal;
}): () => Promise<i18n> {
  const { language, report, signal } = source;
  const platform = { language, report, scope: { signal } };
  return () => appI18n(platform, loadTexts);
}

/** All texts of the shell in one language. A page made at build time asks for them by name. */
async function loadTexts(language: Language) {
  const [shell, pages] = await Promise.all([
    import(`../../locales/${language}/shell.json`),
    import(`../../locales/${language}/public.json`),
  ]);
  return { default: { ...shell.default, ...pages.default } };
}
