import { IconButton } from '@nafas/design-system';
import { ChevronLeft, ChevronRight } from '@nafas/design-system/icons';
import css from './calendar.module.css';

interface StepperProps {
  readonly title: string;
  /** The names of the neighbours, and the ways to them; there is no later one than today's. */
  readonly earlier: string;
  readonly later: string;
  readonly onEarlier: () => void;
  readonly onLater: (() => void) | null;
}

/** What is shown, between the way back and the way on. */
export function Stepper({ title, earlier, later, onEarlier, onLater }: StepperProps) {
  return (
    <div className={css['stepper']}>
      <IconButton label={earlier} onClick={onEarlier}>
        <ChevronLeft flip />
      </IconButton>
      <h2 aria-live="polite">{title}</h2>
      <IconButton label={later} disabled={onLater === null} onClick={() => onLater?.()}>
        <ChevronRight flip />
      </IconButton>
    </div>
  );
}
