import { createContext, useContext, useSyncExternalStore } from 'react';
import type { PlatformV1 } from '../contract/platform-v1.ts';
import type { Store } from '../contract/store.ts';
import type { MountContext, RemoteProps } from './mount-context.ts';

export const RemoteContext = createContext<RemoteProps | null>(null);

function useRemote(): RemoteProps {
  const value = useContext(RemoteContext);
  if (value === null) throw new Error('usePlatform is only for views below RemoteRoot.');
  return value;
}

/** The platform of this app's scope. */
export function usePlatform(): PlatformV1 {
  return useRemote().platform;
}

/** Where this view is mounted. */
export function useMount(): MountContext {
  return useRemote().mount;
}

/** The current value of a store; renders again when it changes. */
export function useStore<T>(store: Store<T>): T {
  return useSyncExternalStore(store.subscribe, store.get);
}
