import type * as vitest from 'vitest';
import {
  MAX_ANSWER,
  newThoughtRecord,
  createRemoval,
  createSaving,
  type ThoughtRecord,
} from './record.ts';
import type { ThoughtRecordService } from './service.ts';

const NOW = new Date('2026-11-20T21:12:07.014Z');
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

/** The tests that every ThoughtRecordService must pass; its user may have other records. */
export function thoughtRecordContract(
  service: () => Promise<ThoughtRecordService>,
  { describe, it, expect }: Pick<typeof vitest, 'describe' | 'it' | 'expect'>,
): void {
  const listed = async (
    from: ThoughtRecordService,
    ...of: ThoughtRecord[]
  ): Promise<ThoughtRecord[]> =>
    (await from.list()).filter(({ recordId }) => of.some((one) => one.recordId === recordId));

  describe('save', () => {
    it('keeps what was written, and of a record the newest saving', async () => {
      const records = await service();
      const begun = newThoughtRecord(NOW, {
        situation: 'اجتماع 🌿',
        feelings: ['anxious'],
        before: [8],
      });
      await records.save(begun);
      expect(await listed(records, begun)).toEqual([begun]);
      const done = createSaving(begun, { after: [4], belief: 80, step: 8 }, later(1));
      await records.save(done);
      await records.save(createSaving(begun, { situation: 'late' }, NOW));
      expect(await listed(records, begun)).toEqual([done]);
    });

    it.each([
      ['an answer that is too long', { thought: 'x'.repeat(MAX_ANSWER + 1) }],
      ['a strength without its feeling', { before: [3] }],
      ['a step that is none', { step: 9 }],
    ])('refuses %s as invalid and stores nothing', async (_what, change) => {
      const records = await service();
      const bad = { ...newThoughtRecord(NOW), ...change };
      await expect(records.save(bad)).rejects.toMatchObject({ name: 'DataError', code: 'invalid' });
      expect(await listed(records, bad)).toEqual([]);
    });

    it('repeated, also at the same time, stores once', async () => {
      const records = await service();
      const record = newThoughtRecord(NOW, { thought: 'once' });
      await Promise.all([records.save(record), records.save(record)]);
      await records.save({ ...record, thought: 'other' });
      expect(await listed(records, record)).toEqual([record]);
    });

    it('what was removed is gone, and a late saving does not bring it back', async () => {
      const records = await service();
      const record = newThoughtRecord(NOW, { thought: 'gone' });
      await records.save(record);
      await records.save(createRemoval(record, later(5)));
      await records.save(createSaving(record, { thought: 'late' }, later(4)));
      expect(await listed(records, record)).toEqual([]);
    });
  });

  it('list has those begun last first', async () => {
    const records = await service();
    const [early, late] = [newThoughtRecord(later(10)), newThoughtRecord(later(20))];
    await records.save(late);
    await records.save(early);
    expect(await listed(records, early, late)).toEqual([late, early]);
  });
}
