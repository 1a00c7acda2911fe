import { parseShellConfig } from '@nafas/platform/registry';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadShellConfig } from '../boot/load-shell-config.ts';
import { INTEGRITY, registryOf, versionOf } from '../testing/registry-records.ts';
import { applyOverrides } from './apply-overrides.ts';
import { isOverriding, overrides } from './override-state.ts';
import { addOverrides, readOverrides } from './stored-overrides.ts';

vi.mock('../boot/load-shell-config.ts', () => ({ loadShellConfig: vi.fn() }));
// Its word to the server is no request of this file's.
vi.mock('../platform/report.ts', () => ({ report: vi.fn() }));

const ALLOWED = 'http://127.0.0.1:4300';
const URL_OF = `${ALLOWED}/feature.json`;
const deployed = versionOf('analysis');
const registry = registryOf(deployed, versionOf('auth'));
const described = {
  feature: { ...deployed.extras.feature, name: { en: 'Local', ar: 'محلي' } },
  version: '9.9.9',
  container: 'nafas_analysis_9',
  entry: { file: 'remoteEntry.0a1b2c3d.js', integrity: INTEGRITY },
  files: [{ file: 'static/page.js', integrity: INTEGRITY }],
};
const wanted = { 'nafas/analysis': URL_OF };
const asked: string[] = [];

function configure(flags: Record<string, boolean>) {
  const backend = { url: 'http://127.0.0.1', anonKey: 'k' };
  const config = parseShellConfig({ backend, allowedOrigins: [ALLOWED], flags });
  vi.mocked(loadShellConfig).mockResolvedValue(config);
}
function serve(answer: unknown) {
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    return Promise.resolve(new Response(JSON.stringify(answer)));
  });
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  localStorage.clear();
  overrides.set([]);
  asked.length = 0;
  configure({ overrides: true });
  serve(described);
});
afterEach(() => vi.unstubAllGlobals());

it('puts the described build in place of the registry’s, by its files’ hashes', async () => {
  const { apps } = await applyOverrides(registry, wanted);
  const [version] = apps['nafas/analysis'] ?? [];
  expect(version).toMatchObject({
    url: `${ALLOWED}/remoteEntry.0a1b2c3d.js`,
    metadata: { version: '9.9.9', integrity: INTEGRITY },
    extras: { files: [{ url: `${ALLOWED}/static/page.js`, integrity: INTEGRITY }] },
  });
  expect(version && isOverriding(version)).toBe(true);
  expect(isOverriding(deployed)).toBe(false);
  expect(apps['nafas/auth']).toBe(registry.apps['nafas/auth']);
  expect(overrides.get()).toEqual([
    { app: 'nafas/analysis', url: URL_OF, outcome: { kind: 'active' } },
  ]);
});

it('asks nothing of an origin that is not configured', async () => {
  const foreign = { 'nafas/analysis': 'https://foreign.example/feature.json' };
  expect((await applyOverrides(registry, foreign)).apps).toEqual(registry.apps);
  expect(asked).toEqual([]);
  expect(overrides.get()[0]?.outcome).toEqual({ kind: 'origin' });
});

it.each([
  ['an entry without a hash', { entry: { file: 'remoteEntry.js' } }],
  ['a file without a hash', { files: [{ file: 'page.js' }] }],
  ['another app', { feature: { ...described.feature, id: 'auth' } }],
  ['an entry elsewhere', { entry: { file: 'https://foreign.example/a.js', integrity: INTEGRITY } }],
  ['an entry above its folder', { entry: { file: '//127.0.0.1:9/a.js', integrity: INTEGRITY } }],
])('refuses %s and leaves the registry’s version', async (_what, change) => {
  serve({ ...described, ...change });
  expect((await applyOverrides(registry, wanted)).apps).toEqual(registry.apps);
  expect(overrides.get()[0]?.outcome.kind).toBe('invalid');
});

it('forgets overrides, unseen, where the configuration does not enable them', async () => {
  configure({});
  addOverrides(wanted);
  expect(await applyOverrides(registry, wanted)).toBe(registry);
  expect([asked, overrides.get(), readOverrides()]).toEqual([[], [], {}]);
});
