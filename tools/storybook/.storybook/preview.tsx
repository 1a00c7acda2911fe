import '@nafas/design-system/styles.css';
import './preview.css';
import type { Decorator, Preview } from 'storybook-react-rsbuild';
import { Look } from './Look.tsx';

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
