import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { createSimulatedCheckIns } from '../check-ins/simulated.ts';
import { createSimulatedGoals } from '../goals/simulated.ts';
import { createSimulatedReadings } from '../readings/simulated.ts';
import { analysisContract } from './contract.ts';
import { createSimulatedAnalysis, SIMULATED_METRICS } from './simulated.ts';

const NOW = new Date('2026-11-21T06:30:00Z');
const TODAY = '2026-11-21';

function memory() {
  const entries = new Map<string, string>();
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
  };
}

function create(delayMs = { read: 0, analysis: 0 }) {
  const demo = { storage: memory(), now: () => NOW, timeZone: 'Asia/Riyadh', delayMs };
  const checkIns = createSimulatedCheckIns(demo);
  return { demo, checkIns, analysis: createSimulatedAnalysis({ checkIns }) };
}

describe('simulated analysis', () => {
  analysisContract(
    async () => {
      const { demo, checkIns } = create();
      const at0 = { ...demo, delayMs: { read: 0, write: 0 } };
      const [goals, readings] = [createSimulatedGoals(at0), createSimulatedReadings(at0)];
      // The samples' own goals are followed through already.
      for (const { id } of await goals.list()) await goals.remove(id);
      const analysis = createSimulatedAnalysis({ checkIns, goals, readings });
      return { analysis, submit: (checkIn) => checkIns.submit(checkIn), goals, readings };
    },
    { describe, it, expect },
  );
});

test('the metric cards have the fixed figures 85, 25, 70, 20, here and only here', async () => {
  const { analysis } = create();
  const metrics = await analysis.metrics({ today: TODAY });
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
  const { emotionalScore, motivationLevel } = await analysis.stats({
    today: TODAY,
    timeZone: 'UTC',
  });
  expect(emotionalScore.kind).toBe('score');
  expect(motivationLevel.kind).toBe('score');
  expect(await analysis.days({ from: '2026-10-22' })).toHaveLength(30);
  expect(await analysis.exercises({ from: '2026-01-01' })).toEqual([]);
});

describe('the delays', () => {
  afterEach(() => void vi.useRealTimers());

  test.each(['stats', 'progress', 'trends', 'realtime', 'recommendations', 'metrics'] as const)(
    'get %s takes 500 ms (DATA-300)',
    async (operation) => {
      vi.useFakeTimers();
      const { analysis } = create({ read: 500, analysis: 1500 });
      const query = {
        today: TODAY,
        range: '7d',
        from: TODAY,
        to: TODAY,
        now: NOW,
        timeZone: 'UTC',
      } as const;
      const settled = vi.fn();
      void analysis[operation](query).then(settled);
      await vi.advanceTimersByTimeAsync(499);
      expect(settled).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      expect(settled).toHaveBeenCalledOnce();
    },
  );
});
