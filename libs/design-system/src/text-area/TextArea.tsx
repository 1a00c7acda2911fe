import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Field, type FieldText } from '../field/Field.tsx';
import css from '../field/Field.module.css';
import { useFieldIds } from '../field/useFieldIds.ts';

/** Props of {@link TextArea}; what is not named here goes to the `<textarea>`. */
export interface TextAreaProps
  extends FieldText, Omit<ComponentPropsWithRef<'textarea'>, 'children'> {
  /** Beside the label, such as "Optional". */
  aside?: ReactNode;
  /** Under the field, such as "120 of 500", already in the person's digits. */
  counter?: ReactNode;
}

/** Several lines of text, in the direction the text itself has. */
export function TextArea(props: TextAreaProps) {
  const { label, labelHidden, hint, error, aside, counter, className, id: given, ...rest } = props;
  const { id, messageId, aria } = useFieldIds(given, { hint, error, label, labelHidden });
  return (
    <Field {...{ id, messageId, label, labelHidden, hint, error, aside, counter, className }}>
      <textarea
        dir="auto"
        {...aria}
        {...rest}
        id={id}
        className={clsx(css['input'], css['area'])}
      />
    </Field>
  );
}
