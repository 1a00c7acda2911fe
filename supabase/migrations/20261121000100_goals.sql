-- Goals: what a user wants to reach by a day. The status is not stored: it follows from progress and the day.

create table public.goals (
  -- Made by the client, so that a write which is sent twice (outbox, lost answer, undone delete) is one row:
  -- insert ... on conflict (id) do nothing.
  id uuid primary key,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  title text not null check (char_length(title) <= 120 and title ~ '\S'),
  description text not null check (char_length(description) <= 2000 and description ~ '\S'),
  category text not null check (category in ('Health', 'Career', 'Education', 'Personal', 'Financial', 'Creative')),
  deadline date not null,
  progress smallint not null default 0 check (progress between 0 and 100),
  -- The user's own calendar day when they made it; stored for the reasons that check_ins.local_date is.
  started_on date not null,
  -- The instant on the user's device: a goal that waited in the outbox, or came back by an undone delete, keeps its
  -- place in the list.
  created_at timestamptz not null default now(),
  -- Counts the changes, for "update ... where version = the one I read": of two tabs one is told.
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  constraint goals_deadline_from_start check (deadline >= started_on),
  constraint goals_start_near_creation check (
    started_on between (created_at at time zone 'UTC')::date - 1 and (created_at at time zone 'UTC')::date + 1
  )
);

comment on table public.goals is 'Goals of a user, each with the day to reach it by and the progress in percent.';

-- Every read is "this user, in the order of making".
create index goals_by_user_and_creation on public.goals (user_id, created_at);

-- Row-level security already keeps a row from changing hands; this holds for privileged roles too.
create function public.goals_guard() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    new.version := 1;
  else
    if new.id <> old.id
      or new.user_id <> old.user_id
      or new.started_on <> old.started_on
      or new.created_at <> old.created_at
    then
      raise exception 'goals: id, owner, day and instant of creation are fixed' using errcode = '23514';
    end if;
    new.version := old.version + 1;
  end if;
  new.updated_at := now();
  return new;
end
$$;

create trigger goals_guard before insert or update on public.goals
  for each row execute function public.goals_guard();

alter table public.goals enable row level security;

create policy "goals: the owner reads" on public.goals
  for select to authenticated using ((select auth.uid()) = user_id);
create policy "goals: the owner inserts" on public.goals
  for insert to authenticated with check ((select auth.uid()) = user_id);
create policy "goals: the owner updates" on public.goals
  for update to authenticated using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy "goals: the owner deletes" on public.goals
  for delete to authenticated using ((select auth.uid()) = user_id);

grant select, insert, update, delete on public.goals to authenticated;

create or replace function public.schema_version() returns text
language sql
immutable
set search_path = ''
as $$ select '20261121000100_goals'::text $$;

grant execute on function public.schema_version() to anon, authenticated;
