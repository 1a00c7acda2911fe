import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { openEnvironment, toBytes, type Environment } from '../environment/environment.ts';
import type { GateCheck } from '../environment/history.ts';
import { emptyPlace, madeBuild, production, type MadeBuild } from '../testing/build.ts';
import { publish } from '../verbs/publish.ts';
import { CHECK_NAMES } from './check.ts';
import { gate } from './gate.ts';
import { leakProblems } from './browser/leaks.ts';
import { styleProblems } from './styles.ts';

const SHELL = {
  version: '1.0.0',
  contracts: ['1.3.0'],
  shares: { react: '19.3.1' },
  slots: ['dashboard.main'],
  languages: ['en', 'ar'],
};
const CSS = '@layer apps.tiny { .tiny_1_0_0__a-x { color: red } }';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

interface Setting {
  readonly build?: MadeBuild;
  readonly shells?: readonly object[];
  /** Changes what the server of the apps answers. */
  readonly headers?: Record<string, string>;
  readonly alter?: (path: string, bytes: Uint8Array) => Uint8Array;
  /** Ends of paths that the server does not have. */
  readonly lost?: readonly string[];
  readonly schema?: string | null;
  readonly allowed?: readonly string[];
  readonly budget?: { entry: number; total: number };
}

/** An environment whose apps and backend a small server answers for, with one version published. */
async function setting(options: Setting = {}): Promise<Environment> {
  const { shells = [SHELL], headers = {}, alter, lost = [], schema = '20261121000000_x' } = options;
  const made = await production(await emptyPlace());
  const { place, paths } = made;
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    if (path.endsWith('/rpc/schema_version')) return response.end(JSON.stringify(schema));
    void place.read(`apps${path}`).then((stored) => {
      if (!stored || lost.some((end) => path.endsWith(end))) return response.writeHead(404).end();
      response.writeHead(200, {
        'Content-Type': path.endsWith('.css') ? 'text/css' : 'text/javascript',
        'Access-Control-Allow-Origin': '*',
        'Cache-Control': 'public, max-age=31536000, immutable',
        'X-Content-Type-Options': 'nosniff',
        ...headers,
      });
      response.end(alter ? alter(path, stored.bytes) : stored.bytes);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  servers.push(server);
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const rewrite = async (path: string, value: object) => {
    await place.remove(path);
    await place.write(path, toBytes(value), 'absent');
  };
  const { allowed = [origin], budget = made.settings.budget } = options;
  await rewrite(paths.settings, { ...made.settings, apps: origin, budget });
  await rewrite(paths.config, { backend: { url: origin, anonKey: 'k' }, allowedOrigins: allowed });
  for (const [index, shell] of shells.entries()) {
    await place.write(`${paths.shells}${index}.json`, toBytes(shell), 'absent');
  }
  await publish(place, await madeBuild({ files: { 'a.css': CSS }, ...options.build }));
  return openEnvironment(place, 'production');
}

async function asked(options: Setting = {}): Promise<GateCheck[]> {
  const named = { app: 'tiny', version: '1.0.0' };
  return gate(await setting(options), named, { skip: ['browser'], key: null });
}

it('lets a version through that is as it should be, check by check', async () => {
  const answers = await asked();
  expect(answers.map(({ check }) => check)).toEqual(CHECK_NAMES);
  expect(answers.map(({ outcome, detail }) => [outcome, detail])).toEqual([
    ['passed', expect.stringContaining('http://127.0.0.1')],
    ['passed', 'shells 1.0.0'],
    ['passed', 'needs none'],
    ['passed', '2 files'],
    ['passed', '1 stylesheets in apps.tiny'],
    ['passed', expect.stringContaining('entry 0.0 KB')],
    ['skipped', 'by request'],
  ]);
});

it('lets titles be written beside the declaration, a file for each language', async () => {
  const [, contract] = await asked({
    shells: [{ ...SHELL, languages: ['en', 'ar', 'fr'] }],
    build: { translations: { fr: { texts: { Tiny: 'Petit' }, keywords: {} } } },
  });
  expect(contract).toMatchObject({ outcome: 'passed', detail: 'shells 1.0.0' });
});

const requires = (more: object) => ({ requires: { platform: '^1.0', schema: null, ...more } });

it.each<[string, string, Setting, RegExp]>([
  ['origin', 'an origin that is not allowed', { allowed: [] }, /not among allowedOrigins/],
  [
    'contract',
    'a contract no live shell keeps',
    { build: requires({ platform: '^2.0' }) },
    /shell 1.0.0 keeps contract 1.3.0, not \^2.0/,
  ],
  [
    'contract',
    'a contract one of two live shells does not keep',
    { shells: [SHELL, { ...SHELL, version: '0.9.0', contracts: ['0.9.0'] }] },
    /^shell 0.9.0 keeps/,
  ],
  [
    'contract',
    'a share of another range',
    { build: { shares: { react: '^20.0.0' } } },
    /shares react 19.3.1, not \^20.0.0/,
  ],
  [
    'contract',
    'a share that is not there',
    { build: { shares: { vue: '^3.0.0' } } },
    /does not share vue/,
  ],
  [
    'contract',
    'a slot the shell does not have',
    { build: { slot: 'dashboard.aside' } },
    /has no slot dashboard.aside/,
  ],
  [
    'contract',
    'a language of the shell without texts',
    { shells: [{ ...SHELL, languages: ['en', 'fr'] }] },
    /speaks fr, in which/,
  ],
  ['contract', 'an environment without a shell', { shells: [] }, /no shell of production/],
  [
    'schema',
    'a migration that is not deployed',
    { build: requires({ schema: '20270101000000_y' }) },
    /needs 20270101000000_y, deployed is 20261121000000_x/,
  ],
  [
    'files',
    'a file that was changed',
    { alter: (path, bytes) => (path.endsWith('.css') ? bytes.slice(1) : bytes) },
    /a.css is not the file that was built/,
  ],
  [
    'schema',
    'a backend that does not say its schema',
    { build: requires({ schema: '20261121000000_x' }), schema: null },
    /does not say its schema/,
  ],
  ['files', 'a file that is not served', { lost: ['.css'] }, /a\.css answers 404/],
  [
    'files',
    'files that may be taken for another type',
    { headers: { 'X-Content-Type-Options': 'none' } },
    /may be sniffed/,
  ],
  [
    'files',
    'a wrong type',
    { headers: { 'Content-Type': 'text/plain' } },
    /is sent as text\/plain/,
  ],
  [
    'files',
    'a file other origins may not read',
    { headers: { 'Access-Control-Allow-Origin': 'https://else.example' } },
    /CORS/,
  ],
  [
    'files',
    'a file that is not kept',
    { headers: { 'Cache-Control': 'no-store' } },
    /not kept for ever/,
  ],
  [
    'styles',
    'an unlayered style',
    { build: { files: { 'a.css': 'h1 { color: red }' } } },
    /"h1" is in no layer/,
  ],
  [
    'size',
    'more than the budget',
    { budget: { entry: 0.001, total: 1 } },
    /entry may have 0.001 KB/,
  ],
  [
    'size',
    'more than the budget of all files',
    { budget: { entry: 1, total: 0.001 } },
    /all files may have 0.001 KB/,
  ],
])('%s refuses %s', async (check, _name, options, message) => {
  const answers = await asked(options);
  const refused = answers.filter(({ outcome }) => outcome === 'refused');
  expect(refused.map((each) => each.check)).toEqual([check]);
  expect(refused[0]?.detail).toMatch(message);
});

it.each([
  ['@layer utilities { .tiny_1_0_0__a { color: red } }', 'in the layer utilities'],
  ['@layer apps.tiny { h1 { color: red } }', 'not the app'],
  ['@layer apps.tiny { .a, .tiny_1_0_0__a { color: red } }', '".a" is not the app'],
  ['@layer apps.other { .tiny_1_0_0__a { color: red } }', 'in the layer apps.other'],
  ['@keyframes spin { to { rotate: 1turn } }', '@keyframes spin'],
  ['@import url("https://else.example/x.css");', '@import'],
  ['@media print { @layer apps.tiny { body { color: red } } }', '"body" is not'],
])('styles: %s', (css, problem) => {
  expect(styleProblems(css, 'tiny', 'tiny_1_0_0__').join()).toContain(problem);
});

it('styles: takes layers, media and keyframes of the app itself', () => {
  const css = `@layer apps.tiny { @media (width > 1px) { .tiny_1_0_0__a:hover { color: red } } }
    @layer components { .tiny_1_0_0__b { animation: tiny_1_0_0__turn 1s } }
    @keyframes tiny_1_0_0__turn { to { rotate: 1turn } }`;
  expect(styleProblems(css, 'tiny', 'tiny_1_0_0__')).toEqual([]);
});

it('leaks: what grows with every mount is named, a single jump is not', () => {
  const base = { nodes: 1_000, listeners: 50, intervals: 1 };
  const each = (n: number) => ({ nodes: 1_000, listeners: 50 + 2 * n, intervals: 1 + n });
  expect(leakProblems([0, 1, 2, 3].map(each))).toEqual([
    'leaves 2 listeners behind with every mount',
    'leaves 1 timers behind with every mount',
  ]);
  expect(leakProblems([base, base, { ...base, nodes: 1_200 }])).toEqual([]);
  // The views of the dashboard are still held, or not.
  const held = (n: number, isHeld: boolean) => ({ ...base, listeners: n + (isHeld ? 858 : 0) });
  for (const seen of ['010101', '011111', '001111', '000111', '101100']) {
    const jumping = [...seen].map((each) => each === '1');
    expect(leakProblems(jumping.map((each) => held(50, each)))).toEqual([]);
    expect(leakProblems(jumping.map((each, n) => held(50 + 3 * n, each)))).toEqual([
      expect.stringMatching(/^leaves \d+ listeners/),
    ]);
  }
});
