import { readConfig } from './config.ts';
import { BackendError, startBackend, type Backend } from './index.ts';

/** Prints a sentence for errors that a person can act on, and the stack trace for those that are bugs of ours. */
function fail(error: unknown): void {
  const failed = error instanceof BackendError ? error.message : error;
  console.error(failed);
  process.exitCode = 1;
  // A launcher shows the sentence and leaves the rest to the log.
  if (process.connected) process.send?.({ failed: String(failed) }, () => process.exit());
  else process.exit();
}

let starting: Promise<Backend>;

// Before the lock can be seen by anybody: a signal during the start waits for it, then ends it cleanly. Handlers run
// from the event loop, so `starting` is set by then.
let stopping = false;
const stop = (): void => {
  if (stopping) return;
  stopping = true;
  starting.then((backend) => backend.close()).then(() => process.exit(0), fail);
};
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop);
// The launcher was killed: nobody is left to stop this process.
process.on('disconnect', stop);

try {
  starting = startBackend(readConfig(process.env));
  const { url, anonKey, inboxUrl } = await starting;
  // One line of JSON, for the launcher.
  console.log(JSON.stringify({ event: 'listening', url, anonKey, inboxUrl }));
} catch (error) {
  fail(error);
}
