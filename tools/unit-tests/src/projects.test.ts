import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sharedAndIsolated } from './projects.ts';

let dir = '';
beforeEach(() => (dir = mkdtempSync(join(tmpdir(), 'nafas-unit-'))));
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const write = (file: string, text: string) => {
  mkdirSync(dirname(join(dir, file)), { recursive: true });
  writeFileSync(join(dir, file), text);
};
const files = () =>
  sharedAndIsolated(dir).map((project) => {
    if (typeof project !== 'object' || !('test' in project)) throw new Error('no project');
    const { name, isolate, include, exclude } = project.test ?? {};
    return { name, isolate, include, exclude };
  });
const ALL = 'src/**/*.test.{ts,tsx}';

describe('unit tests of a project', () => {
  it('share their modules when none replaces any', () => {
    write('src/a.test.ts', `it('is calm')`);
    expect(files()).toEqual([{ name: 'shared', isolate: false, include: [ALL], exclude: [] }]);
  });

  it('that replace modules, themselves or by a helper, get modules of their own', () => {
    write('src/a.test.ts', `it('is calm')`);
    write('src/inner/b.test.tsx', `vi.mock('./b.ts')`);
    write('src/inner/c.test.ts', `import { help } from '../testing/help.ts'`);
    write('src/testing/help.ts', `vi.doMock('./d.ts')`);
    const isolated = ['src/inner/b.test.tsx', 'src/inner/c.test.ts'];
    expect(files()).toEqual([
      { name: 'shared', isolate: false, include: [ALL], exclude: expect.arrayContaining(isolated) },
      { name: 'isolated', include: expect.arrayContaining(isolated) },
    ]);
  });

  it('get a document of their own where they say why', () => {
    write('src/a.test.ts', `it('is calm')`);
    write('src/b.test.ts', `// @own-document: presses of others would count\nit('is calm')`);
    expect(files()).toEqual([
      { name: 'shared', isolate: false, include: [ALL], exclude: ['src/b.test.ts'] },
      { name: 'isolated', include: ['src/b.test.ts'] },
    ]);
  });

  it('have time on a slow machine, a project may give them more, and each asserts something', () => {
    write('src/a.test.ts', `it('is calm')`);
    write('src/b.test.ts', `vi.mock('./b.ts')`);
    const given = (patience?: { testTimeout: number }) =>
      sharedAndIsolated(dir, undefined, patience).map((project) =>
        typeof project === 'object' && 'test' in project ? project.test : undefined,
      );
    const expected = {
      testTimeout: 30_000,
      hookTimeout: 60_000,
      expect: { requireAssertions: true },
    };
    expect(given()).toMatchObject([expected, expected]);
    expect(given({ testTimeout: 90_000 })[1]).toMatchObject({ ...expected, testTimeout: 90_000 });
  });

  it('may all replace modules', () => {
    write('src/b.test.tsx', `vi.resetModules()`);
    expect(files()).toEqual([{ name: 'isolated', include: ['src/b.test.tsx'] }]);
  });
});
