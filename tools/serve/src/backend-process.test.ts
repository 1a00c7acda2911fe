import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { BackendFailed, startBackendProcess } from './backend-process.ts';

// A program in the backend's place: what is tested is the talk between launcher and backend.
let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'nafas-process-'));
  await mkdir(join(root, 'apps/backend/src'), { recursive: true });
});
afterEach(() => rm(root, { recursive: true, force: true }));

const start = async (program: string) => {
  await writeFile(join(root, 'apps/backend/src/main.ts'), program);
  return startBackendProcess({
    root,
    dataDir: '/data',
    port: 0,
    allowedOrigins: ['http://127.0.0.1:1', 'http://127.0.0.1:2'],
    log: 'inherit',
  });
};

it('tells the backend its place and its callers, and learns its address and key', async () => {
  const backend = await start(`
    const { NAFAS_BACKEND_PORT, NAFAS_DATA_DIR, NAFAS_ALLOWED_ORIGINS } = process.env;
    console.log(JSON.stringify({
      url: [NAFAS_BACKEND_PORT, NAFAS_DATA_DIR, NAFAS_ALLOWED_ORIGINS].join(' '),
      anonKey: 'key',
    }));
    setInterval(() => {}, 1000);
  `);
  expect(backend.url).toBe('0 /data http://127.0.0.1:1,http://127.0.0.1:2');
  expect(backend.anonKey).toBe('key');
  await backend.close();
  await expect(backend.ended).resolves.toBeUndefined();
});

it('fails with the sentence that the backend gives', async () => {
  const failing = start(`process.send({ failed: 'The disk is full.' }, () => process.exit(1));`);
  await expect(failing).rejects.toThrow(BackendFailed);
  await expect(failing).rejects.toThrow('The disk is full.');
  await expect(start('process.exit(1);')).rejects.toThrow('ended before it listened');
});

it('lets the backend know when the launcher was killed', async () => {
  await writeFile(
    join(root, 'apps/backend/src/main.ts'),
    `import { writeFileSync } from 'node:fs';
     process.on('disconnect', () => writeFileSync('${join(root, 'learned')}', ''));
     console.log(JSON.stringify({ url: '', anonKey: '' }));`,
  );
  const launcher = join(root, 'launcher.ts');
  const options = { root, dataDir: '', port: 0, allowedOrigins: [], log: 'inherit' };
  await writeFile(
    launcher,
    `import { startBackendProcess } from '${join(import.meta.dirname, 'backend-process.ts')}';
     console.log((await startBackendProcess(${JSON.stringify(options)})).url);`,
  );
  const child = spawn(process.execPath, [launcher], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await expect.poll(() => existsSync(join(root, 'learned'))).toBe(true);
});
