import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { HANDLERS } from '@nafas/functions';
import { root } from './programs.ts';

export interface Check {
  readonly name: string;
  /** Null: it is as it should be. */
  readonly fault: string | null;
}

interface Place {
  readonly url: string;
  readonly anonKey: string;
}

/** Compares a project's settings, as seen from outside, with those that docs/deploy-supabase.md asks for. */
export async function checkConfiguration({ url, anonKey }: Place): Promise<readonly Check[]> {
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(`${url}${path}`, { ...init, headers: { apikey: anonKey, ...init.headers } });
  const checks: Check[] = [];
  const check = async (name: string, findFault: () => Promise<string | null>): Promise<void> => {
    const fault = await findFault().catch((error: unknown) => String(error));
    checks.push({ name, fault });
  };
  const settings = async () =>
    (await (await ask('/auth/v1/settings')).json()) as {
      mailer_autoconfirm?: boolean;
      disable_signup?: boolean;
      external?: Record<string, boolean>;
      mfa_enabled?: boolean;
    };

  await check('the database is of this release', async () => {
    const newest = readdirSync(join(root, 'supabase/migrations')).sort().at(-1);
    const answer = await ask('/rest/v1/rpc/schema_version', { method: 'POST' });
    const named: unknown = await answer.json();
    return `${String(named)}.sql` === newest
      ? null
      : `it says ${JSON.stringify(named)}, not ${newest}`;
  });
  await check('addresses are proved', async () =>
    (await settings()).mailer_autoconfirm === false
      ? null
      : 'auth.email.enable_confirmations is off',
  );
  await check('nobody signs in without an account', async () =>
    (await settings()).external?.['anonymous_users'] === true
      ? 'enable_anonymous_sign_ins is on'
      : null,
  );
  await check('accounts can be made', async () =>
    (await settings()).disable_signup === true ? 'enable_signup is off' : null,
  );
  for (const name of Object.keys(HANDLERS)) {
    await check(`the function ${name} is deployed`, async () => {
      const { status } = await ask(`/functions/v1/${name}`, { method: 'PUT' });
      // Ours says so by itself; the gateway would say 404, or 401 where verify_jwt is on.
      return status === 405 ? null : `it answers ${status}, not 405`;
    });
  }
  await check('no page but ours may call the functions', async () => {
    const headers = { origin: 'https://evil.test' };
    const answer = await ask('/functions/v1/export', { method: 'OPTIONS', headers });
    const allowed = answer.headers.get('access-control-allow-origin');
    return allowed === null ? null : `it allows ${allowed}: set NAFAS_ALLOWED_ORIGINS`;
  });
  await check('nobody reads rows without a session', async () => {
    const text = await (await ask('/rest/v1/check_ins?select=*')).text();
    return text === '[]' || text.includes('42501') ? null : text.slice(0, 80);
  });
  await check('pictures are bounded', async () => {
    const { status } = await ask('/storage/v1/object/public/avatars/none/none.png');
    return status === 400 || status === 404 ? null : `the bucket avatars answers ${status}`;
  });
  await check('answers ask for encryption', async () => {
    const kept = (await ask('/auth/v1/health')).headers.get('strict-transport-security');
    return kept === null ? 'no Strict-Transport-Security' : null;
  });
  return checks;
}
