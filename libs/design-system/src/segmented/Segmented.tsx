import { clsx } from 'clsx';
import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { isRtl, rovingIndex } from '../internal/rovingIndex.ts';
import css from './Segmented.module.css';

/** One choice of a segmented control. */
export interface SegmentedOption<Value extends string> {
  value: Value;
  label: ReactNode;
}

/** Props of {@link Segmented}. */
export interface SegmentedProps<Value extends string> {
  /** The name of the group. */
  label: string;
  options: readonly SegmentedOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  className?: string | undefined;
}

/**
 * One of a few, such as the range of a chart: a radio group in one row. Own buttons rather than
 * native radios, whose arrow keys do not follow the direction of reading in every browser.
 */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, options, value, onChange, className } = props;
  const group = useRef<HTMLDivElement>(null);
  const selected = options.findIndex((option) => option.value === value);

  function move(event: KeyboardEvent<HTMLDivElement>) {
    const { key, currentTarget } = event;
    const next = rovingIndex({
      key,
      index: selected,
      count: options.length,
      axis: 'both',
      rtl: isRtl(currentTarget),
    });
    const option = next === null ? undefined : options[next];
    if (next === null || !option) return;
    event.preventDefault();
    group.current?.querySelectorAll<HTMLElement>('[role="radio"]')[next]?.focus();
    onChange(option.value);
  }

  return (
    <div
      ref={group}
      role="radiogroup"
      aria-label={label}
      className={clsx(css['group'], className)}
      onKeyDown={move}
    >
      {options.map((option, index) => (
        <button
          key={option.value}
          type="button"
          role="radio"
          aria-checked={option.value === value}
          tabIndex={index === Math.max(selected, 0) ? 0 : -1}
          className={css['option']}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
