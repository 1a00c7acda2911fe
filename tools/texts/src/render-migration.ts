import type { DatabaseTexts } from './database-texts.ts';

const text = (value: string) => `'${value.replaceAll("'", "''")}'`;
const json = (value: object) => text(JSON.stringify(value));

/** The migration that brings the database's texts to what the files say. `name` is that of its file. */
export function renderMigration(
  name: string,
  { texts, achievements, quotes }: DatabaseTexts,
): string {
  const rows = [...texts].map(([key, words]) => `  (${text(key)}, ${json(words)})`);
  const badges = [...achievements].map(
    ([id, { title, description }]) => `  (${text(id)}, ${json(title)}, ${json(description)})`,
  );
  const lines = quotes.map(
    ({ language, id, mood, category, source, author, quote }) =>
      `  (${[language, id, mood, category, source, author, quote].map(text).join(', ')})`,
  );
  return `-- What the database says to people, in every language. Made by npm run texts:generate of the files of locales.

insert into private.texts (key, words) values
${rows.join(',\n')}
on conflict (key) do update set words = excluded.words;

update public.achievements as a set title = told.title::jsonb, description = told.description::jsonb
from (values
${badges.join(',\n')}
) as told (id, title, description)
where a.id = told.id;

insert into public.quotes (language, id, mood, category, source, author, quote) values
${lines.join(',\n')}
on conflict (language, id) do update set
  mood = excluded.mood, category = excluded.category, source = excluded.source, author = excluded.author,
  quote = excluded.quote;

create or replace function public.schema_version() returns text
language sql
immutable
set search_path = ''
as $$ select '${name}'::text $$;

grant execute on function public.schema_version() to anon, authenticated;
`;
}
