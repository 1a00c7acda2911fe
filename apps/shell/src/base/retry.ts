export interface RetryOptions {
  /** How often it is tried in all. */
  readonly attempts: number;
  /** Wait before the second attempt in ms; doubled for each one after, with up to 25% taken off at random. */
  readonly backoffMs?: number;
  /** Whether trying again can help, given how often it was tried. */
  readonly retryIf?: (error: unknown, tried: number) => boolean;
}

/** Calls `attempt` with its number (0, 1, ...) until it resolves. Rejects with the last failure. */
export async function withRetries<T>(
  attempt: (n: number) => Promise<T>,
  { attempts, backoffMs = 300, retryIf = () => true }: RetryOptions,
): Promise<T> {
  for (let n = 0; ; n += 1) {
    try {
      return await attempt(n);
    } catch (error) {
      if (n + 1 >= attempts || !retryIf(error, n + 1)) throw error;
      await new Promise((resolve) =>
        setTimeout(resolve, backoffMs * 2 ** n * (1 - Math.random() / 4)),
      );
    }
  }
}

/** Rejects with what `onTimeout` makes when `promise` takes longer than `limitMs`. */
export function withTimeLimit<T>(
  promise: Promise<T>,
  limitMs: number,
  onTimeout: () => Error,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(onTimeout()), limitMs);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
