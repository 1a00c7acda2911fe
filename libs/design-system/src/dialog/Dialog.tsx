import { clsx } from 'clsx';
import {
  useDeferredValue,
  useId,
  useRef,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useLayoutEffect,
} from 'react';
import { IconButton } from '../icon-button/IconButton.tsx';
import { X } from '../icons/lucide.ts';
import css from './Dialog.module.css';

/** Props of {@link Dialog}. */
export interface DialogProps {
  open: boolean;
  /** The person wants out: close button, Escape or the scrim. Set `open` to false to agree. */
  onClose: () => void;
  title: ReactNode;
  /** A line under the title; the dialog's description. */
  lead?: ReactNode;
  closeLabel: string;
  children?: ReactNode;
  /** The actions, the primary one last. A `<p>` in it is the quiet line at the start. */
  foot?: ReactNode;
  /**
   * 600 px (default) or 760 px, a bottom sheet under 720 px; `page`: 900 px, the whole screen there, with the actions always
   * in sight.
   */
  size?: 'md' | 'wide' | 'page';
  /** Beside the title, before the button that closes. */
  aside?: ReactNode;
  /** The element that takes focus on opening; default the first control. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** `alertdialog` for a question that must be answered: the scrim does not close it. */
  role?: 'dialog' | 'alertdialog';
  /**
   * Drawn at once, whatever is pressed meanwhile: for one whose first letters follow the key that opens it, or that takes the
   * place of another. Default false.
   */
  urgent?: boolean;
  className?: string | undefined;
}

/** Asks one thing, above everything else. Its content exists while it is open, and until the press that closes it is answered. */
export function Dialog(props: DialogProps) {
  const { onClose, title, lead, closeLabel, children, foot, size, initialFocus, className } = props;
  const { role = 'dialog', aside, urgent = false } = props;
  // A press is answered first: what it opens is drawn after that, and what it closes is out of sight before it is taken down.
  const isDrawn = useDeferredValue(props.open, false);
  const open = props.open && (urgent || isDrawn);
  const id = useId();
  const dialog = useModal(open, initialFocus);
  const pressedScrim = useRef(false);

  // Escape asks; the owner decides by `open`.
  function cancel(event: SyntheticEvent<HTMLDialogElement>) {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onClose();
  }
  // Browsers close without asking on a second Escape; then the owner has to follow. They tell of a closing in a task of its own:
  // it may have been opened again since.
  function closed(event: SyntheticEvent<HTMLDialogElement>) {
    const { target, currentTarget } = event;
    if (open && target === currentTarget && !currentTarget.open) onClose();
  }
  // Only a press that began on the scrim closes: a text selection may well end there.
  function press(event: PointerEvent<HTMLDialogElement>) {
    pressedScrim.current = event.target === event.currentTarget;
  }
  // Nor does the second of a double press: it was meant for what stood there before the dialog opened, or grew smaller.
  function click(event: MouseEvent<HTMLDialogElement>) {
    const onScrim = pressedScrim.current && event.target === event.currentTarget;
    pressedScrim.current = false;
    if (onScrim && role === 'dialog' && event.detail < 2) onClose();
  }

  return (
    <dialog
      ref={dialog}
      role={role === 'dialog' ? undefined : role}
      className={clsx(css['dialog'], size && size !== 'md' && css[size], className)}
      aria-labelledby={`${id}-title`}
      aria-describedby={lead ? `${id}-lead` : undefined}
      onCancel={cancel}
      onClose={closed}
      onPointerDown={press}
      onClick={click}
    >
      {open || isDrawn ? (
        <div className={css['sheet']}>
          <div className={css['head']}>
            <div>
              <h2 className={css['title']} id={`${id}-title`}>
                {title}
              </h2>
              {lead ? (
                <p className={css['lead']} id={`${id}-lead`}>
                  {lead}
                </p>
              ) : null}
            </div>
            {aside ? <div className={css['aside']}>{aside}</div> : null}
            <IconButton label={closeLabel} className={css['close']} onClick={onClose}>
              <X />
            </IconButton>
          </div>
          {children ? <div className={css['body']}>{children}</div> : null}
          {foot ? <div className={css['foot']}>{foot}</div> : null}
        </div>
      ) : null}
    </dialog>
  );
}

/**
 * Keeps a native `<dialog>` in step with `open`. The browser brings the focus trap, the inert page
 * and the way back: closing returns focus to where it was, also when the dialog is unmounted open.
 */
function useModal(open: boolean, initialFocus: RefObject<HTMLElement | null> | undefined) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || element.open === open) return;
    if (open) {
      element.showModal();
      initialFocus?.current?.focus();
      return;
    }
    // Not by a cleanup: React would give the focus back to the content, which is still there.
    element.close();
    const { activeElement } = document;
    // What had it before the dialog is gone.
    if (activeElement instanceof HTMLElement && element.contains(activeElement))
      activeElement.blur();
  }, [open, initialFocus]);
  useLayoutEffect(() => {
    const element = dialog.current;
    return () => {
      if (element?.open) element.close();
    };
  }, []);
  return dialog;
}
