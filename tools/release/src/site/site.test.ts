import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@nafas/launch/free-port';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createEnvironment,
  DEFAULT_SETTINGS,
  openEnvironment,
} from '../environment/environment.ts';
import { emptyPlace, madeBuild } from '../testing/build.ts';
import {
  findServer,
  startWebServer,
  type ServerName,
  type WebServer,
} from '../testing/web-server.ts';
import { activate } from '../verbs/change.ts';
import { publish } from '../verbs/publish.ts';
import { caddyConfig } from './caddy.ts';
import { headersDocument } from './headers.ts';
import { nginxConfig } from './nginx.ts';
import { sitePlan, type SitePlan } from './plan.ts';

async function shellFolder(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'nafas-shell-'));
  await mkdir(join(dir, 'ar'));
  await mkdir(join(dir, 'static'));
  const files = {
    'index.html': 'landing',
    'help.html': 'help',
    'app.html': 'app',
    '404.html': 'none',
    'ar/index.html': 'ar landing',
    'ar/help.html': 'ar help',
    'ar/404.html': 'ar none',
    'sw.js': 'worker',
    'manifest.webmanifest': '{}',
    'static/index.0a1b2c3d.js': 'x'.repeat(5_000),
  };
  for (const [file, text] of Object.entries(files)) await writeFile(join(dir, file), text);
  return dir;
}

async function createPlan(site: string, apps: string, reportTo?: string): Promise<SitePlan> {
  const place = await emptyPlace();
  await createEnvironment(
    place,
    'production',
    { site, apps, ...DEFAULT_SETTINGS },
    { backend: { url: 'https://b.example', anonKey: 'k' }, allowedOrigins: [apps] },
  );
  const environment = await openEnvironment(place, 'production');
  await publish(place, await madeBuild());
  const who = { by: 'a', why: '', key: null, traffic: 100, gate: [] };
  await activate(environment, { app: 'tiny', version: '1.0.0' }, who);
  return sitePlan(environment, { shell: await shellFolder(), languages: ['ar'], reportTo });
}

const CONFIGS = { nginx: nginxConfig, caddy: caddyConfig } as const;
const SERVERS = (['nginx', 'caddy'] as const).map((name) => ({
  name,
  isHere: findServer(name) !== null,
}));

