import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { PlatformV1 } from '../contract/platform.ts';
import { RemoteContext } from '../remote/context.ts';
import type { MountContext } from '../remote/mount-context.ts';

/** Wraps a view in what RemoteRoot gives it, for component tests. */
export function TestRemote(props: {
  platform: PlatformV1;
  i18n: i18n;
  mount?: Partial<MountContext>;
  children: ReactNode;
}) {
  const mount: MountContext = {
    kind: 'page',
    id: 'test',
    basename: '/',
    close: () => undefined,
    onFault(error) {
      throw error;
    },
    ...props.mount,
  };
  return (
    <RemoteContext value={{ platform: props.platform, mount }}>
      <I18nextProvider i18n={props.i18n}>{props.children}</I18nextProvider>
    </RemoteContext>
  );
}
