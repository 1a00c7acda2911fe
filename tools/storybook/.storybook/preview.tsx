import '@nafas/design-system/styles.css';
import './preview.css';
import { languageName, LANGUAGES, textDirection } from '@nafas/platform';
import { useLayoutEffect, type ReactNode } from 'react';
import type { Decorator, Preview } from 'storybook-react-rsbuild';
import { keepPseudo, writePseudo } from '../src/write-pseudo.ts';

/** Texts that show where a longer language has no room: English with accents, and from right to left. */
const PSEUDO: Readonly<Record<string, string>> = { pseudo: 'ltr', 'pseudo-rtl': 'rtl' };

// For the check that longer texts have room.
window.writePseudo = writePseudo;

/** The document as the shell sets it: language, direction and theme stand on the root element. */
function Look(props: {
  language: string;
  theme: 'light' | 'dark';
  /** Nothing around the story, for what fills the page itself. */
  bare: boolean;
  children: ReactNode;
}) {
  const { language, theme, bare, children } = props;
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.lang = language in PSEUDO ? 'en' : language;
    root.dir = PSEUDO[language] ?? textDirection(language);
    root.dataset['theme'] = theme;
    return language in PSEUDO ? keepPseudo(document.body) : undefined;
  }, [language, theme]);
  return bare ? children : <div className="story">{children}</div>;
}

const look: Decorator = (Story, { globals, parameters }) => (
  <Look
    language={String(globals['language'])}
    theme={globals['theme'] === 'dark' ? 'dark' : 'light'}
    bare={parameters['bare'] === true}
  >
    <Story />
  </Look>
);

const preview: Preview = {
  decorators: [look],
  globalTypes: {
    language: {
      description: 'Language, and with it the direction of reading',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          ...LANGUAGES.map((each) => ({
            value: each,
            title: languageName(each),
            right: textDirection(each),
          })),
          ...Object.entries(PSEUDO).map(([value, right]) => ({ value, title: 'Pseudo', right })),
        ],
      },
    },
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Morning', icon: 'sun' },
          { value: 'dark', title: 'Before dawn', icon: 'moon' },
        ],
      },
    },
  },
  initialGlobals: { language: 'en', theme: 'light' },
  parameters: {
    layout: 'fullscreen',
    backgrounds: { disable: true },
    // A violation is an error: the story ends as failed, and `storybook:check` with it.
    a11y: {
      test: 'error',
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      },
    },
  },
};

export default preview;
