import { parseArgs } from 'node:util';
import { createClient } from '@supabase/supabase-js';
import { deliverDue } from './deliver-due.ts';
import { readSmtp, sendBySmtp } from './smtp.ts';

const USAGE = `Sends the e-mails that wait in a hosted project, once; run it every minute (cron, a timer). Any number may run at
the same time. The embedded backend does it by itself.

  npm run deliver -- --url <backend> --site <the product's address>

NAFAS_SERVICE_KEY is the project's service key; NAFAS_SMTP_URL and NAFAS_MAIL_FROM are the mail server and the sender.`;

async function deliver(): Promise<string> {
  const { values } = parseArgs({
    options: {
      url: { type: 'string' },
      site: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) return USAGE;
  const { url, site } = values;
  const key = process.env['NAFAS_SERVICE_KEY'];
  const smtp = readSmtp(process.env);
  if (!url || !site || !key || smtp === null) throw new Error(USAGE);
  const client = createClient(url, key, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const sent = await deliverDue(client, sendBySmtp(smtp), { site, backend: url });
  return `Sent: ${sent}`;
}

try {
  console.log(await deliver());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
