import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { startBackend, type Backend } from '@nafas/backend';
import { createClient } from '@supabase/supabase-js';
import { Factors, type Answer } from './factors.ts';
import { readToken, signToken } from './token.ts';

export interface FactorsBackend extends Pick<Backend, 'url' | 'anonKey' | 'inboxUrl'> {
  /** Makes the sign-ins of this person 16 minutes older. */
  age(userId: string): Promise<void>;
  close(): Promise<void>;
}

/** Answers that carry the account, and most of them a session. */
const WITH_ACCOUNT = /^\/auth\/v1\/(token|signup|verify|user)$/;

/**
 * The embedded backend with two-factor, as a hosted project has it: the factors endpoints stand in front of it, tokens
 * say their `aal`, and the database knows the factors (auth.mfa_factors), so that its own policies decide.
 */
export async function startFactorsBackend(allowedOrigin: string): Promise<FactorsBackend> {
  const dataDir = await mkdtemp(join(tmpdir(), 'nafas-factors-'));
  const inner = await startBackend({
    dataDir,
    port: 0,
    allowedOrigins: [allowedOrigin],
    moreMigrations: [join(import.meta.dirname, 'migrations')],
  });
  const { jwtSecret } = JSON.parse(await readFile(join(dataDir, 'keys.json'), 'utf8')) as {
    jwtSecret: string;
  };
  const admin = createClient(inner.url, inner.serviceKey, { auth: { persistSession: false } });
  const factors = new Factors();
  /** The newest refresh token of each session, and the sessions that gave a code, and when (seconds). */
  const refreshTokens = new Map<string, string>();
  const raised = new Map<string, number>();

  async function tellDatabase(userId: string): Promise<void> {
    const args = { owner: userId, required: factors.isRequired(userId) };
    const { error } = await admin.rpc('stand_in_factor', args);
    if (error) throw error;
  }

  /** An account as GoTrue tells it, and a token that says whether a code was given. */
  function decorated(body: Record<string, unknown>): Record<string, unknown> {
    const account = (body['user'] ?? body) as Record<string, unknown>;
    account['factors'] = factors.of(String(account['id'])).map(({ id, status, createdAt }) => ({
      id,
      status,
      factor_type: 'totp',
      created_at: createdAt,
      updated_at: createdAt,
    }));
    if (typeof body['access_token'] !== 'string') return body;
    const claims = readToken(body['access_token'], jwtSecret);
    if (claims === null) throw new Error('a token that is not ours');
    const { session_id: sessionId } = claims;
    refreshTokens.set(sessionId, String(body['refresh_token']));
    const timestamp = raised.get(sessionId);
    const told =
      timestamp === undefined
        ? { aal: 'aal1' }
        : { aal: 'aal2', amr: [{ method: 'totp', timestamp }] };
    return { ...body, access_token: signToken({ ...claims, ...told }, jwtSecret) };
  }

  async function answerFactors(request: IncomingMessage, path: string): Promise<Answer> {
    const claims = readToken(request.headers.authorization?.slice(7) ?? '', jwtSecret);
    if (claims === null) return { status: 401, body: { error_code: 'no_authorization' } };
    const caller = {
      userId: claims.sub,
      sessionId: claims.session_id,
      aal: raised.has(claims.session_id) ? 'aal2' : 'aal1',
    };
    const [, , , , id = '', action = ''] = path.split('/');
    const given = JSON.parse((await text(request)) || '{}') as Record<string, unknown>;
    switch (`${request.method} ${action}`) {
      case 'POST ':
        return factors.enrol(caller);
      case 'POST challenge':
        return factors.challenge(caller, id);
      case 'DELETE ': {
        const answer = factors.remove(caller, id);
        await tellDatabase(caller.userId);
        return answer;
      }
      case 'POST verify': {
        const refused = factors.verify(caller, id, given);
        if (refused) return refused;
        raised.set(caller.sessionId, Math.floor(Date.now() / 1000));
        await tellDatabase(caller.userId);
        const renewed = await fetch(`${inner.url}/auth/v1/token?grant_type=refresh_token`, {
          method: 'POST',
          headers: { apikey: inner.anonKey, 'content-type': 'application/json' },
          body: JSON.stringify({ refresh_token: refreshTokens.get(caller.sessionId) }),
        });
        return {
          status: renewed.status,
          body: decorated((await renewed.json()) as Answer['body']),
        };
      }
      default:
        return { status: 404, body: {} };
    }
  }

  async function forward(request: IncomingMessage, path: string): Promise<Response> {
    const {
      host: _,
      origin: __,
      connection: ___,
      'content-length': ____,
      ...headers
    } = request.headers;
    const hasBody = !['GET', 'HEAD'].includes(request.method ?? 'GET');
    const answer = await fetch(inner.url + (request.url ?? '/'), {
      method: request.method ?? 'GET',
      headers: headers as Record<string, string>,
      ...(hasBody && { body: await text(request) }),
    });
    if (answer.ok && path === '/rest/v1/rpc/remove_second_factor') {
      const claims = readToken(request.headers.authorization?.slice(7) ?? '', jwtSecret);
      if (claims !== null) factors.forget(claims.sub);
    }
    const isSettings = path === '/auth/v1/settings';
    if (!answer.ok || !(isSettings || WITH_ACCOUNT.test(path))) return answer;
    const body = (await answer.json()) as Record<string, unknown>;
    const told = isSettings ? { ...body, mfa_enabled: undefined } : decorated(body);
    return Response.json(told, { status: answer.status });
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', inner.url);
    // Node's fetch has an Origin of its own, so which page may call is answered here.
    response.setHeader('access-control-allow-origin', allowedOrigin);
    response.setHeader('access-control-expose-headers', 'content-range, retry-after');
    if (request.method === 'OPTIONS') {
      response.writeHead(204, {
        'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
        'access-control-allow-headers': request.headers['access-control-request-headers'] ?? '',
      });
      response.end();
    } else if (/^\/auth\/v1\/factors(\/|$)/.test(pathname)) {
      const { status, body } = await answerFactors(request, pathname);
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    } else {
      const answer = await forward(request, pathname);
      for (const name of ['content-type', 'content-range', 'retry-after']) {
        const value = answer.headers.get(name);
        if (value !== null) response.setHeader(name, value);
      }
      response.writeHead(answer.status);
      response.end(Buffer.from(await answer.arrayBuffer()));
    }
  }

  const server = createServer((request, response) => {
    serve(request, response).catch((error: unknown) => {
      console.error(error);
      response.writeHead(500).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    anonKey: inner.anonKey,
    inboxUrl: inner.inboxUrl,
    async age(userId) {
      const { error } = await admin.rpc('stand_in_age', { owner: userId });
      if (error) throw error;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await inner.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
