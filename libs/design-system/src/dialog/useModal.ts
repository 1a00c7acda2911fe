import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Keeps a native `<dialog>` in step with `open`. The browser brings the focus trap, the inert page
 * and the way back: closing returns focus to where it was, also when the dialog is unmounted open.
 */
export function useModal(open: boolean, initialFocus: RefObject<HTMLElement | null> | undefined) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    element.showModal();
    initialFocus?.current?.focus();
    return () => {
      if (element.open) element.close();
    };
  }, [open, initialFocus]);
  return dialog;
}
