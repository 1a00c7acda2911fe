import { accessSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A mail of supabase/templates: subject and text have a branch for each language (choose-language.ts). */
export interface Template {
  readonly subject: string;
  readonly content_path: string;
}

/**
 * Those that Lite itself sends, of the Supabase CLI's own directory: a hosted project sends the same messages
 * (supabase/config.toml). Looked for at the start, since Lite takes its own English text in the place of a file that is
 * missing, with links that lead nowhere.
 */
export function emailTemplates(): Record<'recovery' | 'confirmation', Template> {
  return { recovery: template('recovery'), confirmation: template('confirmation') };
}

/** Those that the front sends, of the same directory; a hosted project tells nobody that they have an account. */
export function accountTemplates(): Record<
  'addressChange' | 'addressChanged' | 'passwordChanged' | 'hasAccount',
  Template
> {
  return {
    addressChange: template('email-change'),
    addressChanged: template('email-changed'),
    passwordChanged: template('password-changed'),
    hasAccount: template('has-account'),
  };
}

const at = (name: string) =>
  fileURLToPath(new URL(`../../../../supabase/templates/${name}`, import.meta.url));
const subjects = JSON.parse(readFileSync(at('subjects.json'), 'utf8')) as Record<string, string>;

function template(name: string): Template {
  const path = at(`${name}.html`);
  accessSync(path);
  const subject = subjects[name];
  if (subject === undefined) throw new Error(`subjects.json has no ${name}`);
  return { subject, content_path: path };
}
