-- Recommendations that were shown and what became of them. Their words are in the apps' locales.

create table public.recommendations_shown (
  -- Made by the client, as in check_ins.
  id uuid primary key,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  -- The rule that gave it, e.g. 'deep-breathing-exercise'.
  recommendation text not null check (recommendation ~ '^[a-z0-9-]{1,60}$'),
  icon text not null check (icon in ('brain', 'trending-up', 'users')),
  shown_at timestamptz not null,
  local_date date not null,
  -- Null: nothing yet.
  outcome text check (outcome in ('opened', 'done', 'dismissed')),
  outcome_at timestamptz,
  created_at timestamptz not null default now(),
  constraint recommendations_shown_outcome_with_time check ((outcome is null) = (outcome_at is null)),
  constraint recommendations_shown_local_date_near_instant check (public.is_local_day(local_date, shown_at))
);

comment on table public.recommendations_shown is 'Which recommendation the user saw, and whether they opened, did or dismissed it.';

-- "This user's last ones", so that the same is not said twice.
create index recommendations_shown_by_user_and_time on public.recommendations_shown (user_id, shown_at);

create trigger recommendations_shown_guard before insert or update on public.recommendations_shown
  for each row execute function public.guard_row('id', 'user_id', 'recommendation', 'icon', 'shown_at', 'local_date');

alter table public.recommendations_shown enable row level security;

create policy "recommendations_shown: the owner reads" on public.recommendations_shown
  for select to authenticated using ((select auth.uid()) = user_id);
create policy "recommendations_shown: the owner inserts" on public.recommendations_shown
  for insert to authenticated with check ((select auth.uid()) = user_id);
create policy "recommendations_shown: the owner updates" on public.recommendations_shown
  for update to authenticated using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy "recommendations_shown: the owner deletes" on public.recommendations_shown
  for delete to authenticated using ((select auth.uid()) = user_id);

grant select, insert, update, delete on public.recommendations_shown to authenticated;

create or replace function public.schema_version() returns text
language sql
immutable
set search_path = ''
as $$ select '20261121000800_recommendations_shown'::text $$;

grant execute on function public.schema_version() to anon, authenticated;
