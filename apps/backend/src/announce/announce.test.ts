import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_SCHEDULE } from '@nafas/data-service/settings';
import { TestBackend } from '../testing/test-backend.ts';

const run = promisify(execFile);
const words = (name: string) => ({
  titles: { en: `${name} is here`, ar: `وصل ${name}` },
  messages: { en: 'Come and see.', ar: 'تفضّل بالزيارة.' },
});

describe('the announce command', () => {
  let test: TestBackend;
  let dir: string;
  beforeAll(async () => {
    test = await TestBackend.start();
    dir = await mkdtemp(join(tmpdir(), 'nafas-announce-'));
  });
  afterAll(async () => {
    await test.remove();
    await rm(dir, { recursive: true });
  });

  async function announce(...more: string[]): Promise<string> {
    const { backend } = test;
    const access = ['--url', backend.url, '--key', backend.serviceKey];
    const { stdout } = await run(process.execPath, [
      join(import.meta.dirname, 'announce.ts'),
      ...access,
      ...more,
    ]);
    return stdout;
  }
  function writeNews(name: string, content: object = words(name)): string {
    const path = join(dir, `${name}.json`);
    writeFileSync(path, JSON.stringify(content));
    return path;
  }
  /** Somebody to whom nothing else is due, whatever time it is. */
  async function someone(name: string, notifications: Record<string, boolean>) {
    const user = await test.signUp(name);
    const quiet = { from: '00:00', until: '00:00', days: [] };
    const answers = [
      await user.client.rpc('ensure_profile'),
      await user.client.from('user_settings').insert({
        notifications: { moodReminders: false, ...notifications },
        ai: { exerciseReminders: false },
        schedule: { ...DEFAULT_SCHEDULE, quiet },
      }),
    ];
    for (const { error } of answers) expect(error).toBeNull();
    const titles = async () => {
      const { data } = await user.client.from('notifications').select('titles');
      return data?.map((row) => row.titles);
    };
    return { ...user, titles };
  }
  const tell = async () =>
    expect((await test.client(test.backend.serviceKey).rpc('run_jobs')).error).toBeNull();

  it('reaches those who want that kind, in all languages, and can be taken back (DECISION-138)', async () => {
    const reader = await someone('reader', {});
    const buyer = await someone('buyer', { marketing: true, updates: false });
    const nobody = await someone('nobody', { updates: false });
    const said = await announce('--kind', 'news', '--file', writeNews('Spring'));
    await announce('--kind', 'offers', '--file', writeNews('Sale'), '--days', '3');
    await tell();
    expect(await reader.titles()).toEqual([words('Spring').titles]);
    expect(await buyer.titles()).toEqual([words('Sale').titles]);
    expect(await nobody.titles()).toEqual([]);

    const id = said.trim().split(' ').at(-1) ?? '';
    expect(await announce('--take-back', id)).toBe('Taken back.\n');
    expect(await reader.titles()).toEqual([]);
    expect(await announce('--take-back', id)).toContain('no such announcement');
  });

  it('refuses what lacks a language, another kind and another key', async () => {
    const half = writeNews('half', { titles: { en: 'Hello' }, messages: { en: 'x' } });
    await expect(announce('--kind', 'news', '--file', half)).rejects.toThrow('Not announced');
    const whole = writeNews('whole');
    await expect(announce('--kind', 'weather', '--file', whole)).rejects.toThrow(
      'npm run announce',
    );
    const more = ['--kind', 'news', '--file', whole, '--key', test.backend.anonKey];
    await expect(announce(...more)).rejects.toThrow('Not announced');
  });
});
