import type { FunctionContext, FunctionHandler } from './context.ts';
import { refusal } from './respond.ts';

// Only what is used; Deno's own types would come with all of Deno.
declare const Deno: {
  readonly env: { get(name: string): string | undefined };
  serve(
    handler: (
      request: Request,
      info: { readonly remoteAddr: { readonly hostname?: string } },
    ) => Promise<Response>,
  ): unknown;
};

type Env = FunctionContext['env'];

/**
 * Runs a handler as an Edge Function: the only place that knows Deno. The embedded backend mounts the handler itself.
 * @param more what this function alone is given.
 */
export function serve(
  handler: FunctionHandler,
  more: (env: Env) => Pick<FunctionContext, 'releases'> = () => ({}),
): void {
  const env: Env = (name) => Deno.env.get(name) || undefined;
  const given = more(env);
  const proxies = readProxies(env('NAFAS_PROXIES'));
  Deno.serve(async (request, info) => {
    const cors = createCorsHeaders(
      request.headers.get('origin'),
      env('NAFAS_ALLOWED_ORIGINS') ?? '',
    );
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: cors });
    const context = {
      ...given,
      url: required(env, 'SUPABASE_URL').replace(/\/$/, ''),
      anonKey: required(env, 'SUPABASE_ANON_KEY'),
      env,
      fetch: globalThis.fetch,
      peerAddress: forwardedBy(request, proxies) ?? info.remoteAddr.hostname ?? null,
    };
    const answer = await runHandler(handler, request, context);
    for (const [name, value] of Object.entries(cors)) answer.headers.set(name, value);
    return answer;
  });
}

/**
 * How many proxies stand before a function: one, unless NAFAS_PROXIES says otherwise. Throws for what is no whole number, since a
 * wrong one would believe what a caller wrote.
 */
export function readProxies(value: string | undefined): number {
  if (value === undefined) return 1;
  if (!/^\d{1,2}$/.test(value)) {
    throw new Error(`NAFAS_PROXIES must be a whole number, 0 or more: ${JSON.stringify(value)}`);
  }
  return Number(value);
}

/**
 * The caller's address as the outermost of so many proxies of ours saw it. Each adds the address that it saw at the end
 * of X-Forwarded-For; anything before it may be forged by the caller. Null: no proxy of ours said, or none is there.
 */
export function forwardedBy(request: Request, proxies: number): string | null {
  if (proxies === 0) return null;
  const seen = request.headers.get('x-forwarded-for')?.split(',') ?? [];
  return seen.at(-proxies)?.trim() || null;
}

async function runHandler(
  ...[handler, request, context]: [FunctionHandler, ...Parameters<FunctionHandler>]
) {
  try {
    return await handler(request, context);
  } catch (error) {
    console.error(error);
    return refusal(500, 'function-failed', 'The function failed');
  }
}

/** The origins of NAFAS_ALLOWED_ORIGINS may call, as at the embedded backend. */
function createCorsHeaders(origin: string | null, allowed: string): Record<string, string> {
  const isAllowed = origin !== null && allowed.split(',').some((one) => one.trim() === origin);
  if (!isAllowed) return { Vary: 'Origin' };
  return {
    Vary: 'Origin',
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Headers': 'authorization, x-client-info, apikey, content-type, prefer',
    'Access-Control-Allow-Methods': 'POST, OPTIONS',
    'Access-Control-Expose-Headers': 'Retry-After',
    'Access-Control-Max-Age': '600',
  };
}

function required(env: (name: string) => string | undefined, name: string): string {
  const value = env(name);
  if (value === undefined) throw new Error(`${name} is not set`);
  return value;
}
