import { ROOT } from './workspace.ts';
import { createTranslator } from './translate.ts';

/** A line of a mail: the key of a text, or a link to a page of the product. */
type Line = string | { readonly page: string };

const page = (path: string): Line => ({ page: path });
const redeem = (path: string, type: string) =>
  page(`${path}?token_hash={{ .TokenHash }}&amp;type=${type}`);
const FORGOT = page('/auth/forgot');

// The links lead to pages of ours, which redeem the token by POST after asking: a mail scanner that opens a link does not use
// it up, and no session ever stands in an address. What tells of a change carries no token.
const MAILS: Readonly<Record<string, readonly Line[]>> = {
  confirmation: ['what', redeem('/auth/confirm', 'signup'), 'ignore'],
  recovery: ['what', redeem('/auth/reset', 'recovery'), 'ignore'],
  'email-change': [
    'what',
    'agree',
    redeem('/auth/confirm', 'email_change'),
    'ignore',
    'password',
    FORGOT,
  ],
  'email-changed': ['what', 'notMine'],
  'factor-added': ['what', 'password', FORGOT],
  'factor-removed': ['what', 'password', FORGOT],
  'password-changed': ['what', 'password', FORGOT],
  'has-account': ['what', page('/auth/login'), 'password', FORGOT, 'ignore'],
};

/** For whom no language is known: who has an account of before, and who was never signed in. */
const UNKNOWN = ['en', 'ar'];

// A hosted project fills this by Go's templates; the embedded backend reads the same branches (choose-language.ts).
const LANGUAGE =
  '{{ $language := "" }}{{ with .Data }}{{ with .language }}{{ $language = printf "%v" . }}{{ end }}{{ end }}';

/** The account mails of supabase/templates: a branch for each language. By name, with their subjects. */
export function renderAccountMails(root = ROOT): Map<string, { html: string; subject: string }> {
  const texts = createTranslator('apps/backend/src/locales', 'account-mails.json', root);
  const branches = (of: (language: string) => string, between: string) =>
    [
      LANGUAGE,
      ...texts.languages.map(
        (language, index) =>
          `{{ ${index === 0 ? 'if' : 'else if'} eq $language "${language}" }}${of(language)}`,
      ),
      `{{ else }}${UNKNOWN.map(of).join(between)}{{ end }}`,
    ].join('');
  return new Map(
    Object.entries(MAILS).map(([name, lines]) => {
      const say = (language: string, key: string) =>
        texts.of(language)(`${name}.${key}`, {
          email: '{{ .Email }}',
          newEmail: '{{ .NewEmail }}',
        });
      const section = (language: string) => `
    <div style="max-width: 34em" lang="${language}" dir="${texts.i18n.dir(language)}">
      <h1 style="font-size: 22px">${escapeHtml(say(language, 'subject'))}</h1>
${lines.map((line) => `      <p>${typeof line === 'string' ? escapeHtml(say(language, line)) : link(line.page)}</p>`).join('\n')}
    </div>
    `;
      return [
        name,
        {
          subject: branches((language) => say(language, 'subject'), ' · '),
          html: `<!doctype html>
<!-- Made by npm run texts:generate. It speaks the account's language, and two where that is not known. -->
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <meta name="color-scheme" content="light dark" />
    <title>Nafas</title>
  </head>
  <body style="margin: 0; padding: 24px; font: 16px/1.6 sans-serif">
    ${branches(section, '')}
  </body>
</html>
`,
        },
      ];
    }),
  );
}

const link = (path: string) =>
  `<a href="{{ .SiteURL }}${path}" dir="ltr">{{ .SiteURL }}${path}</a>`;

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
