import { useStore } from '@nafas/platform/use-store';
import { useEffect, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useRuntime } from '../../runtime/runtime-context.ts';

const load = () => import(/* webpackChunkName: "palette" */ './index.ts');

/** Loads the palette ahead, when somebody points at the way to it. */
export const preparePalette = () => void load().catch(() => undefined);

/** The palette's place: nothing is loaded before it is opened once. */
export function PaletteHost() {
  const { isPaletteOpen, notices, report } = useRuntime();
  const isOpen = useStore(isPaletteOpen);
  const { t, i18n } = useTranslation();
  const [CommandPalette, setCommandPalette] = useState<ComponentType>();
  const isWanted = isOpen && CommandPalette === undefined;
  useEffect(() => {
    if (!isWanted) return;
    const loadAll = async () => {
      const { CommandPalette: loaded, loadPaletteTexts } = await load();
      await loadPaletteTexts(i18n);
      return loaded;
    };
    loadAll().then(
      (loaded) => setCommandPalette(() => loaded),
      (error: unknown) => {
        report(error, { phase: 'run' });
        // Its own texts may be what is missing.
        notices.notify({ kind: 'failed', message: t('action.unknown') });
        // The next press tries again.
        isPaletteOpen.set(false);
      },
    );
  }, [isWanted, i18n, t, isPaletteOpen, notices, report]);
  return CommandPalette && <CommandPalette />;
}
