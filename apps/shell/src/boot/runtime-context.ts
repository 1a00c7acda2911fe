import { createContext, useContext } from 'react';
import type { PlatformV1 } from '@nafas/platform';
import { useStore } from '@nafas/platform/use-store';
import type { RegistryState, Runtime } from './runtime.ts';

export const RuntimeContext = createContext<Runtime | null>(null);

export function useRuntime(): Runtime {
  const runtime = useContext(RuntimeContext);
  if (runtime === null) throw new Error('useRuntime is only for views below App.');
  return runtime;
}

/** The platform of the current scope; null while it is not known who is signed in. */
export function useScopePlatform(): PlatformV1 | null {
  return useStore(useRuntime().platform);
}

export function useRegistry(): RegistryState {
  return useStore(useRuntime().registry);
}
