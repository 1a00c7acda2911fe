import type { HealthPoint, Vital } from './health.ts';
import type { Releases } from './releases.ts';

/**
 * A version to take back, to give to everybody or to another share of the browsers, to hold where it is (`nafas watch`
 * decides nothing about it until `resume`), or to start to try out; and why.
 */
export type ReleaseChange = {
  readonly app: string;
  /** The version to take away, the one that is seen to be tried out, or to start with; another one by now is refused. */
  readonly version: string;
  /** One line, not empty, 300 letters at most. */
  readonly why: string;
} & (
  | { readonly action: 'rollback' | 'promote' | 'hold' | 'resume' }
  /** Percent of the browsers that get it, 1 to 99. */
  | { readonly action: 'start' | 'traffic'; readonly traffic: number }
);

/** What operators see and do. All of it rejects with DataError, `denied` to everybody else. */
export interface ConsoleService {
  /** Null where this backend knows no place of releases. Rejects with ReleaseRefused when the place can't be read. */
  releases(): Promise<Releases | null>;
  /** How versions did since then, in steps of so many minutes; by app, version and time. */
  health(since: Date, stepMinutes: number): Promise<HealthPoint[]>;
  vitals(since: Date): Promise<Vital[]>;
  /**
   * Rejects with ReauthenticationNeeded when the session was begun too long ago, and with ReleaseRefused when it can't be
   * done; nothing is changed then.
   */
  change(order: ReleaseChange): Promise<void>;
}
