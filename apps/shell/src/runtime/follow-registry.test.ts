import { addRegistryTexts } from '@nafas/platform/registry';
import { describe, expect, it, vi } from 'vitest';
import type { LoadedRegistry } from '../config/load-registry.ts';
import { createRegistry, createVersion } from '../testing/registry-records.ts';
import { followRegistry, MIN_INTERVAL_MS } from './follow-registry.ts';

const routed = (id: string) => {
  const path = `/dashboard/${id}`;
  return createVersion(id, { routes: [{ path, title: { en: id, ar: id }, access: 'session' }] });
};
const goals = routed('goals');
const account = routed('account');
const newGoals = routed('goals');
const copyRegistry = (registry: LoadedRegistry) => ({
  ...registry,
  apps: structuredClone(registry.apps),
});

function following(...mounted: string[]) {
  let current = createRegistry(goals, account);
  let clock = 0;
  const server = { registry: copyRegistry(current), reads: 0 };
  const offers: { names: readonly string[]; take: () => void }[] = [];
  const follow = followRegistry<LoadedRegistry>({
    current: () => current,
    take: (registry) => (current = registry),
    read: () => {
      server.reads += 1;
      return Promise.resolve(copyRegistry(server.registry));
    },
    isMounted: (name) => mounted.includes(name),
    offer: (names, take) => void offers.push({ names, take }),
    now: () => clock,
  });
  const used = (app: string) => current.apps[`nafas/${app}`]?.[0];
  return { follow, server, offers, used, later: () => (clock += MIN_INTERVAL_MS) };
}

describe('an open page', () => {
  it('leaves everything as it is when nothing changed, down to the records', async () => {
    const { follow, used, later, offers } = following();
    later();
    await follow.look();
    follow.navigated('/dashboard', '/dashboard/goals');
    expect(used('goals')).toBe(goals);
    expect(offers).toEqual([]);
  });

  it('takes names in other languages for no new version', async () => {
    const { follow, server, used, later, offers } = following('nafas/goals');
    const texts = { 'nafas/goals': { texts: { goals: 'Objectifs' }, keywords: {} } };
    addRegistryTexts(server.registry, 'fr', texts);
    later();
    await follow.look();
    follow.navigated('/dashboard/goals', '/dashboard');
    expect(used('goals')).toBe(goals);
    expect(offers).toEqual([]);
  });

  it('takes a new version of what is not on screen at the next navigation, and no sooner', async () => {
    const { follow, server, used, later } = following();
    server.registry = createRegistry(newGoals, account);
    later();
    await follow.look();
    expect(used('goals')).toBe(goals);
    follow.navigated('/dashboard', '/dashboard/account');
    expect(used('goals')).toEqual(newGoals);
    expect(used('account')).toBe(account);
  });

  it('offers a new version of what is on screen, once, and takes it when asked to', async () => {
    const { follow, server, used, later, offers } = following('nafas/goals');
    server.registry = createRegistry(newGoals, account);
    for (let n = 0; n < 3; n += 1) {
      later();
      await follow.look();
    }
    expect(offers.map(({ names }) => names)).toEqual([['nafas/goals']]);
    expect(used('goals')).toBe(goals);
    offers[0]?.take();
    expect(used('goals')).toEqual(newGoals);
  });

  it('does not take an app from under somebody who moves about in it', async () => {
    const { follow, server, used, later } = following('nafas/goals');
    server.registry = createRegistry(newGoals, account);
    later();
    await follow.look();
    follow.navigated('/dashboard/goals', '/dashboard/goals/done');
    expect(used('goals')).toBe(goals);
    follow.navigated('/dashboard/goals/done', '/dashboard');
    expect(used('goals')).toEqual(newGoals);
  });

  it('takes a new version of what failed at once, and leaves what is on screen', async () => {
    const { follow, server, used } = following('nafas/account');
    server.registry = createRegistry(newGoals, routed('account'));
    await follow.afterFailure();
    expect(used('goals')).toEqual(newGoals);
    expect(used('account')).toBe(account);
  });

  it('sees apps come and go', async () => {
    const { follow, server, used, later } = following();
    server.registry = createRegistry(goals, routed('journal'));
    later();
    await follow.look();
    follow.navigated('/dashboard', '/dashboard');
    expect(used('journal')).toBeDefined();
    expect(used('account')).toBeUndefined();
  });

  it('asks no oftener than every half minute, and takes a kept copy for no news', async () => {
    const { follow, server, used, later } = following();
    await follow.look();
    expect(server.reads).toBe(0);
    later();
    server.registry = { ...createRegistry(newGoals), stale: vi.fn() as never };
    await follow.look();
    await follow.look();
    expect(server.reads).toBe(1);
    follow.navigated('/dashboard', '/dashboard/account');
    expect(used('goals')).toBe(goals);
  });
});
