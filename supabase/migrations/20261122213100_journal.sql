-- The journal: pages of a person's check-ins by keys, a search in what they wrote, and the days of a month or a year.

-- A text as search compares it, the same as foldText of libs/platform/src/search with signs as spaces: without case,
-- accents and vowel marks, with one form of alef, yeh and heh, and with Latin digits.
create function public.fold_text(given text) returns text
language sql
immutable
set search_path = ''
as $$
  select translate(
    regexp_replace(
      lower(normalize(given, NFKD)),
      -- Marks above and below letters, then what is no letter at all: tatweel and the hamza on its own.
      '[\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u0640\u0621]',
      '', 'g'
    ),
    U&'\0671\0649\0629\0660\0661\0662\0663\0664\0665\0666\0667\0668\0669\060C\061B\061F\00AB\00BB\201C\201D\2018\2019\2026\2013\2014!"#$%&''()*+,-./:;<=>?@[\005C]^_`{|}~',
    U&'\0627\064A\06470123456789' || repeat(' ', 43)
  )
$$;

-- Arabic writes and, so, by, like, for and the article together with their word: they are taken off where they are whole.
create function public.without_article(folded text) returns text
language sql
immutable
set search_path = ''
as $$
  select regexp_replace(folded, U&'(^| )(?:[\0648\0641]?[\0628\0643]?\0627\0644|[\0648\0641]?\0644\0644)(?=[^ ]{2})', '\1', 'g')
$$;

-- What a check-in is found by: each word of its note and tags as it is, without the article, and by its English stem;
-- and its emotion words by the names under which they are kept.
-- A search reads the words of every entry that a person has. Where in a note each of them stands is nothing that it asks
-- for: without that what it reads is half as much.
create function public.check_in_search(notes text, words text[], tags text[]) returns tsvector
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
revoke execute on function
  public.fold_text(text), public.without_article(text), public.check_in_search(text, text[], text[])
from public, anon;
grant execute on function public.fold_text(text), public.without_article(text), public.check_in_search(text, text[], text[])
  to authenticated, service_role;

alter table public.check_ins add column search tsvector
  generated always as (public.check_in_search(notes, words, tags)) stored;
-- With the row, also where the note is long.
alter table public.check_ins alter column search set storage main;

-- Every read is "this user, these days, in order"; with the id, pages begin where the last one ended.
drop index public.check_ins_by_user_and_day;
create index check_ins_by_user_and_day on public.check_ins (user_id, local_date, occurred_at, id);

-- What was typed, as a query: every word of it must be there, from its beginning. `typed` is a list of
-- {"text": "sea", "words": ["calm"]}: `words` are the emotion words that are called so in the person's language.
create function public.journal_query(typed jsonb) returns tsquery
language plpgsql
immutable
set search_path = ''
as $$
declare
  term jsonb;
  folded text;
  bare text;
  word text;
  one tsquery;
  every tsquery;
begin
  for term in select t from jsonb_array_elements(typed) as t loop
    folded := trim(public.fold_text(term ->> 'text'));
    if folded = '' then continue; end if;
    one := to_tsquery('pg_catalog.simple', replace(folded, ' ', ' & ') || ':*');
    bare := public.without_article(folded);
    if bare <> folded then one := one || to_tsquery('pg_catalog.simple', replace(bare, ' ', ' & ') || ':*'); end if;
    one := one || plainto_tsquery('pg_catalog.english', folded);
    for word in select w from jsonb_array_elements_text(coalesce(term -> 'words', '[]')) as w where w <> '' loop
      one := one || (quote_literal(word))::tsquery;
    end loop;
    every := case when every is null then one else every && one end;
  end loop;
  return every;
end
$$;

-- A page of the caller's check-ins, the newest first: those before a key, which is the last row of the page before. With a
-- filter it says how many there are in all, and notes are whole; without, they are cut, for a list shows two lines. Count
-- and page read the rows once.
create function public.journal_page(
  most integer,
  before_day date default null,
  before_at timestamptz default null,
  before_id uuid default null,
  typed jsonb default '[]',
  any_words text[] default '{}',
  any_tags text[] default '{}',
  any_moods integer[] default '{}',
  noted boolean default false,
  from_day date default null,
  to_day date default null
)
returns table (
  id uuid,
  mood smallint,
  energy smallint,
  stress smallint,
  motivation smallint,
  notes text,
  is_cut boolean,
  words text[],
  tags text[],
  touched text[],
  occurred_at timestamptz,
  time_zone text,
  local_date date,
  version integer,
  edited_at timestamptz,
  total integer
)
language plpgsql
stable
security invoker
set search_path = ''
-- Planned for the filters that are there.
set plan_cache_mode = 'force_custom_plan'
as $$
#variable_conflict use_column
declare
  asked constant tsquery := public.journal_query(typed);
  is_filtered constant boolean := asked is not null or noted or from_day is not null or to_day is not null
    or cardinality(any_words) > 0 or cardinality(any_tags) > 0 or cardinality(any_moods) > 0;
  is_counted constant boolean := is_filtered and before_id is null;
  page_size constant integer := least(greatest(most, 1), 200);
