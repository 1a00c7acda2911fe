import type { PublicProfile } from './public-profile.ts';

/** The operations on public profiles. Both implementations pass `contract.ts`. All reject with DataError. */
export interface PublicProfileService {
  /** The page of a handle, for anybody; null where there is none, and where it is off. */
  get(handle: string): Promise<PublicProfile | null>;
  /** The current user's own, as it is or would be. */
  own(): Promise<PublicProfile>;
  /** The current user's handle. */
  handle(): Promise<string | null>;
  /**
   * Takes a handle, or gives it up. Rejects with `invalid` for what is none, and with `conflict` for one that is not free:
   * taken, reserved, or looking like such a one.
   */
  setHandle(handle: string | null): Promise<void>;
}
