import { createClient } from '@supabase/supabase-js';
import type { EmbeddedLite } from '../embed-lite.ts';
import type { Inbox } from '../mail/inbox.ts';
import type { MailPlaces } from './mail.ts';
import { deliverDue, type SendMail } from './deliver-due.ts';
import { readSmtp, sendBySmtp } from './smtp.ts';

/**
 * The embedded backend's own delivery: over SMTP where the environment names a server, else into the inbox.
 * @throws BackendError when the mail server's address is malformed.
 */
export function createDelivery(
  lite: Pick<EmbeddedLite, 'fetch'>,
  serviceKey: string,
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
  return () => deliverDue(client, send, places);
}
