-- The progress of each goal over time, written by the database itself: it can be neither forgotten nor invented.

create table public.goal_progress (
  goal_id uuid not null references public.goals (id) on delete cascade,
  -- The goal's version after the change; it gives the order, also within one transaction.
  version integer not null,
  user_id uuid not null references auth.users (id) on delete cascade,
  progress smallint not null check (progress between 0 and 100),
  recorded_at timestamptz not null,
  primary key (goal_id, version)
);

comment on table public.goal_progress is 'Every progress a goal had and since when. Clients only read it; it goes with the goal.';

-- "This user, all goals, since then"; one goal is read by the primary key.
create index goal_progress_by_user_and_time on public.goal_progress (user_id, recorded_at);

-- Security definer because nobody but this trigger may write the table.
create function public.goals_record_progress() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' or new.progress <> old.progress then
    insert into public.goal_progress (goal_id, version, user_id, progress, recorded_at)
    values (new.id, new.version, new.user_id, new.progress, new.updated_at);
  end if;
  return null;
end
$$;

create trigger goals_record_progress after insert or update on public.goals
  for each row execute function public.goals_record_progress();

-- For privileged roles too.
create function public.goal_progress_keep() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  raise exception 'goal_progress: history is not rewritten' using errcode = '23514';
end
$$;

create trigger goal_progress_keep before update on public.goal_progress
  for each row execute function public.goal_progress_keep();

-- Goals that are there already begin with what is known of them.
insert into public.goal_progress (goal_id, version, user_id, progress, recorded_at)
select id, version, user_id, progress, updated_at from public.goals;

alter table public.goal_progress enable row level security;

create policy "goal_progress: the owner reads" on public.goal_progress
  for select to authenticated using ((select auth.uid()) = user_id);
-- No policy to insert, change or delete: see the trigger.

grant select on public.goal_progress to authenticated;

create or replace function public.schema_version() returns text
language sql
immutable
set search_path = ''
as $$ select '20261121000300_goal_progress'::text $$;

grant execute on function public.schema_version() to anon, authenticated;
