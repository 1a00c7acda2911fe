import { afterEach, beforeEach, expect, onTestFinished, vi, type Mock } from 'vitest';
import { createReport } from '../../base/report.ts';
import { createShellConfig } from '../../config/shell-config.ts';
import { createBackendClient } from '../backend-client.ts';
import { createDemo } from '../demo.ts';
import { createEndingCause } from '../ending.ts';
import { createSession } from '../session.ts';

type Change = (event: string, session: unknown) => void;

export const CONFIG = {
  backend: { url: 'https://db.example.org', anonKey: 'public' },
  allowedOrigins: [],
};
/** Where supabase-js keeps the session of {@link CONFIG}'s backend. */
export const KEY = 'sb-db-auth-token';
export const fetched = vi.fn<(url: string) => Promise<Response>>();
export const rpc: Mock = vi.fn();
export const createClient: Mock = vi.fn();

export const getSession: Mock = vi.fn();
/** Sets the session that the client keeps from now on. */
export const kept = (session: unknown): Mock =>
  getSession.mockResolvedValue({ data: { session }, error: null });
let listener: Change | undefined;
/** Tells the one listener, as supabase-js does. */
export const emit: Change = (event, session) => {
  kept(session);
  listener?.(event, session);
};
/** supabase-js as far as the session goes: it tells listeners what a test says. */
const client = {
  auth: {
    getSession,
    onAuthStateChange: (told: Change) => {
      listener = told;
      return { data: { subscription: { unsubscribe: vi.fn() } } };
    },
  },
  rpc,
};

export const onSignedOut: Mock = vi.fn();
export const account = (id: string, metadata: Record<string, unknown> = {}) => ({
  user: { id, email: `${id}@example.org`, user_metadata: metadata },
});
export const profile = (name: string) => ({ data: { name }, error: null });
/** Makes an answer that comes when the test says so. */
export function later() {
  let arrive = (_answer: unknown) => {};
  const answer = new Promise((resolve) => (arrive = resolve));
  return { answer, arrive: (name: string) => arrive(profile(name)) };
}
export const flush = () => vi.advanceTimersByTimeAsync(0);

/** Starts watching, as the page does. */
export async function start() {
  const config = createShellConfig();
  const ending = createEndingCause();
  const demo = createDemo();
  const backendClient = createBackendClient(config, ending);
  const report = createReport(config);
  const lifetime = new AbortController();
  const { signal } = lifetime;
  onTestFinished(() => lifetime.abort());
  const service = createSession({ config, backendClient, ending, demo, report, signal });
  void service.watch(onSignedOut);
  await vi.waitFor(() => expect(fetched).toHaveBeenCalled());
  await flush();
  const { session, refreshProfile } = service;
  return { session, demo, ending, refreshProfile, backendClient };
}

/** Started on a device that has a session. */
export async function started() {
  localStorage.setItem(KEY, '{}');
  const shell = await start();
  await vi.waitFor(() => expect(createClient).toHaveBeenCalled());
  await flush();
  return shell;
}

/** To be called once in a test file. */
export function prepareSession(): void {
  beforeEach(arrange);
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
}

function arrange(): void {
  vi.useFakeTimers();
  // The session loads it when it needs it: from here on this one.
  vi.doMock('../create-client.ts', () => ({ createClient }));
  listener = undefined;
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset().mockImplementation(async () => new Response(JSON.stringify(CONFIG)));
  createClient.mockReset().mockReturnValue(client);
  rpc.mockReset().mockResolvedValue(profile('Amal'));
  onSignedOut.mockReset();
  getSession.mockReset();
}
