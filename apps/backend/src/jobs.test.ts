import { DEFAULT_SCHEDULE } from '@nafas/data-service/settings';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepJobsRunning } from './jobs.ts';
import { checkInRow } from './testing/rows.ts';
import { PASSWORD, TestBackend } from './testing/test-backend.ts';

describe('the clock of the jobs', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('runs them at the start and every quarter of an hour, until it is stopped', async () => {
    const jobs = vi.fn(() => Promise.resolve(0));
    const stop = keepJobsRunning(jobs);
    await vi.advanceTimersByTimeAsync(0);
    expect(jobs).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(30 * 60_000);
    expect(jobs).toHaveBeenCalledTimes(3);
    await stop();
    await vi.advanceTimersByTimeAsync(60 * 60_000);
    expect(jobs).toHaveBeenCalledTimes(3);
  });

  it('goes on after a run that failed, and logs it', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const jobs = vi.fn(() => Promise.reject(new Error('no database')));
    const stop = keepJobsRunning(jobs, 1000);
    await vi.advanceTimersByTimeAsync(1000);
    expect(jobs).toHaveBeenCalledTimes(2);
    expect(log).toHaveBeenCalledTimes(2);
    await stop();
    log.mockRestore();
  });

  it('waits for the run under way when it is stopped', async () => {
    let finish: () => void = () => undefined;
    const stop = keepJobsRunning(() => new Promise<void>((resolve) => (finish = resolve)));
    await vi.advanceTimersByTimeAsync(0);
    const stopped = vi.fn();
    void stop().then(stopped);
    await vi.advanceTimersByTimeAsync(0);
    expect(stopped).not.toHaveBeenCalled();
    finish();
    await vi.advanceTimersByTimeAsync(0);
    expect(stopped).toHaveBeenCalledOnce();
  });
});

describe('the jobs of the backend', () => {
  let test: TestBackend;
  beforeAll(async () => {
    test = await TestBackend.start();
  });
  afterAll(() => test.remove());

  /** A check-in on each of the last fourteen days, so that the last whole week of any clock has some, and reports wanted. */
  async function someone(name: string) {
    const user = await test.signUp(name);
    const now = new Date();
    const isMondayMorning = now.getUTCDay() === 1 && now.getUTCHours() < 8;
    const zone = isMondayMorning ? 'Etc/GMT+12' : 'UTC';
    const rows = Array.from({ length: 14 }, (_, before) => {
      const day = new Date(now.getTime() - (before + 1) * 86_400_000).toISOString();
      return checkInRow({ occurred_at: day, local_date: day.slice(0, 10), time_zone: zone });
    });
    // Scheduled notifications only: the check-ins below also earn achievements.
    const notifications = { weeklyReports: true, moodReminders: false, achievementAlerts: false };
    const ai = { exerciseReminders: false };
    // Whatever time it is.
    const schedule = { ...DEFAULT_SCHEDULE, quiet: { from: '00:00', until: '00:00', days: [] } };
    const answers = [
      await user.client.rpc('ensure_profile'),
      await user.client
        .from('user_settings')
        .insert({ time_zone: zone, notifications, schedule, ai }),
      await user.client.from('check_ins').insert(rows),
    ];
    for (const { error } of answers) expect(error).toBeNull();
    const kinds = async () => {
      const { data } = await user.client.from('notifications').select('kind');
      return data?.map(({ kind }) => kind);
    };
    return { ...user, kinds };
  }

  it('are run when it starts, and repeat nothing', async () => {
    const { email, kinds } = await someone('ada');
    expect(await kinds()).toEqual([]);
    for (const _restart of ['first', 'second']) {
      await test.stop();
      await test.start();
      const client = test.client();
      expect(
        (await client.auth.signInWithPassword({ email, password: PASSWORD })).error,
      ).toBeNull();
      const { data } = await client.from('notifications').select('kind, unread');
      expect(data).toEqual([{ kind: 'weekly-report', unread: true }]);
    }
  });

  it('can be run by who has the service key, and by nobody else', async () => {
    const { client, kinds } = await someone('bea');
    expect((await client.rpc('run_jobs')).error?.code).toBe('42501');
    expect((await test.client().rpc('run_jobs')).error?.code).toBe('42501');
    expect(await kinds()).toEqual([]);
    const service = test.client(test.backend.serviceKey);
    expect((await service.rpc('run_jobs')).data).toBeGreaterThan(0);
    expect(await kinds()).toEqual(['weekly-report']);
  });
});
