-- A search reads the words of every entry that a person has. Where in a note each of them stands is nothing that it asks
-- for: without that what it reads is half as much, and stands with the row where the note is long.
create or replace function public.check_in_search(notes text, words text[], tags text[]) returns tsvector
language plpgsql
immutable
set search_path = ''
as $$
declare
  folded constant text := public.fold_text(coalesce(notes, '') || ' ' || coalesce(array_to_string(tags, ' '), ''));
begin
  return strip(
    to_tsvector('pg_catalog.simple', folded)
    || to_tsvector('pg_catalog.simple', public.without_article(folded))
    || to_tsvector('pg_catalog.english', folded)
  ) || array_to_tsvector(coalesce(array_remove(array_remove(words, ''), null), '{}'));
end
$$;

-- The database makes it of what people wrote: made anew for every entry, and kept in another place only after the note.
alter table public.check_ins
  drop column search,
  add column search tsvector generated always as (public.check_in_search(notes, words, tags)) stored,
  alter column search set storage main;

create or replace function public.schema_version() returns text
language sql
immutable
set search_path = ''
as $$ select '20261124140000_lighter_search'::text $$;

grant execute on function public.schema_version() to anon, authenticated;
