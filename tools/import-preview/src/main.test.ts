import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

const MAIN = join(import.meta.dirname, 'main.ts');
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nafas-import-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** The command's answer about a file, and its exit code. */
async function ask(content: string | Uint8Array, ...options: string[]) {
  const file = join(folder, 'diary');
  await writeFile(file, content);
  return run(file, ...options);
}

/** The command's answer, and its exit code. */
async function run(...given: string[]) {
  const args = [MAIN, ...given];
  const { stdout, code = 0 } = (await promisify(execFile)(process.execPath, args).catch(
    (error: { stdout: string; code: number }) => error,
  )) as { stdout: string; code?: number };
  return { code, answer: JSON.parse(stdout) as Record<string, unknown> };
}

const FILE = `full_date,date,weekday,time,mood,activities,note_title,note
2023-03-14,x,x,21:40,good,walk | family,,First warm evening
,x,x,21:40,good,,,
2023-03-15,x,x,21:40,so tired,,,
`;

test('a file with problems is previewed: kind, entries, problems by line, moods', async () => {
  const { code, answer } = await ask(FILE, '--zone', 'Asia/Riyadh', '--mood', 'so tired=2');
  expect(code).toBe(0);
  expect(answer).toMatchObject({
    kind: 'daylio-csv',
    count: 2,
    entries: [
      {
        mood: 7,
        touched: ['mood'],
        tags: ['walk', 'family'],
        occurred_at: '2023-03-14T18:40:00.000Z',
      },
      { mood: 2 },
    ],
    problems: [{ line: 3, code: 'no-date', kept: false, message: 'There is no date.' }],
    moods: [
      { name: 'good', count: 1, mood: 7 },
      { name: 'so tired', count: 1, mood: 2 },
    ],
  });
});

test('a refused file ends with 1 and a reason', async () => {
  const { code, answer } = await ask('hello');
  expect(code).toBe(1);
  expect(answer).toEqual({
    error: { code: 'no-date-column', message: expect.stringContaining('date') },
  });
});

test('what is too large is not read', async () => {
  const { code, answer } = await ask(new Uint8Array(100_000_000));
  expect(code).toBe(1);
  expect(answer).toMatchObject({ error: { code: 'too-large' } });
});

test.each([
  ['no file', [], /^Which file\? npm run/],
  ['a file that is not there', ['/nowhere/diary.csv'], /^There is no file \/nowhere\/diary\.csv$/],
  ['a folder', [import.meta.dirname], /^There is no file /],
  ['an unknown option', ['--help'], /^npm run -s import:preview -- <file>/],
])('%s: one sentence, and no stack trace', async (_, given, message) => {
  const { code, answer } = await run(...given);
  expect(code).toBe(1);
  expect(answer).toEqual({
    error: { code: 'failed', message: expect.stringMatching(message) as string },
  });
});
