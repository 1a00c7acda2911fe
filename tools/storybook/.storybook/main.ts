import type { StorybookConfig } from 'storybook-react-rsbuild';

const config: StorybookConfig = {
  framework: {
    name: 'storybook-react-rsbuild',
    options: { builder: { rsbuildConfigPath: 'rsbuild.config.ts' } },
  },
  stories: [{ directory: '../../../libs/design-system/src', files: '**/*.stories.tsx' }],
  addons: ['@storybook/addon-a11y'],
  // Types are checked by `npm run typecheck`; a second checker in here only costs time.
  typescript: { check: false, reactDocgen: 'react-docgen' },
  core: {
    disableTelemetry: true,
    disableWhatsNewNotifications: true,
    // No update check at the start: Storybook here talks to nobody.
    enableCrashReports: false,
  },
};

export default config;
