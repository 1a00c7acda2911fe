import type * as vitest from 'vitest';
import type { ProfileChanges } from './profile.ts';
import type { ProfileService } from './service.ts';

/** A user with a profile, and the service as that user has it. */
export interface ProfileOwner {
  readonly userId: string;
  readonly profiles: ProfileService;
}

const NOBODY = '00000000-0000-4000-b000-000000000000';
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

/** The tests that every ProfileService must pass. `owner` may answer the same user each time. */
export function profileContract(
  owner: () => Promise<ProfileOwner>,
  { describe, it, expect }: Pick<typeof vitest, 'describe' | 'it' | 'expect'>,
): void {
  describe('get', () => {
    it('answers the whole profile by the user’s id (DATA-182, DATA-200)', async () => {
      const { userId, profiles } = await owner();
      expect(await profiles.get(userId)).toEqual({
        id: userId,
        email: expect.stringContaining('@'),
        name: expect.stringMatching(/./),
        avatarUrl: null,
        phone: null,
        location: null,
        bio: null,
        createdAt: expect.stringMatching(INSTANT),
        updatedAt: expect.stringMatching(INSTANT),
      });
    });

    it('answers null where there is none', async () => {
      const { profiles } = await owner();
      expect(await profiles.get(NOBODY)).toBeNull();
    });
  });

  describe('update', () => {
    it('stores the trimmed name and the time, and leaves the rest (DATA-184)', async () => {
      const { userId, profiles } = await owner();
      const before = await profiles.get(userId);
      const after = await profiles.update(userId, { name: '  ليلى 🌿 ' });
      expect(after).toEqual({ ...before, name: 'ليلى 🌿', updatedAt: after.updatedAt });
      expect(after.updatedAt >= (before?.updatedAt ?? 'z')).toBe(true);
      expect(await profiles.get(userId)).toEqual(after);
    });

    it('accepts a name of 120 characters', async () => {
      const { userId, profiles } = await owner();
      const name = '🌿'.repeat(120);
      expect(await profiles.update(userId, { name })).toMatchObject({ name });
    });

    it.each(['', ' \n', 'a'.repeat(121)])('refuses the name %j as invalid', async (name) => {
      const { userId, profiles } = await owner();
      const before = await profiles.get(userId);
      await expect(profiles.update(userId, { name })).rejects.toMatchObject({
        name: 'DataError',
        code: 'invalid',
      });
      expect(await profiles.get(userId)).toEqual(before);
    });

    it('stores name, email, phone, location and bio, trimmed; empty ones are null (DATA-201)', async () => {
      const { userId, profiles } = await owner();
      const all = {
        name: 'Layla',
        email: ' layla@example.org ',
        phone: ' +٩٦٢ 7 9000 0000 ',
        location: 'عمّان',
        bio: ' Two lines.\nالسطر الثاني 🌿 ',
      };
      expect(await profiles.update(userId, all)).toMatchObject({
        name: 'Layla',
        email: 'layla@example.org',
        phone: '+٩٦٢ 7 9000 0000',
        location: 'عمّان',
        bio: 'Two lines.\nالسطر الثاني 🌿',
      });
      const none = { phone: null, location: '  ', bio: '' };
      expect(await profiles.update(userId, none)).toMatchObject({
        name: 'Layla',
        email: 'layla@example.org',
        phone: null,
        location: null,
        bio: null,
      });
    });

    const tooMuch: [string, ProfileChanges][] = [
      ['an address without @', { email: 'layla' }],
      ['no address', { email: ' ' }],
      ['a phone of 41 characters', { phone: '1'.repeat(41) }],
      ['a location of 121', { location: 'l'.repeat(121) }],
      ['a bio of 2001', { bio: 'b'.repeat(2001) }],
    ];
    it.each(tooMuch)('refuses %s as invalid', async (_what, change) => {
      const { userId, profiles } = await owner();
      const before = await profiles.get(userId);
      await expect(profiles.update(userId, change)).rejects.toMatchObject({ code: 'invalid' });
      expect(await profiles.get(userId)).toEqual(before);
    });

    it('is denied where there is no profile', async () => {
      const { profiles } = await owner();
      await expect(profiles.update(NOBODY, { name: 'A' })).rejects.toMatchObject({
        code: 'denied',
      });
    });
  });
}
