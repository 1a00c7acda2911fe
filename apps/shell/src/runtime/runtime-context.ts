import type { BundledLanguage, GenericTexts, PlatformV1 } from '@nafas/platform';
import { useStore } from '@nafas/platform/use-store';
import { createContext, useContext, useEffect, useMemo } from 'react';
import { pathIn } from '../base/paths.ts';
import { withoutOperatorPages } from '../loader/registry-view.ts';
import type { RegistryState } from './registry.ts';
import type { Runtime } from './runtime.ts';

export const RuntimeContext = createContext<Runtime | null>(null);

/** Everything the shell has; the only way by which a screen gets anything. */
export function useRuntime(): Runtime {
  const runtime = useContext(RuntimeContext);
  if (runtime === null) throw new Error('useRuntime is only for views below App.');
  return runtime;
}

/** The platform of the current scope; null while it is not known who is signed in. */
export function useScopePlatform(): PlatformV1 | null {
  return useStore(useRuntime().platform);
}

/** The registry as whoever is here has it: pages for operators are in it for them alone. */
export function useRegistry(): RegistryState {
  const { registry, session } = useRuntime();
  const state = useStore(registry.state);
  const current = useStore(session);
  const isOperator = current.status === 'signed-in' && current.user.isOperator === true;
  return useMemo(() => {
    if (isOperator || state.status !== 'ready') return state;
    return { ...state, registry: withoutOperatorPages(state.registry) };
  }, [state, isOperator]);
}

/** The interface language. */
export function useLanguage(): BundledLanguage {
  return useStore(useRuntime().preferences.language);
}

/** Turns the address of a public page into the one in the chosen language; others stay. */
export function useInLanguage(): (address: string) => string {
  const language = useLanguage();
  return (address) => pathIn(language, address);
}

/** The way to sign out, and how far it is. */
export function useSignOut() {
  const { signOut } = useRuntime();
  return { ...signOut, status: useStore(signOut.status) };
}

/** The generic texts in the chosen language: loaded when they are wanted, undefined until they are there. */
export function useGeneric(isWanted = true): GenericTexts | undefined {
  const { generic, report } = useRuntime();
  const language = useLanguage();
  const texts = useStore(generic.loaded)[language];
  const isMissing = isWanted && texts === undefined;
  useEffect(() => {
    // A notice does without these texts if they can't be loaded; the next one tries again.
    if (isMissing)
      generic.load(language).catch((error: unknown) => report(error, { phase: 'run' }));
  }, [isMissing, language, generic, report]);
  return texts;
}
