import { PlatformError, type ErrorCode } from './errors.ts';
import type { GenericTexts } from './generic-texts.ts';
import type { Connectivity } from './values.ts';

/** What kind of failure something was, as far as people can do something with it. */
export type Cause = keyof GenericTexts['cause'];

/** Causes that another try won't change. */
const LASTING: readonly Cause[] = ['denied', 'invalid', 'conflict'];

/** Each app has its own copy of the data service, so its errors are known by their name and code, not by their class. */
const OF_DATA: ReadonlyMap<unknown, Cause> = new Map([
  ['offline', 'connection'],
  ['denied', 'denied'],
  ['invalid', 'invalid'],
  ['conflict', 'conflict'],
  ['server', 'server'],
]);

const OF_PLATFORM: Partial<Record<ErrorCode, Cause>> = {
  NF100: 'connection',
  NF110: 'connection',
  NF111: 'timeout',
  NF151: 'timeout',
};

/** The kind of a failure; `unknown` when the error doesn't say. What needs a network fails for the lack of one first. */
export function causeOf(error: unknown, connectivity: Connectivity): Cause {
  const cause = told(error);
  const isOfNetwork = cause === 'connection' || cause === 'timeout';
  return isOfNetwork && connectivity === 'offline' ? 'offline' : cause;
}

/** Whether the same attempt may work later. */
export function mayPass(cause: Cause): boolean {
  return !LASTING.includes(cause);
}

function told(error: unknown): Cause {
  if (error instanceof PlatformError) return OF_PLATFORM[error.code] ?? 'unknown';
  if (error instanceof Error && error.name === 'DataError' && 'code' in error) {
    return OF_DATA.get(error.code) ?? 'unknown';
  }
  return 'unknown';
}
