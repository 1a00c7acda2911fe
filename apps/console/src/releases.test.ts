import type { ReleaseLine } from '@nafas/data-service/console';
import { expect, it } from 'vitest';
import { trialBegan } from './releases.ts';

const line = (at: string, app: string, trial: string | null): ReleaseLine => ({
  ...{ number: 1, at, by: 'noor', what: 'activate', app, version: trial ?? '1.0.0', why: 'x' },
  serving: [
    { version: '1.0.0', traffic: trial === null ? 100 : 90, default: true },
    ...(trial === null ? [] : [{ version: trial, traffic: 10, default: false }]),
  ],
  gate: null,
});
const TRIAL = { app: 'tiny', version: '1.1.0' };

it('knows when a trial began, however often its share was changed', () => {
  const history = [
    line('05', 'tiny', '1.1.0'),
    line('04', 'other', null),
    line('03', 'tiny', '1.1.0'),
    line('02', 'tiny', null),
    line('01', 'tiny', '1.1.0'),
  ];
  expect(trialBegan(history, TRIAL)).toBe('03');
});

it('takes the oldest line it knows where the history is cut, and none where there is no trial', () => {
  expect(trialBegan([line('02', 'tiny', '1.1.0'), line('01', 'tiny', '1.1.0')], TRIAL)).toBe('01');
  expect(trialBegan([line('01', 'tiny', null)], TRIAL)).toBeNull();
  expect(trialBegan([], TRIAL)).toBeNull();
});
