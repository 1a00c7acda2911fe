import { parseArgs } from 'node:util';
import { createClient } from '@supabase/supabase-js';
import { deliverDue } from './deliver-due.ts';
import { deliverPushes } from './push/deliver-pushes.ts';
import { readPushKeys } from './push/push-keys.ts';
import { createSendPush, readPushPlace } from './push/send-push.ts';
import { readSmtp, sendBySmtp } from './smtp.ts';

const USAGE = `Sends the e-mails and pushes that wait in a hosted project, once; run it every minute (cron, a timer). Any number may
run at the same time. The embedded backend does it by itself.

  npm run deliver -- --url <backend> --site <the product's address>

NAFAS_SERVICE_KEY is the project's service key; NAFAS_SMTP_URL and NAFAS_MAIL_FROM are the mail server and the sender.
\`npm run push:keys\` prints what pushes need; without it nothing is pushed.`;

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
  const pushKeys = readPushKeys(process.env);
  const send = pushKeys && createSendPush({ keys: pushKeys, ...readPushPlace(process.env, site) });
  const mails = deliverDue(client, sendBySmtp(smtp), { site, backend: url });
  const pushes = send && pushKeys ? deliverPushes(client, send, pushKeys.publicKey) : 0;
  // When one channel fails, the other goes on.
  await Promise.allSettled([mails, pushes]);
  return `Sent: ${await mails} e-mails, ${await pushes} pushes`;
}

try {
  console.log(await deliver());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
