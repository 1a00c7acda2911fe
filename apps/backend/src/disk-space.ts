import { statfsSync } from 'node:fs';
import { BackendError } from './backend-error.ts';

/**
 * A database that finds the disk full in the middle of a write stops hard. So the room is looked at
 * before it is opened.
 * @throws BackendError when less than `bytes` is free where the directory is.
 */
export function requireDiskSpace(directory: string, bytes: number): void {
  const { bavail, bsize } = statfsSync(directory);
  const free = bavail * bsize;
  if (free >= bytes) return;
  throw new BackendError(
    `The disk that holds ${directory} is full: ${megabytes(free)} MB are free, ${megabytes(bytes)} MB are needed. Free some space and start again; nothing that was stored is lost.`,
  );
}

function megabytes(bytes: number): number {
  return Math.round(bytes / 1024 / 1024);
}
