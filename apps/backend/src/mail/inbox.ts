import type { EmailDriver, EmailMessage } from '@supabase/lite';
import { mailText } from './mail-text.ts';

/** A message as the inbox page shows it: text only. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly sentAt: Date;
}

const MOST_KEPT = 100;

/**
 * Where the embedded backend's e-mails go instead of a network: they are kept in memory, the newest first, until the
 * process ends. Nothing of them is logged, since their links are as good as a password.
 */
export class Inbox implements EmailDriver {
  readonly #mails: Mail[] = [];

  get mails(): readonly Mail[] {
    return this.#mails;
  }

  /** Never rejects: a failure would only happen for addresses that have an account, and tell them apart. */
  async send({ to, subject, html, text = '' }: EmailMessage): Promise<void> {
    const body = html === undefined ? text : mailText(html);
    this.#mails.unshift({ to, subject, text: body, sentAt: new Date() });
    this.#mails.length = Math.min(this.#mails.length, MOST_KEPT);
  }
}
