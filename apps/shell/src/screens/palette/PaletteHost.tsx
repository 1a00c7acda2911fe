import { useStore } from '@nafas/platform/use-store';
import { lazy, Suspense, useState } from 'react';
import { useRuntime } from '../../runtime/runtime-context.ts';

const load = () => import(/* webpackChunkName: "palette" */ './CommandPalette.tsx');
const CommandPalette = lazy(load);

/** Loads the palette ahead, when somebody points at the way to it. */
export const preparePalette = () => void load().catch(() => undefined);

/** The palette's place: nothing is loaded before it is opened once. */
export function PaletteHost() {
  const isOpen = useStore(useRuntime().isPaletteOpen);
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);
  if (!wasOpen) return null;
  return (
    <Suspense fallback={null}>
      <CommandPalette />
    </Suspense>
  );
}
