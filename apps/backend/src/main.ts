import { readConfig } from './config.ts';
import { BackendError, startBackend } from './index.ts';

/** What the person can act on is a sentence; anything else is ours, with its trace. */
function fail(error: unknown): never {
  console.error(error instanceof BackendError ? error.message : error);
  process.exit(1);
}

try {
  const starting = startBackend(readConfig(process.env));
  // Before anybody can know that we run: a signal during the start waits for it, then ends it cleanly.
  const stop = (): void => {
    starting.then((backend) => backend.close()).then(() => process.exit(0), fail);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);

  const { url, anonKey } = await starting;
  // One line of JSON, for the launcher.
  console.log(JSON.stringify({ event: 'listening', url, anonKey }));
} catch (error) {
  fail(error);
}
