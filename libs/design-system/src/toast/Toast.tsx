import { useState, type FocusEvent, type ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { CircleCheckBig, X } from '../icons/lucide.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { TOAST_DURATION, useAutoDismiss } from './useAutoDismiss.ts';
import css from './Toast.module.css';

/** The message of a toast and its action. */
export interface ToastContent {
  /** Names what just happened. */
  text: ReactNode;
  /** Default a check in a circle. */
  icon?: ReactNode;
  /** The way back, such as Undo; taking it also dismisses. */
  action?: { label: ReactNode; onAction: () => void } | undefined;
}

/** Props of {@link Toast}. */
export interface ToastProps extends ToastContent {
  dismissLabel: string;
  /** Called by the close button, after the action and when the time is up. */
  onDismiss: () => void;
}

/** Confirms what just happened. Leaves after eight seconds, stays while hovered or focused. */
export function Toast({ text, icon, action, dismissLabel, onDismiss }: ToastProps) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  useAutoDismiss(onDismiss, TOAST_DURATION, hovered || focused);

  function leaveFocus(event: FocusEvent<HTMLDivElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
  }

  return (
    <div
      className={css['toast']}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={leaveFocus}
    >
      {icon ?? <CircleCheckBig />}
      <span className={css['text']}>{text}</span>
      {action ? (
        <Button
          variant="inherit"
          size="sm"
          onClick={() => {
            action.onAction();
            onDismiss();
          }}
        >
          {action.label}
        </Button>
      ) : null}
      <IconButton label={dismissLabel} variant="inherit" onClick={onDismiss}>
        <X size="sm" />
      </IconButton>
    </div>
  );
}
