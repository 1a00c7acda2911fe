import { usePlatform } from '@nafas/platform/remote';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createRemovals } from './removals.ts';
import { NOTHING_REMOVED, RemovedContext } from './removed-context.ts';

/**
 * Remembers what is removed while the journal is open: its rows stay where they were, with Undo. Whoever leaves sooner
 * than ten seconds after gets a notice with it.
 */
export function RemovedProvider({ children }: { children: ReactNode }) {
  const platform = usePlatform();
  const { t } = useTranslation();
  const [shown, setShown] = useState(NOTHING_REMOVED);
  const [removals] = useState(() => createRemovals(platform, t, setShown));
  useEffect(() => removals.leave, [removals]);
  return <RemovedContext value={{ ...shown, ...removals }}>{children}</RemovedContext>;
}
