// The order matters: the policy must exist before anything makes a script element.
import './boot/trusted-types.ts';
import '@nafas/design-system/styles.css';
import { inTurns } from './boot/in-turns.ts';

// All of it is in the first scripts; it only runs in turns.
void inTurns(
  [
    () => import(/* webpackMode: "eager" */ './boot/react-roots.ts'),
    () => import(/* webpackMode: "eager" */ './routing/shell-router.tsx'),
  ],
  () => import(/* webpackMode: "eager" */ './boot/start.tsx'),
).then(({ start }) => start(document));

// A development server has no worker, and what it serves must not be kept.
if (import.meta.env.PROD) {
  const keepOffline = () => {
    void import('./offline/offline-worker.ts').then((module) => module.startOfflineWorker());
  };
  // A page made at build time asks for this script late (before-paint.ts), often when it has loaded already.
  if (document.readyState === 'complete') keepOffline();
  else addEventListener('load', keepOffline);
}
