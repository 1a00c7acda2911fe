import { clsx } from 'clsx';
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import css from './Tooltip.module.css';
import { shiftIntoView } from '../internal/shiftIntoView.ts';

/** Props of {@link Tooltip}. */
export interface TooltipProps {
  /** The name of the icon, the same as its accessible name. */
  text: ReactNode;
  /** One IconButton. */
  children: ReactNode;
  /** Where it stands. Default `below`. */
  side?: 'below' | 'above' | 'end';
  className?: string | undefined;
}

/**
 * Shows the name of an icon while the pointer or the keyboard is on it. It repeats the accessible name for those who
 * see, so it is hidden from assistive technology; anything that is not a name belongs in plain sight. Escape hides it,
 * the pointer may rest on it, a touch does not open it.
 */
export function Tooltip({ text, children, side = 'below', className }: TooltipProps) {
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLSpanElement>(null);

  useLayoutEffect(() => {
    if (!open || !place.current) return;
    const shift = shiftIntoView(place.current.getBoundingClientRect(), window.innerWidth);
    place.current.style.setProperty('--shift', `${shift}px`);
  }, [open]);

  useEffect(() => {
    if (!open) return;
    const escape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpen(false);
    };
    document.addEventListener('keydown', escape);
    return () => document.removeEventListener('keydown', escape);
  }, [open]);

  function enter({ pointerType }: PointerEvent) {
    if (pointerType !== 'touch') setOpen(true);
  }
  // A press focuses too, and whoever presses has read the name.
  function focus({ target }: FocusEvent) {
    if (target.matches(':focus-visible')) setOpen(true);
  }

  return (
    <span
      className={clsx(css['anchor'], className)}
      onPointerEnter={enter}
      onPointerLeave={() => setOpen(false)}
      onFocus={focus}
      onBlur={() => setOpen(false)}
    >
      {children}
      {open ? (
        <span
          ref={place}
          className={clsx(css['place'], css[side])}
          role="tooltip"
          aria-hidden="true"
        >
          <span className={css['tooltip']}>{text}</span>
        </span>
      ) : null}
    </span>
  );
}
