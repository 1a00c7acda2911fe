import { useId } from 'react';

/** Ids that tie a control to its message, and the ARIA that says so; a hidden label is the control's own name. */
export function useFieldIds(
  given: string | undefined,
  text: { hint?: unknown; error?: unknown; label?: unknown; labelHidden?: boolean | undefined },
) {
  const made = useId();
  const id = given ?? made;
  const messageId = `${id}-message`;
  const invalid = Boolean(text.error);
  return {
    id,
    messageId,
    aria: {
      'aria-label': text.labelHidden && typeof text.label === 'string' ? text.label : undefined,
      'aria-invalid': invalid || undefined,
      'aria-describedby': invalid || text.hint ? messageId : undefined,
    },
  };
}
