import { useEffect, useState, type ReactNode } from 'react';

/** A delay shorter than this is seen as none (Nielsen, Usability Engineering, 1993: a tenth of a second). */
const AT_ONCE_MS = 100;

/** Shows its children only when they are still wanted after a tenth of a second: no flash of what is gone by then. */
export function Delayed({ children }: { children: ReactNode }) {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), AT_ONCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLate ? children : null;
}
