import {
  LANGUAGES,
  PATHS,
  type BundledLanguage,
  type LocalizedText,
  type Theme,
} from '@nafas/platform';
import { NOTIFICATIONS_PATH, pathIn } from '../../base/paths.ts';
import type { PaletteEntry } from './entry.ts';
import { languageName } from '../../base/i18n/language-name.ts';
import { OWN } from './texts.ts';

export interface OwnActions {
  readonly theme: Theme;
  readonly language: BundledLanguage;
  address(to: string): void;
  setTheme(theme: Theme): void;
  setLanguage(language: BundledLanguage): void;
  signOut(): void;
}

/** The shell's own entries: its pages, the other theme, the other languages, signing out. */
export function ownEntries(actions: OwnActions): PaletteEntry[] {
  const page = (to: string, title: LocalizedText, icon: string): PaletteEntry => ({
    id: to,
    group: 'pages',
    title,
    icon,
    run: () => actions.address(pathIn(actions.language, to)),
  });
  const action = (id: string, title: LocalizedText, icon: string, run: () => void) =>
    ({ id, group: 'actions', title, icon, run }) as const;
  const other = actions.theme === 'dark' ? 'light' : 'dark';
  return [
    page(PATHS.dashboard, OWN.dashboard, 'dashboard'),
    page(NOTIFICATIONS_PATH, OWN.notifications, 'bell'),
    page(PATHS.help, OWN.help, 'help'),
    page(PATHS.privacy, OWN.privacy, 'shield'),
    page(PATHS.terms, OWN.terms, 'pen'),
    action('shell.theme', OWN[other], other === 'dark' ? 'moon' : 'sun', () =>
      actions.setTheme(other),
    ),
    ...LANGUAGES.filter((each) => each !== actions.language).map((each): PaletteEntry => ({
      ...action(`shell.language-${each}`, { en: languageName(each) }, 'languages', () =>
        actions.setLanguage(each),
      ),
      // By its name in every other language, too.
      keywords: ['language', 'اللغة', ...LANGUAGES.map((other) => languageName(each, other))],
    })),
    action('shell.log-out', OWN.logOut, 'log-out', () => actions.signOut()),
  ];
}
