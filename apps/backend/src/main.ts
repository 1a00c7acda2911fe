import { readConfig } from './config.ts';
import { BackendError, startBackend, type Backend } from './index.ts';

/** What the person can act on is a sentence; anything else is ours, with its trace. */
function fail(error: unknown): never {
  console.error(error instanceof BackendError ? error.message : error);
  process.exit(1);
}

let starting: Promise<Backend>;

// Before the lock can be seen by anybody: a signal during the start waits for it, then ends it cleanly. Handlers run
// from the event loop, so `starting` is set by then.
const stop = (): void => {
  starting.then((backend) => backend.close()).then(() => process.exit(0), fail);
};
process.once('SIGTERM', stop);
process.once('SIGINT', stop);

try {
  starting = startBackend(readConfig(process.env));
  const { url, anonKey } = await starting;
  // One line of JSON, for the launcher.
  console.log(JSON.stringify({ event: 'listening', url, anonKey }));
} catch (error) {
  fail(error);
}
