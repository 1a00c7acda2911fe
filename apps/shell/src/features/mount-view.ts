import {
  argumentProblem,
  PlatformError,
  type ActionArgument,
  type PlatformV1,
} from '@nafas/platform';
import type { RegistryVersion } from '@nafas/platform/registry';
import type {
  Lifecycles,
  MountContext,
  RemoteModule,
  RemoteProps,
} from '@nafas/platform/remote-module';
import type { ParcelConfig } from 'single-spa';
import { diagnoseChunk } from '../loader/diagnose-file.ts';
import { LIMITS } from '../loader/limits.ts';
import type { Loader } from '../loader/loader.ts';
import { platformFor } from '../loader/platform-for.ts';
import { withTimeLimit } from '../base/retry.ts';
import { afterUrgent } from './after-urgent.ts';
import { locationWithin } from './location-within.ts';

/** A view of a feature app: its page, one of its slots, or one of its actions. */
export interface View {
  readonly version: RegistryVersion;
  readonly kind: MountContext['kind'];
  /** Id of the slot or action; of the feature for its page. */
  readonly id: string;
  /** The argument that an action was opened with. */
  readonly argument?: ActionArgument | undefined;
}

export interface MountOptions extends View {
  readonly loader: Pick<Loader, 'loadFeature' | 'mountParcel'>;
  readonly platform: PlatformV1;
  readonly element: HTMLElement;
  readonly signal: AbortSignal;
  close(): void;
  /** Told of what a mounted view throws later; what it throws while mounting rejects the mount. */
  onFault(error: unknown): void;
  /** Told when a page has nothing at an address below one of its routes. */
  onNotFound?(pathname: string): void;
}

/**
 * Loads a view and mounts it as a single-spa parcel. When `signal` aborts, now or later, the view is unmounted; one
 * that fails to mount is taken away.
 * @throws PlatformError with the number of the phase that failed.
 */
export async function mountView(options: MountOptions): Promise<void> {
  const { version, platform, element, signal, loader } = options;
  const feature = version.extras.feature;
  const app = feature.id;
  const { actions } = feature;
  const declared = actions.find(({ id }) => options.kind === 'action' && id === options.id);
  const problem = argumentProblem(declared?.argument, options.argument);
  if (problem !== null) {
    throw new PlatformError('NF144', `${app}.${options.id} was opened ${problem}`, { app });
  }
  const module = await loader.loadFeature(version, platform.scope.mode);
  if (signal.aborted) return;
  const make = getLifecycles(module, options);
  if (!make) {
    throw new PlatformError('NF143', `${app} exposes no ${options.kind} "${options.id}"`, { app });
  }
  let isMounted = false;
  const early: unknown[] = [];
  let refuse: (error: unknown) => void = () => undefined;
  const refused = new Promise<never>((_resolve, reject) => (refuse = reject));
  const mount: MountContext = Object.freeze({
    kind: options.kind,
    id: options.id,
    basename: feature.basename,
    location: options.kind === 'page' ? locationWithin(feature, platform.location) : undefined,
    argument: options.argument,
    close: options.close,
    onNotFound: options.onNotFound,
    onFault: (error: unknown) => {
      if (isMounted) return options.onFault(error);
      early.push(error);
      refuse(error);
    },
  });
  const { parcel } = await loader.mountParcel(make() as ParcelConfig<RemoteProps>, {
    domElement: element,
    platform: platformFor(module, platform),
    mount,
  });
  const mounted = Promise.all([parcel.bootstrapPromise, parcel.mountPromise]);
  const unmount = () => {
    // A parcel can be unmounted only once it is mounted; one that never mounts has nothing to take away.
    mounted.then(() => parcel.unmount()).catch(() => undefined);
  };
  const leave = () => {
    // A view of an ended scope goes at once, as does an action, which may cover the page. A page or slot is out of the
    // document already: taking its roots down must not make the person wait for the next page.
    if (platform.scope.signal.aborted || options.kind === 'action') unmount();
    else afterUrgent(unmount);
  };
  signal.addEventListener('abort', leave, { once: true });
  if (signal.aborted) unmount();
  try {
    // A first render that throws counts as mounted for single-spa: the root's boundary stands in its place.
    await withTimeLimit(
      Promise.race([refused, mounted]),
      LIMITS.mountMs,
      () => new PlatformError('NF151', `${app} did not mount in time`, { app }),
    );
    if (early.length > 0) throw early[0];
    isMounted = true;
  } catch (error) {
    signal.removeEventListener('abort', leave);
    unmount();
    if (error instanceof PlatformError) throw error;
    throw (
      (await diagnoseChunk(version, error)) ??
      new PlatformError('NF150', `${app} could not be mounted`, { app, cause: error })
    );
  }
}

function getLifecycles(module: RemoteModule, view: View): (() => Lifecycles) | undefined {
  if (view.kind === 'page') return module.page;
  return (view.kind === 'slot' ? module.slots : module.actions)[view.id];
}
