import { defineRemote } from '@nafas/platform/remote';

const dashboard = () => import('./dashboard.ts');

export default defineRemote({
  messages: (language) => import(`./locales/${language}/app.json`),
  page: () => import('./Pages.tsx'),
  slots: {
    'emotional-score': async () => ({ default: (await dashboard()).EmotionalScore }),
    'motivation-level': async () => ({ default: (await dashboard()).MotivationLevel }),
    'active-minutes': async () => ({ default: (await dashboard()).ActiveMinutes }),
    recommendations: async () => ({ default: (await dashboard()).Recommendations }),
    progress: async () => ({ default: (await dashboard()).Progress }),
  },
  actions: {
    'new-analysis': () => import('./new-analysis/NewAnalysis.tsx'),
  },
});
