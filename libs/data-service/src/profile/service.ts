import type { Profile, ProfileChanges } from './profile.ts';

/** The operations on the current user's profile. Both implementations pass `contract.ts`. All reject with DataError. */
export interface ProfileService {
  /** The profile of this user, or null when there is none (or none the caller may see). */
  get(userId: string): Promise<Profile | null>;
  /**
   * Changes a profile and resolves to it as stored. Rejects with `invalid` before anything is sent, `denied` when there
   * is no profile of this user that the caller may change.
   */
  update(userId: string, changes: ProfileChanges): Promise<Profile>;
}
