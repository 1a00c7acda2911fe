import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createShellConfig } from '../config/shell-config.ts';
import { createBackendClient } from './backend-client.ts';
import { createEndingCause } from './ending.ts';

const createClient = vi.hoisted(() => vi.fn());
vi.mock('./create-client.ts', () => ({ createClient }));
const CONFIG = {
  backend: { url: 'https://db.example.org', anonKey: 'public' },
  allowedOrigins: [],
  flags: {} as Record<string, boolean>,
};
const settings = vi.fn<() => Promise<Response>>();

class FakeClient {
  functions = { invoke: vi.fn() };
  storage = { from: vi.fn() };
  auth = { getSession: vi.fn() };
  from() {
    return this;
  }
  rpc() {
    return this;
  }
}
const load = () => createBackendClient(createShellConfig(), createEndingCause());

beforeEach(() => {
  createClient.mockReset().mockImplementation(() => new FakeClient());
  settings.mockReset().mockImplementation(async () => new Response('{}'));
  vi.stubGlobal('fetch', (url: string) =>
    url === '/config.json'
      ? Promise.resolve(new Response(JSON.stringify(CONFIG)))
      : url.startsWith('https://db.example.org/auth/v1/settings')
        ? settings()
        : Promise.reject(new TypeError(url)),
  );
});
afterEach(() => vi.unstubAllGlobals());

describe('the client', () => {
  it('is one for the whole page, made when somebody first wants it', async () => {
    const { client, made, backend, auth } = load();
    expect(createClient).not.toHaveBeenCalled();
    const [first, second] = await Promise.all([client(), client(), backend(), auth()]);
    expect(first).toBe(second);
    expect(await made).toBe(first);
    expect(createClient).toHaveBeenCalledTimes(1);
  });

  it('has another beside it for each new sign-in, of a name of its own', async () => {
    const auth = await load().auth();
    await auth.reauthenticate({ password: 'wrong' });
    await auth.reauthenticate({ password: 'right' });
    const keys = createClient.mock.calls.map(([, , { auth: options }]) => options.storageKey);
    expect(keys).toHaveLength(3);
    // supabase-js warns of two that share one.
    expect(new Set(keys).size).toBe(3);
  });

  it('is tried again after a failure', async () => {
    const { client } = load();
    createClient.mockImplementationOnce(() => {
      throw new Error('once');
    });
    await expect(client()).rejects.toThrow('once');
    await expect(client()).resolves.toBeInstanceOf(FakeClient);
  });
});

describe('what features see of it', () => {
  it('is frozen and narrow: no session, no token', async () => {
    const backend = await load().backend();
    expect(Object.isFrozen(backend)).toBe(true);
    expect(Object.keys(backend).sort()).toEqual([
      'capabilities',
      'from',
      'functions',
      'rpc',
      'storage',
    ]);
  });

  it('works when called without the client before the dot', async () => {
    const { client, backend } = load();
    const { from, rpc } = await backend();
    expect(from('goals')).toBe(await client());
    expect(rpc('ensure_profile')).toBe(await client());
  });

  it('says what the backend can: social providers that are enabled', async () => {
    settings.mockResolvedValue(
      new Response(
        JSON.stringify({
          external: { email: true, phone: true, github: true, google: false, apple: 'yes' },
        }),
      ),
    );
    const { capabilities } = await load().backend();
    const none = { realtime: false, sso: false };
    expect(capabilities).toEqual({ ...none, mfa: true, socialProviders: ['github'] });
  });

  it('has a socket where the configuration says so', async () => {
    CONFIG.flags = { realtime: true };
    const { capabilities } = await load().backend();
    CONFIG.flags = {};
    expect(capabilities.realtime).toBe(true);
  });

  it('says whether organizations sign in there', async () => {
    settings.mockResolvedValue(Response.json({ external: {}, saml_enabled: true }));
    const { capabilities } = await load().backend();
    expect(capabilities.sso).toBe(true);
  });

  it('a backend without two-factor says so', async () => {
    settings.mockResolvedValue(Response.json({ external: {}, mfa_enabled: false }));
    const { capabilities } = await load().backend();
    expect(capabilities.mfa).toBe(false);
  });

  it('of the last visit, for who goes on with the session of this device: the answer counts from the next visit on', async () => {
    localStorage.setItem('sb-db-auth-token', JSON.stringify({ user: { id: 'a' } }));
    settings.mockResolvedValueOnce(Response.json({ external: {}, saml_enabled: true }));
    expect((await load().backend()).capabilities.sso).toBe(true);
    let answer: (response: Response) => void = () => undefined;
    settings.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    expect((await load().backend()).capabilities.sso).toBe(true);
    answer(Response.json({ external: {}, saml_enabled: false }));
    await vi.waitFor(() =>
      expect(localStorage.getItem('nafas.capabilities.v1')).toContain('"saml_enabled":false'),
    );
    // Who signs in is shown what there is now.
    localStorage.removeItem('sb-db-auth-token');
    settings.mockResolvedValueOnce(Response.json({ external: {}, saml_enabled: true }));
    expect((await load().backend()).capabilities.sso).toBe(true);
    localStorage.clear();
  });

  it('promises nothing beyond tables when the backend can not be asked', async () => {
    settings.mockRejectedValue(new TypeError('network'));
    const { capabilities } = await load().backend();
    const none = { realtime: false, mfa: false, sso: false };
    expect(capabilities).toEqual({ ...none, socialProviders: [] });
  });
});
