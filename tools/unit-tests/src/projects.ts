import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProjectConfiguration } from 'vitest/config';

/** A call that puts another module in place of one: it must not meet modules that other files have loaded. */
const REPLACES_MODULES = /\bvi\.(?:mock|doMock|unmock|doUnmock|resetModules)\(/;
/** A line by which a file asks for a document of its own, with the reason. */
const OWN_DOCUMENT = /^\/\/ @own-document: \S/m;
/** Machines are shared and slow: vitest's own 5 and 10 s are not enough on all of them. */
const PATIENCE = { testTimeout: 30_000, hookTimeout: 60_000 };
const SETUP = join(import.meta.dirname, 'setup.ts');
/** An import of a helper that may replace modules for the file. */
const HELPER = /from '(\.[^']*\/testing\/[^']+)'/g;

/**
 * The two ways in which a project's unit tests run: most files share the modules and the document of their worker,
 * which makes a run two to three times as fast; those that replace modules, themselves or by a helper of a `testing`
 * folder, get fresh ones, and so do those with a line `// @own-document: why`.
 * A test without an assertion fails, and each has 30 s, a hook 60 s.
 * @param dir folder of the project.
 * @param pattern of its test files.
 * @param patience of a project that takes longer, in ms.
 */
export function sharedAndIsolated(
  dir: string,
  pattern = 'src/**/*.test.{ts,tsx}',
  patience: Partial<typeof PATIENCE> = {},
): TestProjectConfiguration[] {
  const files = globSync(pattern, { cwd: dir });
  const isolated = files.filter((file) => isApart(join(dir, file)));
  const common = {
    pool: 'threads' as const,
    setupFiles: [SETUP],
    expect: { requireAssertions: true },
    ...PATIENCE,
    ...patience,
  };
  const shared: TestProjectConfiguration = {
    extends: true,
    test: { ...common, name: 'shared', isolate: false, include: [pattern], exclude: isolated },
  };
  if (isolated.length === 0) return [shared];
  const apart = { ...common, name: 'isolated', include: isolated };
  if (isolated.length === files.length) return [{ extends: true, test: apart }];
  return [shared, { extends: true, test: apart }];
}

const isApart = (path: string): boolean =>
  OWN_DOCUMENT.test(readFileSync(path, 'utf8')) || replacesModules(path);

function replacesModules(path: string): boolean {
  const text = readFileSync(path, 'utf8');
  if (REPLACES_MODULES.test(text)) return true;
  return [...text.matchAll(HELPER)].some(([, helper = '']) => {
    const helperPath = join(path, '..', helper);
    return existsSync(helperPath) && REPLACES_MODULES.test(readFileSync(helperPath, 'utf8'));
  });
}
