import {
  LANGUAGES,
  languageName,
  PATHS,
  type BundledLanguage,
  type LocalizedText,
  type Theme,
} from '@nafas/platform';
import { NOTIFICATIONS_PATH, pathIn } from '../../base/paths.ts';
import type { PaletteEntry } from './entry.ts';
import { ownName } from './texts.ts';

type OwnKey = Parameters<typeof ownName>[0];

export interface OwnActions {
  /** The name of one in the language of the moment. */
  name(key: OwnKey): string;
  readonly theme: Theme;
  readonly language: BundledLanguage;
  address(to: string): void;
  setTheme(theme: Theme): void;
  setLanguage(language: BundledLanguage): void;
  signOut(): void;
}

/** The shell's own entries: its pages, the other theme, the other languages, signing out. */
export function ownEntries(actions: OwnActions): PaletteEntry[] {
  const named = (key: OwnKey) => ownName(key, actions.language, actions.name(key));
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
    page(PATHS.dashboard, named('dashboard'), 'dashboard'),
    page(NOTIFICATIONS_PATH, named('notifications'), 'bell'),
    page(PATHS.help, named('help'), 'help'),
    page(PATHS.privacy, named('privacy'), 'shield'),
    page(PATHS.terms, named('terms'), 'pen'),
    action('shell.theme', named(other), other === 'dark' ? 'moon' : 'sun', () =>
      actions.setTheme(other),
    ),
    ...LANGUAGES.filter((each) => each !== actions.language).map((each): PaletteEntry => ({
      ...action(`shell.language-${each}`, { en: languageName(each) }, 'languages', () =>
        actions.setLanguage(each),
      ),
      // By its name in every other language, too.
      keywords: [
        ...Object.values(named('language')),
        ...LANGUAGES.map((other) => languageName(each, other)),
      ],
    })),
    action('shell.log-out', named('logOut'), 'log-out', () => actions.signOut()),
  ];
}
