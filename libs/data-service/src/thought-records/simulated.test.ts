import { describe, expect, it, test } from 'vitest';
import { createMemoryStorage } from '../testing/memory-storage.ts';
import { thoughtRecordsWithWrites } from './client.ts';
import { thoughtRecordContract } from './contract.ts';
import {
  isEmptyRecord,
  newThoughtRecord,
  thoughtRecordCodec,
  createRemoval,
  createSaving,
} from './record.ts';
import { createSimulatedThoughtRecords } from './simulated.ts';

const create = (language?: string) => {
  const storage = createMemoryStorage();
  const delayMs = { read: 0, write: 0 };
  const now = () => new Date('2026-11-22T10:00:00Z');
  return createSimulatedThoughtRecords({
    ...{ storage, now, delayMs },
    ...(language === undefined ? {} : { language }),
  });
};

describe('simulated thought records', () => {
  thoughtRecordContract(() => Promise.resolve(create()), { describe, it, expect });
});

test.each(['en', 'ar'])(
  'the sample person has finished ones and one that rests, in %s',
  async (language) => {
    const records = await create(language).list();
    expect(records.map(({ step }) => step)).toEqual([8, 8, 5]);
  },
);

test('writes of the outbox are shown in the place of what the server has', () => {
  const now = new Date('2026-11-20T10:00:00Z');
  const [kept, gone] = [
    newThoughtRecord(now, { thought: 'a' }),
    newThoughtRecord(now, { thought: 'b' }),
  ];
  const changed = createSaving(kept, { thought: 'c' }, now);
  const write = (record: typeof kept) => ({
    ...{
      table: thoughtRecordCodec.table,
      row: thoughtRecordCodec.toRow(record),
      topic: 'thought-records',
    },
  });
  const shown = thoughtRecordsWithWrites(
    [kept, gone],
    [write(changed), write(createRemoval(gone, now))],
  );
  expect(shown).toEqual([changed]);
});

test('a record in which nothing is written is empty', () => {
  expect(isEmptyRecord(newThoughtRecord(new Date()))).toBe(true);
  expect(isEmptyRecord(newThoughtRecord(new Date(), { thought: 'x' }))).toBe(false);
});
