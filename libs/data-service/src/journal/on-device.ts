import { isDataError, type PlatformV1 } from '@nafas/platform';
import { getQueryClient } from '../client/query-client.ts';
import { TOPIC } from '../client/topics.ts';
import type { CheckIn } from '../check-ins/check-in.ts';
import type { DeviceJournal, LocalJournal } from './device/device-journal.ts';
import type { JournalService } from './service.ts';

const journals = new WeakMap<PlatformV1, Promise<DeviceJournal>>();

/** What this device may keep of the journal of a scope; null in the demo and with "Remember me" off. */
async function deviceJournal(platform: PlatformV1): Promise<DeviceJournal | null> {
  const { mode, userId, isRemembered } = platform.scope;
  if (mode !== 'real' || userId === null || isRemembered !== true) return null;
  // Only once it is needed: pages that read no journal don't carry it.
  const known =
    journals.get(platform) ??
    import('./device/device-journal.ts').then(({ createDeviceJournal }) =>
      createDeviceJournal(platform, userId),
    );
  journals.set(platform, known);
  known.catch(() => journals.delete(platform));
  return known;
}

/**
 * Asks the server, and the device where there is no network: at once where that is known, else when no answer came.
 * `onDevice` gives undefined for what the device can't know.
 */
async function ask<T>(
  platform: PlatformV1,
  server: () => Promise<T>,
  onDevice: (local: LocalJournal) => Promise<T> | undefined,
): Promise<T> {
  const kept = async () => {
    const local = await (await deviceJournal(platform))?.read();
    return local ? onDevice(local) : undefined;
  };
  if (platform.connectivity.get() === 'offline') {
    const found = await kept();
    if (found !== undefined) return found;
  }
  try {
    return await server();
  } catch (error) {
    const found = isDataError(error) && error.code === 'offline' ? await kept() : undefined;
    if (found === undefined) throw error;
    return found;
  }
}

/** A journal that answers from the device where there is no network, as far back as that goes. */
export function withDevice(
  platform: PlatformV1,
  server: () => Promise<JournalService>,
): JournalService {
  /** The same question to either; the device knows nothing of days before `to` where it begins later. */
  const either = <T>(read: (journal: JournalService) => Promise<T>, to: string | null = null) =>
    ask(
      platform,
      async () => read(await server()),
      ({ from, journal }) => (to === null || to >= from ? read(journal) : undefined),
    );
  return {
    page: (query) => either((journal) => journal.page(query), query.filter.to),
    days: (from, to) => either((journal) => journal.days(from, to), to),
    facets: () => either((journal) => journal.facets()),
    neighbours: (of) => either((journal) => journal.neighbours(of), of.localDate),
    versions: async (id) => (await server()).versions(id),
  };
}

/** A check-in from the server, or, where there is no network, as the device has it. */
export function getWithDevice(
  platform: PlatformV1,
  id: string,
  server: () => Promise<CheckIn | null>,
): Promise<CheckIn | null> {
  return ask(platform, server, (local) => {
    const found = local.get(id);
    return found === null ? undefined : Promise.resolve(found);
  });
}

/** How long what is kept is new enough, in ms, unless something changed. */
const FRESH_MS = 10 * 60_000;

/**
 * Keeps the journal of the last 400 days on this device from now on, when the page has nothing else to do: again when
 * something changed, and when the network is back. Does nothing where the device may not. `loadAhead` is called with each
 * time: for the code that shows it. Returns the end of it.
 */
export function keepOnDevice(platform: PlatformV1, loadAhead: () => void): () => void {
  const { connectivity, scope } = platform;
  let wanted: number | null = null;
  let isOver = false;

  async function refresh(): Promise<void> {
    const olderThan = wanted ?? FRESH_MS;
    wanted = null;
    if (isOver || connectivity.get() === 'offline') return;
    try {
      const journal = await deviceJournal(platform);
      if (journal === null) return;
      loadAhead();
      await journal.refresh(olderThan);
    } catch (error) {
      // Without an answer, or where the device keeps nothing, what was kept stays as it was.
      const isUsual = isDataError(error) || error instanceof DOMException;
      if (!isUsual && !scope.signal.aborted) platform.report(error, { phase: 'run' });
    }
  }
  function want(olderThan: number): void {
    const isWaiting = wanted !== null;
    wanted = Math.min(wanted ?? olderThan, olderThan);
    if (!isWaiting) whenIdle(() => void refresh());
  }
  const stops = [
    platform.onInvalidate(TOPIC.checkIns, () => want(0)),
    connectivity.subscribe(() => {
      if (connectivity.get() === 'offline') return;
      // What is shown may come from the device.
      void getQueryClient(platform).invalidateQueries({ queryKey: [TOPIC.checkIns] });
      want(FRESH_MS);
    }),
  ];
  want(FRESH_MS);
  return () => {
    isOver = true;
    for (const stop of stops) stop();
  };
}

function whenIdle(run: () => void): void {
  // Safari has none.
  if (typeof requestIdleCallback === 'undefined') setTimeout(run, 1_000);
  else requestIdleCallback(run, { timeout: 10_000 });
}
