import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { env, root, run } from '@nafas/launch';
import {
  BackendFailed,
  featureFolders,
  openLog,
  startBackendProcess,
  stopOnSignal,
  type BackendProcess,
} from '@nafas/serve';
import { choose } from './choose.ts';
import { startDevProduct } from './dev-product.ts';
import { PREVIEW_ORIGIN } from './preview-origin.ts';

// `npm run dev [-- app ...]`: shell and apps in one process, the backend in another, until Ctrl-C.
const port = Number(process.env['PORT'] ?? 4200);
const backendPort = Number(process.env['NAFAS_BACKEND_PORT'] ?? (port === 0 ? 0 : 54322));
const dataDir = resolve(root, process.env['NAFAS_DATA_DIR'] ?? '.nafas/dev');

const log = openLog(join(root, `.nafas/dev-${port}.log`));
let backend = undefined as BackendProcess | undefined;
try {
  const apps = choose(process.argv.slice(2), await featureFolders(root));
  await buildMissing(apps.built);
  const product = await startDevProduct({
    root,
    apps,
    port,
    moreOrigins: [PREVIEW_ORIGIN],
    backend: async (shellOrigin) => {
      backend = await startBackendProcess({
        root,
        dataDir,
        port: backendPort,
        allowedOrigins: [shellOrigin],
        log: log.descriptor,
      });
      const { url, anonKey } = backend;
      return { url, anonKey };
    },
  });
  const list = (folders: readonly string[]) =>
    folders.map((folder) => folder.replace(/^apps\//, '')).join(', ') || 'none';
  console.log(`
  Nafas in development:  ${product.url}
  From sources:          shell, ${list(apps.dev)}
  From their last build: ${list(apps.built)}
  Data:                  ${dataDir}
  Mails:                 ${backend?.inboxUrl ?? ''}
  Log of the backend:    ${log.path}
  Stop with Ctrl-C.
`);
  stopOnSignal(() => Promise.all([product.close(), backend?.close()]));
} catch (error) {
  console.error(error instanceof BackendFailed ? error.message : error);
  await backend?.close();
  process.exit(1);
}

/** Builds those of the folders that were never built. Rejects when the build fails; its output says why. */
async function buildMissing(folders: readonly string[]): Promise<void> {
  const missing = folders.filter((folder) => !existsSync(join(root, folder, 'dist/feature.json')));
  if (missing.length === 0) return;
  const projects = missing.map((folder) => {
    const text = readFileSync(join(root, folder, 'package.json'), 'utf8');
    return (JSON.parse(text) as { name: string }).name;
  });
  console.log(`Building what has no build yet: ${projects.join(', ')} ...`);
  const code = await run('nx', ['run-many', '-t', 'build', '-p', projects.join(',')], {
    // The builds are production builds, whatever this process is.
    env: { ...env, NODE_ENV: 'production' },
  });
  if (code !== 0) throw new Error('The build failed; its message stands above.');
}
