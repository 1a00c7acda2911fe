import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderAccountMails } from './account-mails.ts';
import { readDatabaseTexts } from './database-texts.ts';
import { renderMigration } from './render-migration.ts';
import { createTranslator } from './translate.ts';
import { ROOT } from './workspace.ts';

const MIGRATIONS = 'supabase/migrations';

/** What is made of the files of texts: by path from the root, what each file has to hold. */
export function generated({
  root = ROOT,
  migration = findNewestTexts(root),
}: { readonly root?: string; readonly migration?: string } = {}): Map<string, string> {
  const mails = renderAccountMails(root);
  const subjects = Object.fromEntries([...mails].map(([name, { subject }]) => [name, subject]));
  return new Map([
    ...[...mails].map(([name, { html }]) => [`supabase/templates/${name}.html`, html] as const),
    ['supabase/templates/subjects.json', toJson(subjects)],
    [
      'supabase/config.toml',
      putSubjects(readFileSync(join(root, 'supabase/config.toml'), 'utf8'), subjects),
    ],
    ['supabase/functions/unsubscribe/texts.json', toJson(readUnsubscribe(root))],
    [`${MIGRATIONS}/${migration}.sql`, renderMigration(migration, readDatabaseTexts(root))],
  ]);
}

/** The name of the newest migration that is made of texts. */
export function findNewestTexts(root = ROOT): string {
  const name = readdirSync(join(root, MIGRATIONS))
    .filter((file) => /^\d{14}_texts\.sql$/.test(file))
    .sort()
    .at(-1);
  if (name === undefined) throw new Error('No migration of texts');
  return name.replace(/\.sql$/, '');
}

const toJson = (value: object) => `${JSON.stringify(value, null, 2)}\n`;

/** The subject that stands above each template's path. */
function putSubjects(config: string, subjects: Readonly<Record<string, string>>): string {
  return config.replace(
    /^subject = .*(\r?\ncontent_path = "\.\/supabase\/templates\/([\w-]+)\.html")$/gm,
    (line, path: string, name: string) =>
      subjects[name] === undefined ? line : `subject = '''${subjects[name]}'''${path}`,
  );
}

function readUnsubscribe(root: string): object {
  const { languages, of, i18n } = createTranslator('apps/backend/src/locales', 'mail.json', root);
  return Object.fromEntries(
    languages.map((language) => [
      language,
      {
        name: of(language)('push.name'),
        dir: i18n.dir(language),
        ...Object.fromEntries(
          ['ask', 'stop', 'done', 'wrong'].map((key) => [key, of(language)(`unsubscribe.${key}`)]),
        ),
      },
    ]),
  );
}
