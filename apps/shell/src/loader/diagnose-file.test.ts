import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { diagnoseFile, intactFile } from './diagnose-file.ts';

const text = 'console.info("feature")';
const integrity = `sha384-${createHash('sha384').update(text).digest('base64')}`;
const file = { app: 'goals', url: 'https://apps.example.org/goals/a.js', integrity };
const answers = (response: Response | Error) => {
  const fetched = vi.fn(() =>
    response instanceof Error ? Promise.reject(response) : Promise.resolve(response),
  );
  vi.stubGlobal('fetch', fetched);
  return fetched;
};

afterEach(() => vi.unstubAllGlobals());

describe('diagnoseFile', () => {
  it('says NF120 when the bytes are not those of the registry', async () => {
    answers(new Response(`${text};`));
    const error = await diagnoseFile(file);
    expect(intactFile(error)).toBeNull();
    expect(error).toMatchObject({
      code: 'NF120',
      phase: 'integrity',
      app: 'goals',
    });
  });

  it('says NF110 when they are, so that the fault lies elsewhere', async () => {
    answers(new Response(text));
    const error = await diagnoseFile(file);
    expect(error).toMatchObject({ code: 'NF110', phase: 'entry' });
    expect(error.message).toContain('could not be run');
    expect(intactFile(error)).toBe(file.url);
  });

  it.each([
    [new Response('', { status: 404 }), '404'],
    [new TypeError('network'), 'not reachable'],
  ])('says NF110 when the file can not be had', async (response, why) => {
    answers(response);
    const error = await diagnoseFile(file);
    expect(error).toMatchObject({ code: 'NF110', app: 'goals' });
    expect(error.message).toContain(why);
  });

  it('sends no cookies along', async () => {
    const fetched = answers(new Response(text));
    await diagnoseFile(file);
    expect(fetched).toHaveBeenCalledWith(
      file.url,
      expect.objectContaining({ credentials: 'omit' }),
    );
  });
});
