import type { Descriptor } from '@nafas/federation/descriptor';
import { afterEach, expect, it, vi } from 'vitest';
import { devRegistry } from './dev-registry.ts';

const descriptor = (id: string): Descriptor => ({
  feature: {
    id,
    name: { en: id, ar: id },
    basename: `/dashboard/${id}`,
    routes: [],
    slots: [],
    actions: [],
    requires: { platform: '^1.0', schema: null },
  },
  version: '0.1.0',
  container: `nafas_${id}`,
  entry: { file: 'remoteEntry.js', integrity: `sha384-${'A'.repeat(64)}` },
  files: [],
});
const app = (id: string, describe: () => Promise<Descriptor>) => ({
  folder: `apps/${id}`,
  baseUrl: 'http://127.0.0.1:4201',
  describe,
});

afterEach(() => vi.restoreAllMocks());

it('leaves out an app that is broken right now, names it, and keeps the others', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const registry = await devRegistry([
    app('good', () => Promise.resolve(descriptor('good'))),
    app('broken', () => Promise.reject(new Error('slip'))),
    app('invalid', () => Promise.resolve({ ...descriptor('invalid'), container: 'Not A Name' })),
  ]);
  expect(Object.keys(registry.microFrontends)).toEqual(['nafas/good']);
  expect(said.mock.calls.map(([text]) => String(text))).toEqual([
    expect.stringContaining('apps/broken'),
    expect.stringContaining('apps/invalid'),
  ]);
});
