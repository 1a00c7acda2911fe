/** The kinds of failure that a person can tell apart and act on. */
export type Cause =
  'offline' | 'connection' | 'timeout' | 'denied' | 'invalid' | 'conflict' | 'server' | 'unknown';

/**
 * Generic texts in one language: for failures and states that have no better words of their own, these without a full
 * stop.
 */
export interface GenericTexts {
  readonly error: string;
  readonly success: string;
  readonly retry: string;
  readonly tryAgain: string;
  readonly required: string;
  /** Whole sentence: what an app without texts in this language says, once. Missing in hosts of before. */
  readonly inEnglish?: string;
  readonly cause: Readonly<Record<Cause, string>>;
}
