import { useStore } from '@nafas/platform/use-store';
import { useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { useRegistry } from '../boot/runtime-context.ts';
import { useLeave } from '../layout/use-leave.ts';
import { openAction } from '../parcels/open-action.ts';
import { language, theme } from '../platform/preferences.ts';
import { ownEntries } from './own-entries.ts';
import { registryEntries } from './registry-entries.ts';

/** All that the palette can open before anybody types, and the way to an address. */
export function useEntries() {
  const registry = useRegistry();
  const navigate = useNavigate();
  const currentTheme = useStore(theme);
  const currentLanguage = useStore(language);
  const { leave } = useLeave();
  const open = useCallback((address: string) => void navigate(address), [navigate]);
  const entries = useMemo(() => {
    const own = ownEntries({
      theme: currentTheme,
      language: currentLanguage,
      address: open,
      setTheme: theme.set,
      setLanguage: language.set,
      leave,
    });
    if (registry.status !== 'ready') return own;
    const contributed = registryEntries(registry.registry, { address: open, action: openAction });
    // The dashboard first, then what features have, then the rest of the shell's own.
    return [...own.slice(0, 1), ...contributed, ...own.slice(1)];
  }, [registry, currentTheme, currentLanguage, open, leave]);
  return { entries, open };
}
