import type { mountRootParcel, Parcel, ParcelConfig } from 'single-spa';
import { LIMITS } from './limits.ts';

/**
 * The shell has its own limit and says what is over it; single-spa writes to the console from the first second on. Not much
 * longer: its timers hold on to each view.
 */
const SILENT_MS = LIMITS.mountMs + 1_000;

type Mount = typeof mountRootParcel;

/**
 * Mounts a parcel that is forgotten when it is unmounted. Rejects when single-spa can't be loaded; the next call tries
 * again.
 */
export type MountParcel = <Props extends object>(
  config: ParcelConfig<Props>,
  props: Props & { domElement: HTMLElement },
) => Promise<{ readonly parcel: Parcel<Props> }>;

/**
 * single-spa 6.0.3 never forgets a root parcel, not even an unmounted one, and with it its element and props (measured:
 * every mount stayed in memory). Its `unmountThisParcel` forgets a parcel only when its owner has a name, and the owner
 * of root parcels has none; the unreleased 7 mends that. So, as openmrs-esm-core does for the same reason (its pull
 * request 1858), there is one root parcel, which shows nothing, and every view is a child of it.
 */
export function createParcelHost(): MountParcel {
  let hostPromise: Promise<Mount> | undefined;
  return async (config, props) => {
    hostPromise ??= mountHost();
    hostPromise.catch(() => (hostPromise = undefined));
    const mount = await hostPromise;
    // In an object: what an async function returns must not look like something to wait for.
    return { parcel: mount(config, props) };
  };
}

async function mountHost(): Promise<Mount> {
  // In one file with the federation runtime, which the first view needs as well; no public page loads it.
  const singleSpa = await import(/* webpackChunkName: "federation" */ 'single-spa');
  const { mountRootParcel, setBootstrapMaxTime, setMountMaxTime, setUnmountMaxTime } = singleSpa;
  for (const setMaxTime of [setBootstrapMaxTime, setMountMaxTime, setUnmountMaxTime]) {
    setMaxTime(SILENT_MS, false, SILENT_MS);
  }
  return new Promise((resolve) => {
    const done = () => Promise.resolve();
    mountRootParcel(
      {
        bootstrap: done,
        mount: (props: { mountParcel: Mount }) => {
          resolve(props.mountParcel);
          return done();
        },
        unmount: done,
      } as unknown as ParcelConfig,
      { domElement: document.createElement('div') },
    );
  });
}
