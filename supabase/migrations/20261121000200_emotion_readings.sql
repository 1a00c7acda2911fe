-- Emotion readings: what camera, voice or text analysis inferred, and what the user said to it. No picture, no
-- sound and no analysed text: only the figures.

-- For the tables from here on. The server's clock says when a row was made, and the columns that are named as
-- arguments keep their values. Row-level security already keeps a row from changing hands; this holds for
-- privileged roles too.
create function public.guard_row() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  kept text;
begin
  if tg_op = 'INSERT' then
    new.created_at := now();
    return new;
  end if;
  foreach kept in array tg_argv loop
    if to_jsonb(new) -> kept is distinct from to_jsonb(old) -> kept then
      raise exception '%: % is fixed', tg_table_name, kept using errcode = '23514';
    end if;
  end loop;
  new.created_at := old.created_at;
  return new;
end
$$;

-- The day a user has at an instant is within a day of UTC's; see check_ins.local_date.
create function public.is_local_day(day date, instant timestamptz) returns boolean
language sql
immutable
set search_path = ''
as $$
  select day between (instant at time zone 'UTC')::date - 1 and (instant at time zone 'UTC')::date + 1
$$;

-- The five values of a reading in percent; one that can't be read is null, not 0, and at least one is read.
create function public.is_reading(value jsonb) returns boolean
language sql
immutable
set search_path = ''
as $$
  select case
    when jsonb_typeof(value) is distinct from 'object' then false
    else value ?& array['happiness', 'sadness', 'neutral', 'stress', 'energy']
      and (select count(*) from jsonb_object_keys(value)) = 5
      and jsonb_path_exists(value, 'strict $.* ? (@.type() == "number")', '{}', true)
      and not jsonb_path_exists(
        value,
        'strict $.* ? (@.type() != "null" && (@.type() != "number" || @ < 0 || @ > 100))',
        '{}',
        true
      )
  end
$$;

create table public.emotion_readings (
  -- Made by the client, as in check_ins.
  id uuid primary key,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  source text not null check (source in ('camera', 'voice', 'text')),
  -- Percent.
  happiness real check (happiness between 0 and 100),
  sadness real check (sadness between 0 and 100),
  neutral real check (neutral between 0 and 100),
  stress real check (stress between 0 and 100),
  energy real check (energy between 0 and 100),
  -- 0-1; shown in percent.
  confidence real not null check (confidence between 0 and 1),
  engine text not null check (char_length(engine) between 1 and 80),
  engine_version text not null check (char_length(engine_version) between 1 and 80),
  -- A reading is a question to the user. Null: they have not answered.
  answer text check (answer in ('accepted', 'corrected', 'rejected')),
  -- The levels they put in its place: {"happiness", "sadness", "neutral", "stress", "energy"}, percent or null.
  correction jsonb check (correction is null or public.is_reading(correction)),
  occurred_at timestamptz not null,
  time_zone text not null check (time_zone ~ '^[A-Za-z0-9_+:-]{1,32}(/[A-Za-z0-9_+:-]{1,32}){0,3}$'),
  local_date date not null,
  created_at timestamptz not null default now(),
  constraint emotion_readings_read_something check (num_nonnulls(happiness, sadness, neutral, stress, energy) >= 1),
  -- Written so that a missing answer counts as "not corrected" instead of making the check unknown, which passes.
  constraint emotion_readings_correction_given check ((answer is not distinct from 'corrected') = (correction is not null)),
  constraint emotion_readings_local_date_near_instant check (public.is_local_day(local_date, occurred_at))
);

comment on table public.emotion_readings is 'What an engine inferred, in percent, and the user''s answer to it.';

-- "This user, these days, in order", as for check-ins.
create index emotion_readings_by_user_and_day on public.emotion_readings (user_id, local_date, occurred_at);

-- The engine's values never change; the user changes their answer.
create trigger emotion_readings_guard before insert or update on public.emotion_readings
  for each row execute function public.guard_row(
    'id', 'user_id', 'source', 'happiness', 'sadness', 'neutral', 'stress', 'energy', 'confidence', 'engine',
    'engine_version', 'occurred_at', 'time_zone', 'local_date'
  );

alter table public.emotion_readings enable row level security;

create policy "emotion_readings: the owner reads" on public.emotion_readings
  for select to authenticated using ((select auth.uid()) = user_id);
create policy "emotion_readings: the owner inserts" on public.emotion_readings
  for insert to authenticated with check ((select auth.uid()) = user_id);
create policy "emotion_readings: the owner updates" on public.emotion_readings
  for update to authenticated using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy "emotion_readings: the owner deletes" on public.emotion_readings
  for delete to authenticated using ((select auth.uid()) = user_id);

grant select, insert, update, delete on public.emotion_readings to authenticated;

create or replace function public.schema_version() returns text
language sql
immutable
set search_path = ''
as $$ select '20261121000200_emotion_readings'::text $$;

grant execute on function public.schema_version() to anon, authenticated;
