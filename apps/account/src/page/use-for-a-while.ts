import { useCallback, useEffect, useState } from 'react';

/** Whether something was begun less than `milliseconds` ago, and the way to begin it, also again. */
export function useForAWhile(milliseconds: number): [boolean, () => void] {
  const [begun, setBegun] = useState(0);
  const [isOn, setIsOn] = useState(false);
  useEffect(() => {
    if (begun === 0) return;
    const timer = setTimeout(() => setIsOn(false), milliseconds);
    return () => clearTimeout(timer);
  }, [begun, milliseconds]);
  const begin = useCallback(() => {
    setIsOn(true);
    setBegun((count) => count + 1);
  }, []);
  return [isOn, begin];
}
