import { parseArgs } from 'node:util';
import { createClient } from '@supabase/supabase-js';
import { readConfig } from '../config.ts';
import { readLocalKey } from '../local-key.ts';

const USAGE = `Prints the research export as JSON: weeks of those who agree today, without text, names or small groups (docs/statistics.md).
It is personal data still. That it was made is kept.

  npm run -s research:export > weeks.json

      [--url <backend>]       default http://127.0.0.1:<NAFAS_BACKEND_PORT>
      [--key <service key>]   default NAFAS_SERVICE_KEY, else that of the embedded backend's data directory`;

async function exportWeeks(): Promise<string> {
  const { values } = parseArgs({
    options: {
      url: { type: 'string' },
      key: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) return USAGE;
  const config = readConfig(process.env);
  const key =
    values.key ?? process.env['NAFAS_SERVICE_KEY'] ?? readLocalKey(config.dataDir, 'serviceKey');
  const client = createClient(values.url ?? `http://127.0.0.1:${config.port}`, key, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const { data, error } = await client.rpc('research_export');
  if (error) throw new Error(`Not exported: ${error.message}`);
  return JSON.stringify(data);
}

try {
  console.log(await exportWeeks());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
