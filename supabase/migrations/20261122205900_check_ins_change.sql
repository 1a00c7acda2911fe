-- Check-ins that are changed and taken back, and that say which sliders a person set.

-- Which of the three sliders the person set. The others hold where a slider begins: nobody's answer, and part of no
-- figure. Of rows from before it is not known; they count as set, as they were shown.
alter table public.check_ins
  add column touched text[] not null default '{mood,energy,stress}' check (
    touched <@ array['mood', 'energy', 'stress'] and cardinality(touched) <= 3
    and array_position(touched, null) is null
  ),
  -- Counts the changes, for "update ... where version = the one I read": of two devices one is told.
  add column version integer not null default 1,
  add column updated_at timestamptz not null default now(),
  -- Which write of an outbox changed it last, so that one whose answer was lost is known when it is sent again.
  add column operation_id text check (char_length(operation_id) <= 200),
  -- When the person changed what they said; null until then. A deleted check-in comes back with it.
  add column edited_at timestamptz,
  -- For what hangs on a check-in: of the same person.
  add constraint check_ins_of_person unique (id, user_id);

create or replace function public.check_ins_guard() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.updated_at := now();
  if tg_op = 'INSERT' then
    new.created_at := now();
    new.version := 1;
    -- Of a device whose clock is fast.
    if new.edited_at > now() then new.edited_at := now(); end if;
    return new;
  end if;
  if new.id <> old.id
    or new.user_id <> old.user_id
    or new.occurred_at <> old.occurred_at
    or new.time_zone <> old.time_zone
    or new.local_date <> old.local_date
  then
    raise exception 'check_ins: id, owner, instant, time zone and day are fixed' using errcode = '23514';
  end if;
  new.created_at := old.created_at;
  new.version := old.version + 1;
  new.edited_at := case
    -- A tag that gets another name does not change what was said.
    when current_setting('nafas.renames_tags', true) = 'on'
      or (new.mood, new.energy, new.stress, new.touched, new.motivation, new.notes, new.words, new.tags)
        is not distinct from (old.mood, old.energy, old.stress, old.touched, old.motivation, old.notes, old.words, old.tags)
    then old.edited_at
    else now()
  end;
  return new;
end
$$;

-- What was read of a check-in's note and what was recommended after it go with it.
alter table public.emotion_readings
  add column check_in_id uuid,
  add constraint emotion_readings_of_check_in foreign key (check_in_id, user_id)
    references public.check_ins (id, user_id) on delete cascade;
create index emotion_readings_by_check_in on public.emotion_readings (check_in_id) where check_in_id is not null;
alter table public.recommendations_shown
  add column check_in_id uuid,
  add constraint recommendations_shown_of_check_in foreign key (check_in_id, user_id)
    references public.check_ins (id, user_id) on delete cascade;
create index recommendations_shown_by_check_in on public.recommendations_shown (check_in_id) where check_in_id is not null;

-- The check-in of a reading, as all that an engine found, never changes.
create or replace trigger emotion_readings_guard before insert or update on public.emotion_readings
  for each row execute function public.guard_row(
    'id', 'user_id', 'source', 'happiness', 'sadness', 'neutral', 'stress', 'energy', 'confidence', 'engine',
    'engine_version', 'occurred_at', 'time_zone', 'local_date', 'check_in_id'
  );
create or replace trigger recommendations_shown_guard before insert or update on public.recommendations_shown
  for each row execute function public.guard_row(
    'id', 'user_id', 'recommendation', 'icon', 'shown_at', 'local_date', 'check_in_id'
  );

-- The figures leave out what nobody set. They have more columns now, so they are made anew.
drop function public.day_figures(date, date, integer, uuid[], text[]);
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
  mood_count integer,
  energy integer,
  energy_count integer,
  stress integer,
  stress_count integer,
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
    coalesce(sum(c.mood) filter (where 'mood' = any (c.touched)), 0)::integer,
    (count(*) filter (where 'mood' = any (c.touched)))::integer,
    coalesce(sum(c.energy) filter (where 'energy' = any (c.touched)), 0)::integer,
    (count(*) filter (where 'energy' = any (c.touched)))::integer,
    coalesce(sum(c.stress) filter (where 'stress' = any (c.touched)), 0)::integer,
    (count(*) filter (where 'stress' = any (c.touched)))::integer,
    coalesce(sum(c.motivation), 0)::integer,
    count(c.motivation)::integer,
    -- The bands of the mood face: high above 7, low at 3 or below.
    (count(*) filter (where c.mood > 7 and 'mood' = any (c.touched)))::integer,
    (count(*) filter (where c.mood <= 3 and 'mood' = any (c.touched)))::integer,
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

drop function public.hour_figures(date, date, uuid[]);
create function public.hour_figures(from_date date, to_date date, without uuid[] default '{}')
returns table (
  hour integer,
  count integer,
  mood integer,
  mood_count integer,
  energy integer,
  energy_count integer,
  stress integer,
  stress_count integer
)
language sql
stable
security invoker
set search_path = ''
as $$
  select
    h.hour,
    count(*)::integer,
    coalesce(sum(c.mood) filter (where 'mood' = any (c.touched)), 0)::integer,
    (count(*) filter (where 'mood' = any (c.touched)))::integer,
    coalesce(sum(c.energy) filter (where 'energy' = any (c.touched)), 0)::integer,
    (count(*) filter (where 'energy' = any (c.touched)))::integer,
    coalesce(sum(c.stress) filter (where 'stress' = any (c.touched)), 0)::integer,
    (count(*) filter (where 'stress' = any (c.touched)))::integer
  from public.check_ins c, lateral (select public.hour_in_zone(c.occurred_at, c.time_zone)) as h (hour)
  where c.user_id = (select auth.uid())
    and c.local_date between from_date and to_date
    and not (c.id = any (without))
    and h.hour is not null
  group by h.hour
  order by h.hour
$$;
comment on function public.hour_figures is 'The caller''s check-ins of some days added up by the hour of the day.';

revoke execute on function public.day_figures(date, date, integer, uuid[], text[]) from public, anon;
revoke execute on function public.hour_figures(date, date, uuid[]) from public, anon;
grant execute on function public.day_figures(date, date, integer, uuid[], text[]) to authenticated;
grant execute on function public.hour_figures(date, date, uuid[]) to authenticated;

create or replace function public.schema_version() returns text
language sql
immutable
set search_path = ''
as $$ select '20261122205900_check_ins_change'::text $$;

grant execute on function public.schema_version() to anon, authenticated;
