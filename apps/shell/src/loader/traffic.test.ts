import { afterEach, describe, expect, it, vi } from 'vitest';
import { createRegistry, createVersion } from '../testing/registry-records.ts';
import { activeVersions } from './registry-view.ts';
import { browserBucket, withTraffic } from './traffic.ts';

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

const trial = (app: string, traffic: number) => {
  const stable = createVersion(app, {}, { deployment: { traffic: 100 - traffic, default: true } });
  const canary = createVersion(
    app,
    {},
    {
      metadata: { ...stable.metadata, version: '1.1.0' },
      deployment: { traffic, default: false },
    },
  );
  const registry = createRegistry(stable);
  return { ...registry, apps: { [`nafas/${app}`]: [stable, canary] } };
};
const versionAt = (app: string, traffic: number, bucket: number) =>
  activeVersions(withTraffic(trial(app, traffic), bucket))[0]?.metadata.version;

describe('a version that is being tried out', () => {
  it.each([0, 10, 50, 100])('goes to %i of 100 browsers', (traffic) => {
    const buckets = Array.from({ length: 1_000 }, (_, n) => (n + 0.5) / 1_000);
    const got = buckets.filter((bucket) => versionAt('goals', traffic, bucket) === '1.1.0');
    expect(got.length / 10).toBeCloseTo(traffic, 0);
  });

  it('keeps whom it has when its share is raised', () => {
    const buckets = Array.from({ length: 200 }, (_, n) => n / 200);
    const at = (traffic: number) =>
      buckets.filter((bucket) => versionAt('goals', traffic, bucket) === '1.1.0');
    expect(at(30)).toEqual(expect.arrayContaining(at(10)));
  });

  it('goes to other browsers than another app’s', () => {
    const buckets = Array.from({ length: 1_000 }, (_, n) => n / 1_000);
    const both = buckets.filter(
      (b) => versionAt('goals', 10, b) === '1.1.0' && versionAt('account', 10, b) === '1.1.0',
    );
    expect(both.length).toBeLessThan(100);
  });

  it('has the stable version after it, to fall back to', () => {
    const { apps } = withTraffic(trial('goals', 100), 0.5);
    expect(apps['nafas/goals']?.map(({ metadata }) => metadata.version)).toEqual([
      '1.1.0',
      '1.0.0',
    ]);
  });
});

it('a version that is kept for others, with no share, is taken by nobody', () => {
  const registry = trial('goals', 0);
  expect(withTraffic(registry, 0).apps).toEqual(registry.apps);
});

it('a browser stays where it is, and one without a storage tries nothing out', () => {
  const drawn = browserBucket();
  expect(drawn).toBeLessThan(1);
  expect(browserBucket()).toBe(drawn);
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  expect(versionAt('goals', 100, browserBucket())).toBe('1.0.0');
});