begin
  return query
    -- Only the keys: all that there are where they are counted, else those of the page.
    with found as materialized (
      select c.id, c.local_date, c.occurred_at
      from public.check_ins as c
      where c.user_id = (select auth.uid())
        and (before_id is null or (c.local_date, c.occurred_at, c.id) < (before_day, before_at, before_id))
        and c.local_date between coalesce(from_day, '-infinity') and coalesce(to_day, 'infinity')
        and (asked is null or c.search @@ asked)
        and (cardinality(any_words) = 0 or c.words && any_words)
        and (cardinality(any_tags) = 0 or c.tags && any_tags)
        and (cardinality(any_moods) = 0 or (c.mood = any (any_moods) and 'mood' = any (c.touched)))
        and (not noted or c.notes is not null)
      order by c.local_date desc, c.occurred_at desc, c.id desc
      limit case when is_counted then null else page_size end
    ), page as (
      select f.id from found as f order by f.local_date desc, f.occurred_at desc, f.id desc limit page_size
    )
    select
      c.id, c.mood, c.energy, c.stress, c.motivation,
      case when is_filtered then c.notes else left(c.notes, 280) end,
      not is_filtered and coalesce(char_length(c.notes) > 280, false),
      c.words, c.tags, c.touched, c.occurred_at, c.time_zone, c.local_date, c.version, c.edited_at,
      case when is_counted then (select count(*)::integer from found) end
    from page as p
    join public.check_ins as c on c.id = p.id
    where c.user_id = (select auth.uid())
    order by c.local_date desc, c.occurred_at desc, c.id desc;
end
$$;
comment on function public.journal_page is 'A page of the caller''s check-ins by keys, filtered and searched.';

-- The caller's days that have check-ins: how many, the mean of the moods that were given, and the words of the newest.
create function public.journal_days(from_day date, to_day date)
returns table (day date, entries integer, mood real, words text[])
language sql
stable
security invoker
set search_path = ''
as $$
  select
    c.local_date,
    count(*)::integer,
    round(avg(c.mood) filter (where 'mood' = any (c.touched)), 2)::real,
    coalesce(string_to_array(
      (array_agg(array_to_string(c.words, chr(31)) order by c.occurred_at desc, c.id desc)
        filter (where cardinality(c.words) > 0))[1],
      chr(31)
    ), '{}')
  from public.check_ins c
  where c.user_id = (select auth.uid()) and c.local_date between from_day and to_day
  group by c.local_date
  order by c.local_date
$$;
comment on function public.journal_days is 'The caller''s days with check-ins, each with its mean mood.';

-- The emotion words and tags of the caller's check-ins, the most frequent first.
create function public.journal_facets()
returns table (kind text, name text, uses integer)
language sql
stable
security invoker
set search_path = ''
as $$
  select f.kind, f.name, count(*)::integer
  from public.check_ins c, lateral (
    select 'word', w from unnest(c.words) as w union all select 'tag', t from unnest(c.tags) as t
  ) as f (kind, name)
  where c.user_id = (select auth.uid())
  group by f.kind, f.name
  order by count(*) desc, f.name
  limit 400
$$;
comment on function public.journal_facets is 'The words and tags of the caller''s check-ins, the most frequent first.';

-- The caller's check-ins right before and after one.
create function public.journal_neighbours(of_day date, of_instant timestamptz, of_id uuid)
returns table (is_later boolean, id uuid, local_date date, occurred_at timestamptz)
language sql
stable
security invoker
set search_path = ''
as $$
  (
    select false, c.id, c.local_date, c.occurred_at
    from public.check_ins c
    where c.user_id = (select auth.uid()) and (c.local_date, c.occurred_at, c.id) < (of_day, of_instant, of_id)
    order by c.local_date desc, c.occurred_at desc, c.id desc limit 1
  ) union all (
    select true, c.id, c.local_date, c.occurred_at
    from public.check_ins c
    where c.user_id = (select auth.uid()) and (c.local_date, c.occurred_at, c.id) > (of_day, of_instant, of_id)
    order by c.local_date, c.occurred_at, c.id limit 1
  )
$$;
comment on function public.journal_neighbours is 'The caller''s check-ins right before and after one.';

