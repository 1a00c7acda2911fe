-- A search counts what it finds and gives a page of it: the rows are read once for both, not once for each.

-- A page of the caller's check-ins, the newest first: those before a key, which is the last row of the page before. With a
-- filter it says how many there are in all, and notes are whole; without, they are cut, for a list shows two lines.
create or replace function public.journal_page(
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

create or replace function public.schema_version() returns text
language sql
immutable
set search_path = ''
as $$ select '20261123080900_journal_search'::text $$;

grant execute on function public.schema_version() to anon, authenticated;
