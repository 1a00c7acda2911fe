import { PlatformError } from '@nafas/platform';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { report } from './report.ts';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

describe('report', () => {
  it('names a numbered error by its number, whatever the caller says', () => {
    const error = new PlatformError('NF120', 'other bytes', { app: 'goals' });
    expect(report(error, { app: 'other', phase: 'run' })).toEqual({
      code: 'NF120',
      app: 'goals',
      phase: 'integrity',
    });
  });

  it('names any other by its class only, since messages may quote what a person wrote', () => {
    const about = report(new RangeError('"I feel terrible" is too long'), { phase: 'run' });
    expect(about).toEqual({ code: 'RangeError', app: null, phase: 'run' });
    expect(report('I feel terrible')).toEqual({ code: 'unknown', app: null, phase: null });
  });
});
