/** The phases of loading a feature app, in their order. */
export const LOAD_PHASES = [
  'registry',
  'entry',
  'integrity',
  'init',
  'contract',
  'mount',
  'run',
] as const;
/** How far the loading of an app had come when it failed, from the registry to a view that runs. */
export type LoadPhase = (typeof LOAD_PHASES)[number];

/** The numbers of platform errors, each with the phase in which it happens; each has a page under docs/errors/. */
export const ERROR_CODES = {
  NF100: 'registry',
  NF101: 'registry',
  NF102: 'registry',
  NF103: 'registry',
  NF104: 'registry',
  NF105: 'registry',
  NF110: 'entry',
  NF111: 'entry',
  NF112: 'entry',
  NF120: 'integrity',
  NF130: 'init',
  NF131: 'init',
  NF140: 'contract',
  NF141: 'contract',
  NF142: 'contract',
  NF143: 'contract',
  NF144: 'contract',
  NF145: 'contract',
  NF146: 'contract',
  NF150: 'mount',
  NF151: 'mount',
  NF160: 'run',
} as const satisfies Record<string, LoadPhase>;

/** An NF number, e.g. `NF120`: one of {@link ERROR_CODES}. */
export type ErrorCode = keyof typeof ERROR_CODES;

/** A numbered failure. The message is for developers; people see the card that says that the feature is unavailable. */
export class PlatformError extends Error {
  override readonly name = 'PlatformError';
  readonly code: ErrorCode;
  readonly phase: LoadPhase;
  /** The app concerned, or null when it is the registry itself. */
  readonly app: string | null;

  constructor(
    code: ErrorCode,
    message: string,
    options: { app?: string | null; cause?: unknown } = {},
  ) {
    super(`${code} ${message}`, options.cause === undefined ? undefined : { cause: options.cause });
    this.code = code;
    this.phase = ERROR_CODES[code];
    this.app = options.app ?? null;
  }
}

/** Whether an error is a {@link PlatformError}: an app and the host each bundle the class, so it is known by its name. */
export function isPlatformError(error: unknown): error is PlatformError {
  return error instanceof Error && error.name === 'PlatformError' && 'code' in error;
}
