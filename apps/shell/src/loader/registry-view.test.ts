import { describe, expect, it } from 'vitest';
import type { LoadedRegistry } from '../config/load-registry.ts';
import {
  actionEntries,
  activeVersion,
  activeVersions,
  namedFallback,
  homeEntry,
  navEntries,
  primaryActions,
  routeFor,
  slotEntries,
  withoutOperatorPages,
} from './registry-view.ts';
import { createRegistry, createVersion } from '../testing/registry-records.ts';

const title = { en: 'Title', ar: 'عنوان' };
const route = (path: string, order?: number) => ({
  path,
  title,
  access: 'session' as const,
  ...(order !== undefined && { nav: { icon: 'target', order } }),
});
const action = (id: string, order: number, placement: 'primary' | 'palette' = 'primary') => ({
  id,
  title,
  icon: 'plus',
  order,
  placement,
});

const goals = createVersion('goals', {
  routes: [route('/dashboard/goals', 30), route('/dashboard/goals/archive')],
  slots: [
    { id: 'late', slot: 'dashboard.main', title, order: 20 },
    { id: 'aside', slot: 'dashboard.aside', title, order: 1 },
  ],
  actions: [action('add', 20), action('find', 1, 'palette')],
});
const notes = createVersion('notes', {
  routes: [route('/dashboard/notes', 10)],
  slots: [{ id: 'early', slot: 'dashboard.main', title, order: 10 }],
  actions: [action('add', 10)],
});
const registry = createRegistry(goals, notes);

describe('what the registry contributes', () => {
  it('navigation: pages that want an entry, in their order', () => {
    expect(navEntries(registry).map(({ path }) => path)).toEqual([
      '/dashboard/notes',
      '/dashboard/goals',
    ]);
  });

  it('a page without an entry belongs to the first entry of its feature', () => {
    const routes = [
      route('/dashboard/report'),
      route('/dashboard/more', 20),
      route('/dashboard/first', 10),
    ];
    const inner = createRegistry(createVersion('goals', { routes }));
    expect(homeEntry(inner, '/dashboard/report')).toBe('/dashboard/first');
    expect(homeEntry(inner, '/dashboard/other')).toBeUndefined();
  });

  it('slots: those of the name, in their order', () => {
    const ids = (name: Parameters<typeof slotEntries>[1]) =>
      slotEntries(registry, name).map(({ slot }) => slot.id);
    expect(ids('dashboard.main')).toEqual(['early', 'late']);
    expect(ids('dashboard.aside')).toEqual(['aside']);
    expect(ids('dashboard.stats')).toEqual([]);
  });

  it('actions: by their full ids, in their order, since two apps may use one name', () => {
    expect(actionEntries(registry).map(({ id }) => id)).toEqual([
      'goals.find',
      'notes.add',
      'goals.add',
    ]);
    expect(primaryActions(registry).map(({ id }) => id)).toEqual(['notes.add', 'goals.add']);
  });
});

describe('for somebody who is no operator', () => {
  const hidden = { ...route('/dashboard/notes/releases', 5), access: 'operator' as const };
  const console = createVersion('notes', { routes: [route('/dashboard/notes', 10), hidden] });
  const shown = withoutOperatorPages(createRegistry(goals, console));

  it('pages for operators are not there, and all else is', () => {
    expect(navEntries(shown).map(({ path }) => path)).toEqual([
      '/dashboard/notes',
      '/dashboard/goals',
    ]);
    expect(routeFor(shown, '/dashboard/notes/releases')?.route.path).toBe('/dashboard/notes');
    expect(activeVersions(shown)[0]).toBe(goals);
  });
});

describe('routeFor', () => {
  it.each([
    ['/dashboard/goals', '/dashboard/goals'],
    ['/dashboard/goals/7', '/dashboard/goals'],
    ['/dashboard/goals/archive', '/dashboard/goals/archive'],
    ['/dashboard/goals/archive/7', '/dashboard/goals/archive'],
  ])('%s belongs to %s', (pathname, path) => {
    expect(routeFor(registry, pathname)).toMatchObject({ version: goals, route: { path } });
  });

  it.each(['/dashboard/goalsx', '/dashboard', '/', '/dashboard/other'])(
    '%s belongs to nobody',
    (pathname) => {
      expect(routeFor(registry, pathname)).toBeUndefined();
    },
  );
});

describe('the version people get', () => {
  const old = createVersion('goals', {}, { deployment: { traffic: 0, default: false } });
  const chosen = createVersion('goals', {}, { deployment: { traffic: 100, default: true } });

  it('is the default, wherever it stands', () => {
    expect(activeVersion([old, chosen])).toBe(chosen);
    expect(activeVersion([chosen, old])).toBe(chosen);
  });

  it('is the first where none is the default', () => {
    const { deployment: _none, ...plain } = createVersion('goals');
    expect(activeVersion([old, plain])).toBe(old);
  });

  it('is none of an app without versions', () => {
    const empty: LoadedRegistry = { apps: { gone: [] }, problems: [], stale: null };
    expect(activeVersions(empty)).toEqual([]);
  });
});

describe('the fallback the registry names', () => {
  const old = createVersion('goals');
  const current = createVersion('goals', {}, { fallbackUrl: old.url });
  const apps = { 'nafas/goals': [current, old], 'nafas/notes': [notes] };

  it('is the version of that address', () => {
    expect(namedFallback({ apps, problems: [] }, current)).toBe(old);
  });

  it('is found for the record of a registry before, too', () => {
    expect(namedFallback({ apps, problems: [] }, { ...current })).toBe(old);
  });

  it("is none where none is named, and never another app's", () => {
    const stray = createVersion('goals', {}, { fallbackUrl: notes.url });
    const more = { ...apps, 'nafas/goals': [stray] };
    expect(namedFallback({ apps, problems: [] }, old)).toBeUndefined();
    expect(namedFallback({ apps: more, problems: [] }, stray)).toBeUndefined();
    expect(namedFallback({ apps, problems: [] }, stray)).toBeUndefined();
  });
});
