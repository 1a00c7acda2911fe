import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { defineStandaloneConfig } from '@nafas/federation';
import { startDevServer } from './dev-server.ts';
import { freePort } from './free-port.ts';
import { hostEntry } from './host-entry.ts';
import { stopOnSignal } from './stop-on-signal.ts';

// What `npm run dev` runs in an app's folder: this app alone in a small host, with the contract faked and the
// simulated data. No shell, no backend, no federation.
const dir = process.cwd();
const id = basename(dir);
const entry = resolve(import.meta.dirname, '../../../.nafas/standalone', `${id}.ts`);
await mkdir(join(entry, '..'), { recursive: true });
await writeFile(entry, hostEntry(dir, import.meta.dirname));

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
