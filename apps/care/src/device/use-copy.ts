import { usePlatform } from '@nafas/platform/remote';
import { useEffect, useState } from 'react';
import { keepSealed, readSealed } from './sealed.ts';

/**
 * A copy on this device, for the hours without a network: what is `shown` is kept, encrypted, under the person's id, so
 * that it goes when they sign out. Until something is shown, the copy of before is.
 */
export function useCopy<T>(
  what: string,
  shown: T | undefined,
  parse: (kept: unknown) => T,
): T | undefined {
  const { mode, userId } = usePlatform().scope;
  const name = mode === 'real' && userId !== null ? `nafas.care.${what}.${userId}` : null;
  const [copy, setCopy] = useState<T>();
  useEffect(() => {
    let isWanted = true;
    if (name === null) return;
    void readSealed(name).then((kept) => {
      if (!isWanted || kept === null) return;
      try {
        setCopy(() => parse(kept));
      } catch {
        // Another version wrote it; the server's comes.
      }
    });
    return () => {
      isWanted = false;
    };
  }, [name, parse]);
  useEffect(() => {
    // Where the device can't keep it, there is no copy.
    if (name !== null && shown !== undefined) void keepSealed(name, shown).catch(() => undefined);
  }, [name, shown]);
  return shown === undefined ? copy : shown;
}
