import type {
  Invite,
  Inviter,
  KindWordName,
  KindWord,
  MadeInvite,
  TrustedPerson,
} from './person.ts';
import type { Preview } from './preview.ts';

/**
 * The operations on the current user's trusted people. Both implementations pass `contract.ts`. All reject with
 * DataError: `conflict` where there is no such link (any more), `server` with a time to wait where a limit is reached.
 */
export interface TrustedPeopleService {
  /** Everybody on either side, and whom the user blocked, the oldest first. */
  people(): Promise<readonly TrustedPerson[]>;
  /** What those who see the user get. `asIfShared`: what they would get if the user shared. */
  preview(asIfShared?: boolean): Promise<Preview>;
  /** What the user gets of somebody who lets them be near; null when they don't (any more). */
  getPreview(link: string): Promise<Preview | null>;
  /** The links that wait to be opened. */
  invites(): Promise<readonly Invite[]>;
  /** Makes a link for one person, for seven days. Rejects with `invalid` when five are waiting. */
  invite(): Promise<MadeInvite>;
  takeBack(invite: string): Promise<void>;
  /** Whose invitation a token is; null for one that is used, taken back, expired or the user's own. */
  inviter(token: string): Promise<Inviter | null>;
  /** Takes an invitation and resolves to the link; null when there is none to take. */
  accept(token: string): Promise<string | null>;
  /** Ends a link, from either side, at once. One that is gone already is no failure. */
  end(link: string): Promise<void>;
  /** Pauses what the user shares by a link, or goes on. */
  pause(link: string, paused: boolean): Promise<void>;
  /** Ends every link with that person and takes no invitation between the two until it is taken back. */
  block(link: string): Promise<void>;
  unblock(block: string): Promise<void>;
  /** Sends a kind word to somebody whom the user sees. */
  send(link: string, kind: KindWordName): Promise<void>;
  /** The kind words of the last 90 days, the latest first, 50 at most. */
  words(): Promise<readonly KindWord[]>;
  /** The user has seen them. */
  seeWords(): Promise<void>;
  /** Whether the user adds the line that comes from moods. */
  moodLine(): Promise<boolean>;
  setMoodLine(shown: boolean): Promise<void>;
}
