import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createShellConfig } from './shell-config.ts';

const CONFIG = {
  backend: { url: 'https://db.example.org', anonKey: 'public' },
  allowedOrigins: ['https://apps.example.org'],
};
const fetched = vi.fn<(url: string) => Promise<Response>>();
let load: ReturnType<typeof createShellConfig>;

beforeEach(() => {
  load = createShellConfig();
  vi.stubGlobal('fetch', fetched.mockReset());
});
afterEach(() => vi.unstubAllGlobals());

describe('the configuration', () => {
  it('reads /config.json once for all who ask (PLATFORM-004)', async () => {
    fetched.mockResolvedValue(new Response(JSON.stringify(CONFIG)));
    expect(await Promise.all([load(), load()])).toEqual([CONFIG, CONFIG]);
    expect(await load()).toEqual(CONFIG);
    expect(fetched.mock.calls.map(([url]) => url)).toEqual(['/config.json']);
  });

  it('asks again after a failure', async () => {
    fetched.mockRejectedValueOnce(new TypeError('network'));
    await expect(load()).rejects.toThrow('network');
    fetched.mockResolvedValueOnce(new Response(JSON.stringify(CONFIG)));
    expect(await load()).toEqual(CONFIG);
  });

  it.each([
    ['another shape', new Response('{}')],
    ['no JSON', new Response('<!doctype html>')],
    ['404', new Response(JSON.stringify(CONFIG), { status: 404 })],
  ])('rejects %s', async (_case, response) => {
    fetched.mockResolvedValue(response);
    await expect(load()).rejects.toThrow();
  });
});
