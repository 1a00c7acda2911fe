import { createHash, randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { EmailDriver } from '@supabase/lite';
import { emailTemplates } from './templates.ts';

/** The mails about an account that Lite does not send. */
export interface AccountMails {
  /** A confirmation link that is not sent yet; `hash` is what the account has to know of it. */
  newConfirmation(email: string): Promise<{ readonly hash: string; send(): Promise<void> }>;
  /** Sent when somebody registers with an address that already has an account. */
  sendHasAccount(email: string): Promise<void>;
  /** Tells the owner, who may not have been the one. */
  sendPasswordChanged(email: string): Promise<void>;
}

const HAS_ACCOUNT = {
  subject: 'You have an account already · لديك حساب بالفعل',
  path: fileURLToPath(new URL('has-account.html', import.meta.url)),
};

/** As a hosted project sends it (supabase/config.toml). */
const PASSWORD_CHANGED = {
  subject: 'Your password is changed · تغيّرت كلمة المرور',
  path: fileURLToPath(
    new URL('../../../../supabase/templates/password-changed.html', import.meta.url),
  ),
};

/** @param site where the links lead. */
export function accountMails(driver: EmailDriver, site: string): AccountMails {
  const confirmation = emailTemplates().confirmation;
  const send = async (to: string, subject: string, path: string, hash: string) =>
    driver.send({ to, subject, html: filled(readFileSync(path, 'utf8'), site, hash) });
  return {
    newConfirmation: async (email) => {
      // As Lite makes it: of the address and a code of ten digits.
      const code = Array.from({ length: 10 }, () => randomInt(10)).join('');
      const hash = createHash('sha256').update(`${email}${code}`).digest('hex');
      return {
        hash,
        send: () => send(email, confirmation.subject, confirmation.content_path, hash),
      };
    },
    sendHasAccount: (email) => send(email, HAS_ACCOUNT.subject, HAS_ACCOUNT.path, ''),
    sendPasswordChanged: (email) =>
      send(email, PASSWORD_CHANGED.subject, PASSWORD_CHANGED.path, ''),
  };
}

function filled(template: string, site: string, hash: string): string {
  return template
    .replaceAll(/\{\{ \.SiteURL \}\}/g, site)
    .replaceAll(/\{\{ \.TokenHash \}\}/g, hash);
}
