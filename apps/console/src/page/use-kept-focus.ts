import type { Releases } from '@nafas/data-service/console';
import { useEffect, useRef, useState } from 'react';

/**
 * Focus after a change: what was pressed may be gone with it, such as the buttons of a trial that everybody has now. Then
 * the element of this id has it. Returns what is to be called once a change is made, before or after `releases` show it.
 */
export function useKeptFocus(releases: Releases, id: string): () => void {
  const [changes, setChanges] = useState(0);
  const seen = useRef(changes);
  const isPending = useRef(false);
  useEffect(() => {
    const isNew = changes !== seen.current;
    seen.current = changes;
    if (isNew) isPending.current = true;
    if (!isPending.current) return;
    const { activeElement, body } = document;
    const isLost = activeElement === null || activeElement === body;
    if (isLost) document.getElementById(id)?.focus();
    // What is gone with the change is gone once the releases are other ones.
    if (isLost || !isNew) isPending.current = false;
  }, [changes, releases, id]);
  return () => setChanges((before) => before + 1);
}
