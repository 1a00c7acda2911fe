import type { RegistryVersion } from '@nafas/platform/registry';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createDocument, INTEGRITY, createVersion } from '../testing/registry-records.ts';
import { isSameBuild, lastGoodVersions, rememberGood } from './last-good.ts';

const KEY = 'nafas.last-good.v1';
const keep = (app: string, ...records: unknown[]) =>
  localStorage.setItem(
    KEY,
    JSON.stringify({ ...createDocument(), microFrontends: { [app]: records } }),
  );

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('the versions that mounted well', () => {
  it('are known by app, the newest first, and no more than two', () => {
    const [a, b, c] = [
      createVersion('goals'),
      createVersion('goals'),
      createVersion('goals'),
    ] as const;
    const notes = createVersion('notes');
    for (const version of [a, notes, b, c]) rememberGood(version);
    expect(lastGoodVersions('goals')).toEqual([c, b]);
    expect(lastGoodVersions('notes')).toEqual([notes]);
    expect(lastGoodVersions('unknown')).toEqual([]);
  });

  it('are each kept once, and written only when something changed', () => {
    const [a, b] = [createVersion('goals'), createVersion('goals')] as const;
    for (const version of [a, b, a]) rememberGood(version);
    expect(lastGoodVersions('goals')).toEqual([a, b]);
    const write = vi.spyOn(Storage.prototype, 'setItem');
    rememberGood(structuredClone(a));
    expect(write).not.toHaveBeenCalled();
  });

  it.each<[string, (version: RegistryVersion) => unknown]>([
    ['an address that runs code', (v) => ({ ...v, url: 'javascript:alert(1)' })],
    ['no integrity', (v) => ({ ...v, metadata: { version: '1.0.0', integrity: '' } })],
    ['another shape', () => ({ url: 1 })],
  ])('are none where storage holds %s', (_case, spoil) => {
    keep('goals', spoil(createVersion('goals')));
    expect(lastGoodVersions('goals')).toEqual([]);
  });

  it("are never another app's", () => {
    keep('goals', createVersion('notes'));
    expect(lastGoodVersions('goals')).toEqual([]);
  });

  it.each(['{"schema":', 'null', '[]'])('are none where storage holds %s', (text) => {
    localStorage.setItem(KEY, text);
    expect(lastGoodVersions('goals')).toEqual([]);
    const version = createVersion('goals');
    rememberGood(version);
    expect(lastGoodVersions('goals')).toEqual([version]);
  });

  it('cost nothing but themselves where storage is full or forbidden', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => rememberGood(createVersion('goals'))).not.toThrow();
    vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    expect(() => rememberGood(createVersion('goals'))).not.toThrow();
    expect(lastGoodVersions('goals')).toEqual([]);
  });
});

it('a build is its address and its hash', () => {
  const version = createVersion('goals');
  const other = { ...version.metadata, integrity: INTEGRITY.replace('A', 'B') };
  expect(isSameBuild(version, structuredClone(version))).toBe(true);
  expect(isSameBuild(version, { ...version, metadata: other })).toBe(false);
  expect(isSameBuild(version, createVersion('goals'))).toBe(false);
});
