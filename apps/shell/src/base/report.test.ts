import { DataError, PlatformError } from '@nafas/platform';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createReport, type ReportError } from './report.ts';
import { ScopeEnded } from './scope-ended.ts';

const config = {
  backend: { url: 'https://backend.test', anonKey: 'public-key' },
  allowedOrigins: [],
};
let report: ReportError;

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  report = createReport(() => Promise.resolve(config));
});
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

describe('what is sent', () => {
  const fetched = vi.fn(() => Promise.resolve(new Response(null, { status: 204 })));
  beforeEach(() => vi.stubGlobal('fetch', fetched));
  afterEach(() => {
    vi.unstubAllGlobals();
    fetched.mockReset();
  });
  const sentBodies = () =>
    (fetched.mock.calls as unknown as [string, RequestInit][]).map(
      ([url, { body }]) => [url, JSON.parse(String(body))] as const,
    );

  it('is nothing of a network that is away or of a person who has left, and neither is a line in the console', async () => {
    const about = report(new DataError('offline', 'no answer'), { phase: 'settings' });
    expect(about).toEqual({ code: 'DataError', app: null, phase: 'settings' });
    report(new ScopeEnded(), { app: 'analysis', phase: 'recommendations' });
    report(new DataError('denied', '401 PGRST301 The session has ended'), { phase: 'elsewhere' });
    report(new DataError('denied', '403 42501 not your row'), { phase: 'rows' });
    report(new DataError('server', 'no sense'), { phase: 'run' });
    await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(2));
    expect(sentBodies().map(([, { phase }]) => phase)).toEqual(['rows', 'run']);
    expect(console.error).toHaveBeenCalledTimes(2);
  });

  it('is nothing of what a page that is left was waiting for, until it is come back to', async () => {
    dispatchEvent(new Event('pagehide'));
    report(new Error('aborted'), { phase: 'session' });
    dispatchEvent(new Event('pageshow'));
    report(new Error('wrong'), { phase: 'run' });
    await vi.waitFor(() => expect(fetched).toHaveBeenCalled());
    expect(sentBodies().map(([, { phase }]) => phase)).toEqual(['run']);
  });

  it('is code, app, release and phase, once a page', async () => {
    document.head.innerHTML =
      '<script type="text/plain" src="/static/js/before-paint.0c1d2e.js"></script>' +
      '<script type="text/plain" src="/static/js/index.4be1f2.js"></script>';
    const error = new PlatformError('NF130', 'I feel terrible', { app: 'goals' });
    report(error);
    report(error);
    await vi.waitFor(() => expect(fetched).toHaveBeenCalled());
    expect(sentBodies()).toEqual([
      [
        'https://backend.test/functions/v1/client-errors',
        { code: 'NF130', app: 'goals', phase: expect.any(String), release: 'index.4be1f2.js' },
      ],
    ]);
  });

  it('ends after twenty, and a failure to send stays silent', async () => {
    fetched.mockImplementation(() => Promise.reject(new TypeError('offline')));
    for (let count = 0; count < 40; count += 1) report(new Error('x'), { app: `app-${count}` });
    await vi.waitFor(() => expect(fetched).toHaveBeenCalled());
    await Promise.resolve();
    expect(fetched.mock.calls.length).toBeLessThanOrEqual(20);
  });
});
