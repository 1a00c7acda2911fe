import type * as vitest from 'vitest';
import type { CheckIn } from './check-in.ts';
import { changedCheckIn, newCheckIn } from './check-in.ts';
import type { CheckInService } from './service.ts';

const NOW = new Date('2026-11-20T21:12:07.014Z');

function made(values: Partial<Parameters<typeof newCheckIn>[0]> = {}): CheckIn {
  return newCheckIn({
    mood: 7,
    energy: 4,
    stress: 2,
    now: NOW,
    timeZone: 'Asia/Riyadh',
    ...values,
  });
}

/**
 * The tests that every CheckInService must pass. Each asks `service` for one of a user who
 * may already have check-ins of other ids, and `unasked` for one of a user who agreed to nothing.
 */
export function checkInContract(
  service: () => Promise<CheckInService>,
  unasked: () => Promise<CheckInService>,
  { describe, it, expect }: Pick<typeof vitest, 'describe' | 'it' | 'expect'>,
): void {
  const everything = { sinceLocalDate: '2000-01-01' };
  const listed = async (from: CheckInService, ...ids: string[]): Promise<CheckIn[]> =>
    (await from.list(everything)).filter(({ id }) => ids.includes(id));

  describe('submit', () => {
    it('stores everything as entered, with instant, zone and local date (DATA-199, DATA-088)', async () => {
      const checkIns = await service();
      const full = made({
        motivation: 0,
        notes: 'بخير، the walk helped 🌿',
        words: ['calm', 'هادئ'],
        tags: ['walk', 'البحر'],
        touched: ['mood'],
      });
      expect(await checkIns.submit(full)).toEqual(full);
      expect(await listed(checkIns, full.id)).toEqual([full]);
      expect(full).toMatchObject({ occurredAt: NOW.toISOString(), localDate: '2026-11-21' });
    });

    it('keeps what was not given as null, not as 0 or empty text', async () => {
      const checkIns = await service();
      const bare = made({ notes: '  ' });
      await checkIns.submit(bare);
      expect(await listed(checkIns, bare.id)).toEqual([
        { ...bare, motivation: null, notes: null, words: [], tags: [] },
      ]);
    });

    it('accepts the ends of each slider and the longest note (DATA-085, DATA-086, DATA-087)', async () => {
      const checkIns = await service();
      const low = made({ mood: 0, energy: 0, stress: 0, motivation: 0 });
      const high = made({
        mood: 10,
        energy: 10,
        stress: 10,
        motivation: 10,
        notes: '🌿'.repeat(2000),
      });
      await checkIns.submit(low);
      await checkIns.submit(high);
      const found = await listed(checkIns, low.id, high.id);
      expect(found.find(({ id }) => id === low.id)).toEqual(low);
      expect(found.find(({ id }) => id === high.id)).toEqual(high);
    });

    it('keeps nothing of who did not agree to it', async () => {
      const checkIns = await unasked();
      const checkIn = made();
      await expect(checkIns.submit(checkIn)).rejects.toMatchObject({
        name: 'DataError',
        code: 'consent',
      });
      expect(await listed(checkIns, checkIn.id)).toEqual([]);
    });

    const wrong: [string, Partial<CheckIn>][] = [
      ['a mood above 10', { mood: 11 }],
      ['an energy below 0', { energy: -1 }],
      ['a stress between two steps', { stress: 2.5 }],
      ['a motivation above 10', { motivation: 11 }],
      ['a note of 2001 characters', { notes: 'a'.repeat(2001) }],
      ['four words', { words: ['a', 'b', 'c', 'd'] }],
      ['eleven tags', { tags: [...'abcdefghijk'] }],
      ['a tag of 41 characters', { tags: ['t'.repeat(41)] }],
      ['a slider twice', { touched: ['mood', 'mood'] }],
      ['a day that is none', { localDate: '2026-02-30' }],
      ['an instant that is none', { occurredAt: 'yesterday' }],
    ];
    it.each(wrong)('refuses %s as invalid and stores nothing', async (_what, values) => {
      const checkIns = await service();
      const bad = { ...made(), ...values };
      await expect(checkIns.submit(bad)).rejects.toMatchObject({
        name: 'DataError',
        code: 'invalid',
      });
      expect(await listed(checkIns, bad.id)).toEqual([]);
    });

    it('repeated, also at the same time, stores once and leaves the first as it was', async () => {
      const checkIns = await service();
      const first = made();
      // As many as it takes for two of them to meet in the database now and then.
      await Promise.all(Array.from({ length: 8 }, () => checkIns.submit(first)));
      expect(await checkIns.submit({ ...first, mood: 1 })).toEqual(first);
      expect(await listed(checkIns, first.id)).toEqual([first]);
    });
  });

  describe('get', () => {
    it('gives one by its id, and null for none', async () => {
      const checkIns = await service();
      const mine = await checkIns.submit(made({ touched: ['stress'], tags: ['sea'] }));
      expect(await checkIns.get(mine.id)).toEqual(mine);
      expect(await checkIns.get(crypto.randomUUID())).toBeNull();
    });
  });

  describe('change', () => {
    it('changes what was said and says when; its time stays (DECISION-109)', async () => {
      const checkIns = await service();
      const mine = await checkIns.submit(made({ notes: 'before', touched: ['mood'] }));
      const change = { energy: 9, touched: ['mood', 'energy'], notes: ' after ', tags: ['sea'] };
      const changed = changedCheckIn(mine, { ...change, touched: ['mood', 'energy'] });
      const stored = await checkIns.change(changed);
      expect(stored).toEqual({
        ...mine,
        ...change,
        notes: 'after',
        version: 2,
        editedAt: stored.editedAt,
      });
      expect(Date.parse(stored.editedAt ?? '')).not.toBeNaN();
      expect(await checkIns.get(mine.id)).toEqual(stored);
    });

    it('of a version that is gone is a conflict and changes nothing', async () => {
      const checkIns = await service();
      const mine = await checkIns.submit(made());
      const stored = await checkIns.change(changedCheckIn(mine, { mood: 9 }));
      const late = changedCheckIn(mine, { mood: 1 });
      await expect(checkIns.change(late)).rejects.toMatchObject({ code: 'conflict' });
      expect(await checkIns.get(mine.id)).toEqual(stored);
      const none = { ...late, id: crypto.randomUUID() };
      await expect(checkIns.change(none)).rejects.toMatchObject({ code: 'conflict' });
    });

    it('that breaks a rule is invalid', async () => {
      const checkIns = await service();
      const mine = await checkIns.submit(made());
      await expect(checkIns.change({ ...mine, mood: 11 })).rejects.toMatchObject({
        code: 'invalid',
      });
    });
  });

  describe('remove', () => {
    it('deletes one, once, and it can come back as it was', async () => {
      const checkIns = await service();
      const first = await checkIns.submit(made({ tags: ['sea'] }));
      const mine = await checkIns.change(changedCheckIn(first, { notes: 'kept' }));
      await checkIns.remove(mine);
      expect(await checkIns.get(mine.id)).toBeNull();
      await checkIns.remove(mine);
      expect(await checkIns.submit({ ...mine, version: 1 })).toEqual({ ...mine, version: 1 });
      expect(await listed(checkIns, mine.id)).toEqual([{ ...mine, version: 1 }]);
    });

    it('of a version that is gone is a conflict, and it stays', async () => {
      const checkIns = await service();
      const mine = await checkIns.submit(made());
      const stored = await checkIns.change(changedCheckIn(mine, { mood: 9 }));
      await expect(checkIns.remove(mine)).rejects.toMatchObject({ code: 'conflict' });
      expect(await checkIns.get(mine.id)).toEqual(stored);
    });
  });

  describe('erase', () => {
    it('deletes all there are, and new ones are kept as before', async () => {
      const checkIns = await service();
      await checkIns.submit(made());
      await checkIns.erase();
      expect(await checkIns.list(everything)).toEqual([]);
      await checkIns.erase();
      const next = await checkIns.submit(made());
      expect(await checkIns.list(everything)).toEqual([next]);
    });

    it('deletes those of some days, the first and the last included', async () => {
      const checkIns = await service();
      const at = (day: number) =>
        made({ now: new Date(`2026-03-0${day}T12:00:00Z`), timeZone: 'UTC' });
      const [before, first, last, after] = [at(1), at(2), at(4), at(5)];
      for (const each of [before, first, last, after]) await checkIns.submit(each);
      await checkIns.erase({ from: '2026-03-02', to: '2026-03-04' });
      const left = await listed(checkIns, before.id, first.id, last.id, after.id);
      expect(left).toEqual([before, after]);
    });
  });

  describe('list', () => {
    it('is in order of time, whatever the order of submitting and the zone', async () => {
      const checkIns = await service();
      const at = (time: string, timeZone: string) =>
        made({ now: new Date(`2026-11-19T${time}Z`), timeZone });
      const [late, early, middle] = [
        at('20:00:00', 'America/New_York'),
        at('08:00:00', 'Pacific/Kiritimati'),
        at('12:00:00', 'UTC'),
      ];
      for (const each of [late, early, middle]) await checkIns.submit(each);
      expect(await listed(checkIns, late.id, early.id, middle.id)).toEqual([early, middle, late]);
    });

    it('begins with the given local date', async () => {
      const checkIns = await service();
      const today = made();
      const before = made({ now: new Date('2026-11-20T20:59:59.999Z') });
      await checkIns.submit(today);
      await checkIns.submit(before);
      expect(before.localDate).toBe('2026-11-20');
      const ids = (await checkIns.list({ sinceLocalDate: '2026-11-21' })).map(({ id }) => id);
      expect(ids).toContain(today.id);
      expect(ids).not.toContain(before.id);
      expect(await checkIns.list({ sinceLocalDate: '2999-01-01' })).toEqual([]);
    });
  });
}
