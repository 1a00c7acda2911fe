/** Why the microphone can't be used. */
export type CaptureProblem =
  /** The user or the browser's settings said no. */
  | 'denied'
  /** There is none. */
  | 'no-microphone'
  /** Another program holds it. */
  | 'busy'
  /** This browser (or this insecure page) has no microphone access or no audio worklet. */
  | 'unsupported';

const BY_NAME: Readonly<Record<string, CaptureProblem>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'no-microphone',
  OverconstrainedError: 'no-microphone',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

/** Thrown when a recording can't start. */
export class CaptureError extends Error {
  override name = 'CaptureError';
  readonly problem: CaptureProblem;

  constructor(problem: CaptureProblem, options?: ErrorOptions) {
    super(`The microphone can't be used: ${problem}.`, options);
    this.problem = problem;
  }
}

/** The error of `getUserMedia` in our own words. */
export function toCaptureError(error: unknown): CaptureError {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  return new CaptureError(BY_NAME[name] ?? 'unsupported', { cause: error });
}
