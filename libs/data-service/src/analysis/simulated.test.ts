import { dayMeans, emotionalScore, motivationLevel } from '@nafas/insights';
import { describe, expect, it, test } from 'vitest';
import { createSimulatedCheckIns } from '../check-ins/simulated.ts';
import { createSimulatedGoals } from '../goals/simulated.ts';
import { createSimulatedReadings } from '../readings/simulated.ts';
import { expectToSettleAfter } from '../testing/expect-to-settle.ts';
import { createMemoryStorage } from '../testing/memory-storage.ts';
import { analysisContract } from './contract.ts';
import { createSimulatedAnalysis, SIMULATED_METRICS, simulatedMetrics } from './simulated.ts';

const NOW = new Date('2026-11-21T06:30:00Z');
const TODAY = '2026-11-21';

function create(delayMs = { read: 0, write: 0, analysis: 0 }) {
  const demo = { storage: createMemoryStorage(), now: () => NOW, timeZone: 'Asia/Riyadh', delayMs };
  const checkIns = createSimulatedCheckIns(demo);
  return { demo, checkIns, analysis: createSimulatedAnalysis({ checkIns }) };
}

describe('simulated analysis', () => {
  analysisContract(
    async () => {
      const { demo, checkIns } = create();
      const [goals, readings] = [createSimulatedGoals(demo), createSimulatedReadings(demo)];
      // The samples' own goals are followed through already.
      for (const { id } of await goals.list()) await goals.remove(id);
      const analysis = createSimulatedAnalysis({ checkIns, goals, readings });
      return { analysis, submit: (checkIn) => checkIns.submit(checkIn), goals, readings };
    },
    { describe, it, expect },
  );
});

test('the metric cards have the fixed figures 85, 25, 70, 20, here and only here', async () => {
  const metrics = await simulatedMetrics(create().checkIns, TODAY);
  expect(metrics).toBe(SIMULATED_METRICS);
  const values = Object.entries(metrics).map(([name, metric]) => [
    name,
    metric.kind === 'score' && metric.value,
  ]);
  expect(values).toEqual([
    ['happiness', 85],
    ['stress', 25],
    ['energy', 70],
    ['anxiety', 20],
  ]);
});

test('the demo’s samples give a score, a motivation level and a day for each evening', async () => {
  const { analysis } = create();
  const days = await analysis.days({ from: '2026-10-22' });
  expect(days).toHaveLength(30);
  expect(emotionalScore(dayMeans(days), TODAY).kind).toBe('score');
  expect(motivationLevel(dayMeans(days), TODAY).kind).toBe('score');
  expect(await analysis.exercises({ from: '2026-01-01' })).toEqual([]);
});

describe('the delays', () => {
  const { demo, checkIns } = create({ read: 500, write: 0, analysis: 1500 });
  const read = createSimulatedAnalysis({ checkIns, readings: createSimulatedReadings(demo) });
  test.each<[string, () => Promise<unknown>]>([
    ['days', () => read.days({ from: TODAY })],
    ['hours', () => read.hours({ from: TODAY, to: TODAY })],
    ['moments', () => read.moments({ since: NOW })],
    ['exercises', () => read.exercises({ from: TODAY })],
    ['texts', () => read.texts({ from: TODAY })],
    ['metrics', () => simulatedMetrics(checkIns, TODAY)],
  ])('get %s takes 500 ms (DATA-300)', (_name, run) => expectToSettleAfter(500, run));
});
