import { describe, expect, it } from 'vitest';
import { PLATFORM_VERSION } from '../contract/version.ts';
import { parseRegistry } from './parse-registry.ts';
import { parseVersion, REGISTRY_SCHEMA_URL } from './registry-schema.ts';
import { parseShellConfig } from './shell-config-schema.ts';

const integrity = `sha384-${'A'.repeat(64)}`;
const title = { en: 'Goals', ar: 'الأهداف' };
const feature = {
  id: 'goals',
  name: title,
  basename: '/dashboard/goals',
  routes: [{ path: '/dashboard/goals', title, access: 'session' }],
  slots: [{ id: 'tile', slot: 'dashboard.main', title, order: 1 }],
  actions: [],
  requires: { platform: '^2.0', schema: null },
};
const record = {
  url: 'https://apps.example.org/goals/remoteEntry.0a1b2c3d.js',
  metadata: { version: '1.0.0', integrity },
  deployment: { traffic: 100, default: true },
  extras: {
    feature,
    container: 'nafas_goals_1_0_0',
    files: [{ url: 'https://apps.example.org/goals/a.js', integrity }],
  },
};
const registry = (microFrontends: unknown) => ({ schema: REGISTRY_SCHEMA_URL, microFrontends });
const goals = (...records: unknown[]) => registry({ 'nafas/goals': records });
const declaring = (more: object) => ({
  ...record,
  extras: { ...record.extras, feature: { ...feature, ...more } },
});
const release = (version: string, isDefault: boolean, more: object = {}) => ({
  ...declaring(more),
  metadata: { version, integrity },
  deployment: { traffic: isDefault ? 100 : 0, default: isDefault },
});

/** The numbers and messages of what was left out. */
const told = ({ problems }: ReturnType<typeof parseRegistry>) =>
  problems.map(({ message }) => message);
const versionsIn = ({ apps }: ReturnType<typeof parseRegistry>) =>
  apps['nafas/goals']?.map(({ metadata }) => metadata.version);

