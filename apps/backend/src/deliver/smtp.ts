import { createTransport } from 'nodemailer';
import { BackendError } from '../backend-error.ts';
import type { SendMail } from './deliver-due.ts';

/** Shorter than a lease, all together. */
const TIMEOUT_MS = 15_000;
const FIRST_PERMANENT = 500;

/** A mail server by the environment's address, such as smtps://user:password@mail.example:465. */
export interface SmtpPlace {
  readonly url: string;
  /** The sender, such as `Nafas <quiet@nafas.example>`. */
  readonly from: string;
}

/**
 * Reads NAFAS_SMTP_URL and NAFAS_MAIL_FROM; null without either.
 * @throws BackendError when only one is there, or the address is none.
 */
export function readSmtp(env: Readonly<Record<string, string | undefined>>): SmtpPlace | null {
  const [url = '', from = ''] = [env['NAFAS_SMTP_URL'], env['NAFAS_MAIL_FROM']];
  if (url === '' && from === '') return null;
  if (!/^smtps?:\/\/[^/\s]+/.test(url)) {
    throw new BackendError('NAFAS_SMTP_URL must be smtp://… or smtps://….');
  }
  if (!from.includes('@')) throw new BackendError('NAFAS_MAIL_FROM must be an address.');
  return { url, from };
}

/** Sends over SMTP. What a server refuses for good (5xx to the address) is dead, all else is tried again. */
export function sendBySmtp({ url, from }: SmtpPlace): SendMail {
  const transport = createTransport(url, {
    from,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    // A mail that names a file or an address must not make this server read it.
    disableFileAccess: true,
    disableUrlAccess: true,
  } as object);
  return async ({ to, subject, html, text, messageId, headers }) => {
    try {
      await transport.sendMail({ to, subject, html, text, messageId, headers: { ...headers } });
      return { outcome: 'sent' };
    } catch (error) {
      const { responseCode, command, code } = error as Record<string, unknown>;
      const isForGood =
        command === 'RCPT TO' &&
        typeof responseCode === 'number' &&
        responseCode >= FIRST_PERMANENT;
      // Never the server's words: they may hold the address.
      const problem = [code, command, responseCode].filter(Boolean).map(String).join(' ');
      return { outcome: isForGood ? 'dead' : 'retry', problem };
    }
  };
}
