import { createHmac, generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import type { Attack } from './attack.ts';
import { refuse, type Target } from './target.ts';

const text = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const hmac = (signed: string, key: string) =>
  createHmac('sha256', key).update(signed).digest('base64url');

function readClaims(token: string): Record<string, unknown> {
  const [, payload = ''] = token.split('.');
  return JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
}

function made(header: unknown, claims: unknown, key: string | null): string {
  const signed = `${text(header)}.${text(claims)}`;
  return `${signed}.${key === null ? '' : hmac(signed, key)}`;
}

const HS256 = { alg: 'HS256', typ: 'JWT' };

/** The victim's token, made without its key. */
const FORGERIES: Readonly<Record<string, (target: Target) => string>> = {
  'without a signature': ({ victim }) => victim.token.replace(/\.[^.]*$/, '.'),
  'alg none': ({ victim }) => made({ alg: 'none', typ: 'JWT' }, readClaims(victim.token), null),
  'alg None': ({ victim }) => made({ alg: 'None', typ: 'JWT' }, readClaims(victim.token), null),
  'signed with nothing': ({ victim }) => made(HS256, readClaims(victim.token), ''),
  'signed with the public key': ({ victim, anonKey }) =>
    made(HS256, readClaims(victim.token), anonKey),
  'signed with a usual secret': ({ victim }) =>
    made(
      HS256,
      readClaims(victim.token),
      'super-secret-jwt-token-with-at-least-32-characters-long',
    ),
  'signed with another length': ({ victim }) => {
    const signed = `${text({ alg: 'HS512', typ: 'JWT' })}.${text(readClaims(victim.token))}`;
    return `${signed}.${createHmac('sha512', 'secret').update(signed).digest('base64url')}`;
  },
  'by a key of its own in the header': ({ victim }) => {
    const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const jwk = pair.publicKey.export({ format: 'jwk' });
    const signed = `${text({ alg: 'ES256', jwk })}.${text(readClaims(victim.token))}`;
    const key = { key: pair.privateKey, dsaEncoding: 'ieee-p1363' } as const;
    return `${signed}.${sign('sha256', Buffer.from(signed), key).toString('base64url')}`;
  },
  'by a key id that is a path': ({ victim }) =>
    made({ ...HS256, kid: '../../../../dev/null' }, readClaims(victim.token), ''),
  'by a key elsewhere': ({ victim }) =>
    made({ ...HS256, jku: 'https://evil.test/keys.json' }, readClaims(victim.token), 'x'),
  'the attacker’s with the victim’s id': ({ victim, attacker }) => {
    const [header, , signature] = attacker.token.split('.');
    return `${header}.${text({ ...readClaims(attacker.token), sub: victim.id })}.${signature}`;
  },
  'the attacker’s as the service': ({ attacker }) => {
    const [header, , signature] = attacker.token.split('.');
    return `${header}.${text({ ...readClaims(attacker.token), role: 'service_role' })}.${signature}`;
  },
  'the attacker’s without an end': ({ attacker }) => {
    const [header, , signature] = attacker.token.split('.');
    return `${header}.${text({ ...readClaims(attacker.token), exp: 9e9 })}.${signature}`;
  },
  'of the service, made up': () =>
    made(HS256, { role: 'service_role', iss: 'supabase', exp: 9e9 }, 'secret'),
  'of a session that never was': ({ victim }) =>
    made(HS256, { ...readClaims(victim.token), session_id: randomUUID() }, 'secret'),
  'with a bit changed': ({ victim }) => {
    const last = victim.token.at(-5) === 'A' ? 'B' : 'A';
    return `${victim.token.slice(0, -5)}${last}${victim.token.slice(-4)}`;
  },
  'with two dots more': ({ victim }) => `${victim.token}.a.b`,
  'that is no token': () => 'a.b.c',
};

const PLACES: readonly (readonly [string, string, unknown])[] = [
  ['GET', '/rest/v1/goals?select=*', undefined],
  ['POST', '/rest/v1/rpc/my_data', {}],
  ['GET', '/auth/v1/user', undefined],
  ['PUT', '/auth/v1/user', { data: { name: 'taken' } }],
  ['POST', '/functions/v1/export', {}],
];

export const tokens: readonly Attack[] = Object.entries(FORGERIES).map(([name, forge]) => ({
  group: 'tokens',
  name: `a token ${name}`,
  run: async (target) => {
    for (const [method, path, body] of PLACES) {
      const sent = { method, bearer: forge(target), ...(body !== undefined && { body }) };
      const { status } = await target.send(path, sent);
      refuse(status < 400, `${method} ${path}: ${status}`);
    }
  },
}));
