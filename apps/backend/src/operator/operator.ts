import { parseArgs } from 'node:util';
import { createClient } from '@supabase/supabase-js';
import { readConfig } from '../config.ts';
import { readLocalKey } from '../local-key.ts';

const USAGE = `Makes somebody who has an account an operator, who sees the releases and may change them.

  npm run operator -- add <e-mail address>
  npm run operator -- remove <e-mail address>

      [--url <backend>]       default http://127.0.0.1:<NAFAS_BACKEND_PORT>
      [--key <service key>]   default NAFAS_SERVICE_KEY, else that of the embedded backend's data directory`;

const DONE = {
  add: 'is an operator. Their sidebar shows it from their next sign-in on.',
  remove: 'is no operator.',
};

async function setOperator(): Promise<string> {
  const { values, positionals } = parseArgs({
    options: {
      url: { type: 'string' },
      key: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
    allowPositionals: true,
  });
  if (values.help) return USAGE;
  const [verb, address, ...rest] = positionals;
  if ((verb !== 'add' && verb !== 'remove') || !address || rest.length > 0) throw new Error(USAGE);
  const config = readConfig(process.env);
  const key =
    values.key ?? process.env['NAFAS_SERVICE_KEY'] ?? readLocalKey(config.dataDir, 'serviceKey');
  const client = createClient(values.url ?? `http://127.0.0.1:${config.port}`, key, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const { data, error } = await client.rpc('set_operator', { address, is_one: verb === 'add' });
  if (error) throw new Error(`Nothing was changed: ${error.message}`);
  if (data !== true) {
    throw new Error(`Nobody has an account with the proven address ${address}.`);
  }
  return `${address} ${DONE[verb]}`;
}

try {
  console.log(await setOperator());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
