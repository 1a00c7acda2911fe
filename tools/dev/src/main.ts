import { resolve } from 'node:path';
import { BackendError, startBackend, type Backend } from '@nafas/backend';
import { featureFolders } from '@nafas/launch';
import { buildMissing } from './build-missing.ts';
import { choose } from './choose.ts';
import { startDevProduct } from './dev-product.ts';
import { PREVIEW_ORIGIN } from './preview-origin.ts';
import { stopOnSignal } from './stop-on-signal.ts';

// What `npm run dev [-- app ...]` runs: backend, shell and apps in one process, until Ctrl-C.
const root = resolve(import.meta.dirname, '../../..');
const port = Number(process.env['PORT'] ?? 4200);
const backendPort = Number(process.env['NAFAS_BACKEND_PORT'] ?? (port === 0 ? 0 : 54322));
const dataDir = resolve(root, process.env['NAFAS_DATA_DIR'] ?? '.nafas/dev');

let backend: Backend | undefined;
try {
  const apps = choose(process.argv.slice(2), await featureFolders(root));
  await buildMissing(root, apps.built);
  const product = await startDevProduct({
    root,
    apps,
    port,
    moreOrigins: [PREVIEW_ORIGIN],
    backend: async (shellOrigin) => {
      backend = await startBackend({ dataDir, port: backendPort, allowedOrigins: [shellOrigin] });
      return { url: backend.url, anonKey: backend.anonKey };
    },
  });
  const list = (folders: readonly string[]) =>
    folders.map((folder) => folder.replace(/^apps\//, '')).join(', ') || 'none';
  console.log(`
  Nafas in development:  ${product.url}
  From sources:          shell, ${list(apps.dev)}
  From their last build: ${list(apps.built)}
  Data:                  ${dataDir}
  Stop with Ctrl-C.
`);
  stopOnSignal(() => Promise.all([product.close(), backend?.close()]));
} catch (error) {
  console.error(error instanceof BackendError ? error.message : error);
  await backend?.close();
  process.exit(1);
}
