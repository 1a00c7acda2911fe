import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Field, type FieldText } from '../field/Field.tsx';
import css from '../field/Field.module.css';
import { useFieldIds } from '../field/useFieldIds.ts';

/** Props of {@link TextField}; what is not named here goes to the `<input>`. */
export interface TextFieldProps
  extends FieldText, Omit<ComponentPropsWithRef<'input'>, 'children'> {
  /** Beside the label, such as "Optional". */
  aside?: ReactNode;
  /** An icon inside, at the start. */
  leading?: ReactNode;
  /** A button or key cap inside, at the end. */
  trailing?: ReactNode;
  /** Round and sunken, for search. */
  quiet?: boolean | undefined;
}

/**
 * One line of text. Use `dir="ltr"` for e-mail, password, phone and addresses. After a failed submit
 * move focus to the first invalid field: its error is its description, so it is read out then.
 */
export function TextField(props: TextFieldProps) {
  const {
    label,
    labelHidden,
    hint,
    error,
    aside,
    leading,
    trailing,
    quiet,
    className,
    id: given,
    ...rest
  } = props;
  const { id, messageId, aria } = useFieldIds(given, { hint, error, label, labelHidden });
  const input = (
    <input
      type="text"
      {...aria}
      {...rest}
      id={id}
      className={clsx(css['input'], quiet && css['quiet'])}
    />
  );
  return (
    <Field {...{ id, messageId, label, labelHidden, hint, error, aside, className }}>
      {leading || trailing ? (
        <div className={css['group']}>
          {leading ? <span className={css['leading']}>{leading}</span> : null}
          {input}
          {trailing ? <span className={css['trailing']}>{trailing}</span> : null}
        </div>
      ) : (
        input
      )}
    </Field>
  );
}
