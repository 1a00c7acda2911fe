-- The figures of the analysis, added up here: a chart needs a few bytes a day, however many check-ins there are.
-- All run as the caller, so that row-level security gives each user their own rows and nobody else's.

-- Check-ins added up by the user's own day, in order. `without` are ids to leave out: those the client still has in its
-- outbox and adds itself, so that none is counted twice. Null for `to_date` or `most` is no limit.
create function public.day_figures(
  from_date date,
  to_date date default null,
  most integer default null,
  without uuid[] default '{}',
  anxious_words text[] default '{}'
)
returns table (
  local_date date,
  count integer,
  mood integer,
  energy integer,
  stress integer,
  motivation integer,
  motivation_count integer,
  high integer,
  low integer,
  worded integer,
  anxious integer
)
language sql
stable
security invoker
set search_path = ''
as $$
  select
    c.local_date,
    count(*)::integer,
    sum(c.mood)::integer,
    sum(c.energy)::integer,
    sum(c.stress)::integer,
    coalesce(sum(c.motivation), 0)::integer,
    count(c.motivation)::integer,
    -- The bands of the mood face: high above 7, low at 3 or below.
    (count(*) filter (where c.mood > 7))::integer,
    (count(*) filter (where c.mood <= 3))::integer,
    (count(*) filter (where cardinality(c.words) > 0))::integer,
    (count(*) filter (where lower(c.words::text)::text[] && anxious_words))::integer
  from public.check_ins c
  where c.user_id = (select auth.uid())
    and c.local_date >= from_date
    and (to_date is null or c.local_date <= to_date)
    and not (c.id = any (without))
  group by c.local_date
  order by c.local_date
  limit most
$$;

comment on function public.day_figures is 'The caller''s check-ins added up by local day.';

-- The hour (0-23) on a clock in a zone, null when this server doesn't know the zone: a device's table may be newer.
create function public.hour_in_zone(instant timestamptz, zone text) returns integer
language plpgsql
stable
set search_path = ''
as $$
begin
  return extract(hour from instant at time zone zone)::integer;
exception
  when invalid_parameter_value then return null;
end
$$;

-- The same by the hour of the day, for the peak times: at most 24 rows.
create function public.hour_figures(from_date date, to_date date, without uuid[] default '{}')
returns table (hour integer, count integer, mood integer, energy integer, stress integer)
language sql
stable
security invoker
set search_path = ''
as $$
  select
    h.hour,
    count(*)::integer,
    sum(c.mood)::integer,
    sum(c.energy)::integer,
    sum(c.stress)::integer
  from public.check_ins c, lateral (select public.hour_in_zone(c.occurred_at, c.time_zone)) as h (hour)
  where c.user_id = (select auth.uid())
    and c.local_date between from_date and to_date
    and not (c.id = any (without))
    and h.hour is not null
  group by h.hour
  order by h.hour
$$;

comment on function public.hour_figures is 'The caller''s check-ins of some days added up by the hour of the day.';

-- anon by name too: a hosted project grants new functions to it directly.
revoke execute on function public.day_figures(date, date, integer, uuid[], text[]) from public, anon;
revoke execute on function public.hour_in_zone(timestamptz, text) from public, anon;
revoke execute on function public.hour_figures(date, date, uuid[]) from public, anon;
grant execute on function public.day_figures(date, date, integer, uuid[], text[]) to authenticated;
grant execute on function public.hour_in_zone(timestamptz, text) to authenticated;
grant execute on function public.hour_figures(date, date, uuid[]) to authenticated;

create or replace function public.schema_version() returns text
language sql
immutable
set search_path = ''
as $$ select '20261121002000_analysis'::text $$;

grant execute on function public.schema_version() to anon, authenticated;
