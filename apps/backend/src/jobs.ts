const QUARTER_OF_AN_HOUR = 15 * 60_000;

/**
 * Runs the jobs (reminders, weekly reports) now and every quarter of an hour, as pg_cron does for a hosted project.
 * They write each notification once, so that a restart repeats nothing. A run that fails is logged; the next one makes
 * up for it.
 * @returns what stops it, and waits for a run under way.
 */
export function keepJobsRunning(
  runJobs: () => Promise<unknown>,
  everyMs = QUARTER_OF_AN_HOUR,
): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  const run = (): void => {
    running = running.then(runJobs).then(
      () => undefined,
      (error: unknown) => console.error('The jobs failed', error),
    );
  };
  const timer = setInterval(run, everyMs);
  run();
  return () => {
    clearInterval(timer);
    return running;
  };
}
