// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { demoStorage, loadDemoOrMake } from './simulated.ts';

afterEach(() => sessionStorage.clear());

test('samples that are made while the demo ends are kept for nobody', async () => {
  const scope = new AbortController();
  const storage = demoStorage(scope);
  let come: (samples: string[]) => void = () => undefined;
  const making = new Promise<string[]>((resolve) => (come = resolve));
  const parse = (value: unknown) => value as string[];
  const loading = loadDemoOrMake(storage, 'nafas.demo.late', parse, () => making);
  storage.setItem('nafas.demo.early', '[]');
  scope.abort();
  come(['sample']);
  expect(await loading).toEqual(['sample']);
  expect({ ...sessionStorage }).toEqual({ 'nafas.demo.early': '[]' });
});
