import { randomUUID } from 'node:crypto';
import type { Attack } from './attack.ts';
import { TABLES } from './schema.ts';
import { refuse, ROLES, type Role, type Target } from './target.ts';

const getOwner = (table: string) => (table === 'profiles' ? 'id' : 'user_id');

/** Rows of everybody, which say nothing about anybody. */
const SHARED = ['achievements', 'daily_quotes', 'quotes'];

async function read(target: Target, table: string, role: Role): Promise<void> {
  const { status, text } = await target.send(`/rest/v1/${table}?select=*`, {
    bearer: target.bearer[role],
  });
  refuse(text.includes(target.victim.id), `${table}: rows of the victim`);
  const isNobody = role !== 'another user';
  const isEmpty = text === '[]';
  refuse(isNobody && status < 300 && !isEmpty, `${table}: ${status} ${text.slice(0, 80)}`);
}

async function write(target: Target, table: string, role: Role): Promise<void> {
  const owner = getOwner(table);
  const { victim } = target;
  const sent = { bearer: target.bearer[role], headers: { prefer: 'return=representation' } };
  const row = { id: randomUUID(), [owner]: victim.id };
  const writes = [
    ['POST', `/rest/v1/${table}`, row],
    ['POST', `/rest/v1/${table}?on_conflict=${owner}`, row],
    ['PATCH', `/rest/v1/${table}?${owner}=eq.${victim.id}`, { [owner]: target.attacker.id }],
    ['DELETE', `/rest/v1/${table}?${owner}=eq.${victim.id}`, undefined],
  ] as const;
  for (const [method, path, body] of writes) {
    const merge = path.includes('on_conflict') ? ',resolution=merge-duplicates' : '';
    const prefer = `${sent.headers.prefer}${merge}`;
    const options = { ...sent, method, headers: { prefer }, ...(body && { body }) };
    const { status, text } = await target.send(path, options);
    refuse(
      status < 300 && text.includes(victim.id) && !text.includes(target.attacker.id),
      `${method} ${table}: ${status} ${text.slice(0, 80)}`,
    );
    const isNobody = role !== 'another user';
    const didNothing = text === '[]' || text === '';
    refuse(isNobody && status < 300 && !didNothing, `${method} ${table}: ${status}`);
  }
}

export const tables: readonly Attack[] = TABLES.flatMap((table) =>
  ROLES.flatMap((role): Attack[] => [
    ...(SHARED.includes(table)
      ? []
      : [
          {
            group: 'tables',
            name: `${role} reads ${table}`,
            run: (t: Target) => read(t, table, role),
          },
        ]),
    { group: 'tables', name: `${role} writes ${table}`, run: (t) => write(t, table, role) },
  ]),
);

const SCHEMAS = ['auth', 'storage', 'private', 'extensions', 'pg_catalog', 'information_schema'];

export const schemas: readonly Attack[] = [
  ...SCHEMAS.map((schema) => ({
    group: 'schemas',
    name: `reads the schema ${schema}`,
    run: async (target: Target) => {
      const headers = { 'accept-profile': schema, 'content-profile': schema };
      for (const table of [
        'users',
        'sessions',
        'objects',
        'recovery_codes',
        'operators',
        'limits',
        'tables',
      ]) {
        const bearer = target.attacker.token;
        const { status, text } = await target.send(`/rest/v1/${table}?select=*`, {
          bearer,
          headers,
        });
        refuse(status < 300 && text !== '[]', `${schema}.${table}: ${status}`);
      }
    },
  })),
  ...['users', 'auth.users', 'profiles(*)', 'user:user_id(*)', 'sessions(*)'].map((embedded) => ({
    group: 'schemas',
    name: `embeds ${embedded}`,
    run: async (target: Target) => {
      const columns = encodeURIComponent(
        embedded.includes('(') ? `*,${embedded}` : `*,${embedded}(*)`,
      );
      const bearer = target.attacker.token;
      const { text } = await target.send(`/rest/v1/goals?select=${columns}`, { bearer });
      refuse(/encrypted_password|refresh_token/.test(text), 'columns of the auth service');
    },
  })),
  ...[
    "' or '1'='1",
    '1;drop table goals',
    '*)&id=neq.0',
    '$(id)',
    '%00',
    '"; select pg_sleep(5) --',
  ].map((sql) => ({
    group: 'schemas',
    name: `filters by ${sql}`,
    run: async (target: Target) => {
      const bearer = target.attacker.token;
      const value = sql === '%00' ? sql : encodeURIComponent(sql);
      for (const path of [
        `?title=eq.${value}`,
        `?${value}=eq.1`,
        `?order=${value}`,
        `?select=${value}`,
      ]) {
        const { text } = await target.send(`/rest/v1/goals${path}`, { bearer });
        refuse(text.includes(target.victim.id), path);
      }
    },
  })),
];
