import { parseArgs } from 'node:util';
import { CONSENT_TEXT } from '@nafas/data-service/consents';
import { createClient } from '@supabase/supabase-js';
import { readConfig } from './config.ts';
import { readLocalKey } from './local-key.ts';
import { makeCheckIns } from './seed-check-ins.ts';

const USAGE = `Fills an account with check-ins that end yesterday, for demonstrations and end-to-end tests. It agrees in the account's
name that check-ins are kept.

  npm run seed -- --email <e-mail> --password <password> --days <1-3650>
      [--url <backend>]      default http://127.0.0.1:<NAFAS_BACKEND_PORT>
      [--key <public key>]   default that of the embedded backend's data directory
      [--time-zone <IANA>]   default this machine's`;

const BATCH = 500;

async function seed(): Promise<string> {
  const { values } = parseArgs({
    options: {
      email: { type: 'string' },
      password: { type: 'string' },
      days: { type: 'string' },
      url: { type: 'string' },
      key: { type: 'string' },
      'time-zone': { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) return USAGE;
  const { email, password } = values;
  const days = Number(values.days);
  if (!email || !password || !Number.isInteger(days) || days < 1 || days > 3650) {
    throw new Error(USAGE);
  }
  const config = readConfig(process.env);
  const url = values.url ?? `http://127.0.0.1:${config.port}`;
  const client = createClient(url, values.key ?? readLocalKey(config.dataDir, 'anonKey'), {
    auth: { persistSession: false, autoRefreshToken: false },
  });

  const { data, error } = await client.auth.signInWithPassword({ email, password });
  if (error) throw new Error(`Can't sign in at ${url}: ${error.message}`);
  const rows = makeCheckIns({
    seed: data.user.id,
    days,
    timeZone: values['time-zone'] ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
    now: Date.now(),
  });
  // A consent that is in force already stays as it is.
  const agreement = await client.from('consents').insert({
    id: crypto.randomUUID(),
    purpose: 'check_ins',
    text_version: CONSENT_TEXT,
    language: 'en',
  });
  if (agreement.error) throw new Error(`Can't agree to check-ins: ${agreement.error.message}`);
  for (let from = 0; from < rows.length; from += BATCH) {
    const insert = await client
      .from('check_ins')
      .upsert(rows.slice(from, from + BATCH), { onConflict: 'id', ignoreDuplicates: true });
    if (insert.error) throw new Error(`Can't insert check-ins: ${insert.error.message}`);
  }
  return `${rows.length} check-ins on ${days} days, up to ${rows.at(-1)?.local_date}.`;
}

try {
  console.log(await seed());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
