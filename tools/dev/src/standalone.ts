import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { defineStandaloneConfig, readFeature } from '@nafas/federation';
import { freePort } from '@nafas/launch/free-port';
import type { FeatureDeclaration } from '@nafas/platform/feature';
import { stopOnSignal } from '@nafas/serve';
import { startDevServer } from './dev-server.ts';

// `npm run dev` in an app's folder: this app alone in a small host, with the contract faked and the
// simulated data. No shell, no backend, no federation.
const dir = process.cwd();
const id = basename(dir);
const entry = resolve(import.meta.dirname, '../../../.nafas/standalone', `${id}.ts`);
await mkdir(join(entry, '..'), { recursive: true });
await writeFile(entry, await hostEntry(dir, import.meta.dirname));

process.env['NODE_ENV'] = 'development';
const port = await freePort(Number(process.env['PORT'] ?? 4290));
const server = await startDevServer({
  dir,
  config: defineStandaloneConfig({ id, dir, entry }),
  port,
});
console.log(`
  ${id} alone:  ${server.origin}
  The contract is faked, the data is simulated. Stop with Ctrl-C.
`);
stopOnSignal(() => server.close());

/** Source of the file that starts the host with one app in it; imports by full path, since it stands in no package. */
async function hostEntry(appDir: string, toolDir: string): Promise<string> {
  const module = (await import(pathToFileURL(join(appDir, 'src/feature.ts')).href)) as {
    default: FeatureDeclaration;
  };
  const from = (...path: string[]) => JSON.stringify(join(...path));
  return `import remote from ${from(appDir, 'src/remote.ts')};
import { startHost } from ${from(toolDir, 'host/start-host.tsx')};

startHost(${JSON.stringify(readFeature(module.default, appDir).feature)}, remote);
`;
}
