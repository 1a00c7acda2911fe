import { createContext, useContext } from 'react';
import type { ArgumentDeclaration, ArgumentFor } from '../contract/action-argument.ts';
import type { PlatformV1 } from '../contract/platform.ts';
import type { PlatformLocation } from '../contract/values.ts';
import type { MountContext, RemoteProps } from './mount-context.ts';
import { useStore } from './use-store.ts';

/** What a view's hooks read: its platform and its mount. Null outside of RemoteRoot, where they throw. */
export const RemoteContext = createContext<RemoteProps | null>(null);

function useRemote(): RemoteProps {
  const value = useContext(RemoteContext);
  if (value === null) throw new Error('usePlatform is only for views below RemoteRoot.');
  return value;
}

/** The platform of this app's scope. Throws outside a view. */
export function usePlatform(): PlatformV1 {
  return useRemote().platform;
}

/**
 * The mount of this view: which it is, its basename, and how it tells the host that it is done. Throws outside a view.
 */
export function useMount(): MountContext {
  return useRemote().mount;
}

/** The address, as far as it is this view's: {@link MountContext.location}. */
export function useViewLocation(): PlatformLocation {
  const { platform, mount } = useRemote();
  return useStore(mount.location ?? platform.location);
}

/**
 * The argument that this action was opened with, of the type that `typeof DECLARED` describes: the constant that the
 * app's feature declares for it. Undefined when it was opened without.
 */
export function useArgument<Declared extends ArgumentDeclaration>():
  ArgumentFor<Declared> | undefined {
  return useMount().argument as ArgumentFor<Declared> | undefined;
}
