import { useId } from 'react';

/** Ids that tie a control to its message, and the ARIA that says so. */
export function useFieldIds(given: string | undefined, text: { hint?: unknown; error?: unknown }) {
  const made = useId();
  const id = given ?? made;
  const messageId = `${id}-message`;
  const invalid = Boolean(text.error);
  return {
    id,
    messageId,
    aria: {
      'aria-invalid': invalid || undefined,
      'aria-describedby': invalid || text.hint ? messageId : undefined,
    },
  };
}