describe('parseRegistry', () => {
  it('reads a registry', () => {
    const parsed = parseRegistry(goals(record));
    expect(parsed.apps['nafas/goals']).toEqual([record]);
    expect(parsed.problems).toEqual([]);
  });

  it('reads the serial; where there is none, or something else, the rest is read all the same', () => {
    const serials = [7, undefined, 'seven'].map((serial) => {
      const parsed = parseRegistry({ ...goals(record), serial });
      expect(parsed.apps['nafas/goals']).toEqual([record]);
      return parsed.serial;
    });
    expect(serials).toEqual([7, undefined, undefined]);
  });

  it('reads which files a view needs and which shares it takes, where a build says it', () => {
    const more = { needs: { '*': [0], 'language:ar': [] }, shares: { react: '^19.3.0' } };
    const parsed = parseRegistry(goals({ ...record, extras: { ...record.extras, ...more } }));
    expect(parsed.apps['nafas/goals']?.[0]?.extras).toMatchObject(more);
  });

  it('leaves out one bad record by name (NF103) and keeps the others', () => {
    const bad = { ...record, metadata: { version: '1.0.0', integrity: 'sha256-short' } };
    const parsed = parseRegistry(registry({ 'nafas/goals': [record], 'nafas/bad': [bad] }));
    expect(Object.keys(parsed.apps)).toEqual(['nafas/goals']);
    expect(parsed.problems).toMatchObject([{ code: 'NF103', app: 'nafas/bad' }]);
    expect(told(parsed)[0]).toContain('integrity');
  });

  it.each([
    ['a file without a hash', { files: [{ url: 'https://apps.example.org/goals/a.js' }] }],
    ['a container of a name that is none', { container: 'a.b' }],
  ])('leaves out nothing of what is loaded: %s stops the version', (_name, wrong) => {
    const parsed = parseRegistry(goals({ ...record, extras: { ...record.extras, ...wrong } }));
    expect(parsed.apps).toEqual({});
    expect(parsed.problems).toMatchObject([{ code: 'NF103' }]);
  });

  it('reads a record with a field of others beside ours (NF102)', () => {
    const parsed = parseRegistry(goals({ ...record, owner: 'a team' }));
    expect(versionsIn(parsed)).toEqual(['1.0.0']);
    expect(told(parsed)).toEqual(['NF102 nafas/goals 1.0.0: ignored owner']);
  });

  it.each([null, [], 'text', {}, registry(null), registry([]), registry({ 'nafas/goals': [] })])(
    'throws for a document that is none: %j',
    (input) => {
      expect(() => parseRegistry(input)).toThrow();
    },
  );

  it('takes no javascript: address', () => {
    const parsed = parseRegistry(goals({ ...record, url: 'javascript:alert(1)' }));
    expect(parsed.apps).toEqual({});
    expect(parsed.problems).toMatchObject([{ code: 'NF103' }]);
  });

  it.each([
    ['under another name of the schema', { $schema: 'https://example.org/registry.json' }],
    ['without one', {}],
  ])('reads a registry of others %s', (_name, head) => {
    const parsed = parseRegistry({ ...head, microFrontends: { 'nafas/goals': [record] } });
    expect(versionsIn(parsed)).toEqual(['1.0.0']);
  });

  it('resolves addresses that are relative to the registry', () => {
    const files = [{ url: '../b.js', integrity }];
    const relative = { ...record, url: 'goals/entry.js', fallbackUrl: '/old.js' };
    const parsed = parseRegistry(goals({ ...relative, extras: { ...record.extras, files } }), {
      baseUrl: 'https://apps.example.org/live/registry.json',
    });
    expect(parsed.apps['nafas/goals']?.[0]).toMatchObject({
      url: 'https://apps.example.org/live/goals/entry.js',
      fallbackUrl: 'https://apps.example.org/old.js',
      extras: { files: [{ url: 'https://apps.example.org/b.js' }] },
    });
  });

  it.each([
    ['https://cdn.example.org/a.js', 'https://cdn.example.org/a.js'],
    ['https://cdn.example.org:443/a.js', 'https://cdn.example.org/a.js'],
    ['https://cdn.example.org/old/../a.js', 'https://cdn.example.org/a.js'],
    ['https://CDN.example.org/a.js', 'https://cdn.example.org/a.js'],
  ])('%s is the address %s', (written, url) => {
    const parsed = parseRegistry(goals({ ...record, url: written }));
    expect(parsed.apps['nafas/goals']?.[0]?.url).toBe(url);
  });

  it.each([
    ['another hash', { url: 'https://apps.example.org/b.js', integrity: 'sha256-x' }],
    ['no address', { url: 'javascript:alert(1)', integrity }],
    ['nothing', null],
  ])('takes no version with a file of %s', (_what, file) => {
    const files = [{ url: 'https://apps.example.org/a.js', integrity }, file];
    const parsed = parseRegistry(goals({ ...record, extras: { ...record.extras, files } }));
    expect(parsed.apps).toEqual({});
    expect(parsed.problems).toMatchObject([{ code: 'NF103' }]);
  });
});

describe('a declaration of a later contract', () => {
  const header = { id: 'bar', slot: 'header', title, order: 1 };

  it.each([
    ['a field nobody knows', { mood: true }, {}, 'mood'],
    ['an unknown slot', { slots: [...feature.slots, header] }, {}, 'slots.bar'],
    ['a language that is no tag', { name: { ...title, 'x!': 'y' } }, { name: title }, 'name.x!'],
    ['a search of another shape', { search: 'yes' }, {}, 'search'],
    ['a field of a route', withRoute({ beta: 1 }), {}, 'routes./dashboard/goals.beta'],
    [
      'an entry of the sidebar of another kind',
      withRoute({ nav: { icon: 'sprout', order: 'first' } }),
      {},
      'routes./dashboard/goals.nav.order, routes./dashboard/goals.nav',
    ],
    [
      'a route with an access nobody knows',
      { routes: [...feature.routes, { path: '/dashboard/goals/x', title, access: 'admin' }] },
      {},
      'routes./dashboard/goals/x.access, routes./dashboard/goals/x',
    ],
    [
      'a route outside the basename',
      { routes: [...feature.routes, { path: '/', title, access: 'public' }] },
      {},
      'routes./.path, routes.1',
    ],
  ])('is read without %s, which is named (NF102)', (_name, more, left, ignored) => {
    const parsed = parseRegistry(goals(declaring(more)));
    expect(parsed.apps['nafas/goals']?.[0]?.extras.feature).toEqual({ ...feature, ...left });
    expect(parsed.problems).toMatchObject([{ code: 'NF102', app: 'nafas/goals' }]);
    expect(told(parsed)[0]).toContain(
      `ignored ${ignored.replaceAll(/[^ ]+/g, 'extras.feature.$&')}`,
    );
  });

  it.each([
    ['an id', { id: 7 }],
    ['routes', { routes: 'none' }],
    ['a name in English', { name: { ar: title.ar } }],
  ])('is not read without %s (NF103)', (_name, more) => {
    const parsed = parseRegistry(goals(declaring(more)));
    expect(parsed.apps).toEqual({});
    expect(parsed.problems).toMatchObject([{ code: 'NF103' }]);
  });

  it('is asked for its requirements before anything else of it is read', () => {
    const later = { requires: { platform: '^9.0', schema: null, gpu: true }, routes: 'elsewhere' };
    const parsed = parseRegistry(goals(release('9.0.0', true, later), release('1.0.0', false)));
    expect(versionsIn(parsed)).toEqual(['1.0.0']);
    expect(parsed.problems).toMatchObject([{ code: 'NF141' }]);
  });

  function withRoute(more: object) {
    return { routes: feature.routes.map((route) => ({ ...route, ...more })) };
  }
});

