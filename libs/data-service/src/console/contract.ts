import type * as vitest from 'vitest';
import type { ConsoleService } from './service.ts';

/** What a suite has of a place: an app of which two versions are or were live. */
export interface ConsolePlace {
  readonly console: ConsoleService;
  readonly app: string;
  readonly newer: string;
  readonly older: string;
  /** Live nowhere; it passed the gate. */
  readonly next: string;
}

/**
 * The tests that every ConsoleService must pass. `open` gives that of an operator, on a place of its own in which the
 * newer version is live; in that of `openTrial` it is tried out by 10 % of the browsers.
 */
export function consoleContract(
  open: () => Promise<ConsolePlace>,
  openTrial: () => Promise<ConsolePlace>,
  { describe, it, expect }: Pick<typeof vitest, 'describe' | 'it' | 'expect'>,
): void {
  describe('the releases', () => {
    const read = async ({ console, app }: ConsolePlace) => {
      const releases = await console.releases();
      return {
        releases,
        found: releases?.environments[0]?.apps.find((each) => each.app === app),
      };
    };

    it('say what is live, and what a rollback leads to', async () => {
      const place = await open();
      const { releases, found } = await read(place);
      expect(releases?.environments[0]?.environment).toBe(releases?.environment);
      expect(found?.serving.map(({ version }) => version)).toContain(place.newer);
      expect(found?.back).toBe(place.older);
    });

    it('go back, and the history says who did it and why', async () => {
      const place = await open();
      const { app, newer, older } = place;
      const before = await read(place);
      await place.console.change({
        action: 'rollback',
        app,
        version: newer,
        why: 'it stays empty',
      });
      const { releases, found } = await read(place);
      expect(found?.serving).toEqual([{ version: older, traffic: 100, default: true }]);
      expect(releases?.history).toHaveLength((before.releases?.history.length ?? 0) + 1);
      expect(releases?.history[0]).toMatchObject({
        what: 'rollback',
        app,
        version: newer,
        why: 'it stays empty',
        by: expect.stringMatching(/./),
      });
    });

    it('take away what was named and nothing else', async () => {
      const place = await open();
      const order = { app: place.app, version: '99.0.0', why: 'it stays empty' };
      for (const action of ['rollback', 'promote'] as const) {
        await expect(place.console.change({ action, ...order })).rejects.toMatchObject({
          name: 'ReleaseRefused',
        });
      }
      const { found } = await read(place);
      expect(found?.back).toBe(place.older);
    });

    it('give a trial to more browsers, and then to everybody', async () => {
      const place = await openTrial();
      const { app, newer, older } = place;
      const order = { app, version: newer, why: 'an hour without trouble' };
      await place.console.change({ action: 'traffic', traffic: 50, ...order });
      const widened = await read(place);
      expect(widened.found?.serving).toEqual([
        { version: older, traffic: 50, default: true },
        { version: newer, traffic: 50, default: false },
      ]);
      expect(widened.found?.back).toBe(older);
      expect(widened.releases?.history[0]).toMatchObject({ what: 'activate', gate: null });
      await place.console.change({ action: 'promote', ...order });
      const { releases, found } = await read(place);
      expect(found?.serving).toContainEqual({ version: newer, traffic: 100, default: true });
      expect(found?.back).toBe(older);
      expect(releases?.history[0]).toMatchObject({ what: 'promote', app, version: newer });
    });

    it('hold a trial and let go of it, and leave it where it is', async () => {
      const place = await openTrial();
      const { app, newer } = place;
      const order = { app, version: newer, why: 'the counts are not believed' };
      const before = await read(place);
      await place.console.change({ action: 'hold', ...order });
      const held = await read(place);
      expect(held.found).toMatchObject({ held: true, serving: before.found?.serving });
      expect(held.releases?.history[0]).toMatchObject({ what: 'hold', app, version: newer });
      await expect(place.console.change({ action: 'hold', ...order })).rejects.toMatchObject({
        name: 'ReleaseRefused',
      });
      await place.console.change({ action: 'resume', ...order });
      const { found } = await read(place);
      expect(found).toMatchObject({ held: false, serving: before.found?.serving });
    });

    it('start a trial of what passed the gate, and of nothing else', async () => {
      const place = await open();
      const { app, newer, older, next } = place;
      const why = 'a new chart';
      await place.console.change({ action: 'rollback', app, version: newer, why });
      const start = { action: 'start', traffic: 10, app, why } as const;
      await expect(place.console.change({ ...start, version: newer })).rejects.toMatchObject({
        name: 'ReleaseRefused',
      });
      await place.console.change({ ...start, version: next });
      const { releases, found } = await read(place);
      expect(releases?.gated).toContainEqual(expect.objectContaining({ app, version: next }));
      expect(found?.serving).toEqual([
        { version: older, traffic: 90, default: true },
        { version: next, traffic: 10, default: false },
      ]);
      const [line] = releases?.history ?? [];
      expect(line).toMatchObject({ what: 'activate', app, version: next, why });
      expect(line?.gate?.every(({ outcome }) => outcome === 'passed')).toBe(true);
    });

    it('give no share that a trial has already, and none to what is not tried out', async () => {
      const place = await openTrial();
      const order = { action: 'traffic', app: place.app, why: 'an hour without trouble' } as const;
      for (const wrong of [
        { version: place.newer, traffic: 10 },
        { version: place.older, traffic: 50 },
      ]) {
        await expect(place.console.change({ ...order, ...wrong })).rejects.toMatchObject({
          name: 'ReleaseRefused',
        });
      }
      const { found } = await read(place);
      expect(found?.serving).toContainEqual({ version: place.newer, traffic: 10, default: false });
    });
  });

  it('counts mounts and failures by version and step, and how fast pages are', async () => {
    const { console } = await open();
    const since = new Date(Date.now() - 3_600_000);
    const points = await console.health(since, 5);
    expect(points.length).toBeGreaterThan(0);
    for (const { app, mounts, failures } of points) {
      expect(app).not.toBe('');
      expect(mounts + failures).toBeGreaterThan(0);
    }
    const vitals = await console.vitals(since);
    expect(vitals.length).toBeGreaterThan(0);
    for (const { loads } of vitals) expect(loads).toBeGreaterThan(0);
  });
}
