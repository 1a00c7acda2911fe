import { addDays, ANXIOUS_WORDS, dayFigures } from '@nafas/insights';
import type * as vitest from 'vitest';
import type { CheckIn } from '../check-ins/check-in.ts';
import { newCheckIn } from '../check-ins/check-in.ts';
import { newGoal } from '../goals/goal.ts';
import type { GoalService } from '../goals/service.ts';
import type { Reading } from '../readings/reading.ts';
import type { ReadingService } from '../readings/service.ts';
import type { AnalysisService } from './service.ts';

/** A user's figures, and the way to store a check-in of theirs. */
export interface AnalysisUnderTest {
  analysis: AnalysisService;
  submit(checkIn: CheckIn): Promise<unknown>;
  goals: GoalService;
  readings: ReadingService;
}

type Values = Partial<Parameters<typeof newCheckIn>[0]>;

const at = (instant: string, values: Values = {}): CheckIn =>
  newCheckIn({
    mood: 5,
    energy: 5,
    stress: 5,
    timeZone: 'Asia/Riyadh',
    now: new Date(instant),
    ...values,
  });

/** One check-in at noon UTC on each of `values.length` days, the last of them on `last`. */
const daily = (last: string, values: readonly Values[]): CheckIn[] =>
  values.map((each, index) =>
    at(`${addDays(last, index - values.length + 1)}T12:00:00Z`, { timeZone: 'UTC', ...each }),
  );

/**
 * The tests that every AnalysisService must pass. Each asks for one of a user who may have check-ins, but
 * none in the years before 2026; where the past counts, a test has a year of its own.
 */
