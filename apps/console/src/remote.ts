import { defineRemote } from '@nafas/platform/remote';

export default defineRemote({
  messages: (language) => import(`./locales/${language}/app.json`),
  page: () => import('./Pages.tsx'),
});