describe('of the versions of an app', () => {
  const tooNew = { requires: { platform: '^9.0', schema: null } };

  it('the default is taken, and a newer one on trial last', () => {
    const input = goals(release('1.0.0', false), release('3.0.0', false), release('2.0.0', true));
    expect(versionsIn(parseRegistry(input))).toEqual(['2.0.0', '1.0.0', '3.0.0']);
  });

  it('without a default the newest is taken', () => {
    const input = goals(release('1.9.0', false), release('1.10.0', false));
    expect(versionsIn(parseRegistry(input))).toEqual(['1.10.0', '1.9.0']);
  });

  it('the newest before a default that can’t be satisfied is taken, and why is said (NF141)', () => {
    const input = goals(
      release('3.0.0', true, tooNew),
      release('1.0.0', false),
      release('2.0.0', false),
    );
    const parsed = parseRegistry(input);
    expect(versionsIn(parsed)).toEqual(['2.0.0', '1.0.0']);
    expect(told(parsed)).toEqual([
      `NF141 goals wants platform ^9.0, here is ${PLATFORM_VERSION}, 1.3.0`,
    ]);
  });

  it('the one whose shares this host has is taken, and the share is named (NF131)', () => {
    const taking = (version: string, isDefault: boolean, react: string) => {
      const made = release(version, isDefault);
      return { ...made, extras: { ...made.extras, shares: { react } } };
    };
    const parsed = parseRegistry(
      goals(taking('2.0.0', true, '^20.0.0'), taking('1.0.0', false, '^19.0.0')),
      { shares: { react: '19.3.1' } },
    );
    expect(versionsIn(parsed)).toEqual(['1.0.0']);
    expect(told(parsed)).toEqual(['NF131 goals wants share react ^20.0.0, here is 19.3.1']);
  });

  it('the preferred one stands for its app when none can be satisfied, so that its places say why', () => {
    const parsed = parseRegistry(goals(release('2.0.0', true, tooNew)));
    expect(versionsIn(parsed)).toEqual(['2.0.0']);
    expect(parsed.problems).toMatchObject([{ code: 'NF141' }]);
  });
});

describe('parseVersion', () => {
  it('is strict: what a shell would ignore stops a release', () => {
    expect(parseVersion(record)).toEqual(record);
    expect(() => parseVersion(declaring({ mood: true }))).toThrow('mood');
  });
});

describe('parseShellConfig', () => {
  const config = {
    backend: { url: 'https://project.supabase.co', anonKey: 'public' },
    allowedOrigins: ['https://apps.example.org'],
  };

  it('reads a configuration', () => {
    expect(parseShellConfig(config)).toEqual(config);
  });

  it.each([
    'https://apps.example.org/',
    'https://apps.example.org/path',
    '*',
    'apps.example.org',
    "'unsafe-inline'",
  ])('refuses %s as an origin: it would end up in the policy', (origin) => {
    expect(() => parseShellConfig({ ...config, allowedOrigins: [origin] })).toThrow();
  });
});
