import type { ReactNode } from 'react';
import css from './report.module.css';

/** A choice, and a quiet line below it. */
export function ChoiceLabel({ name, hint }: { name: ReactNode; hint?: ReactNode }) {
  return (
    <span className={css['label']}>
      {name}
      {hint && <small>{hint}</small>}
    </span>
  );
}
