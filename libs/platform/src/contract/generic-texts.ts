/** The kinds of failure that a person can tell apart and act on. */
export type Cause =
  'offline' | 'connection' | 'timeout' | 'denied' | 'invalid' | 'conflict' | 'server' | 'unknown';

/**
 * Generic texts in one language, without a full stop: for failures and states that have no better words of their own.
 */
export interface GenericTexts {
  readonly error: string;
  readonly success: string;
  readonly retry: string;
  readonly tryAgain: string;
  readonly required: string;
  readonly cause: Readonly<Record<Cause, string>>;
}
