import { PlatformError } from '@nafas/platform';

export interface Report {
  readonly code: string;
  readonly app: string | null;
  readonly phase: string | null;
}

/**
 * Tells developers about an error: code, app and phase, never a text a person wrote. Numbered errors carry their own;
 * anything else is named by its class only, since messages may quote input.
 */
export function report(error: unknown, context: { app?: string; phase?: string } = {}): Report {
  const about: Report =
    error instanceof PlatformError
      ? { code: error.code, app: error.app, phase: error.phase }
      : {
          code: error instanceof Error ? error.name : 'unknown',
          app: context.app ?? null,
          phase: context.phase ?? null,
        };
  console.error(
    `[nafas] ${about.code} ${about.app ?? 'shell'} ${about.phase ?? ''}`.trimEnd(),
    error,
  );
  return about;
}
