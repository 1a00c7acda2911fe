import { useStore } from '@nafas/platform/use-store';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useRegistry, useRuntime } from '../../runtime/runtime-context.ts';
import { ownEntries } from './own-entries.ts';
import { registryEntries } from './registry-entries.ts';

/** All that the palette can open before anybody types, and the way to an address. */
export function useEntries() {
  const { actions, preferences, signOut, router } = useRuntime();
  const { theme, language } = preferences;
  const registry = useRegistry();
  const { t } = useTranslation('palette');
  const currentTheme = useStore(theme);
  const currentLanguage = useStore(language);
  const open = useCallback((address: string) => void router.navigate(address), [router]);
  const entries = useMemo(() => {
    const own = ownEntries({
      theme: currentTheme,
      language: currentLanguage,
      name: (key) => t(`own.${key}`),
      address: open,
      setTheme: theme.set,
      setLanguage: language.set,
      signOut: signOut.request,
    });
    if (registry.status !== 'ready') return own;
    const contributed = registryEntries(registry.registry, { address: open, action: actions.open });
    // The dashboard first, then what features have, then the rest of the shell's own.
    return [...own.slice(0, 1), ...contributed, ...own.slice(1)];
  }, [registry, currentTheme, currentLanguage, open, theme, language, signOut, actions, t]);
  return { entries, open };
}
