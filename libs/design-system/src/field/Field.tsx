import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { CircleAlert } from '../icons/lucide.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import css from './Field.module.css';

/** The words around a control. */
export interface FieldText {
  /** Always visible unless `labelHidden`; a placeholder is no label. */
  label: ReactNode;
  /** Keep the label for assistive technology only (a search field with its icon). */
  labelHidden?: boolean | undefined;
  /** Help under the control. */
  hint?: ReactNode;
  /** Names the change to make. Its presence makes the control invalid; it takes the place of the hint. */
  error?: ReactNode;
}

interface FieldProps extends FieldText {
  id: string;
  messageId: string;
  /** Beside the label, such as "Optional". */
  aside?: ReactNode;
  /** Under the control, at the end of the line, such as a counter. */
  counter?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/** Label, control and message in their places. The control itself is the child. */
export function Field(props: FieldProps) {
  const { id, messageId, label, labelHidden, aside, hint, error, counter, className, children } =
    props;
  const name = (
    <label className={css['label']} htmlFor={id}>
      {label}
    </label>
  );
  const message = error ? (
    <p className={css['error']} id={messageId}>
      <CircleAlert size="sm" />
      {error}
    </p>
  ) : hint ? (
    <p className={css['hint']} id={messageId}>
      {hint}
    </p>
  ) : null;
  return (
    <div className={clsx(css['field'], className)}>
      {labelHidden && typeof label !== 'string' ? <VisuallyHidden>{name}</VisuallyHidden> : null}
      {!labelHidden && aside ? (
        <div className={css['labelRow']}>
          {name}
          <span className={css['aside']}>{aside}</span>
        </div>
      ) : null}
      {!labelHidden && !aside ? name : null}
      {children}
      {counter ? (
        <div className={css['foot']}>
          {message}
          <span className={css['counter']}>{counter}</span>
        </div>
      ) : (
        message
      )}
    </div>
  );
}
