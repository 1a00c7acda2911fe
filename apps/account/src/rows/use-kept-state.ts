import { getTabDraft } from '@nafas/data-service/client';
import { usePlatform } from '@nafas/platform/remote';
import { useState } from 'react';

/**
 * What was entered and is not saved, by field: still there after another page or a reload, in this tab and for this person.
 *
 * @param name with its version.
 * @param checks whether a kept value is one of its field.
 */
export function useKeptState<Values extends object>(
  name: string,
  checks: { readonly [Key in keyof Values]: (kept: unknown) => boolean },
): [entered: Partial<Values>, set: (values: Partial<Values>) => void] {
  const draft = getTabDraft(usePlatform(), name);
  const [entered, setEntered] = useState(() => parse<Values>(draft.read(), checks));
  function set(values: Partial<Values>): void {
    setEntered(values);
    if (Object.keys(values).length === 0) draft.clear();
    else draft.write(JSON.stringify(values));
  }
  return [entered, set];
}

function parse<Values extends object>(
  text: string | null,
  checks: { readonly [Key in keyof Values]: (kept: unknown) => boolean },
): Partial<Values> {
  try {
    const kept = Object.entries((JSON.parse(text ?? '{}') ?? {}) as object);
    const isOne = ([key, value]: [string, unknown]) =>
      Object.hasOwn(checks, key) && checks[key as keyof Values](value);
    return Object.fromEntries(kept.filter(isOne)) as Partial<Values>;
  } catch {
    return {};
  }
}
