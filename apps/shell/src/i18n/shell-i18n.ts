import type { Language } from '@nafas/platform';
import { appI18n } from '@nafas/platform/i18n';
import { language } from '../platform/preferences.ts';
import { report } from '../platform/report.ts';

// The shell's texts live as long as the page, so this scope never ends.
const source = { language, report, scope: { signal: new AbortController().signal } };

/** The shell's own texts; follows the chosen language. */
export const shellI18n = () => appI18n(source, loadTexts);

/** All texts of the shell in one language. The chunks are named, so that a page made at build time can ask for them. */
export async function loadTexts(language: Language) {
  const [shell, pages] = await Promise.all([
    import(/* webpackChunkName: "texts-[request]" */ `../locales/${language}/shell.json`),
    import(/* webpackChunkName: "texts-[request]" */ `../locales/${language}/public.json`),
  ]);
  return { default: { ...shell.default, ...pages.default } };
}
