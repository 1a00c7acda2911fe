import { Button } from '@nafas/design-system';
import type { ActionArgument, PlatformV1 } from '@nafas/platform';
import type { Lifecycles, MountContext, RemoteProps } from '@nafas/platform/remote-module';
import { mountRootParcel, type ParcelConfig } from 'single-spa';
import { useEffect, useRef, useState } from 'react';

export interface ViewProps {
  readonly make: () => Lifecycles;
  readonly kind: MountContext['kind'];
  readonly id: string;
  readonly basename: string;
  readonly argument?: ActionArgument | undefined;
  readonly platform: PlatformV1;
  readonly onClose?: () => void;
}

const nothing = () => undefined;

/** One view of the app, mounted by its single-spa lifecycles as the shell does; what it throws is shown as it is. */
export function View({
  make,
  kind,
  id,
  basename,
  argument,
  platform,
  onClose = nothing,
}: ViewProps) {
  const host = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  const [fault, setFault] = useState<unknown>(null);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    if (fault !== null) return;
    const element = document.createElement('div');
    host.current?.replaceChildren(element);
    const mount: MountContext = {
      kind,
      id,
      basename,
      argument,
      close: () => close.current(),
      onFault: setFault,
    };
    const parcel = mountRootParcel(make() as ParcelConfig<RemoteProps>, {
      domElement: element,
      platform,
      mount,
    });
    const mounted = Promise.all([parcel.bootstrapPromise, parcel.mountPromise]);
    mounted.catch(setFault);
    return () => {
      mounted.then(() => parcel.unmount()).catch(nothing);
    };
  }, [make, kind, id, basename, argument, platform, fault]);
  return (
    <div data-view={`${kind} ${id}`}>
      {fault !== null && (
        <div role="alert">
          <pre>{fault instanceof Error ? (fault.stack ?? fault.message) : String(fault)}</pre>
          <Button size="sm" onClick={() => setFault(null)}>
            Mount again
          </Button>
        </div>
      )}
      <div ref={host} hidden={fault !== null} />
    </div>
  );
}
