/** The operations on the picture of a profile. Both implementations pass `contract.ts`. Both reject with DataError. */
export interface AvatarService {
  /**
   * Removes the old file, uploads the new one and stores its public address in the profile, in this order; resolves to
   * the address. The file should hold no more than the picture: what its metadata says (place, device) is public with it.
   * Rejects with `invalid` before anything is touched when type or size are not allowed. When the new file does not
   * arrive the profile has no picture.
   */
  upload(userId: string, file: Blob): Promise<string>;
  /** Removes the file, then sets the profile's address to null. Without a picture nothing happens. */
  remove(userId: string): Promise<void>;
}
