import { BackendError, startBackend } from './index.ts';
import { readConfig } from './config.ts';

try {
  const backend = await startBackend(readConfig(process.env));
  // One line of JSON, for the launcher.
  console.log(JSON.stringify({ event: 'listening', url: backend.url, anonKey: backend.anonKey }));
  const stop = (): void => {
    backend.close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
} catch (error) {
  // What the person can act on is a sentence; anything else is ours, with its trace.
  console.error(error instanceof BackendError ? error.message : error);
  process.exit(1);
}
