import { join, relative, resolve } from 'node:path';
import { root, run } from '@nafas/launch';
import { BackendFailed, startBackendProcess, type BackendProcess } from './backend-process.ts';
import { featureFolders } from './feature-folders.ts';
import { openLog } from './log.ts';
import { serveProduct } from './serve-product.ts';
import { snapshot } from './snapshot.ts';
import { stopOnSignal } from './stop-on-signal.ts';

// `npm start`: builds what changed, then serves the product with its backend until Ctrl-C. What builds and libraries
// print goes to a log; the terminal says where everything is.
const port = Number(process.env['PORT'] ?? 4200);
const backendPort = Number(process.env['NAFAS_BACKEND_PORT'] ?? (port === 0 ? 0 : 54321));
const dataDir = resolve(root, process.env['NAFAS_DATA_DIR'] ?? '.nafas/data');
const moreOrigins = (process.env['NAFAS_APP_ORIGINS'] ?? '').split(',').filter(Boolean);
const { NAFAS_PLACE: folder, NAFAS_ENVIRONMENT: environment = 'local' } = process.env;
// A bucket is nothing that could be served from here.
const place =
  folder && !folder.includes(':') ? { folder: resolve(root, folder), environment } : undefined;
const log = openLog(join(root, `.nafas/start-${port}.log`));
const logName = relative(process.cwd(), log.path);

console.log('Building what changed ...');
const output = ['ignore', log.descriptor, log.descriptor] as const;
const built = await run('nx', ['run-many', '-t', 'build', '--outputStyle=static'], {
  stdio: [...output],
});
if (built !== 0) fail('The build failed. Its last lines:', log.tail());

const features = await featureFolders(root);
const copy = await snapshot(root, ['apps/shell', ...features], join(root, '.nafas/served'));
let backend = undefined as BackendProcess | undefined;
try {
  const served = await serveProduct({
    root: copy.root,
    features,
    port,
    // Whoever names an origin to try a local build from wants to be able to.
    moreOrigins,
    overrides: moreOrigins.length > 0,
    place,
    backend: async (shellOrigin) => {
      backend = await startBackendProcess({
        root,
        dataDir,
        port: backendPort,
        allowedOrigins: [shellOrigin],
        log: log.descriptor,
        // The release console reads the same place. It may be named relative to here.
        env: folder
          ? { NAFAS_PLACE: place ? place.folder : folder, NAFAS_ENVIRONMENT: environment }
          : {},
      });
      return backend;
    },
  });
  let isStopping = false;
  stopOnSignal(() => {
    isStopping = true;
    return Promise.all([served.close(), backend?.close(), copy.remove()]);
  });
  void backend?.ended.then(async () => {
    if (isStopping) return;
    await copy.remove();
    fail('The backend ended unexpectedly. Its last lines:', log.tail());
  });
  console.log(`
  Nafas is ready:  ${served.url}
  Your data is in  ${dataDir}
  Its mails are at ${backend?.inboxUrl ?? ''}
  The log is in    ${logName}
  Stop with Ctrl-C.
`);
} catch (error) {
  await copy.remove();
  if (error instanceof BackendFailed) fail(error.message);
  fail('Nafas could not be served.', error);
}

/** Prints what happened and where to read more, and ends the process. */
function fail(...what: readonly unknown[]): never {
  console.error(...what.flatMap((each) => ['\n', each]).slice(1), `\n\nThe whole log: ${logName}`);
  process.exit(1);
}
