import { parseShellConfig } from '@nafas/platform/registry';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { INTEGRITY, createRegistry, createVersion } from '../../testing/registry-records.ts';
import { createOverrides, type Overrides } from './overrides.ts';
import { addOverrides, readOverrides, type StoredOverrides } from './stored-overrides.ts';

const ALLOWED = 'http://127.0.0.1:4300';
const URL_OF = `${ALLOWED}/feature.json`;
const deployed = createVersion('analysis');
const registry = createRegistry(deployed, createVersion('auth'));
const described = {
  feature: { ...deployed.extras.feature, name: { en: 'Local', ar: 'محلي' } },
  version: '9.9.9',
  container: 'nafas_analysis_9',
  entry: { file: 'remoteEntry.0a1b2c3d.js', integrity: INTEGRITY },
  files: [{ file: 'static/page.js', integrity: INTEGRITY }],
};
const wanted = { 'nafas/analysis': URL_OF };
const asked: string[] = [];
let overrides: Overrides;
const report = vi.fn();
/** The registry with these overrides in it. */
function applied(stored: StoredOverrides) {
  addOverrides(stored);
  return overrides.apply(registry);
}

function configure(flags: Record<string, boolean>) {
  const backend = { url: 'http://127.0.0.1', anonKey: 'k' };
  const config = parseShellConfig({ backend, allowedOrigins: [ALLOWED], flags });
  overrides = createOverrides(() => Promise.resolve(config), report);
}
function serve(answer: unknown) {
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    return Promise.resolve(new Response(JSON.stringify(answer)));
  });
}

beforeEach(() => {
  localStorage.clear();
  asked.length = 0;
  configure({ overrides: true });
  serve(described);
});
afterEach(() => vi.unstubAllGlobals());

it('puts the described build in place of the registry’s, by its files’ hashes', async () => {
  const { apps } = await applied(wanted);
  const [version] = apps['nafas/analysis'] ?? [];
  expect(version).toMatchObject({
    url: `${ALLOWED}/remoteEntry.0a1b2c3d.js`,
    metadata: { version: '9.9.9', integrity: INTEGRITY },
    extras: { files: [{ url: `${ALLOWED}/static/page.js`, integrity: INTEGRITY }] },
  });
  expect(version && overrides.isOverriding(version)).toBe(true);
  expect(overrides.isOverriding(deployed)).toBe(false);
  expect(apps['nafas/auth']).toBe(registry.apps['nafas/auth']);
  expect(overrides.shown.get()).toEqual([
    { app: 'nafas/analysis', url: URL_OF, outcome: { kind: 'active' } },
  ]);
});

it('asks nothing of an origin that is not configured', async () => {
  const foreign = { 'nafas/analysis': 'https://foreign.example/feature.json' };
  expect((await applied(foreign)).apps).toEqual(registry.apps);
  expect(asked).toEqual([]);
  expect(overrides.shown.get()[0]?.outcome).toEqual({ kind: 'origin' });
});

it.each([
  ['an entry without a hash', { entry: { file: 'remoteEntry.js' } }],
  ['a file without a hash', { files: [{ file: 'page.js' }] }],
  ['another app', { feature: { ...described.feature, id: 'auth' } }],
  ['an entry elsewhere', { entry: { file: 'https://foreign.example/a.js', integrity: INTEGRITY } }],
  ['an entry above its folder', { entry: { file: '//127.0.0.1:9/a.js', integrity: INTEGRITY } }],
])('refuses %s and leaves the registry’s version', async (_what, change) => {
  serve({ ...described, ...change });
  expect((await applied(wanted)).apps).toEqual(registry.apps);
  expect(overrides.shown.get()[0]?.outcome.kind).toBe('invalid');
});

it('forgets overrides, unseen, where the configuration does not enable them', async () => {
  configure({});
  expect(await applied(wanted)).toBe(registry);
  expect([asked, overrides.shown.get(), readOverrides()]).toEqual([[], [], {}]);
});
