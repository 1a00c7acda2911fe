import { defineRemote } from '@nafas/platform/remote';

export default defineRemote({
  messages: (language) => import(`./locales/${language}/app.json`),
  page: () => import('./page/Page.tsx'),
  search: () => import('./search/search-goals.ts'),
});
