import { useEffect, useRef } from 'react';
import type { PlatformV1 } from '../contract/platform.ts';
import type { MountContext, RemoteModule, ViewName } from '../remote/remote-module.ts';

type Lifecycle = (props: object) => Promise<unknown>;

export interface MountedRemoteProps {
  readonly remote: RemoteModule;
  readonly view: ViewName;
  readonly basename: string;
  readonly platform: PlatformV1;
}

/** A view of a feature app, mounted by its own lifecycles as a shell would mount it. */
export function MountedRemote({ remote, view, basename, platform }: MountedRemoteProps) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const domElement = host.current?.appendChild(document.createElement('div'));
    const lifecycles = lifecyclesFor(remote, view);
    const mount: MountContext = {
      kind: view.kind,
      id: view.kind === 'page' ? 'page' : view.id,
      basename,
      close: () => undefined,
      onFault: (error) => console.error(error),
    };
    const props = { name: `story-${crypto.randomUUID()}`, domElement, platform, mount };
    const mounted = lifecycles.bootstrap(props).then(() => lifecycles.mount(props));
    return () => {
      void mounted.then(() => lifecycles.unmount(props)).then(() => domElement?.remove());
    };
  }, [remote, view, basename, platform]);
  return <div ref={host} />;
}

function lifecyclesFor(remote: RemoteModule, view: ViewName) {
  const make =
    view.kind === 'page'
      ? remote.page
      : (view.kind === 'slot' ? remote.slots : remote.actions)[view.id];
  if (!make) throw new Error(`the app has no such view: ${JSON.stringify(view)}`);
  return make() as Record<'bootstrap' | 'mount' | 'unmount', Lifecycle>;
}
