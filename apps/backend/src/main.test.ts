import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from '@supabase/supabase-js';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';

const MAIN = join(import.meta.dirname, 'main.ts');

describe('backend process', () => {
  let root = '';
  let dataDir = '';
  let children: ChildProcess[] = [];
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'nafas-main-'));
    dataDir = join(root, 'data');
    children = [];
  });
  afterEach(async () => {
    await Promise.all(
      children.map(async (child) => {
        if (child.exitCode !== null || child.signalCode !== null) return;
        child.kill('SIGKILL');
        await once(child, 'exit');
      }),
    );
    rmSync(root, { recursive: true, force: true });
  });

  function run(): ChildProcess {
    const child = spawn(process.execPath, [MAIN], {
      env: { ...process.env, NAFAS_BACKEND_PORT: '0', NAFAS_DATA_DIR: dataDir },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    children.push(child);
    return child;
  }

  async function listening(child: ChildProcess): Promise<{ url: string; anonKey: string }> {
    if (child.stdout === null) throw new Error('no stdout');
    const [line] = await once(createInterface(child.stdout), 'line');
    const { event, url, anonKey } = JSON.parse(String(line));
    expect(event).toBe('listening');
    return { url, anonKey };
  }

  async function signUpWorks(at: { url: string; anonKey: string }): Promise<void> {
    const client = createClient(at.url, at.anonKey, { auth: { persistSession: false } });
    const { error } = await client.auth.signUp({ email: 'a@nafas.test', password: 'a quiet one' });
    expect(error).toBeNull();
    const rows = await client.from('check_ins').select();
    expect(rows.error).toBeNull();
    await client.auth.stopAutoRefresh();
  }

  it('says where it listens in one line of JSON and gives everything up on SIGTERM', async () => {
    cpSync(inject('template'), dataDir, { recursive: true });
    const child = run();
    await signUpWorks(await listening(child));

    const second = run();
    const [message] = await once(second.stderr ?? second, 'data');
    expect(String(message)).toContain(`Another Nafas backend (process ${child.pid})`);
    expect(await once(second, 'exit')).toEqual([1, null]);

    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
    expect(existsSync(join(dataDir, 'lock'))).toBe(false);
  });

  it('gives the directory up on a SIGTERM that comes during its start', async () => {
    cpSync(inject('template'), dataDir, { recursive: true });
    const child = run();
    const exit = once(child, 'exit');
    while (!existsSync(join(dataDir, 'lock')) && child.exitCode === null) await pause(1);
    child.kill('SIGTERM');
    expect(await exit).toEqual([0, null]);
    expect(existsSync(join(dataDir, 'lock'))).toBe(false);
  });

  it('tells its launcher why it does not start, and ends when the launcher is gone', async () => {
    cpSync(inject('template'), dataDir, { recursive: true });
    const start = (port: string): ChildProcess => {
      const child = spawn(process.execPath, [MAIN], {
        env: { ...process.env, NAFAS_BACKEND_PORT: port, NAFAS_DATA_DIR: dataDir },
        stdio: ['ignore', 'pipe', 'ignore', 'ipc'],
      });
      children.push(child);
      return child;
    };
    const refused = start('http');
    const [message] = await once(refused, 'message');
    expect(message).toEqual({ failed: expect.stringContaining('NAFAS_BACKEND_PORT') });
    expect(await once(refused, 'exit')).toEqual([1, null]);

    const child = start('0');
    await listening(child);
    child.disconnect();
    expect(await once(child, 'exit')).toEqual([0, null]);
    expect(existsSync(join(dataDir, 'lock'))).toBe(false);
  });

  const building = (): string => {
    const name = existsSync(dataDir)
      ? readdirSync(dataDir).find((entry) => entry.startsWith('database.building-'))
      : undefined;
    return join(dataDir, name ?? 'nothing yet');
  };
  const database = () => existsSync(join(building(), 'base', '1', 'PG_VERSION'));
  // Each takes two starts; the others are tried by `npm run verify:long backend`.
  const moments: [string, () => boolean][] = [
    ['its first database is there', database],
    ['the keys are written', () => existsSync(join(dataDir, 'keys.json'))],
  ];
  const others: typeof moments = [
    ['the cluster is begun', () => existsSync(building())],
    ['the cluster is in its place', () => existsSync(join(dataDir, 'database'))],
  ];
  it.each(process.env['NAFAS_LONG'] === undefined ? moments : [...moments, ...others])(
    'killed in its first start when %s, the next start works',
    async (_, reached) => {
      const first = run();
      let ended = false;
      const exit = once(first, 'exit').finally(() => (ended = true));
      // Watching a state of the disk, not waiting for time to pass.
      while (!reached() && !ended) await pause(1);
      expect(ended).toBe(false);
      first.kill('SIGKILL');
      expect(await exit).toEqual([null, 'SIGKILL']);

      await signUpWorks(await listening(run()));
      expect(readdirSync(dataDir).filter((name) => name.includes('building'))).toEqual([]);
    },
  );
});
