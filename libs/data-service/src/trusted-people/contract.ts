import { addDays, localDateAt } from '@nafas/insights';
import type * as vitest from 'vitest';
import { newCheckIn } from '../check-ins/check-in.ts';
import type { CheckInService } from '../check-ins/service.ts';
import type { SettingsService } from '../settings/service.ts';
import { lastSaturday } from './preview.ts';
import type { TrustedPeopleService } from './service.ts';

const ZONE = 'UTC';

/** A person in UTC without check-ins, whom one other sees and who sees one other. */
export interface TrustWorld {
  readonly trust: TrustedPeopleService;
  readonly checkIns: Pick<CheckInService, 'submit'>;
  readonly settings: Pick<SettingsService, 'merge'>;
}

/** Checks in on days before the last Saturday, with these moods; the last of them on that day. */
async function checkIn(to: TrustWorld, ...moods: readonly number[]): Promise<void> {
  const saturday = lastSaturday(localDateAt(new Date(), ZONE));
  for (const [index, mood] of moods.entries()) {
    const now = new Date(`${addDays(saturday, index + 1 - moods.length)}T12:00:00Z`);
    await to.checkIns.submit(
      newCheckIn({ mood, energy: 5, stress: 5, touched: ['mood'], now, timeZone: ZONE }),
    );
  }
}

const share = (of: TrustWorld, shareProgress: boolean) =>
  of.settings.merge('privacy', { shareProgress });

/** The tests that every TrustedPeopleService must pass. `open` is another such person each time. */
export function trustedPeopleContract(
  open: () => Promise<TrustWorld>,
  { describe, it, expect }: Pick<typeof vitest, 'describe' | 'it' | 'expect'>,
): void {
  async function sides(of: TrustWorld) {
    const people = await of.trust.people();
    const find = (side: string) => people.find((one) => one.side === side);
    return { people, seesMe: find('sees-me')?.id ?? '', seen: find('seen')?.id ?? '' };
  }
  describe('trusted people', () => {
    it('share nothing by default, not even their week (DECISION-156)', async () => {
      const world = await open();
      await checkIn(world, 5, 6, 7);
      expect(await world.trust.preview()).toMatchObject({
        ...{ state: 'quiet', weekEnds: null, week: null, mood: null, days: null },
        achievements: null,
      });
    });

    it('get the week in a word, the days of thirty and achievements, and nothing else (DECISION-146)', async () => {
      const world = await open();
      await checkIn(world, 5, 6, 7);
      const before = await world.trust.preview(true);
      await share(world, true);
      const preview = await world.trust.preview();
      expect(preview).toEqual(before);
      expect(preview).toEqual({
        ...{ state: 'shared', name: expect.any(String), avatarUrl: null },
        ...{ week: 'some', mood: null, days: 3 },
        weekEnds: lastSaturday(localDateAt(new Date(), ZONE)),
        achievements: [{ id: 'first-check-in', title: expect.anything() }],
      });
      await share(world, false);
      expect(await world.trust.preview()).toMatchObject({ state: 'quiet', days: null });
    });

    it.each([
      ['lighter', [3, 4, 5, 6]],
      ['heavier', [6, 5, 4, 3]],
      ['even', [5, 5, 6, 5, 5]],
      ['changing', [8, 3, 8, 3, 8]],
      [null, [2, 9]],
    ] as const)('say of moods no more than %s, and only by choice', async (mood, moods) => {
      const world = await open();
      await checkIn(world, ...moods);
      expect(await world.trust.moodLine()).toBe(false);
      await world.trust.setMoodLine(true);
      expect(await world.trust.moodLine()).toBe(true);
      expect(await world.trust.preview(true)).toMatchObject({ mood });
    });

    it('are paused and gone on with, ended and blocked, each at once', async () => {
      const world = await open();
      const { people, seesMe, seen } = await sides(world);
      expect(people).toHaveLength(2);
      await world.trust.pause(seesMe, true);
      expect((await world.trust.people()).find(({ id }) => id === seesMe)?.paused).toBe(true);
      await world.trust.pause(seesMe, false);
      expect(await world.trust.getPreview(seen)).not.toBeNull();
      await world.trust.end(seen);
      expect(await world.trust.getPreview(seen)).toBeNull();
      await world.trust.end(seen);
      await world.trust.block(seesMe);
      const [blocked, ...others] = await world.trust.people();
      expect(others).toEqual([]);
      expect(blocked).toMatchObject({ side: 'blocked', avatarUrl: null });
      await world.trust.unblock(blocked?.id ?? '');
      expect(await world.trust.people()).toEqual([]);
      const gone = { code: 'conflict' };
      await expect(world.trust.pause(seesMe, true)).rejects.toMatchObject(gone);
      await expect(world.trust.block(seesMe)).rejects.toMatchObject(gone);
      await expect(world.trust.send(seen, 'tea')).rejects.toMatchObject(gone);
    });

    it('send and get kind words', async () => {
      const world = await open();
      const { seen } = await sides(world);
      await world.trust.send(seen, 'walk');
      const person = (await world.trust.people()).find(({ id }) => id === seen);
      expect(person).toMatchObject({ word: 'walk', wordSeen: null });
      const words = await world.trust.words();
      expect(words).toMatchObject([{ kind: 'tea', seen: false }]);
      await world.trust.seeWords();
      expect(await world.trust.words()).toMatchObject([{ kind: 'tea', seen: true }]);
    });

    it('come by no token that nobody made', async () => {
      const { trust } = await open();
      expect(await trust.inviter('0'.repeat(32))).toBeNull();
      expect(await trust.accept('0'.repeat(32))).toBeNull();
      expect(await trust.getPreview(crypto.randomUUID())).toBeNull();
      expect(await trust.invites()).toEqual([]);
    });
  });
}
