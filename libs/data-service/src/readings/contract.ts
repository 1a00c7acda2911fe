import type * as vitest from 'vitest';
import { READING_SOURCES, type Reading } from './reading.ts';
import type { ReadingService } from './service.ts';

const read = (values: Partial<Reading> = {}): Reading => ({
  id: crypto.randomUUID(),
  source: 'text',
  happiness: 12.5,
  sadness: 0,
  neutral: null,
  stress: 100,
  energy: null,
  confidence: 0.75,
  engine: 'on-device-text',
  version: '2 en',
  answer: null,
  correction: null,
  checkInId: null,
  occurredAt: '2026-11-20T21:12:07.014Z',
  timeZone: 'Asia/Riyadh',
  localDate: '2026-11-21',
  ...values,
});
const CORRECTION = { happiness: 60, sadness: null, neutral: 20, stress: 10, energy: 0 };

/**
 * The tests that every ReadingService must pass. Each asks `service` for one of a user who may already have
 * readings of other ids.
 */
export function readingContract(
  service: () => Promise<ReadingService>,
  { describe, it, expect }: Pick<typeof vitest, 'describe' | 'it' | 'expect'>,
): void {
  const listed = async (from: ReadingService, ...ids: string[]): Promise<Reading[]> =>
    (await from.list({ sinceLocalDate: '2000-01-01' })).filter(({ id }) => ids.includes(id));

  describe('record', () => {
    it.each(READING_SOURCES)(
      'keeps all of a reading of the %s, and null as null (DECISION-037)',
      async (source) => {
        const readings = await service();
        const reading = read({ source });
        expect(await readings.record(reading)).toEqual(reading);
        expect(await listed(readings, reading.id)).toEqual([reading]);
      },
    );

    it('keeps an answer that is given at once, with its correction', async () => {
      const readings = await service();
      const reading = read({ answer: 'corrected', correction: CORRECTION });
      expect(await readings.record(reading)).toEqual(reading);
      expect(await listed(readings, reading.id)).toEqual([reading]);
    });

    const wrong: [string, Partial<Reading>][] = [
      ['a source that is none', { source: 'smell' as Reading['source'] }],
      ['a percent above 100', { stress: 101 }],
      ['a confidence above 1', { confidence: 75 }],
      ['a reading that read nothing', { happiness: null, sadness: null, stress: null }],
      ['an engine without a name', { engine: '' }],
      ['a correction that nobody gave', { correction: CORRECTION }],
      ['a correction without values', { answer: 'corrected', correction: null }],
      ['a day that is none', { localDate: '2026-02-30' }],
    ];
    it.each(wrong)('refuses %s as invalid and stores nothing', async (_what, values) => {
      const readings = await service();
      const bad = read(values);
      await expect(readings.record(bad)).rejects.toMatchObject({
        name: 'DataError',
        code: 'invalid',
      });
      expect(await listed(readings, bad.id)).toEqual([]);
    });

    it('repeated stores once and leaves the first as it was', async () => {
      const readings = await service();
      const first = read();
      await readings.record(first);
      expect(await readings.record({ ...first, stress: 1 })).toEqual(first);
      expect(await listed(readings, first.id)).toEqual([first]);
    });
  });

  describe('answer', () => {
    it('is kept, and may be changed; what was read stays', async () => {
      const readings = await service();
      const reading = await readings.record(read());
      const accepted = await readings.answer(reading.id, { answer: 'accepted', correction: null });
      expect(accepted).toEqual({ ...reading, answer: 'accepted' });
      const given = { answer: 'corrected', correction: CORRECTION } as const;
      expect(await readings.answer(reading.id, given)).toEqual({ ...reading, ...given });
      expect(await listed(readings, reading.id)).toEqual([{ ...reading, ...given }]);
    });

    it('is invalid when it is half a correction, and a conflict without its reading', async () => {
      const readings = await service();
      const reading = await readings.record(read());
      const half = { answer: 'accepted', correction: CORRECTION } as const;
      await expect(readings.answer(reading.id, half)).rejects.toMatchObject({ code: 'invalid' });
      const none = { answer: 'rejected', correction: null } as const;
      const gone = crypto.randomUUID();
      await expect(readings.answer(gone, none)).rejects.toMatchObject({ code: 'conflict' });
      expect(await listed(readings, reading.id)).toEqual([reading]);
    });
  });

  describe('list', () => {
    it('is in order of time and begins with the given day', async () => {
      const readings = await service();
      const on = (day: string) =>
        read({ occurredAt: `${day}T12:00:00.000Z`, localDate: day, timeZone: 'UTC' });
      const [late, early, old] = [on('2026-11-19'), on('2026-11-18'), on('2026-11-17')];
      for (const each of [late, early, old]) await readings.record(each);
      expect(await listed(readings, late.id, early.id, old.id)).toEqual([old, early, late]);
      const ids = (await readings.list({ sinceLocalDate: '2026-11-18' })).map(({ id }) => id);
      expect(ids).toEqual(expect.arrayContaining([early.id, late.id]));
      expect(ids).not.toContain(old.id);
    });

    it('is of one source where one is asked for', async () => {
      const readings = await service();
      const [text, voice] = [
        await readings.record(read()),
        await readings.record(read({ source: 'voice' })),
      ];
      const ids = (await readings.list({ sinceLocalDate: '2000-01-01', source: 'text' })).map(
        ({ id }) => id,
      );
      expect(ids).toContain(text.id);
      expect(ids).not.toContain(voice.id);
    });
  });
}