-- anon by name too: a hosted project grants new functions to it directly.
revoke execute on function public.journal_query(jsonb) from public, anon;
revoke execute on function public.journal_page(
  integer, date, timestamptz, uuid, jsonb, text[], text[], integer[], boolean, date, date
) from public, anon;
revoke execute on function public.journal_days(date, date) from public, anon;
revoke execute on function public.journal_facets() from public, anon;
revoke execute on function public.journal_neighbours(date, timestamptz, uuid) from public, anon;
grant execute on function public.journal_query(jsonb) to authenticated;
grant execute on function public.journal_page(
  integer, date, timestamptz, uuid, jsonb, text[], text[], integer[], boolean, date, date
) to authenticated;
grant execute on function public.journal_days(date, date) to authenticated;
grant execute on function public.journal_facets() to authenticated;
grant execute on function public.journal_neighbours(date, timestamptz, uuid) to authenticated;

-- What a check-in said before it was edited, written by the database alone: "edited" leads to it.
create table public.check_in_versions (
  check_in_id uuid not null references public.check_ins (id) on delete cascade,
  -- The version that this was.
  version integer not null,
  user_id uuid not null references auth.users (id) on delete cascade,
  mood smallint not null,
  energy smallint not null,
  stress smallint not null,
  motivation smallint,
  touched text[] not null,
  notes text,
  words text[] not null,
  tags text[] not null,
  replaced_at timestamptz not null default now(),
  primary key (check_in_id, version)
);
comment on table public.check_in_versions is 'What a check-in was before each edit. Clients only read it; it goes with the check-in.';

create index check_in_versions_by_user on public.check_in_versions (user_id, replaced_at);

-- Security definer because nobody but this trigger may write the table. The last twenty are kept.
create function public.check_ins_keep_version() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- A tag that gets another name does not change what was said.
  if current_setting('nafas.renames_tags', true) = 'on'
    or (new.mood, new.energy, new.stress, new.motivation, new.touched, new.notes, new.words, new.tags)
      is not distinct from (old.mood, old.energy, old.stress, old.motivation, old.touched, old.notes, old.words, old.tags)
  then return null; end if;
  insert into public.check_in_versions
    (check_in_id, version, user_id, mood, energy, stress, motivation, touched, notes, words, tags)
  values
    (old.id, old.version, old.user_id, old.mood, old.energy, old.stress, old.motivation, old.touched, old.notes, old.words, old.tags);
  delete from public.check_in_versions as v where v.check_in_id = old.id and v.version <= old.version - 20;
  return null;
end
$$;
create trigger check_ins_keep_version after update on public.check_ins
  for each row execute function public.check_ins_keep_version();

-- For privileged roles too.
create function public.check_in_versions_keep() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  raise exception 'check_in_versions: history is not rewritten' using errcode = '23514';
end
$$;
create trigger check_in_versions_keep before update on public.check_in_versions
  for each row execute function public.check_in_versions_keep();

alter table public.check_in_versions enable row level security;
create policy "check_in_versions: the owner reads" on public.check_in_versions
  for select to authenticated using ((select auth.uid()) = user_id);
-- No policy to insert, change or delete: see the trigger.
grant select on public.check_in_versions to authenticated;
select public.require_second_factor('public.check_in_versions');

-- The export has what people gave, not what the database makes of it for itself.
create or replace function public.my_data() returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  everything jsonb := '{}';
  table_name text;
  owner_column text;
  made text[];
  table_rows jsonb;
begin
  if auth.uid() is null or not public.second_factor_given() then
    raise exception 'my_data needs a session, and the code of the second factor where there is one' using errcode = '28000';
  end if;
  for table_name, owner_column, made in
    select c.relname, a.attname, array(
      select g.attname::text from pg_catalog.pg_attribute g where g.attrelid = c.oid and g.attgenerated <> ''
    )
    from pg_catalog.pg_class c
    join pg_catalog.pg_attribute a on a.attrelid = c.oid and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and a.attname = case c.relname when 'profiles' then 'id' else 'user_id' end
    order by c.relname
  loop
    execute format(
      'select coalesce(jsonb_agg(to_jsonb(t) - $2 order by to_jsonb(t)), ''[]'') from public.%I t where t.%I = $1',
      table_name, owner_column
    ) into table_rows using auth.uid(), made;
    everything := everything || jsonb_build_object(table_name, table_rows);
  end loop;
  return everything;
end
$$;

create or replace function public.schema_version() returns text
language sql
immutable
set search_path = ''
as $$ select '20261122213100_journal'::text $$;

grant execute on function public.schema_version() to anon, authenticated;
