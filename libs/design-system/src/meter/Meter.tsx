import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';
import { customProperties } from '../internal/customProperties.ts';
import css from './Meter.module.css';

/** Props of {@link Meter}. */
export interface MeterProps {
  label: ReactNode;
  /** Between `min` and `max`; outside it is clamped. */
  value: number;
  /** Default 0. */
  min?: number;
  /** Default 100. */
  max?: number;
  /** The value in the person's digits, such as "64%"; shown and read out. */
  valueText: string;
  /** `progressbar` for a task under way, `meter` (default) for a measured amount. */
  role?: 'meter' | 'progressbar';
  /** A colour of the system, such as `var(--nf-data-stress)`. Default the accent. */
  tone?: `var(--nf-${string})` | undefined;
  className?: string | undefined;
}

/** How much of a whole, as words and a bar. */
export function Meter(props: MeterProps) {
  const { label, value, min = 0, max = 100, valueText, role = 'meter', tone, className } = props;
  const id = useId();
  const held = Math.min(max, Math.max(min, value));
  const percent = max > min ? ((held - min) / (max - min)) * 100 : 0;
  return (
    <div className={clsx(css['meter'], className)}>
      <span id={id}>{label}</span>
      <span className={css['value']} aria-hidden="true">
        {valueText}
      </span>
      <div
        className={css['bar']}
        role={role}
        aria-labelledby={id}
        aria-valuenow={held}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-valuetext={valueText}
        ref={customProperties({ '--value': percent, ...(tone ? { '--tone': tone } : {}) })}
      />
    </div>
  );
}
