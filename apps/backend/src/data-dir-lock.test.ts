import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockDataDir } from './data-dir-lock.ts';

const MODULE = new URL('./data-dir-lock.ts', import.meta.url).href;

function deadPid(): number {
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  return pid;
}

describe('data directory lock', () => {
  let dir = '';
  let lock = '';
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'nafas-lock-'));
    lock = join(dir, 'lock');
  });
  afterEach(() => rmSync(dir, { recursive: true, force: true }));

  it('refuses a second holder and names the first, until it is released', () => {
    const release = lockDataDir(dir);
    expect(() => lockDataDir(dir)).toThrow(`process ${process.pid}`);
    release();
    expect(readdirSync(dir)).toEqual([]);
    lockDataDir(dir)();
  });

  it('takes over the lock of a process that died', () => {
    writeFileSync(lock, `${deadPid()} -\n`);
    lockDataDir(dir);
    expect(readFileSync(lock, 'utf8')).toContain(`${process.pid} `);
    expect(readdirSync(dir)).toEqual(['lock']);
  });

  it.runIf(process.platform === 'linux')(
    'takes over when the number now belongs to another process',
    () => {
      // Alive (it is this process) but started at another time than the holder was.
      writeFileSync(lock, `${process.pid} 1\n`);
      lockDataDir(dir)();
      expect(existsSync(lock)).toBe(false);
    },
  );

  it('takes over although a process was killed while it was taking over', () => {
    writeFileSync(lock, `${deadPid()} -\n`);
    mkdirSync(`${lock}.takeover`);
    utimesSync(`${lock}.takeover`, 0, 0);
    lockDataDir(dir);
    expect(readdirSync(dir)).toEqual(['lock']);
  });

  it.each(['', 'nonsense\n', '-5 -\n'])('takes over a lock that names nobody: %j', (content) => {
    writeFileSync(lock, content);
    lockDataDir(dir)();
    expect(existsSync(lock)).toBe(false);
  });

  it("does not remove somebody else's lock when it is released late", () => {
    const release = lockDataDir(dir);
    writeFileSync(lock, '1 -\n');
    release();
    expect(readFileSync(lock, 'utf8')).toBe('1 -\n');
  });

  it('of several that find a stale lock at the same moment, one gets it', async () => {
    writeFileSync(lock, `${deadPid()} -\n`);
    const program = `import { lockDataDir } from ${JSON.stringify(MODULE)};
      process.stdout.write('ready\\n');
      process.stdin.once('data', () => {
        try { lockDataDir(${JSON.stringify(dir)}); process.stdout.write('won'); }
        catch (error) { process.stdout.write(error.name); }
      });
      process.stdin.once('end', () => process.exit());`;
    const children = Array.from({ length: 4 }, () =>
      spawn(process.execPath, ['--input-type=module', '-e', program], {
        stdio: ['pipe', 'pipe', 'inherit'],
      }),
    );
    await Promise.all(children.map((child) => once(child.stdout, 'data')));
    const answers = children.map(async (child) => String((await once(child.stdout, 'data'))[0]));
    for (const child of children) child.stdin.write('go');
    expect((await Promise.all(answers)).sort()).toEqual([
      'BackendError',
      'BackendError',
      'BackendError',
      'won',
    ]);
    const exits = children.map((child) => once(child, 'exit'));
    for (const child of children) child.stdin.end();
    await Promise.all(exits);
  });
});
