import { clsx } from 'clsx';
import { useId, useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import { customProperties } from '../internal/customProperties.ts';
import { readDigits } from './read-digits.ts';
import css from './SliderRow.module.css';
import { Stepper, type StepperNames } from './Stepper.tsx';

/** So soon after another, a digit goes on with its number. */
const TYPING_MS = 800;

/** Props of {@link SliderRow}; what is not named here goes to the `<input type="range">`. */
export interface SliderRowProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'value' | 'min' | 'max' | 'step' | 'onChange' | 'children'
> {
  label: ReactNode;
  /** Between `min` and `max`. */
  value: number;
  /** Called with each new value, while dragging too. */
  onChange: (value: number) => void;
  /** Default 0. */
  min?: number;
  /** Default 10. */
  max?: number;
  /** Default 1. */
  step?: number;
  /** The word at the low end. */
  lowLabel?: ReactNode;
  /** The word at the high end. */
  highLabel?: ReactNode;
  /** The value in the person's digits; default is the bare number. Shown, and read out with the slider. */
  valueText?: string | undefined;
  /** For a value that nobody has set yet: the words for that, shown in place of the value. The track is dotted then. */
  unset?: string | undefined;
  /** Delete and Backspace: what was set is taken back. */
  onClear?: (() => void) | undefined;
  /** Adds buttons for one step less and more, and a field to type the value in, by these names. */
  stepper?: StepperNames | undefined;
  /** A colour of the system for the track, such as `var(--nf-data-stress)`. */
  tone?: `var(--nf-${string})` | undefined;
}

/** How far between two words, by a native range: arrow keys, Page, Home and End come with it. */
export function SliderRow(props: SliderRowProps) {
  const {
    label,
    value,
    onChange,
    min = 0,
    max = 10,
    step = 1,
    lowLabel,
    highLabel,
    ...others
  } = props;
  const { valueText, unset, onClear, stepper, tone, className, id: given, ref, ...rest } = others;
  const made = useId();
  const id = given ?? made;
  const typing = useRef({ at: Number.NEGATIVE_INFINITY, digits: '' });
  function readTyped(at: number, digit: number): number {
    const { current: last } = typing;
    const digits = at - last.at < TYPING_MS ? `${last.digits}${digit}` : String(digit);
    typing.current = { at, digits };
    return Number(digits);
  }
  const percent = max > min ? ((value - min) / (max - min)) * 100 : 0;
  return (
    <div className={clsx(css['row'], className)}>
      <span className={css['name']}>
        <label className={css['label']} htmlFor={id}>
          {label}
        </label>
        {stepper && unset !== undefined && <span className={css['unset']}>{unset}</span>}
      </span>
      {stepper ? (
        <Stepper
          {...{ min, max, step, value, onChange, onClear }}
          names={stepper}
          text={unset === undefined ? (valueText ?? String(value)) : null}
          disabled={rest.disabled}
        />
      ) : (
        // The slider itself is read out; an output that also spoke would say every step twice.
        <output
          className={clsx(css['output'], unset !== undefined && css['unset'])}
          htmlFor={id}
          aria-live="off"
        >
          {unset ?? valueText ?? value}
        </output>
      )}
      <input
        {...rest}
        {...{ id, min, max, step, value }}
        type="range"
        className={css['slider']}
        aria-valuetext={unset ?? valueText}
        data-untouched={unset === undefined ? undefined : ''}
        ref={customProperties({ '--value': percent, ...(tone ? { '--tone': tone } : {}) }, ref)}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        // Pressed where it stands: the browser tells of no change, but a person has set it.
        onPointerUp={({ currentTarget }) => {
          if (unset !== undefined) onChange(currentTarget.valueAsNumber);
        }}
        onKeyDown={(event) => {
          const { key } = event;
          const digit = readDigits(key);
          // Typed right after another: 1 and 0 are ten.
          const typed = digit === null ? null : readTyped(event.timeStamp, digit);
          if (typed !== null && typed >= min && typed <= max) onChange(typed);
          else if (digit !== null && digit >= min && digit <= max) onChange(digit);
          else if (onClear && (key === 'Delete' || key === 'Backspace')) onClear();
        }}
      />
      {lowLabel || highLabel ? (
        <div className={css['ends']} aria-hidden="true">
          <span>{lowLabel}</span>
          <span>{highLabel}</span>
        </div>
      ) : null}
    </div>
  );
}
