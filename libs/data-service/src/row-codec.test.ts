import { expect, test } from 'vitest';
import { rowCodec, rowReader } from './row-codec.ts';
import { z } from './zod.ts';

const owned = {
  id: z.string(),
  occurredAt: z.string(),
  timeZone: z.string(),
  localDate: z.string(),
};
const slider = z.int();
const sliders = { mood: slider, energy: slider, stress: slider };
const codec = rowCodec({
  table: 'check_ins',
  what: 'a check-in',
  schema: z.object({ ...owned, ...sliders }),
});
const value = {
  ...{ id: 'a', occurredAt: 'now', timeZone: 'UTC', localDate: '2026-11-22' },
  ...{ mood: 1, energy: 2, stress: 3 },
};

test('fields become columns and back, and nothing else comes along', () => {
  const row = codec.toRow(value);
  expect(row).toEqual({
    ...{ id: 'a', occurred_at: 'now', time_zone: 'UTC', local_date: '2026-11-22' },
    ...{ mood: 1, energy: 2, stress: 3 },
  });
  expect(codec.ofRow({ ...row, user_id: 'somebody' })).toEqual(value);
  expect(codec.columns).toBe('id, occurred_at, time_zone, local_date, mood, energy, stress');
});

test('a column may have a name of its own', () => {
  const schema = z.object({ version: z.string() });
  const renamed = { version: 'engine_version' } as const;
  const reader = rowReader({ table: 'emotion_readings', what: 'a reading', schema, renamed });
  expect(reader.columns).toBe('engine_version');
  expect(reader.ofRow({ engine_version: '2' })).toEqual({ version: '2' });
});

test('what is none is refused by the names of its fields, without what was in them', () => {
  expect(() => codec.parse({ ...value, mood: 'secret' })).toThrow('Not a check-in: mood');
  expect(() => codec.ofRow(null)).toThrow(expect.objectContaining({ code: 'invalid' }));
});

test('a schema that differs from the database is a type error', () => {
  const what = 'a check-in';
  const made = [
    // @ts-expect-error No column is named sleep_hours.
    rowReader({ table: 'check_ins', what, schema: z.object({ sleepHours: z.int() }) }),
    // @ts-expect-error The column holds numbers.
    rowReader({ table: 'check_ins', what, schema: z.object({ mood: z.string() }) }),
    // @ts-expect-error The column may be null.
    rowReader({ table: 'check_ins', what, schema: z.object({ motivation: slider }) }),
    // @ts-expect-error An insert must name the columns of the other sliders, too.
    rowCodec({ table: 'check_ins', what, schema: z.object({ ...owned, mood: slider }) }),
    // @ts-expect-error There is no such table.
    rowReader({ table: 'check_in', what, schema: z.object({ id: z.string() }) }),
  ];
  expect(made).toHaveLength(5);
});
