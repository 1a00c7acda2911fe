import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { INTEGRITY, createVersion } from '../testing/registry-records.ts';
import { diagnoseChunk } from './diagnose-file.ts';

const url = 'https://apps.example.org/goals/page.css';
const version = createVersion('goals', {}, { files: [{ url, integrity: INTEGRITY }] });
const failed = (request: unknown) => Object.assign(new Error('Loading failed'), { request });
const fetched = vi.fn();

beforeEach(() => vi.stubGlobal('fetch', fetched.mockReset()));
afterEach(() => vi.unstubAllGlobals());

describe('diagnoseChunk', () => {
  it.each([url, `${url}?retry=2`])('names the fault of a known file: %s', async (request) => {
    fetched.mockResolvedValue(new Response('changed on the way'));
    expect(await diagnoseChunk(version, failed(request))).toMatchObject({
      code: 'NF120',
      app: 'goals',
    });
    fetched.mockRejectedValue(new TypeError('network'));
    expect(await diagnoseChunk(version, failed(request))).toMatchObject({ code: 'NF110' });
    expect(fetched.mock.calls.map(([asked]) => asked)).toEqual([url, url]);
  });

  it('finds the hash of a file that no view needs at first in the description of the build', async () => {
    const dialog = new URL('dialog.js', version.url).href;
    const description = Response.json({ files: [{ file: 'dialog.js', integrity: INTEGRITY }] });
    fetched.mockResolvedValueOnce(description).mockResolvedValue(new Response('changed'));
    expect(await diagnoseChunk(version, failed(dialog))).toMatchObject({ code: 'NF120' });
    expect(fetched.mock.calls.map(([asked]) => asked)).toEqual([
      new URL('feature.json', version.url).href,
      dialog,
    ]);
    fetched.mockReset().mockRejectedValue(new TypeError('network'));
    expect(await diagnoseChunk(version, failed(dialog))).toMatchObject({ code: 'NF110' });
  });

  it.each([
    failed('https://apps.example.org/other/page.css'),
    failed(undefined),
    new Error('another'),
    'text',
    null,
  ])('has nothing to say of anything else, and fetches nothing: %s', async (error) => {
    expect(await diagnoseChunk(version, error)).toBeNull();
    expect(fetched).not.toHaveBeenCalled();
  });
});
