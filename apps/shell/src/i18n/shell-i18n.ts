import { appI18n } from '@nafas/platform/i18n';
import { language } from '../platform/preferences.ts';
import { report } from '../platform/report.ts';

// The shell's texts live as long as the page, so this scope never ends.
const source = { language, report, scope: { signal: new AbortController().signal } };

/** The shell's own texts; follows the chosen language. */
export function shellI18n() {
  return appI18n(source, async (language) => {
    const [shell, pages] = await Promise.all([
      import(`../locales/${language}/shell.json`),
      import(`../locales/${language}/public.json`),
    ]);
    return { default: { ...shell.default, ...pages.default } };
  });
}
