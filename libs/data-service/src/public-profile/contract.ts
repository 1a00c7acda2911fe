import type * as vitest from 'vitest';
import { newCheckIn } from '../check-ins/check-in.ts';
import type { CheckInService } from '../check-ins/service.ts';
import type { SettingsService } from '../settings/service.ts';
import type { PublicProfileService } from './service.ts';

/** A person without a handle and without check-ins, who has the public profile off. */
export interface PublicProfileWorld {
  readonly profiles: PublicProfileService;
  /** As somebody without a session asks. */
  readonly outside: Pick<PublicProfileService, 'get'>;
  readonly checkIns: Pick<CheckInService, 'submit'>;
  readonly settings: Pick<SettingsService, 'merge'>;
}

let made = 0;
/** A handle that no other test has. */
function createHandle(): string {
  made += 1;
  return `walker-${String.fromCharCode(97 + (made % 26))}${Date.now().toString(36)}`.slice(0, 30);
}

/** The tests that every PublicProfileService must pass. `open` is another such person each time. */
export function publicProfileContract(
  open: () => Promise<PublicProfileWorld>,
  { describe, it, expect }: Pick<typeof vitest, 'describe' | 'it' | 'expect'>,
): void {
  const turn = ({ settings }: PublicProfileWorld, publicProfile: boolean) =>
    settings.merge('privacy', { publicProfile });

  describe('the public profile', () => {
    it('is there while the switch is on: name, picture, bio, achievements, and nothing else (DECISION-147)', async () => {
      const world = await open();
      const now = new Date();
      const how = { mood: 6, energy: 5, stress: 4, timeZone: 'UTC', notes: 'My own words' };
      await world.checkIns.submit(newCheckIn({ ...how, now }));
      const handle = createHandle();
      await world.profiles.setHandle(handle);
      expect(await world.profiles.handle()).toBe(handle);
      expect(await world.outside.get(handle)).toBeNull();
      await turn(world, true);
      const shown = await world.outside.get(handle);
      expect(shown).toEqual({
        ...{ name: expect.any(String), avatarUrl: null, bio: null },
        achievements: [{ id: 'first-check-in', title: expect.anything() }],
      });
      expect(shown).toEqual(await world.profiles.own());
      await turn(world, false);
      expect(await world.outside.get(handle)).toBeNull();
      await turn(world, true);
      await world.profiles.setHandle(null);
      expect(await world.profiles.handle()).toBeNull();
      expect(await world.outside.get(handle)).toBeNull();
    });

    it('has a handle of small letters, digits and hyphens that speaks for nobody else', async () => {
      const { profiles } = await open();
      for (const wrong of ['ab', 'Layla', 'la yla', '-layla', 'la--yla', 'лayla', 'a'.repeat(31)])
        await expect(profiles.setHandle(wrong), wrong).rejects.toMatchObject({ code: 'invalid' });
      await expect(profiles.setHandle('nafas-team')).rejects.toMatchObject({ code: 'conflict' });
      expect(await profiles.handle()).toBeNull();
      expect(await profiles.get('nobody-has-this')).toBeNull();
    });
  });
}
