import { resolve } from 'node:path';
import { BackendError, startBackend, type Backend } from '@nafas/backend';
import { featureFolders } from './feature-folders.ts';
import { serveProduct } from './serve-product.ts';

// What `npm start` runs after the build: backend and all origins in one process, until Ctrl-C.
const root = resolve(import.meta.dirname, '../../..');
const port = Number(process.env['PORT'] ?? 4200);
const backendPort = Number(process.env['NAFAS_BACKEND_PORT'] ?? (port === 0 ? 0 : 54321));
const dataDir = resolve(root, process.env['NAFAS_DATA_DIR'] ?? '.nafas/data');

const moreOrigins = (process.env['NAFAS_APP_ORIGINS'] ?? '').split(',').filter(Boolean);

let backend: Backend | undefined;
try {
  const served = await serveProduct({
    root,
    features: await featureFolders(root),
    port,
    // Whoever names an origin to try a local build from wants to be able to.
    moreOrigins,
    overrides: moreOrigins.length > 0,
    backend: async (shellOrigin) => {
      backend = await startBackend({ dataDir, port: backendPort, allowedOrigins: [shellOrigin] });
      return { url: backend.url, anonKey: backend.anonKey };
    },
  });
  console.log(
    `\n  Nafas is ready:  ${served.url}\n  Your data is in  ${dataDir}\n  Stop with Ctrl-C.\n`,
  );
  stopOnSignal(() => Promise.all([served.close(), backend?.close()]));
} catch (error) {
  console.error(error instanceof BackendError ? error.message : error);
  process.exit(1);
}

function stopOnSignal(stop: () => Promise<unknown>): void {
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      void stop().then(() => process.exit(0));
    });
  }
}
