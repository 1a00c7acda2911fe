/** The backend as a process of its own, on the embedded database or on the PostgreSQL that BENCH_POSTGRES_URL names. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBackend } from '@nafas/backend';

const dataDir = await mkdtemp(join(tmpdir(), 'nafas-bench-'));
const postgresUrl = process.env['BENCH_POSTGRES_URL'];
const backend = await startBackend({
  dataDir,
  port: 0,
  allowedOrigins: [],
  ...(postgresUrl !== undefined && { postgresUrl }),
});
process.once('SIGTERM', () => {
  void backend
    .close()
    .then(() => rm(dataDir, { recursive: true, force: true }))
    .then(() => process.exit(0));
});
console.warn(JSON.stringify({ url: backend.url, anonKey: backend.anonKey }));
