import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkMessages, messageProblems } from './messages-check.ts';

describe('messageProblems', () => {
  it('is content when every language has every key', () => {
    expect(messageProblems({ en: { a: { b: 'x' } }, ar: { a: { b: 'س' } } })).toEqual([]);
  });

  it('names a missing, an empty and a differing message', () => {
    const problems = messageProblems({
      en: { only: 'x', empty: 'x', name: 'Hello {{name}}' },
      ar: { empty: ' ', name: 'أهلًا {{who}}' },
    });
    expect(problems).toEqual([
      'ar: missing "only"',
      'ar: empty "empty"',
      'ar: other placeholders in "name"',
    ]);
  });

  it('wants all plural forms of each language', () => {
    const en = { days_one: '{{count}} day', days_other: '{{count}} days' };
    const ar = {
      days_zero: 'لا أيام',
      days_one: 'يوم',
      days_two: 'يومان',
      days_few: '{{count}} أيام',
      days_many: '{{count}} يومًا',
      days_other: '{{count}} يوم',
    };
    expect(messageProblems({ en, ar })).toEqual([]);
    const { days_few: _few, ...without } = ar;
    expect(_few).toContain('أيام');
    expect(messageProblems({ en, ar: without })).toEqual(['ar: missing "days_few"']);
  });
});

describe('checkMessages', () => {
  let dir: string;
  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), 'nafas-messages-'));
  });
  afterEach(() => rm(dir, { recursive: true, force: true }));

  async function write(language: string, messages: object): Promise<void> {
    await mkdir(join(dir, language), { recursive: true });
    await writeFile(join(dir, language, 'app.json'), JSON.stringify(messages));
  }

  it('throws, naming file, language and key', async () => {
    await write('en', { hello: 'Hello' });
    await write('ar', {});
    await expect(checkMessages(dir)).rejects.toThrow(/app\.json[\s\S]*ar: missing "hello"/);
  });

  it('throws when a language is missing altogether', async () => {
    await write('en', { hello: 'Hello' });
    await expect(checkMessages(dir)).rejects.toThrow(/"ar"/);
  });
});
