import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useFieldIds } from '../field/useFieldIds.ts';
import { CircleAlert } from '../icons/lucide.ts';
import css from './Checkbox.module.css';

/** Props of {@link Checkbox}; what is not named here goes to the `<input>`. */
export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'> {
  label: ReactNode;
  /** Names the change to make, such as that terms must be accepted. */
  error?: ReactNode;
}

/** A choice that waits for Save. For one that acts at once use Switch. */
export function Checkbox({ label, error, className, id: given, ...rest }: CheckboxProps) {
  const { id, messageId, aria } = useFieldIds(given, { error });
  return (
    <div className={className}>
      <label className={css['check']}>
        <input {...aria} {...rest} id={id} type="checkbox" className={css['box']} />
        <span>{label}</span>
      </label>
      {error ? (
        <p className={css['error']} id={messageId}>
          <CircleAlert size="sm" />
          {error}
        </p>
      ) : null}
    </div>
  );
}
