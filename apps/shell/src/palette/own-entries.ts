import { LANGUAGES, PATHS, type Language, type LocalizedText, type Theme } from '@nafas/platform';
import { NOTIFICATIONS_PATH } from '../notifications/path.ts';
import { pathIn } from '../routing/public-path.ts';
import type { PaletteEntry } from './entry.ts';
import { LANGUAGE_ACTIONS, OWN } from './texts.ts';

export interface OwnActions {
  readonly theme: Theme;
  readonly language: Language;
  address(to: string): void;
  setTheme(theme: Theme): void;
  setLanguage(language: Language): void;
  leave(): void;
}

/** What the shell itself has: its pages, the other theme, the other languages, the way out. */
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
      ...action(`shell.language-${each}`, LANGUAGE_ACTIONS[each], 'languages', () =>
        actions.setLanguage(each),
      ),
      keywords: ['language', 'اللغة', ...NAMES_IN_OTHERS[each]],
    })),
    action('shell.log-out', OWN.logOut, 'log-out', () => actions.leave()),
  ];
}

const NAMES_IN_OTHERS = { en: ['الإنجليزية'], ar: ['Arabic'] } as const;
