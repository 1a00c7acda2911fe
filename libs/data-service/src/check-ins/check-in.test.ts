import { describe, expect, test } from 'vitest';
import { checkInCodec, newCheckIn } from './check-in.ts';

const input = { mood: 6, energy: 5, stress: 4, timeZone: 'Asia/Riyadh' };

describe('a new check-in', () => {
  test('gets an id of its own, its instant, its zone and the day there', () => {
    const now = new Date('2026-11-20T21:00:00Z');
    const checkIn = newCheckIn({ ...input, motivation: 7, notes: ' a walk ', now });
    expect(checkIn).toMatchObject({
      ...input,
      id: checkIn.id,
      motivation: 7,
      notes: 'a walk',
      words: [],
      occurredAt: '2026-11-20T21:00:00.000Z',
      localDate: '2026-11-21',
    });
    expect(newCheckIn({ ...input, now }).id).not.toBe(checkIn.id);
  });

  test('is refused when it breaks a rule, without repeating what was written', () => {
    const refuse = () =>
      newCheckIn({ ...input, mood: 12, notes: 'secret'.repeat(400), now: new Date() });
    expect(refuse).toThrow('Not a check-in: mood, notes');
    expect(refuse).not.toThrow('secret');
  });

  test('survives the way through its row, with the embedded backend’s timestamp', () => {
    const checkIn = newCheckIn({
      ...input,
      ...{ tags: ['sea'], touched: ['mood'], now: new Date('2026-11-20T18:12:07.014Z') },
    });
    const row = { ...checkInCodec.toRow(checkIn), occurred_at: '2026-11-20 18:12:07.014+00' };
    expect(checkInCodec.ofRow(row)).toEqual(checkIn);
  });

  test('of an outbox that was filled before there were tags is read as set', () => {
    const { touched, tags, edited_at, ...row } = checkInCodec.toRow(
      newCheckIn({ ...input, now: new Date() }),
    );
    expect([touched, tags, edited_at]).toEqual([['mood', 'energy', 'stress'], [], null]);
    expect(checkInCodec.ofRow(row)).toMatchObject({ touched, tags: [], version: 1 });
  });

  test.each([null, 7, {}, { id: 'x' }])('a row that is none is invalid: %j', (row) => {
    expect(() => checkInCodec.ofRow(row)).toThrow(expect.objectContaining({ code: 'invalid' }));
  });
});
