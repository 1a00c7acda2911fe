import { createContext, useContext } from 'react';
import type { PlatformV1 } from '../contract/platform-v1.ts';
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
