import { createClient } from '@supabase/supabase-js';
import type { EmbeddedLite } from '../embed-lite.ts';
import type { Inbox } from '../mail/inbox.ts';
import type { MailPlaces } from './mail.ts';
import { deliverDue, type SendMail } from './deliver-due.ts';
import { deliverPushes } from './push/deliver-pushes.ts';
import type { PushKeys } from './push/push-keys.ts';
import { createSendPush, readPushPlace } from './push/send-push.ts';
import { readSmtp, sendBySmtp } from './smtp.ts';

/**
 * The embedded backend's own delivery: e-mails over SMTP where the environment names a server, else into the inbox, and
 * pushes. Resolves to how many were sent; when one channel fails, the other goes on.
 * @throws BackendError when the mail server's address is malformed, or one of the push settings.
 */
export function createDelivery(
  lite: Pick<EmbeddedLite, 'fetch'>,
  { serviceKey, pushKeys }: { readonly serviceKey: string; readonly pushKeys: PushKeys },
  inbox: Inbox,
  { env, places }: { env: Readonly<Record<string, string | undefined>>; places: MailPlaces },
): () => Promise<number> {
  const smtp = readSmtp(env);
  const toInbox: SendMail = async ({ to, subject, text }) => {
    await inbox.send({ to, subject, text });
    return { outcome: 'sent' };
  };
  const send = smtp === null ? toInbox : sendBySmtp(smtp);
  // In this process: nothing of it goes over a network.
  const client = createClient(places.backend, serviceKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: {
      fetch: (input, init) => lite.fetch(new Request(input, init), { peerAddress: null }),
    },
  });
  const push = createSendPush({ keys: pushKeys, ...readPushPlace(env, places.site) });
  return async () => {
    const results = await Promise.allSettled([
      deliverDue(client, send, places),
      deliverPushes(client, push, pushKeys.publicKey),
    ]);
    let sent = 0;
    for (const result of results) {
      if (result.status === 'rejected') throw result.reason;
      sent += result.value;
    }
    return sent;
  };
}
