import type { Attack } from './attack.ts';
import { refuse, type Target } from './target.ts';

const NAMES = [
  'account-delete',
  'chat',
  'client-errors',
  'ensure-profile',
  'export',
  'password-check',
  'release',
  'unsubscribe',
];

const deep = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

/** Bodies that are none of what a function takes. */
const BODIES: Readonly<Record<string, string>> = {
  nothing: '',
  'no JSON': '{"a":',
  null: 'null',
  'a list': '[1,2,3]',
  'a number': '1e999',
  'a NUL':
    '{"message":"\\u0000","confirm":"\\u0000","name":"\\u0000","code":"\\u0000","password":"\\u0000"}',
  'a prototype': '{"__proto__":{"admin":true},"constructor":{"prototype":{}}}',
  'objects for texts': '{"message":{},"confirm":[],"name":{},"code":{},"password":[],"id":{}}',
  'ten thousand lists in lists': deep(10_000),
  'two megabytes': `{"message":"${'a'.repeat(2 * 1024 * 1024)}"}`,
};

export const edge: readonly Attack[] = NAMES.flatMap((name) => [
  ...Object.entries(BODIES).map(([what, raw]) => ({
    group: 'server functions',
    name: `${name} gets ${what}`,
    run: async (target: Target) => {
      for (const bearer of [null, target.attacker.token]) {
        const headers = { 'content-type': 'application/json' };
        const path = `/functions/v1/${name}`;
        const { status, text } = await target.send(path, { method: 'POST', bearer, raw, headers });
        refuse(text.includes('node_modules') || /\bat \w+ \(/.test(text), `${name}: a trace`);
        // Some take a body of nothing; none takes it without a session but the report and the check of a password.
        const isOpen = ['client-errors', 'password-check'].includes(name);
        refuse(bearer === null && status < 300 && !isOpen, `${name}: ${status}`);
      }
    },
  })),
  {
    group: 'server functions',
    name: `${name} gets other methods and types`,
    run: async (target: Target) => {
      // The page that asks whether e-mails are to stop.
      const shows = name === 'unsubscribe' ? [] : ['GET'];
      for (const method of [...shows, 'PUT', 'DELETE', 'PATCH']) {
        const { status } = await target.send(`/functions/v1/${name}`, { method });
        refuse(status < 400, `${method} ${name}: ${status}`);
      }
      const form = { 'content-type': 'application/x-www-form-urlencoded' };
      const sent = { method: 'POST', raw: 'a=b', headers: form };
      const { status } = await target.send(`/functions/v1/${name}`, sent);
      refuse(status < 400, `a form to ${name}: ${status}`);
    },
  },
]);

export const unknownPaths: readonly Attack[] = [
  '/dev/inbox',
  '/dev/inbox/',
  '/_system/config',
  '/auth/v1/admin/users',
  '/auth/v1/admin/generate_link',
  '/auth/v1/verify?token=a&type=recovery',
  '/functions/v1/../rest/v1/goals',
  '/functions/v1/__proto__',
  '/storage/v1/bucket',
  '/pg/query',
  '/.env',
].map((path) => ({
  group: 'paths',
  name: `asks for ${path}`,
  run: async (target) => {
    const { status, text } = await target.send(path, { bearer: target.attacker.token });
    const isNothing = text === '[]';
    refuse(status < 300 && !isNothing, `${path}: ${status} ${text.slice(0, 80)}`);
    refuse(status >= 300 && status < 400 && /token/.test(text), `${path}: ${text.slice(0, 80)}`);
  },
}));
