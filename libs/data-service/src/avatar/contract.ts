import type * as vitest from 'vitest';
import type { ProfileService } from '../profile/service.ts';
import { MAX_AVATAR_BYTES } from './avatar-file.ts';
import type { AvatarService } from './service.ts';

/** A user with a profile without a picture, and the services as that user has them. */
export interface AvatarOwner {
  readonly userId: string;
  readonly profiles: ProfileService;
  readonly avatars: AvatarService;
  /** The picture at an address as anybody gets it, null when there is none. */
  fetchPicture(address: string): Promise<{ type: string; bytes: Uint8Array } | null>;
}

// The server looks at the first bytes: those of each type, and the smallest GIF.
const GIF = Uint8Array.from(atob('R0lGODlhAQABAAAAACwAAAAAAQABAAA='), (c) => c.charCodeAt(0));
const BYTES: Readonly<Record<string, Uint8Array<ArrayBuffer>>> = {
  'image/jpeg': Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 1),
  'image/png': Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1),
  'image/gif': GIF,
};
const getBytes = (type: string) => BYTES[type] ?? GIF;
const picture = (type: string, bytes = getBytes(type)) => new Blob([bytes], { type });

/** The tests that every AvatarService must pass. `owner` answers a user without a picture, each time. */
export function avatarContract(
  owner: () => Promise<AvatarOwner>,
  { describe, it, expect }: Pick<typeof vitest, 'describe' | 'it' | 'expect'>,
): void {
  describe('upload', () => {
    it.each(['image/jpeg', 'image/png', 'image/gif'])(
      'stores a file of the type %s and answers its public address (DATA-185, DATA-202, DATA-203)',
      async (type) => {
        const { userId, profiles, avatars, fetchPicture } = await owner();
        const address = await avatars.upload(userId, picture(type));
        expect(await profiles.get(userId)).toMatchObject({ avatarUrl: address });
        expect(await fetchPicture(address)).toEqual({ type, bytes: getBytes(type) });
      },
    );

    it('a second one takes the place of the first', async () => {
      const { userId, profiles, avatars, fetchPicture } = await owner();
      const first = await avatars.upload(userId, picture('image/gif'));
      const second = await avatars.upload(userId, picture('image/png'));
      expect(second).not.toBe(first);
      expect(await profiles.get(userId)).toMatchObject({ avatarUrl: second });
      if (first.startsWith('http')) expect(await fetchPicture(first)).toBeNull();
    });

    it.each([
      ['a drawing with scripts', picture('image/svg+xml')],
      ['a text', picture('text/plain')],
      ['more than 5 MB', picture('image/png', new Uint8Array(MAX_AVATAR_BYTES + 1))],
    ])('refuses %s as invalid and keeps the old one', async (_what, file) => {
      const { userId, profiles, avatars, fetchPicture } = await owner();
      const address = await avatars.upload(userId, picture('image/gif'));
      await expect(avatars.upload(userId, file)).rejects.toMatchObject({
        name: 'DataError',
        code: 'invalid',
      });
      expect(await profiles.get(userId)).toMatchObject({ avatarUrl: address });
      expect(await fetchPicture(address)).not.toBeNull();
    });
  });

  describe('remove', () => {
    it('takes the file and its address away; a second time changes nothing', async () => {
      const { userId, profiles, avatars, fetchPicture } = await owner();
      const address = await avatars.upload(userId, picture('image/gif'));
      await avatars.remove(userId);
      expect(await profiles.get(userId)).toMatchObject({ avatarUrl: null });
      if (address.startsWith('http')) expect(await fetchPicture(address)).toBeNull();
      await avatars.remove(userId);
      expect(await profiles.get(userId)).toMatchObject({ avatarUrl: null });
    });
  });
}
