import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An account there: any address may stand in it, also one that nobody proved. */
export interface GitHubAccount {
  readonly id: number;
  readonly login: string;
  readonly name: string;
  readonly emails: readonly {
    readonly email: string;
    readonly primary: boolean;
    readonly verified: boolean;
  }[];
}

export interface FakeGitHub {
  readonly url: string;
  /** Who is signed in there; a test may put somebody else. */
  account: GitHubAccount;
  close(): Promise<void>;
}

export const OCTAVIA = { login: 'octavia', name: 'Octavia Butler', email: 'octavia@example.org' };

const OCTAVIAS_ACCOUNT: GitHubAccount = {
  id: 7,
  login: OCTAVIA.login,
  name: OCTAVIA.name,
  emails: [{ email: OCTAVIA.email, primary: true, verified: true }],
};

const TOKEN = 'gho_secret_of_the_provider';

/** GitHub's OAuth pages and API as far as a sign-in needs them: a person may authorize or cancel. */
export async function startFakeGitHub(): Promise<FakeGitHub> {
  const codes = new Set<string>();

  function consent(query: URLSearchParams, response: ServerResponse): void {
    const back = (answer: Record<string, string>) => {
      const url = new URL(query.get('redirect_uri') ?? '');
      for (const [name, value] of Object.entries(answer)) url.searchParams.set(name, value);
      url.searchParams.set('state', query.get('state') ?? '');
      return url.href.replaceAll('&', '&amp;');
    };
    const code = crypto.randomUUID();
    codes.add(code);
    const denial = { error: 'access_denied', error_description: 'The user has denied access' };
    response.setHeader('Content-Type', 'text/html');
    response.end(`<title>Fake GitHub</title><link rel="icon" href="data:,"><h1>Authorize Nafas</h1>
      <a href="${back({ code })}">Authorize</a> <a href="${back(denial)}">Cancel</a>`);
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1');
    const json = (body: unknown, status = 200) => {
      response.writeHead(status, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify(body));
    };
    if (pathname === '/login/oauth/authorize') return consent(searchParams, response);
    if (pathname === '/login/oauth/access_token') {
      const form = new URLSearchParams(await readBody(request));
      const isGood = form.get('client_secret') === 'secret' && codes.delete(form.get('code') ?? '');
      return json(isGood ? { access_token: TOKEN, token_type: 'bearer' } : { error: 'bad' });
    }
    if (request.headers.authorization !== `Bearer ${TOKEN}`) return json({}, 401);
    const { emails, ...user } = github.account;
    if (pathname === '/api/v3/user') return json(user);
    if (pathname === '/api/v3/user/emails') return json(emails);
    return json({}, 404);
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const github: FakeGitHub = {
    url: `http://127.0.0.1:${port}`,
    account: OCTAVIAS_ACCOUNT,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return github;
}

async function readBody(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}
