import { linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BackendError, errorCode } from './backend-error.ts';

const ABANDONED_MS = 10_000;

/** Gives the lock up; doing it twice is harmless. */
export type ReleaseLock = () => void;

/**
 * Takes the directory for this process. Two servers on one directory corrupt its indexes silently, so a
 * second one is refused; the lock of a process that died is taken over.
 * @throws BackendError when a live process holds the directory.
 */
export function lockDataDir(dataDir: string): ReleaseLock {
  const lock = join(dataDir, 'lock');
  const mine = `${process.pid} ${startTime(process.pid) ?? '-'}\n`;
  const draft = `${lock}.${process.pid}`;
  writeFileSync(draft, mine, { mode: 0o600 });
  try {
    // link() makes the lock and its content in one step: nobody can read a half-written one.
    while (!tryLink(draft, lock)) removeIfStale(lock, dataDir);
  } finally {
    rmSync(draft, { force: true });
  }
  return () => {
    if (read(lock) === mine) rmSync(lock, { force: true });
  };
}

function tryLink(draft: string, lock: string): boolean {
  try {
    linkSync(draft, lock);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

function removeIfStale(lock: string, dataDir: string): void {
  const holder = liveHolder(lock);
  if (holder !== undefined) {
    throw new BackendError(
      `Another Nafas backend (process ${holder}) is using ${dataDir}. Stop it, or set NAFAS_DATA_DIR to another directory.`,
    );
  }
  // Of two processes that both saw the stale lock, the slower one would remove the faster one's new
  // lock. So removing has a turn of its own, and the lock is looked at again within it.
  const turn = `${lock}.takeover`;
  if (!takeTurn(turn)) return;
  try {
    if (liveHolder(lock) === undefined) rmSync(lock, { force: true });
  } finally {
    rmSync(turn, { recursive: true, force: true });
  }
}

/** False when another process has the turn; a turn takes microseconds unless its process was killed. */
function takeTurn(turn: string): boolean {
  try {
    mkdirSync(turn);
    return true;
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  }
  const began = statSync(turn, { throwIfNoEntry: false })?.mtimeMs;
  if (began !== undefined && Date.now() - began > ABANDONED_MS) {
    rmSync(turn, { recursive: true, force: true });
  }
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
  return false;
}

/** The process that holds the lock, if it is alive. */
function liveHolder(lock: string): number | undefined {
  const [pidText = '', started = '-'] = (read(lock) ?? '').trim().split(' ');
  const pid = Number(pidText);
  return Number.isInteger(pid) && pid > 0 && isAlive(pid, started) ? pid : undefined;
}

function isAlive(pid: number, started: string): boolean {
  // A lock of our own number is from an earlier life (pid 1 of a restarted container) or from this very
  // process; the start time tells them apart where the system has one.
  const now = startTime(pid);
  if (now !== undefined && started !== '-') return now === started;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

/** When the process started, in clock ticks since boot (Linux): a reused pid has another one. */
function startTime(pid: number): string | undefined {
  const stat = read(`/proc/${pid}/stat`);
  // The second field is the command in brackets and may hold spaces; the 22nd is the start time.
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT' || errorCode(error) === 'ESRCH') return undefined;
    throw error;
  }
}
