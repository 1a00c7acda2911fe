import { useCallback, useEffect, useState } from 'react';

/**
 * Closes in two steps: the dialog first, which gives the focus back to where it was, then the view. A dialog that is
 * taken out of the page while it is open loses the person's place.
 */
export function useLeave(close: () => void): [isOpen: boolean, leave: () => void] {
  const [isOpen, setIsOpen] = useState(true);
  useEffect(() => {
    if (!isOpen) close();
  }, [isOpen, close]);
  return [isOpen, useCallback(() => setIsOpen(false), [])];
}
