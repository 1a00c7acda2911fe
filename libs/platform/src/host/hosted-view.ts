import { PlatformError } from '../contract/errors.ts';
import type { PlatformV1 } from '../contract/platform.ts';
import type { MountContext } from '../remote/mount-context.ts';
import {
  isRemoteModule,
  type Lifecycles,
  type RemoteModule,
  type ViewName,
} from '../remote/remote-module.ts';

/** Which view of which app a host shows, where, and what it is told of it. */
export interface HostedViewOptions {
  /** The feature's id. */
  readonly app: string;
  /** Loads what the app exposes as `./remote`, or the module around it. */
  readonly load: () => Promise<unknown>;
  readonly view: ViewName;
  /** The address below which the app's pages stand here. */
  readonly basename: string;
  readonly platform: PlatformV1;
  /** Where the view goes; asked for at each mount. */
  readonly element: () => HTMLElement;
  /** Told of what the view throws; default: it is reported by the platform. */
  readonly onFault?: (error: unknown) => void;
  /** Told when a page has nothing at the address, and shows nothing. */
  readonly onNotFound?: (pathname: string) => void;
  /** Told when an action is done. */
  readonly onClose?: () => void;
}

/** The lifecycles of a single-spa application or parcel. Without single-spa they are called in this order. */
export interface HostedView {
  bootstrap(): Promise<void>;
  mount(): Promise<void>;
  unmount(): Promise<void>;
}

type Step = (props: object) => Promise<unknown>;

/**
 * One view of a feature app for a host that is not the shell: a plain single-spa root (`registerApplication`), or a page
 * with Module Federation alone. The host shares what `SHARES` names (docs/host-elsewhere.md).
 */
export function hostedView(options: HostedViewOptions): HostedView {
  const { app, view, platform } = options;
  let makePromise: Promise<() => Lifecycles> | undefined;
  let leave: (() => Promise<void>) | undefined;

  const mountContext: MountContext = Object.freeze({
    kind: view.kind,
    id: view.kind === 'page' ? app : view.id,
    basename: options.basename,
    argument: undefined,
    close: () => options.onClose?.(),
    onNotFound: options.onNotFound,
    onFault: options.onFault ?? ((error: unknown) => platform.report(error, { phase: 'run' })),
  });

  async function loadLifecycles(): Promise<() => Lifecycles> {
    const loaded = await options.load();
    const module = isRemoteModule(loaded) ? loaded : (loaded as { default?: unknown }).default;
    if (!isRemoteModule(module)) {
      throw new PlatformError('NF140', `${app} exposes no module of a kept contract`, { app });
    }
    const make = getView(module, view);
    if (!make) {
      throw new PlatformError('NF143', `${app} exposes no ${view.kind} like that`, { app });
    }
    return make;
  }

  async function bootstrap(): Promise<void> {
    makePromise ??= loadLifecycles();
    makePromise.catch(() => (makePromise = undefined));
    await makePromise;
  }

  return {
    bootstrap,
    async mount() {
      await bootstrap();
      const make = await makePromise;
      if (!make || leave) return;
      // Fresh ones for each mount, with an element of their own: what a root leaves behind goes with it.
      const lifecycles = make();
      const domElement = document.createElement('div');
      const props = {
        name: `${app}.${mountContext.id}`,
        domElement,
        platform,
        mount: mountContext,
      };
      options.element().append(domElement);
      const run = async (steps: unknown) => {
        for (const step of [steps].flat() as Step[]) await step(props);
      };
      leave = async () => {
        leave = undefined;
        await run(lifecycles.unmount);
        domElement.remove();
      };
      await run(lifecycles.bootstrap);
      await run(lifecycles.mount);
    },
    async unmount() {
      await leave?.();
    },
  };
}

function getView(module: RemoteModule, view: ViewName): (() => Lifecycles) | undefined {
  if (view.kind === 'page') return module.page;
  return (view.kind === 'slot' ? module.slots : module.actions)[view.id];
}
