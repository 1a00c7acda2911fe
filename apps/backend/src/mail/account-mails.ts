import { createHash, randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { EmailDriver } from '@supabase/lite';
import { accountTemplates, emailTemplates, type Template } from './templates.ts';

/** The mails about an account that Lite does not send. */
export interface AccountMails {
  /** A confirmation link that is not sent yet; `hash` is what the account has to know of it. */
  newConfirmation(email: string): Promise<{ readonly hash: string; send(): Promise<void> }>;
  /** Links for another address, not sent yet; the hashes are what the account has to know of them. */
  newAddressChange(from: string, to: string): AddressChangeMails;
  /** Sent when somebody registers with an address that already has an account. */
  sendHasAccount(email: string): Promise<void>;
  /** Tells the owner, who may not have been the one. */
  sendPasswordChanged(email: string): Promise<void>;
  /** As that, to the address that was the account's. */
  sendAddressChanged(email: string): Promise<void>;
}

interface AddressChangeMails {
  readonly current: string;
  readonly next: string;
  /** @param toNew whether the new address gets its link. */
  send(options: { toNew: boolean }): Promise<void>;
}

/** @param site where the links lead. */
export function accountMails(driver: EmailDriver, site: string): AccountMails {
  const { confirmation } = emailTemplates();
  const ours = accountTemplates();
  const send = async (
    to: string,
    { subject, content_path: path }: Template,
    values: Readonly<Record<string, string>> = {},
  ) => {
    const html = filled(readFileSync(path, 'utf8'), { SiteURL: site, ...values });
    await driver.send({ to, subject, html });
  };
  return {
    newConfirmation: async (email) => {
      const hash = newHash(email);
      return { hash, send: () => send(email, confirmation, { TokenHash: hash }) };
    },
    newAddressChange: (from, to) => {
      const [current, next] = [newHash(from), newHash(to)];
      const values = { Email: from, NewEmail: to };
      return {
        current,
        next,
        send: async ({ toNew }) => {
          await send(from, ours.addressChange, { ...values, TokenHash: current });
          if (toNew) await send(to, ours.addressChange, { ...values, TokenHash: next });
        },
      };
    },
    sendHasAccount: (email) => send(email, ours.hasAccount),
    sendPasswordChanged: (email) => send(email, ours.passwordChanged),
    sendAddressChanged: (email) => send(email, ours.addressChanged),
  };
}

/** As Lite makes it: of the address and a code of ten digits. */
function newHash(email: string): string {
  const code = Array.from({ length: 10 }, () => randomInt(10)).join('');
  return createHash('sha256').update(`${email}${code}`).digest('hex');
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** As the hosted auth service fills a template: an address is text there, whatever it is made of. */
function filled(template: string, values: Readonly<Record<string, string>>): string {
  return template.replaceAll(/\{\{ \.(\w+) \}\}/g, (_, name: string) =>
    (values[name] ?? '').replaceAll(/[&<>"]/g, (letter) => ESCAPES[letter] ?? letter),
  );
}
