import { PlaceConflict } from '../place/place.ts';
import { Refusal } from '../refusal.ts';

export const EXIT = {
  done: 0,
  unexpected: 1,
  usage: 2,
  refused: 3,
  conflict: 4,
  unreachable: 5,
  rolledBack: 6,
} as const;

const UNREACHABLE: Record<string, string> = {
  ECONNREFUSED: 'nothing answers there',
  ENOTFOUND: 'there is no such host',
  ETIMEDOUT: 'it did not answer in time',
  TimeoutError: 'it did not answer in time',
  EACCES: 'this account may not write there',
  EPERM: 'this account may not write there',
  EROFS: 'it can only be read',
  ENOSPC: 'the disk is full; nothing was changed',
  ENOTDIR: 'it is not a folder',
  NOFOLDER: 'no folder can be made there',
  NoSuchBucket: 'there is no such bucket',
  AccessDenied: 'the credentials may not do this',
  InvalidAccessKeyId: 'the credentials are not known there',
  SignatureDoesNotMatch: 'the credentials are wrong',
  NOKEYS: 'no credentials were given (AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY)',
};

/** Returns the message for whoever ran the command, and the exit code. */
export function describeFailure(error: unknown): { message: string; code: number } {
  if (error instanceof Refusal) return { message: error.message, code: EXIT.refused };
  if (error instanceof PlaceConflict) {
    return { message: `${error.message}, again and again; try again.`, code: EXIT.conflict };
  }
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    const known =
      UNREACHABLE[(cause as NodeJS.ErrnoException).code ?? ''] ?? UNREACHABLE[cause.name];
    if (known !== undefined) {
      const { path } = cause as NodeJS.ErrnoException;
      const where = path === undefined ? 'The place' : path;
      return { message: `${where} can't be used: ${known}.`, code: EXIT.unreachable };
    }
  }
  const message = error instanceof Error ? error.message : String(error);
  return { message, code: EXIT.unexpected };
}
