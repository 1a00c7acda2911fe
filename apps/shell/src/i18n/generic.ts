import { causeOf, createStore, mayPass, type GenericTexts, type Language } from '@nafas/platform';
import { loadGeneric } from '@nafas/platform/generic';
import { useStore } from '@nafas/platform/use-store';
import { useEffect } from 'react';
import { connectivity } from '../platform/connectivity.ts';
import { language } from '../platform/preferences.ts';
import { report } from '../platform/report.ts';

const loaded = createStore<Partial<Record<Language, GenericTexts>>>({});

/** The generic texts of the product: `platform.generic`, and the shell's own. No public page loads them. */
export async function generic(language: Language): Promise<GenericTexts> {
  const known = loaded.get()[language];
  if (known) return known;
  const texts = await loadGeneric(language);
  loaded.set({ ...loaded.get(), [language]: texts });
  return texts;
}

/** The generic texts in the chosen language: loaded when they are wanted, undefined until they are there. */
export function useGeneric(isWanted = true): GenericTexts | undefined {
  const chosen = useStore(language);
  const texts = useStore(loaded)[chosen];
  const isMissing = isWanted && texts === undefined;
  useEffect(() => {
    // What failed is said without them; the next failure asks again.
    if (isMissing) generic(chosen).catch((error: unknown) => report(error, { phase: 'run' }));
  }, [isMissing, chosen]);
  return texts;
}

/** The line under the message of a failure: what kind it was, and to try again where that may help. */
export function causeLine(
  texts: GenericTexts | undefined,
  error: unknown,
  { hasAction }: { readonly hasAction: boolean },
): string | undefined {
  if (!texts || error === undefined) return undefined;
  const cause = causeOf(error, connectivity.get());
  // A button that tries again says so itself.
  const mayRetry = !hasAction && mayPass(cause);
  if (cause === 'unknown') return mayRetry ? `${texts.retry}.` : undefined;
  const line = `${texts.cause[cause]}.`;
  return mayRetry ? `${line} ${texts.retry}.` : line;
}
