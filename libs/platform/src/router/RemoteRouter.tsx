import { useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { NavigationType, Router, type Navigator } from 'react-router';
import type { PlatformV1 } from '../contract/platform.ts';
import type { Store } from '../contract/store.ts';
import type { PlatformLocation } from '../contract/values.ts';
import { isUnder } from '../contract/paths.ts';

/** React Router hands paths or parts of one. */
type To = Parameters<Navigator['push']>[0];

function toHref(to: To): string {
  return typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`;
}

/**
 * A router without a history of its own: it shows what the shell's router says and asks the shell to navigate.
 * Renders nothing once the path has left `basename`: stores fire before the shell unmounts the app.
 */
export function RemoteRouter(props: {
  platform: PlatformV1;
  basename: string;
  /** The address as the view is told of it: `useMount().location`. Default: all that the shell's router says. */
  location?: Store<PlatformLocation> | undefined;
  children: ReactNode;
}) {
  const { platform, basename, children } = props;
  const store = props.location ?? platform.location;
  const location = useSyncExternalStore(store.subscribe, store.get);
  const navigator = useMemo<Navigator>(
    () => ({
      createHref: (to) => platform.createHref(toHref(to)),
      go: (delta) => platform.navigate(delta),
      push: (to, state: unknown) => platform.navigate(toHref(to), { state }),
      replace: (to, state: unknown) => platform.navigate(toHref(to), { replace: true, state }),
    }),
    [platform],
  );
  if (!isUnder(location.pathname, basename)) return null;
  return (
    <Router
      basename={basename}
      location={location}
      navigator={navigator}
      navigationType={NavigationType.Push}
    >
      {children}
    </Router>
  );
}
