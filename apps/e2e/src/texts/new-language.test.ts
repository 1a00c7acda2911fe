import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import {
  exportPo,
  findLocaleFolders,
  importPo,
  planLanguage,
  readTexts,
  ROOT,
  writeLanguage,
} from '@nafas/texts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const VALUES = 'libs/platform/src/contract/values.ts';

describe('a twelfth language, in a copy of the workspace', () => {
  let root = '';
  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'nafas-language-'));
    for (const path of [...findLocaleFolders(), VALUES, 'docs/languages.md', 'docs/languages']) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      cpSync(join(ROOT, path), join(root, path), { recursive: true });
    }
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it('is data: folders of its own, and at most three files beside them', () => {
    const plan = planLanguage('pl', root);
    expect(plan.shared.size).toBeLessThanOrEqual(3);
    for (const path of plan.own.keys()) {
      expect(path).toMatch(/\/locales\/pl\/[\w-]+\.json$|^docs\/languages\/pl\.md$/);
    }
    const missing = writeLanguage(plan, 'pl', root);
    expect(readFileSync(join(root, VALUES), 'utf8')).toMatch(/LANGUAGES = \[[^\]]*'pl'/);
    expect(readFileSync(join(root, 'docs/languages.md'), 'utf8')).toContain('| Polish');
    // Nothing is missing but the words, of which all but names and such are to be translated.
    expect(missing.every(({ fault }) => fault.startsWith('is not translated'))).toBe(true);
    expect(missing.length).toBeGreaterThan(1000);
  });

  it('has the plural forms of its own', () => {
    const folder = 'libs/data-service/src/notifications/locales';
    expect(
      Object.keys(readTexts(folder, 'pl', 'notifications.json', root)?.['weekly-report'] ?? {}),
    ).toEqual([
      'title',
      ...['one', 'few', 'many', 'other'].map((form) => `message_${form}`),
      ...['one', 'few', 'many', 'other'].map((form) => `withMood_${form}`),
    ]);
  });

  it('goes out to translators and comes back', () => {
    const back = importPo(exportPo('pl', root), 'pl', root);
    for (const { path, texts } of back) {
      expect(JSON.parse(readFileSync(join(root, path), 'utf8')), path).toEqual(texts);
    }
    expect(back.length).toBeGreaterThan(30);
  });

  it('is refused when it is there, or is none', () => {
    expect(() => planLanguage('pl', root)).toThrow('pl is there already');
    expect(() => planLanguage('ar')).toThrow('ar is there already');
    expect(() => planLanguage('Türkisch')).toThrow('two or three small letters');
    expect(() => planLanguage('qqq')).toThrow('no language that is known');
  });
});
