import type { StorybookConfig } from 'storybook-react-rsbuild';

const config: StorybookConfig = {
  framework: {
    name: 'storybook-react-rsbuild',
    options: { builder: { rsbuildConfigPath: 'rsbuild.config.ts' } },
  },
  stories: [
    { directory: '../../../libs/design-system/src', files: '**/*.stories.tsx' },
    // The main screens of every feature app, on the simulated data service.
    { directory: '../../../apps', files: '*/src/*.stories.tsx' },
  ],
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
