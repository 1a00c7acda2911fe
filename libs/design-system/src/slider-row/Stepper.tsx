import { useState } from 'react';
import { IconButton } from '../icon-button/IconButton.tsx';
import { Minus, Plus } from '../icons/lucide.ts';
import { readDigits } from './read-digits.ts';
import css from './SliderRow.module.css';

/** What the parts of a stepper are called: the value's name is in each. */
export interface StepperNames {
  less: string;
  more: string;
  field: string;
}

/**
 * A value by steps or typed. No tab stops: on the slider beside it the arrow keys step and digits are typed, so that one
 * Tab leads to the next question.
 */
export function Stepper(props: {
  names: StepperNames;
  /** The value in the person's digits; null: nobody has set it yet. */
  text: string | null;
  value: number;
  min: number;
  max: number;
  step: number;
  disabled?: boolean | undefined;
  onChange: (value: number) => void;
  onClear?: (() => void) | undefined;
}) {
  const { names, text, value, min, max, step, disabled, onChange, onClear } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const move = (by: number) => onChange(Math.min(max, Math.max(min, value + by)));

  function type(next: string) {
    setTyped(next);
    const number = readDigits(next);
    if (number !== null && number >= min && number <= max) onChange(number);
    else if (next.trim() === '') onClear?.();
  }
  return (
    <span className={css['stepper']}>
      <IconButton
        label={names.less}
        tabIndex={-1}
        disabled={disabled || (text !== null && value <= min)}
        onClick={() => move(-step)}
      >
        <Minus size="sm" />
      </IconButton>
      <input
        type="text"
        role="spinbutton"
        inputMode="numeric"
        autoComplete="off"
        tabIndex={-1}
        aria-label={names.field}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-valuenow={text === null ? undefined : value}
        disabled={disabled}
        value={typed ?? text ?? '–'}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onBlur={() => setTyped(null)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
          event.preventDefault();
          setTyped(null);
          move(event.key === 'ArrowUp' ? step : -step);
        }}
      />
      <IconButton
        label={names.more}
        tabIndex={-1}
        disabled={disabled || (text !== null && value >= max)}
        onClick={() => move(step)}
      >
        <Plus size="sm" />
      </IconButton>
    </span>
  );
}
