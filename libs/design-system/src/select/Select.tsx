import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Field, type FieldText } from '../field/Field.tsx';
import css from '../field/Field.module.css';
import { useFieldIds } from '../field/useFieldIds.ts';
import { ChevronDown } from '../icons/lucide.ts';

/** Props of {@link Select}; what is not named here goes to the `<select>`. */
export interface SelectProps extends FieldText, ComponentPropsWithRef<'select'> {
  /** `<option>` elements. */
  children: ReactNode;
}

/** The platform's own list of choices: right on every phone and in every language. */
export function Select(props: SelectProps) {
  const { label, labelHidden, hint, error, className, id: given, children, ...rest } = props;
  const { id, messageId, aria } = useFieldIds(given, { hint, error, label, labelHidden });
  return (
    <Field {...{ id, messageId, label, labelHidden, hint, error, className }}>
      <span className={css['select']}>
        <select {...aria} {...rest} id={id} className={css['input']}>
          {children}
        </select>
        <ChevronDown size="sm" />
      </span>
    </Field>
  );
}
