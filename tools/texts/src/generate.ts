import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findNewestTexts, generated } from './generated.ts';
import { ROOT } from './workspace.ts';

const USAGE = `npm run texts:generate [-- --migration YYYYMMDDhhmmss]

Writes what is made of the files of texts: the account mails of supabase/templates and their subjects, the page that stops
mails, and the database's texts. The newest migration of texts is written anew; once it is released, name a later time by
--migration, and a new one is made.`;

const { values } = parseArgs({
  options: { migration: { type: 'string' }, help: { type: 'boolean', default: false } },
});
if (values.help) {
  console.log(USAGE);
} else {
  if (values.migration !== undefined && !/^\d{14}$/.test(values.migration)) {
    throw new Error('--migration takes 14 digits: YYYYMMDDhhmmss');
  }
  const migration = values.migration ? `${values.migration}_texts` : findNewestTexts();
  for (const [path, content] of generated({ migration })) {
    writeFileSync(join(ROOT, path), content);
    console.log(path);
  }
}