describe.each<{ name: ServerName; isHere: boolean }>(SERVERS)('$name', ({ name, isHere }) => {
  // Said once, and not hidden: without a server nothing below is proven.
  if (!isHere) {
    it.todo(`neither installed nor to be had: apt-get install ${name}`);
    return;
  }
  let server: WebServer;
  let site = '';
  let apps = '';
  let plan: SitePlan;
  beforeAll(async () => {
    site = `http://127.0.0.1:${await freePort()}`;
    apps = `http://127.0.0.1:${await freePort()}`;
    plan = await createPlan(site, apps);
    server = await startWebServer(name, CONFIGS[name](plan), site);
  });
  afterAll(() => server?.close());

  it.each([
    ['/', 200, 'landing'],
    ['/help', 200, 'help'],
    ['/help/', 200, 'help'],
    ['/ar/', 200, 'ar landing'],
    ['/ar', 200, 'ar landing'],
    ['/ar/help', 200, 'ar help'],
    ['/dashboard', 200, 'app'],
    ['/dashboard/tiny/inner', 200, 'app'],
    ['/auth/login', 200, 'app'],
    ['/nowhere', 404, 'none'],
    ['/dashboards', 404, 'none'],
    ['/ar/nowhere', 404, 'ar none'],
    ['/arabic', 404, 'none'],
    ['/missing.js', 404, 'none'],
  ])('%s answers %i with "%s"', async (path, status, text) => {
    const response = await fetch(site + path, { redirect: 'manual' });
    expect(`${response.status} ${await response.text()}`).toBe(`${status} ${text}`);
  });

  it.each(['/', '/nowhere', '/dashboard', '/registry.json', '/static/missing.0a1b2c3d.js'])(
    'sends the security headers with %s',
    async (path) => {
      const { headers } = await fetch(site + path);
      const expected = { ...plan.shellHeaders, ...(path === '/dashboard' && plan.appPageHeaders) };
      for (const [header, value] of Object.entries(expected)) {
        expect(headers.get(header)).toBe(value);
      }
    },
  );

  it('sends a file that never changes without what only documents and workers need', async () => {
    const { headers } = await fetch(`${site}/static/index.0a1b2c3d.js`);
    for (const [header, value] of Object.entries(plan.shellHeaders)) {
      const sent = plan.documentHeaders.includes(header) ? null : value;
      expect(`${header}: ${headers.get(header)}`).toBe(`${header}: ${sent}`);
    }
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.has('content-security-policy')).toBe(false);
    // A worker has the policy of its own answer.
    const worker = (await fetch(`${site}/sw.js`)).headers;
    expect(worker.get('content-security-policy')).toContain("default-src 'none'");
  });

  it.each([
    ['/', '()'],
    ['/help', '()'],
    ['/nowhere', '()'],
    ['/dashboard/tiny/inner', '(self)'],
    ['/auth/login', '(self)'],
    // As the service worker keeps it.
    ['/app.html', '(self)'],
  ])('lets %s use the camera and the microphone: %s', async (path, who) => {
    const policy = (await fetch(site + path)).headers.get('permissions-policy');
    expect(policy).toContain(`camera=${who}, microphone=${who}`);
  });

  it('keeps hashed files for ever and asks for everything else each time', async () => {
    const cached = async (url: string) => (await fetch(url)).headers.get('cache-control');
    expect(await cached(`${site}/static/index.0a1b2c3d.js`)).toContain('immutable');
    for (const path of ['/', '/sw.js', '/registry.json', '/dashboard']) {
      expect(await cached(site + path)).toBe('no-cache');
    }
  });

  it('compresses', async () => {
    const response = await fetch(`${site}/static/index.0a1b2c3d.js`);
    expect(response.headers.get('content-encoding')).toMatch(/gzip|zstd/);
    expect(response.headers.get('vary')).toMatch(/accept-encoding/i);
  });

  it('answers the environment’s documents as they are now, and the apps’ files to every origin', async () => {
    const registry = (await (await fetch(`${site}/registry.json`)).json()) as {
      microFrontends: Record<string, { url: string }[]>;
    };
    const [url = ''] = (registry.microFrontends['nafas/tiny'] ?? []).map((each) => each.url);
    const file = await fetch(url, { headers: { Origin: site } });
    expect(file.status).toBe(200);
    expect(file.headers.get('access-control-allow-origin')).toBe('*');
    expect(file.headers.get('content-type')).toMatch(/javascript/);
    expect(file.headers.get('cache-control')).toContain('immutable');
    expect((await fetch(`${site}/config.json`)).headers.get('content-type')).toMatch(/json/);
    expect((await fetch(`${apps}/tiny/9.9.9/x.js`)).status).toBe(404);
    expect((await fetch(`${apps}/../environments/production/config.json`)).status).toBe(404);
  });
});

it('asks browsers to stay with https, where the site has it, and to report', async () => {
  const plan = await createPlan('https://a.example', 'https://apps.example', 'https://r.example');
  expect(plan.shellHeaders['Reporting-Endpoints']).toBe('violations="https://r.example"');
  const policy = plan.shellHeaders['Content-Security-Policy'];
  expect(policy).toContain('report-uri https://r.example; report-to violations');
  expect(plan.shellHeaders['Strict-Transport-Security']).toContain('max-age=63072000');
  const secure = nginxConfig(plan, { certificate: '/c.pem', certificateKey: '/k.pem' });
  expect(secure).toContain('listen 443 ssl');
  expect(JSON.parse(headersDocument(plan))).toMatchObject({
    'https://a.example': {
      headers: { 'X-Content-Type-Options': 'nosniff' },
      rewrites: expect.arrayContaining(
        ['/app.html', '/dashboard'].map((below) => ({
          below,
          to: '/app.html',
          status: 200,
          headers: plan.appPageHeaders,
        })),
      ) as unknown,
    },
    'https://apps.example': { headers: { 'Access-Control-Allow-Origin': '*' } },
  });
});
