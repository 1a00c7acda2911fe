import type { HealthPoint, Vital } from './health.ts';
import type { Releases } from './releases.ts';

/** A version of an app to take away, and why. */
export interface Rollback {
  readonly app: string;
  /** The version that is seen to be live; another one by now is refused. */
  readonly version: string;
  /** One line, not empty, 300 letters at most. */
  readonly why: string;
}

/** What operators see and do. All of it rejects with DataError, `denied` to everybody else. */
export interface ConsoleService {
  /** Null where this backend knows no place of releases. Rejects with ReleaseRefused when the place can't be read. */
  releases(): Promise<Releases | null>;
  /** How versions did since then, in steps of so many minutes; by app, version and time. */
  health(since: Date, stepMinutes: number): Promise<HealthPoint[]>;
  vitals(since: Date): Promise<Vital[]>;
  /**
   * Rejects with ReauthenticationNeeded when the session was begun too long ago, and with ReleaseRefused when the version
   * can't be taken back; nothing is changed then.
   */
  rollBack(order: Rollback): Promise<void>;
}
