import { defineRemote } from '@nafas/platform/remote';

export default defineRemote({
  messages: (language) => import(`./locales/${language}/app.json`),
  page: () => import('./Pages.tsx'),
  slots: {
    breathe: () => import('./slot/BreatheCard.tsx'),
  },
  actions: {
    breathe: () => import('./breathing/BreatheDialog.tsx'),
  },
  search: () => import('./search/search-exercises.ts'),
});
