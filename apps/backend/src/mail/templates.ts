import { accessSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

interface Template {
  readonly subject: string;
  readonly content_path: string;
}

/**
 * Those that Lite itself sends, of the Supabase CLI's own directory: a hosted project sends the same messages
 * (supabase/config.toml). Looked for at the start, since Lite takes its own English text in the place of a file that is
 * missing, with links that lead nowhere.
 */
export function emailTemplates(): Record<'recovery' | 'confirmation', Template> {
  return {
    recovery: template('recovery', 'Reset your password · تعيين كلمة مرور جديدة'),
    confirmation: template('confirmation', 'Confirm your address · تأكيد بريدك الإلكتروني'),
  };
}

/** Those that the front sends, of the same directory. */
export function accountTemplates(): Record<
  'addressChange' | 'addressChanged' | 'passwordChanged',
  Template
> {
  return {
    addressChange: template('email-change', 'Confirm your new address · تأكيد عنوانك الجديد'),
    addressChanged: template('email-changed', 'Your address is changed · تغيّر عنوانك'),
    passwordChanged: template('password-changed', 'Your password is changed · تغيّرت كلمة المرور'),
  };
}

function template(name: string, subject: string): Template {
  const path = fileURLToPath(
    new URL(`../../../../supabase/templates/${name}.html`, import.meta.url),
  );
  accessSync(path);
  return { subject, content_path: path };
}
