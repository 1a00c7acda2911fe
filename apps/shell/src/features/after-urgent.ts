interface TaskScheduler {
  postTask(run: () => void, options: { priority: 'background' }): Promise<void>;
}

/**
 * Runs something once the browser has nothing more urgent to do, e.g. to show what was asked for; soon in browsers that
 * know no priorities.
 */
export function afterUrgent(run: () => void): void {
  const { scheduler } = globalThis as { scheduler?: TaskScheduler };
  if (scheduler) void scheduler.postTask(run, { priority: 'background' });
  else setTimeout(run, 0);
}
