import type * as vitest from 'vitest';
import { type CheckIn, newCheckIn } from '../check-ins/check-in.ts';
import type { CheckInService } from '../check-ins/service.ts';
import type { TagService } from './service.ts';
import { MAX_OWN_TAGS, newTag, type Tag } from './tag.ts';

/** A person without tags, and their check-ins. */
export interface TagsUnderTest {
  tags: TagService;
  checkIns: Pick<CheckInService, 'submit' | 'get'>;
}

const tagged = (...tags: string[]): CheckIn =>
  newCheckIn({
    ...{ mood: 7, energy: 4, stress: 2, tags, timeZone: 'Asia/Riyadh' },
    now: new Date('2026-11-20T21:12:07.014Z'),
  });

/** The tests that every TagService must pass. Each asks for one of a person without tags. */
export function tagContract(
  open: () => Promise<TagsUnderTest>,
  { describe, it, expect }: Pick<typeof vitest, 'describe' | 'it' | 'expect'>,
): void {
  async function having(...tags: Tag[]) {
    const under = await open();
    for (const tag of tags) await under.tags.add(tag);
    return under;
  }
  const names = async (tags: TagService) => (await tags.list()).map(({ name }) => name);

  describe('tags', () => {
    it('are kept with their kind, once each, and listed', async () => {
      const walk = newTag(' walk ', 'activities');
      const { tags } = await having(walk, newTag('البيت', 'places'), newTag('Mother', 'people'));
      expect(await tags.add({ ...walk, kind: 'people' })).toMatchObject({
        name: 'walk',
        kind: 'activities',
      });
      const listed = await tags.list();
      expect(listed.map(({ name }) => name).sort()).toEqual(['Mother', 'walk', 'البيت']);
      expect(listed.every(({ archivedAt }) => archivedAt === null)).toBe(true);
    });

    it('of one name in any case are one', async () => {
      const { tags } = await having(newTag('Walk'));
      await expect(tags.add(newTag('wALK'))).rejects.toMatchObject({ code: 'conflict' });
      expect(await names(tags)).toEqual(['Walk']);
    });

    it.each([' ', '', 'x'.repeat(41)])('of the name "%s" are refused', async (name) => {
      const { tags } = await open();
      const bad = { ...newTag('good'), name };
      await expect(tags.add(bad)).rejects.toMatchObject({ code: 'invalid' });
      expect(await tags.list()).toEqual([]);
    });

    it('are at most 200', async () => {
      const { tags } = await open();
      for (let n = 0; n < MAX_OWN_TAGS; n += 1) await tags.add(newTag(`tag ${n}`));
      await expect(tags.add(newTag('one more'))).rejects.toMatchObject({ code: 'invalid' });
      expect(await tags.list()).toHaveLength(MAX_OWN_TAGS);
    });

    it('can be put away and taken back', async () => {
      const walk = newTag('walk');
      const { tags } = await having(walk);
      const archivedAt = '2026-11-21T08:00:00.000Z';
      expect(await tags.change(walk.id, { archivedAt })).toMatchObject({ archivedAt, kind: null });
      expect(await tags.change(walk.id, { kind: 'activities' })).toMatchObject({ archivedAt });
      expect(await tags.change(walk.id, { archivedAt: null })).toMatchObject({
        archivedAt: null,
        kind: 'activities',
      });
      const none = crypto.randomUUID();
      await expect(tags.change(none, { archivedAt })).rejects.toMatchObject({ code: 'conflict' });
    });
  });

  describe('rename', () => {
    it('changes the tag and every check-in, which does not count as edited', async () => {
      const walk = newTag('walk');
      const { tags, checkIns } = await having(walk, newTag('sea'));
      const [both, other] = [tagged('Walk', 'sea'), tagged('sea')];
      for (const each of [both, other]) await checkIns.submit(each);
      await tags.rename(walk.id, ' long walk ');
      expect((await names(tags)).sort()).toEqual(['long walk', 'sea']);
      expect(await checkIns.get(both.id)).toEqual({
        ...both,
        tags: ['long walk', 'sea'],
        version: 2,
      });
      expect(await checkIns.get(other.id)).toEqual(other);
      await tags.rename(walk.id, 'Long Walk');
      expect((await checkIns.get(both.id))?.tags).toEqual(['Long Walk', 'sea']);
    });

    it('to a name that another tag has is a conflict, and changes nothing', async () => {
      const walk = newTag('walk');
      const { tags, checkIns } = await having(walk, newTag('sea'));
      const mine = tagged('walk');
      await checkIns.submit(mine);
      await expect(tags.rename(walk.id, 'SEA')).rejects.toMatchObject({ code: 'conflict' });
      expect((await names(tags)).sort()).toEqual(['sea', 'walk']);
      expect(await checkIns.get(mine.id)).toEqual(mine);
      await expect(tags.rename(walk.id, ' ')).rejects.toMatchObject({ code: 'invalid' });
    });
  });

  describe('merge', () => {
    it('leaves one tag, and each check-in has it once', async () => {
      const [walk, stroll] = [newTag('walk'), newTag('stroll')];
      const { tags, checkIns } = await having(walk, stroll);
      const [one, both] = [tagged('stroll', 'sea'), tagged('walk', 'sea', 'stroll')];
      for (const each of [one, both]) await checkIns.submit(each);
      await tags.merge(stroll.id, walk.id);
      expect(await names(tags)).toEqual(['walk']);
      expect((await checkIns.get(one.id))?.tags).toEqual(['walk', 'sea']);
      expect((await checkIns.get(both.id))?.tags).toEqual(['walk', 'sea']);
      expect((await checkIns.get(both.id))?.editedAt).toBeNull();
      await tags.merge(walk.id, walk.id);
      expect(await names(tags)).toEqual(['walk']);
    });
  });
}
