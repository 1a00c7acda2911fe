import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDeployedSchema, type DeployedSchema } from './deployed-schema.ts';

const config = {
  backend: { url: 'https://db.example.org', anonKey: 'public' },
  allowedOrigins: [],
};
const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
let schema: DeployedSchema;
const ID = '20250601000000_latest';
const ask = () => schema.read(ID);

beforeEach(() => {
  localStorage.clear();
  schema = createDeployedSchema(() => Promise.resolve(config));
  vi.stubGlobal('fetch', fetched.mockReset());
});
afterEach(() => vi.unstubAllGlobals());

describe('the deployed schema', () => {
  it('asks the backend once, with the public key', async () => {
    fetched.mockResolvedValue(new Response(JSON.stringify(ID)));
    expect(await Promise.all([ask(), ask()])).toEqual([ID, ID]);
    expect(await ask()).toBe(ID);
    expect(fetched).toHaveBeenCalledTimes(1);
    const [url, init] = fetched.mock.calls[0] ?? [];
    expect(url).toBe('https://db.example.org/rest/v1/rpc/schema_version');
    expect(init).toMatchObject({ method: 'POST', headers: { apikey: 'public' } });
  });

  it('asks again once the answer is forgotten', async () => {
    fetched.mockResolvedValueOnce(new Response(JSON.stringify('20250501000000_older')));
    await ask();
    schema.forget();
    fetched.mockResolvedValueOnce(new Response(JSON.stringify(ID)));
    expect(await ask()).toBe(ID);
  });

  it('is not asked for where this device knows of a migration that is enough', async () => {
    fetched.mockImplementation(() => Promise.resolve(new Response(JSON.stringify(ID))));
    await ask();
    const later = createDeployedSchema(() => Promise.resolve(config));
    expect(await later.read('20250101000000_earlier')).toBe(ID);
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(await later.read('20260101000000_newer')).toBe(ID);
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('is asked for at another backend', async () => {
    fetched.mockImplementation(() => Promise.resolve(new Response(JSON.stringify(ID))));
    await ask();
    const backend = { ...config.backend, url: 'https://another.example.org' };
    await createDeployedSchema(() => Promise.resolve({ ...config, backend })).read(ID);
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['does not answer', () => Promise.reject(new TypeError('network'))],
    ['answers 500', () => Promise.resolve(new Response('{}', { status: 500 }))],
    ['answers no text', () => Promise.resolve(new Response('42'))],
  ])('is null when the backend %s, and asks again the next time', async (_case, answer) => {
    fetched.mockImplementationOnce(answer);
    expect(await ask()).toBeNull();
    fetched.mockResolvedValueOnce(new Response(JSON.stringify(ID)));
    expect(await ask()).toBe(ID);
  });
});
