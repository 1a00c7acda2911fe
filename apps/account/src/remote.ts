import { defineRemote } from '@nafas/platform/remote';

export default defineRemote({
  messages: (language) => import(`./locales/${language}/app.json`),
  page: () => import('./AccountPage.tsx'),
  search: () => import('./search/search-settings.ts'),
});
