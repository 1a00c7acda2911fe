import '@nafas/design-system/styles.css';
import './outline/frame-outline.module.css';
import { whenSettled } from '../base/when-settled.ts';
import { HYDRATED } from './hydrated.ts';
import { runInTasks } from './run-in-tasks.ts';

// All of it is in the first scripts; it only runs in several tasks.
void runInTasks(
  [
    () => import(/* webpackMode: "eager" */ './react-roots.ts'),
    () => import(/* webpackMode: "eager" */ '../routes/shell-routes.tsx'),
  ],
  () => import(/* webpackMode: "eager" */ './start.tsx'),
).then(({ start }) => {
  const runtime = start(document);
  // A development server has no worker, and what it serves must not be kept.
  if (!import.meta.env.PROD) return;
  const keepOffline = () => {
    import('./offline/offline-worker.ts')
      .then(({ startOfflineWorker }) => startOfflineWorker(runtime))
      // Whoever loses the network here loses nothing: the next page starts it.
      .catch(() => undefined);
  };
  // What the worker keeps, and its own files, are not among what the first page waits for.
  addEventListener(HYDRATED, () => whenSettled(keepOffline), { once: true });
});
