import { useCallback, useEffect, useState } from 'react';

/** How long a success message stands, in milliseconds (ACCOUNT-036, ACCOUNT-037). */
const MESSAGE_MS = 3000;

/** Whether a success message stands now, and the way to begin it, also again. */
export function useSuccessMessage(): [boolean, () => void] {
  const [begun, setBegun] = useState(0);
  const [isOn, setIsOn] = useState(false);
  useEffect(() => {
    if (begun === 0) return;
    const timer = setTimeout(() => setIsOn(false), MESSAGE_MS);
    return () => clearTimeout(timer);
  }, [begun]);
  const begin = useCallback(() => {
    setIsOn(true);
    setBegun((count) => count + 1);
  }, []);
  return [isOn, begin];
}
