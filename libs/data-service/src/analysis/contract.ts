import { addDays, ANXIOUS_WORDS, dayFigures } from '@nafas/insights';
import type * as vitest from 'vitest';
import type { CheckIn } from '../check-ins/check-in.ts';
import { newCheckIn } from '../check-ins/check-in.ts';
import { newGoal } from '../goals/goal.ts';
import type { GoalService } from '../goals/service.ts';
import type { Reading } from '../readings/reading.ts';
import type { ReadingService } from '../readings/service.ts';
import { RECOMMENDATION_ICONS } from './points.ts';
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
      expect(await analysis.trends(day)).toEqual([
        { day: '2020-08-01', positive: 1, negative: 0, neutral: 0 },
      ]);
      expect(await analysis.hours(day)).toMatchObject([
        { hour: 12, mood: 8, moodCount: 1, stress: 0, stressCount: 0 },
        { hour: 13, count: 1, mood: 0, moodCount: 0 },
      ]);
      expect(await analysis.realtime({ now: new Date('2020-08-01T12:00:00Z') })).toMatchObject([
        { happiness: 80, stress: null, energy: null },
        { happiness: null, stress: null, energy: null },
      ]);
      expect(await analysis.recommendations({ today: '2020-08-01' })).toMatchObject([
        { id: 'mindfulness-meditation', because: null },
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

  describe('get realtime emotions', () => {
    it('gives the last 24 hours as entered, in percent and in order (DATA-192)', async () => {
      const now = new Date('2020-05-20T12:00:00Z');
      const analysis = await having([
        at('2020-05-20T11:00:00Z', { mood: 8, stress: 1, energy: 7 }),
        at('2020-05-19T12:00:00.001Z', { mood: 2, stress: 9, energy: 0 }),
        at('2020-05-19T12:00:00Z'),
        at('2020-05-20T12:00:01Z'),
      ]);
      expect(await analysis.realtime({ now })).toEqual([
        { time: '2020-05-19T12:00:00.001Z', happiness: 20, stress: 90, energy: 0 },
        { time: '2020-05-20T11:00:00.000Z', happiness: 80, stress: 10, energy: 70 },
      ]);
    });
  });

  describe('get emotion progress', () => {
    it('gives a smoothed point for each day with its weekday (DATA-189)', async () => {
      const analysis = await having(
        daily('2021-06-10', [
          { mood: 4, energy: 6, stress: 8 },
          { mood: 8, energy: 6, stress: 2 },
        ]),
      );
      // z_2 = (0.8 * 0.2 * 4 + 0.2 * 8) / 0.36 = 6.222...; stress (0.16 * 8 + 0.2 * 2) / 0.36 = 4.666...
      const [first, second] = await analysis.progress({ range: '7d', today: '2021-06-10' });
      expect(first).toEqual({
        name: 'Wednesday',
        localDate: '2021-06-09',
        happiness: 40,
        stress: 80,
        energy: 60,
      });
      expect(second).toMatchObject({ name: 'Thursday', localDate: '2021-06-10' });
      expect(second?.happiness).toBeCloseTo(62.222, 2);
      expect(second?.stress).toBeCloseTo(46.667, 2);
      expect(second?.energy).toBeCloseTo(60, 9);
    });
  });

  describe('get emotional trends', () => {
    it('gives the shares of each day (DATA-191)', async () => {
      const at9 = (mood: number) => at('2020-07-10T09:00:00Z', { mood });
      const analysis = await having([at9(8), at9(7), at9(3), at9(10)]);
      expect(await analysis.trends({ from: '2020-07-01', to: '2020-07-31' })).toEqual([
        { day: '2020-07-10', positive: 0.5, negative: 0.25, neutral: 0.25 },
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

    it('enter trends on request, as the person said they are (DECISION-066)', async () => {
      const { analysis, submit, readings } = await open();
      const day = '2020-09-10';
      await submit(at(`${day}T09:00:00Z`, { mood: 9 }));
      await readings.record(text(day, {}));
      await readings.record(text(day, { answer: 'corrected', correction: bright }));
      await readings.record(text(day, { answer: 'rejected' }));
      await readings.record(text(day, { answer: null }));
      await readings.record(text(day, { source: 'voice' }));
      const span = { from: day, to: day };
      expect(await analysis.trends(span)).toEqual([{ day, positive: 1, negative: 0, neutral: 0 }]);
      const [both] = await analysis.trends({ ...span, withTexts: true });
      expect(both?.positive).toBeCloseTo(2 / 3, 9);
      expect(both?.negative).toBeCloseTo(1 / 3, 9);
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

  describe('get stats', () => {
    it('gives the three figures with their changes (DATA-188)', async () => {
      const today = '2022-08-20';
      const turned = [...Array(6).fill(4), ...Array(8).fill(8)] as number[];
      const analysis = await having(
        daily(
          today,
          turned.map((mood) => ({ mood, motivation: 10 - mood })),
        ),
      );
      expect(await analysis.stats({ today, timeZone: 'UTC' })).toEqual({
        emotionalScore: { kind: 'score', value: 75, change: 25 },
        motivationLevel: { kind: 'score', value: 25, change: -25, basis: 'self-rated' },
        activeMinutes: { value: 1, change: 0 },
      });
    });

    it('takes the motivation level from goals where none was rated (DECISION-058)', async () => {
      const { analysis, submit, goals } = await open();
      const today = '2025-03-20';
      for (const checkIn of daily(today, Array(6).fill({}))) await submit(checkIn);
      const goal = newGoal({
        title: 'Walk',
        description: 'Before sunset',
        category: 'Health',
        deadline: '2025-04-20',
        now: new Date('2025-03-10T12:00:00Z'),
        timeZone: 'UTC',
      });
      await goals.add(goal);
      const level = async () => (await analysis.stats({ today, timeZone: 'UTC' })).motivationLevel;
      expect(await level()).toMatchObject({ basis: 'follow-through', value: 0 });
      await goals.remove(goal.id);
      expect(await level()).toMatchObject({ kind: 'not-enough' });
    });

    it('invents nothing for someone without check-ins', async () => {
      const analysis = await having([]);
      expect(await analysis.stats({ today: '1999-06-01', timeZone: 'UTC' })).toEqual({
        emotionalScore: { kind: 'not-enough', missingDays: 5 },
        motivationLevel: { kind: 'not-enough', missingDays: 5 },
        activeMinutes: { value: 0, change: 0 },
      });
    });
  });

  describe('get recommendations', () => {
    it('follows the rules in their order and says what each rests on (DATA-190)', async () => {
      const today = '2023-09-10';
      const analysis = await having(daily(today, [{ mood: 3, energy: 2, stress: 7 }]));
      const given = await analysis.recommendations({ today });
      expect(given.map(({ id, because }) => [id, because])).toEqual([
        ['deep-breathing-exercise', { value: 'stress', percent: 70 }],
        ['positive-affirmations', { value: 'happiness', percent: 30 }],
        ['quick-walk', { value: 'energy', percent: 20 }],
      ]);
      for (const { title, description } of given) {
        expect(title).toMatch(/^[A-Z]/);
        expect(description).toMatch(/\.$/);
      }
    });

    it('has an icon and a colour for each, and company when the score fell', async () => {
      const today = '2024-10-20';
      const moods = [...Array(8).fill(9), ...Array(6).fill(5)] as number[];
      const analysis = await having(
        daily(
          today,
          moods.map((mood) => ({ mood, stress: 4, energy: 8 })),
        ),
      );
      const given = await analysis.recommendations({ today });
      expect(given.map(({ icon, color }) => [icon, color])).toEqual([
        ['trending-up', 'dawn'],
        ['users', 'accent'],
      ]);
      const alone = await analysis.recommendations({ today, social: false });
      expect(alone).toEqual(given.slice(0, 1));
      const calm = await analysis.recommendations({ today: '1999-06-01' });
      expect(calm).toMatchObject([{ id: 'mindfulness-meditation', icon: 'brain', because: null }]);
      expect(RECOMMENDATION_ICONS).toEqual(['brain', 'trending-up', 'users']);
    });
  });
}
