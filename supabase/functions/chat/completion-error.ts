/**
 * What went wrong at the endpoint: it refused us (a wrong key, an unknown model), had no room (429), failed (5xx), stayed
 * silent, was not reached, answered what is no answer, or stopped in the middle.
 */
export type CompletionFault =
  'refused' | 'busy' | 'server' | 'timeout' | 'connection' | 'malformed' | 'cut';

/** A failed chat completion. Neither the question nor the answer is in it: it is logged. */
export class CompletionError extends Error {
  override readonly name = 'CompletionError';
  readonly fault: CompletionFault;

  constructor(fault: CompletionFault, options?: ErrorOptions & { readonly status?: number }) {
    super(`chat completion: ${fault}${options?.status ? ` ${options.status}` : ''}`, options);
    this.fault = fault;
  }

  static ofStatus(status: number): CompletionError {
    const fault = status === 429 ? 'busy' : status >= 500 || status === 408 ? 'server' : 'refused';
    return new CompletionError(fault, { status });
  }

  /** Whether asking again may help: a wrong key stays wrong. */
  get mayPass(): boolean {
    return this.fault !== 'refused';
  }
}