export function analysisContract(
  open: () => Promise<AnalysisUnderTest>,
  { describe, it, expect }: Pick<typeof vitest, 'describe' | 'it' | 'expect'>,
): void {
  async function having(checkIns: readonly CheckIn[]): Promise<AnalysisService> {
    const { analysis, submit } = await open();
    for (const checkIn of checkIns) await submit(checkIn);
    return analysis;
  }

  describe('days', () => {
    it('are check-ins added up, in order, an evening in Riyadh on its own day', async () => {
      const checkIns = [
        at('2020-01-20T21:30:00Z', { mood: 8, motivation: 0, words: ['calm'] }),
        at('2020-01-19T12:00:00Z', { mood: 3, energy: 0, stress: 10 }),
        at('2020-01-20T05:00:00Z', { mood: 4, motivation: 7 }),
        at('2020-01-20T06:00:00Z', { mood: 7, words: ['tired', 'Worried'] }),
      ];
      const analysis = await having(checkIns);
      const days = await analysis.days({ from: '2020-01-01', to: '2020-01-31' });
      expect(days).toEqual(dayFigures(checkIns));
      expect(days.map(({ localDate, count }) => [localDate, count])).toEqual([
        ['2020-01-19', 1],
        ['2020-01-20', 2],
        ['2020-01-21', 1],
      ]);
    });

    it.each(ANXIOUS_WORDS)('know the word %s as one of anxiety', async (word) => {
      const day = addDays('2020-02-01', ANXIOUS_WORDS.indexOf(word));
      const analysis = await having([at(`${day}T12:00:00Z`, { words: [word] })]);
      expect(await analysis.days({ from: day, to: day })).toMatchObject([
        { worded: 1, anxious: 1 },
      ]);
    });

    it('include both ends, end at the limit and leave out what the caller adds', async () => {
      const checkIns = daily('2020-03-05', [{}, {}, { mood: 9 }, {}, {}]);
      const again = at('2020-03-03T18:00:00Z', { mood: 1 });
      const analysis = await having([...checkIns, again]);
      const dates = async (query: Parameters<AnalysisService['days']>[0]) =>
        (await analysis.days(query)).map(({ localDate }) => localDate);
      expect(await dates({ from: '2020-03-02', to: '2020-03-03' })).toEqual([
        '2020-03-02',
        '2020-03-03',
      ]);
      expect(await dates({ from: '2020-03-01', to: '2020-03-31', most: 2 })).toEqual([
        '2020-03-01',
        '2020-03-02',
      ]);
      const third = { from: '2020-03-03', to: '2020-03-03' };
      expect(await analysis.days({ ...third, without: [again.id] })).toMatchObject([
        { count: 1, mood: 9 },
      ]);
      const all = checkIns.map(({ id }) => id);
      expect(await analysis.days({ ...third, without: [again.id, ...all] })).toEqual([]);
    });

    it('without a check-in there is none', async () => {
      const analysis = await having([]);
      expect(await analysis.days({ from: '1999-01-01', to: '1999-12-31' })).toEqual([]);
    });
  });

  describe('a slider that nobody touched', () => {
    it('is in no figure, though its check-in counts (DECISION-109, DECISION-110)', async () => {
      const day = { from: '2020-08-01', to: '2020-08-01' };
      const said = at('2020-08-01T09:00:00Z', { mood: 8, stress: 9, touched: ['mood'] });
      const silent = at('2020-08-01T10:00:00Z', { mood: 1, touched: [], notes: 'Only a note.' });
      const analysis = await having([said, silent]);
      expect(await analysis.days(day)).toEqual(dayFigures([said, silent]));
      expect(await analysis.days(day)).toMatchObject([
        { count: 2, mood: 8, moodCount: 1, high: 1, low: 0, energyCount: 0, stress: 0 },
      ]);
      expect(await analysis.hours(day)).toMatchObject([
        { hour: 12, mood: 8, moodCount: 1, stress: 0, stressCount: 0 },
        { hour: 13, count: 1, mood: 0, moodCount: 0 },
      ]);
      const since = new Date('2020-08-01T00:00:00Z');
      expect((await analysis.moments({ since })).slice(0, 2)).toMatchObject([
        { mood: 8, stress: null, energy: null },
        { mood: null, stress: null, energy: null },
      ]);
    });
  });

  describe('hours', () => {
    it('are those of the clock where the person was, also after the clock went forward', async () => {
      const analysis = await having([
        at('2020-03-29T00:30:00Z', { timeZone: 'Europe/Berlin', mood: 2 }),
        at('2020-03-29T01:30:00Z', { timeZone: 'Europe/Berlin', mood: 4 }),
        at('2020-03-30T01:10:00Z', { timeZone: 'Europe/Berlin', mood: 5 }),
        at('2020-03-30T20:00:00Z', { timeZone: 'Asia/Kathmandu', mood: 9, energy: 1, stress: 0 }),
      ]);
      const both = { moodCount: 2, energyCount: 2, stressCount: 2 };
      expect(await analysis.hours({ from: '2020-03-29', to: '2020-03-31' })).toEqual([
        { hour: 1, count: 2, mood: 11, ...both, energy: 6, stress: 5 },
        { hour: 3, count: 2, mood: 9, ...both, energy: 10, stress: 10 },
      ]);
    });
  });

  describe('moments', () => {
    it('are the check-ins from an instant on as entered, in order', async () => {
      const since = new Date('2020-05-19T12:00:00Z');
      const analysis = await having([
        at('2020-05-20T11:00:00Z', { mood: 8, stress: 1, energy: 7 }),
        at('2020-05-19T12:00:00Z', { mood: 2, stress: 9, energy: 0 }),
        at('2020-05-19T11:59:59.999Z'),
      ]);
      const given = await analysis.moments({ since });
      expect(given.filter(({ occurredAt }) => occurredAt < '2020-05-21')).toMatchObject([
        { occurredAt: '2020-05-19T12:00:00.000Z', mood: 2, stress: 9, energy: 0 },
        { occurredAt: '2020-05-20T11:00:00.000Z', mood: 8, stress: 1, energy: 7 },
      ]);
    });
  });

  describe('answered texts', () => {
    const text = (localDate: string, values: Partial<Reading>): Reading => ({
      id: crypto.randomUUID(),
      source: 'text',
      ...{ happiness: 0, sadness: 0, neutral: 10, stress: 90, energy: null },
      confidence: 0.8,
      engine: 'on-device-text',
      version: '2 en',
      answer: 'accepted',
      correction: null,
      checkInId: null,
      occurredAt: `${localDate}T12:00:00.000Z`,
      timeZone: 'UTC',
      localDate,
      ...values,
    });
    const bright = { happiness: 90, sadness: 0, neutral: null, stress: 0, energy: null };

    it('are the texts that the person accepted or corrected, as they said it (DECISION-066)', async () => {
      const { analysis, readings } = await open();
      const day = '2020-09-10';
      await readings.record(text(addDays(day, -1), {}));
      const [accepted, corrected] = [
        text(day, {}),
        text(day, { answer: 'corrected', correction: bright }),
      ];
      for (const each of [accepted, corrected]) await readings.record(each);
      await readings.record(text(day, { answer: 'rejected' }));
      await readings.record(text(day, { answer: null }));
      await readings.record(text(day, { source: 'voice' }));
      const texts = await analysis.texts({ from: day });
      const given = texts.filter(({ localDate }) => localDate === day);
      expect(new Set(given.map(({ id }) => id))).toEqual(new Set([accepted.id, corrected.id]));
      expect(texts.every(({ localDate }) => localDate >= day)).toBe(true);
      expect(given.find(({ id }) => id === corrected.id)).toMatchObject({ happiness: 90 });
      expect(given.find(({ id }) => id === accepted.id)).toMatchObject({ stress: 90 });
    });
  });

  describe('goals', () => {
    it('tell how the progress of each went, by the days of a zone', async () => {
      const { analysis, goals } = await open();
      const [now, timeZone] = [new Date(), 'Asia/Riyadh'];
      const goal = newGoal({
        title: 'Read',
        description: 'One chapter',
        category: 'Education',
        deadline: '2099-01-01',
        now,
        timeZone,
      });
      await goals.setProgress(await goals.add(goal), 40);
      const tracks = await analysis.goals({ today: goal.startedOn, timeZone });
      const [track] = tracks.filter(({ deadline }) => deadline === goal.deadline);
      expect(track?.startedOn).toBe(goal.startedOn);
      expect(track?.steps.map(({ progress }) => progress)).toEqual([0, 40]);
      expect(track?.steps.every(({ localDate }) => /^\d{4}-\d\d-\d\d$/.test(localDate))).toBe(true);
    });

    it('that ended half a year ago tell nothing', async () => {
      const { analysis } = await open();
      expect(await analysis.goals({ today: '2199-01-01', timeZone: 'UTC' })).toEqual([]);
    });
  });
}
