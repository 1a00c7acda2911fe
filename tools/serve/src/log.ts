import { closeSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** A file that takes what programs print, so that the terminal stays calm. */
export interface Log {
  readonly path: string;
  /** For `stdio` of a process. */
  readonly descriptor: number;
  /** Its last lines, without empty ones at the end. */
  tail(lines?: number): string;
  close(): void;
}

/** Starts a log anew. */
export function openLog(path: string): Log {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, '');
  const descriptor = openSync(path, 'a');
  return {
    path,
    descriptor,
    tail: (lines = 20) => readFileSync(path, 'utf8').trimEnd().split('\n').slice(-lines).join('\n'),
    close: () => closeSync(descriptor),
  };
}
