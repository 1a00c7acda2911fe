import { mountRootParcel, type Parcel, type ParcelConfig } from 'single-spa';

interface HostProps {
  domElement: HTMLElement;
}

/**
 * single-spa never forgets a root parcel, not even an unmounted one, and with it its element (measured: every mount
 * stayed in memory). A parcel's children it does forget. So there is one root parcel, which shows nothing, and every
 * view is a child of it.
 */
let host: Promise<typeof mountRootParcel> | undefined;

function hostOfAll(): Promise<typeof mountRootParcel> {
  host ??= new Promise((resolve) => {
    const done = () => Promise.resolve();
    mountRootParcel<HostProps>(
      {
        bootstrap: done,
        mount: (props: { mountParcel: typeof mountRootParcel }) => {
          resolve(props.mountParcel);
          return done();
        },
        unmount: done,
      } as unknown as ParcelConfig<HostProps>,
      { domElement: document.createElement('div') },
    );
  });
  return host;
}

/** Mounts a parcel that is forgotten when it is unmounted. */
export async function mountParcel<Props extends object>(
  config: ParcelConfig<Props>,
  props: Props & { domElement: HTMLElement },
): Promise<{ readonly parcel: Parcel<Props> }> {
  const mount = await hostOfAll();
  // In an object: what an async function returns must not look like something to wait for.
  return { parcel: mount(config, props) };
}
