import '@nafas/design-system/styles.css';
import './preview.css';
import { useLayoutEffect, type ReactNode } from 'react';
import type { Decorator, Preview } from 'storybook-react-rsbuild';

/** The document as the shell sets it: language, direction and theme stand on the root element. */
function Look(props: {
  language: 'en' | 'ar';
  theme: 'light' | 'dark';
  /** Nothing around the story, for what fills the page itself. */
  bare: boolean;
  children: ReactNode;
}) {
  const { language, theme, bare, children } = props;
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.lang = language;
    root.dir = language === 'ar' ? 'rtl' : 'ltr';
    root.dataset['theme'] = theme;
  }, [language, theme]);
  return bare ? children : <div className="story">{children}</div>;
}

const look: Decorator = (Story, { globals, parameters }) => (
  <Look
    language={globals['language'] === 'ar' ? 'ar' : 'en'}
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
          { value: 'en', title: 'English', right: 'ltr' },
          { value: 'ar', title: 'العربية', right: 'rtl' },
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
