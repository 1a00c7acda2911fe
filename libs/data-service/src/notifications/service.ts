import type { Notification } from './notification.ts';

/** The most that `list` and `checkNew` give. */
export const MOST_LISTED = 200;

/** Until when a reminder is put off: by an hour, or to tomorrow at the earliest. */
export type PutOffTill = 'later' | 'not-today';

/**
 * The operations on notifications of the current user. Both implementations pass `contract.ts`. All reject with
 * DataError.
 *
 * `until` is the instant (ISO 8601) of the newest one the person saw: what came since must be neither marked nor
 * deleted unseen.
 */
export interface NotificationService {
  /** The newest 200, newest first. */
  list(): Promise<Notification[]>;
  /**
   * Those that came since the instant `since` (ISO 8601), newest first, 200 at most. It gives the ones of the minute
   * before too, since what is told at the same time may become visible in another order: merge by id.
   */
  checkNew(since: string): Promise<Notification[]>;
  /**
   * Stores a notification and resolves to it as stored. One whose id is already there is left as it was. Rejects with
   * `invalid` before anything is sent, `conflict` when the id belongs to someone else.
   */
  add(notification: Notification): Promise<Notification>;
  /** Marks one as read. One that is read or not there is no error. */
  markRead(id: string): Promise<void>;
  /** Marks all up to `until` as read. */
  markAllRead(until: string): Promise<void>;
  /**
   * Puts a reminder off, which counts as reading it: it comes once more in an hour, or its kind not before tomorrow. One
   * that is not there, or no reminder, is no error.
   */
  putOff(id: string, till: PutOffTill): Promise<void>;
  /** Deletes one for good. One that is not there is already deleted. */
  remove(id: string): Promise<void>;
  /** Deletes all up to `until` for good. */
  removeAll(until: string): Promise<void>;
}
