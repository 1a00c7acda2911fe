import { defineRemote } from '@nafas/platform/remote';

export default defineRemote({
  messages: (language) => import(`./locales/${language}/app.json`),
  page: () => import('./page/AnalysisPage.tsx'),
  slots: {
    'emotional-score': () => import('./stats/EmotionalScore.tsx'),
    'motivation-level': () => import('./stats/MotivationLevel.tsx'),
    'active-minutes': () => import('./stats/ActiveMinutes.tsx'),
    progress: () => import('./progress/ProgressSlot.tsx'),
  },
  actions: {
    'new-analysis': () => import('./new-analysis/NewAnalysis.tsx'),
  },
});
