import {
  type Connectivity,
  createStore,
  endSentence,
  errorCause,
  type GenericTexts,
  isRetryable,
  joinSentences,
  type Language,
  readOnly,
  type Store,
} from '@nafas/platform';
import { loadGeneric } from '@nafas/platform/generic';

/** The generic texts of the product: `platform.generic`, and the shell's own. No public page loads them. */
export interface Generic {
  /** The languages that are loaded. */
  readonly loaded: Store<Partial<Record<Language, GenericTexts>>>;
  /** Rejects when they can't be loaded; the next call tries again. */
  load(language: Language): Promise<GenericTexts>;
}

export function createGeneric(): Generic {
  const loaded = createStore<Partial<Record<Language, GenericTexts>>>({});
  return {
    loaded: readOnly(loaded),
    async load(language) {
      const known = loaded.get()[language];
      if (known) return known;
      const texts = await loadGeneric(language);
      loaded.set({ ...loaded.get(), [language]: texts });
      return texts;
    },
  };
}

/** The line under the message of a failure: its kind, and to try again where that may help. */
export function causeLine(
  texts: GenericTexts | undefined,
  error: unknown,
  {
    hasAction,
    connectivity,
    language,
  }: {
    readonly hasAction: boolean;
    readonly connectivity: Connectivity;
    readonly language: Language;
  },
): string | undefined {
  if (!texts || error === undefined) return undefined;
  const cause = errorCause(error, connectivity);
  // A button that tries again says so itself.
  const mayRetry = !hasAction && isRetryable(cause);
  const lines = [cause !== 'unknown' && texts.cause[cause], mayRetry && texts.retry];
  const sentences = lines.filter((line) => line !== false);
  if (sentences.length === 0) return undefined;
  return joinSentences(
    language,
    sentences.map((line) => endSentence(language, line)),
  );
}
