import css from './Steps.module.css';

/** Props of {@link Steps}. */
export interface StepsProps {
  /** How many there are. */
  readonly count: number;
  /** The step under way, from 1; 0 before the first, more than `count` after the last. */
  readonly current: number;
}

/** How far along a row of steps one is. Silent: the words beside it say so. */
export function Steps({ count, current }: StepsProps) {
  const getState = (step: number) =>
    step < current ? 'done' : step === current ? 'now' : undefined;
  return (
    <ol className={css['steps']} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <li key={index} data-state={getState(index + 1)} />
      ))}
    </ol>
  );
}
