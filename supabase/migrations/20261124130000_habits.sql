-- Habits: what a person wants to do some times a week, and the days on which they did. They stand beside the goals with a
-- percentage, which stay what they are.

create table public.habits (
  -- Made by the client, as in goals.
  id uuid primary key,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  title text not null check (char_length(title) <= 120 and title ~ '\S'),
  -- Why it matters to them; may be empty.
  description text not null default '' check (char_length(description) <= 2000),
  category text not null check (category in ('Health', 'Career', 'Education', 'Personal', 'Financial', 'Creative')),
  per_week smallint not null check (per_week between 1 and 7),
  -- The exercise whose end marks the day, as in activities; null: none does.
  exercise text check (exercise ~ '^[a-z0-9-]{1,60}$'),
  -- The person's own calendar day when they made it.
  started_on date not null,
  -- The instant on their device, as in goals.
  created_at timestamptz not null default now(),
  -- Counts the changes, for "update ... where version = the one I read".
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  constraint habits_start_near_creation check (
    started_on between (created_at at time zone 'UTC')::date - 1 and (created_at at time zone 'UTC')::date + 1
  ),
  -- For the days that hang on it: of the same person.
  constraint habits_of_person unique (id, user_id)
);

comment on table public.habits is 'Habits of a user: how many times a week, and which exercise counts for it.';

-- Every read is "this user, in the order of making".
create index habits_by_user_and_creation on public.habits (user_id, created_at);
-- An exercise looks for the habits that it counts for.
create index habits_by_exercise on public.habits (user_id, exercise) where exercise is not null;

create function private.guard_habit() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.updated_at := now();
  if tg_op = 'INSERT' then
    new.version := 1;
    return new;
  end if;
  if (new.id, new.user_id, new.started_on, new.created_at) is distinct from (old.id, old.user_id, old.started_on, old.created_at) then
    raise exception 'habits: id, owner, day and instant of creation are fixed' using errcode = '23514';
  end if;
  new.version := old.version + 1;
  return new;
end
$$;
create trigger habits_guard before insert or update on public.habits
  for each row execute function private.guard_habit();

-- Whether a habit was done on a day, as it was said last. A day that is taken back stays as a row that says so, so that it
-- too can wait in the outbox and what arrives after it brings nothing back.
create table public.habit_marks (
  -- Made by the client, so that a write which is sent twice is one row.
  id uuid primary key,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  habit_id uuid not null,
  -- The person's own calendar day; it may be an earlier one.
  local_date date not null,
  done boolean not null,
  -- By the person's device, and never later than now: what was said last holds, whatever arrived last.
  saved_at timestamptz not null,
  created_at timestamptz not null default now(),
  constraint habit_marks_of_habit foreign key (habit_id, user_id) references public.habits (id, user_id) on delete cascade,
  constraint habit_marks_one_a_day unique (habit_id, local_date),
  -- Where the person is it may be tomorrow already.
  constraint habit_marks_not_ahead check (local_date <= (saved_at at time zone 'UTC')::date + 1)
);

comment on table public.habit_marks is 'The days of a habit: done, or taken back.';

-- Every read is "this user, these days".
create index habit_marks_by_user_and_day on public.habit_marks (user_id, local_date);

-- Of a day the saying with the latest instant stays. Two that arrive together come one after the other.
create function private.keep_last_mark() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.created_at := now();
  -- Of a device whose clock is fast.
  if new.saved_at > now() then new.saved_at := now(); end if;
  perform pg_advisory_xact_lock(hashtextextended(new.habit_id::text || new.local_date::text, 0));
  if exists (
    select from public.habit_marks as m
    where m.habit_id = new.habit_id and m.local_date = new.local_date and m.id <> new.id
      and m.user_id = new.user_id and m.saved_at > new.saved_at
  ) then
    return null;
  end if;
  delete from public.habit_marks as m
  where m.habit_id = new.habit_id and m.local_date = new.local_date and m.id <> new.id and m.user_id = new.user_id;
  return new;
end
$$;
create trigger habit_marks_keep_last before insert on public.habit_marks
  for each row execute function private.keep_last_mark();
create trigger habit_marks_guard before update on public.habit_marks
  for each row execute function public.guard_row('id', 'user_id', 'habit_id', 'local_date', 'saved_at');

-- An exercise that was gone through marks its day in the habits that it counts for: on every device, once. Security definer
-- because an activity may be stored by others than its owner.
create function private.mark_habits() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.habit_marks (id, user_id, habit_id, local_date, done, saved_at)
  select gen_random_uuid(), new.user_id, h.id, new.local_date, true, new.occurred_at
  from public.habits as h
  where h.user_id = new.user_id
    -- The Mindfulness Exercise is the same breath for a minute longer.
    and h.exercise = case new.exercise when 'slow-breathing' then 'breathing-4-6' else new.exercise end
    -- What was done before there was the habit says nothing of it.
    and new.local_date >= h.started_on;
  return null;
end
$$;
create trigger activities_mark_habits after insert on public.activities
  for each row when (new.completed) execute function private.mark_habits();

alter table public.habits enable row level security;
alter table public.habit_marks enable row level security;

create policy "habits: the owner reads" on public.habits
  for select to authenticated using ((select auth.uid()) = user_id);
create policy "habits: the owner inserts" on public.habits
  for insert to authenticated with check ((select auth.uid()) = user_id);
create policy "habits: the owner updates" on public.habits
  for update to authenticated using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy "habits: the owner deletes" on public.habits
  for delete to authenticated using ((select auth.uid()) = user_id);
create policy "habit_marks: the owner reads" on public.habit_marks
  for select to authenticated using ((select auth.uid()) = user_id);
create policy "habit_marks: the owner inserts" on public.habit_marks
  for insert to authenticated with check ((select auth.uid()) = user_id);
create policy "habit_marks: the owner deletes" on public.habit_marks
  for delete to authenticated using ((select auth.uid()) = user_id);

grant select, insert, update, delete on public.habits to authenticated;
grant select, insert, delete on public.habit_marks to authenticated;

select public.require_second_factor('public.habits');
select public.require_second_factor('public.habit_marks');
insert into private.limits (name, most, per) values ('rows:habits', 2000, null);
select public.limit_rows('public.habits');
select public.limit_rows('public.habit_marks');

create or replace function public.schema_version() returns text
language sql
immutable
set search_path = ''
as $$ select '20261124130000_habits'::text $$;

grant execute on function public.schema_version() to anon, authenticated;
