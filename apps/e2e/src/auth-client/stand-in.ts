import {
  createClient,
  type SupabaseClient,
  type SupabaseClientOptions,
} from '@supabase/supabase-js';

/** A call as it would have reached the server. */
export interface Call {
  /** Such as `POST /auth/v1/token?grant_type=password`. */
  readonly line: string;
  /** JSON, or null. */
  readonly body: unknown;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

type Auth = NonNullable<SupabaseClientOptions<'public'>['auth']>;

/** The genuine client over a server that notes what is asked of it, and answers what a test says. */
export function createTestClient(
  answer: (call: Call) => Response,
  auth: Auth = {},
): { client: SupabaseClient; calls: Call[] } {
  const calls: Call[] = [];
  const client = createClient('https://morning.example.org', 'public', {
    auth: { persistSession: false, autoRefreshToken: false, ...auth },
    global: {
      fetch: async (input, init) => {
        const request = new Request(input, init);
        const { pathname, search } = new URL(request.url);
        const text = await request.text();
        const body: unknown = text.startsWith('{') ? JSON.parse(text) : null;
        const call = { line: `${request.method} ${pathname}${search}`, body, at: Date.now() };
        calls.push(call);
        return answer(call);
      },
    },
  });
  return { client, calls };
}

export const USER = { id: 'a', aud: 'authenticated', email: 'amal@example.org', app_metadata: {} };

/** A session that ends in so many seconds. */
export const sessionFor = (seconds: number) => ({
  access_token: `head.${btoa(JSON.stringify({ sub: 'a' }))}.signature`,
  refresh_token: `refresh ${Math.random()}`,
  token_type: 'bearer',
  expires_in: seconds,
  expires_at: Math.floor(Date.now() / 1000) + seconds,
  user: USER,
});

/** Storage of one session, as a device keeps it. */
export function deviceWith(session: unknown) {
  const kept = new Map([['sb-morning-auth-token', JSON.stringify(session)]]);
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}
