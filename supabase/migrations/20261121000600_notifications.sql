-- Notifications: the bell. The user reads, marks and deletes them; what they say does not change.

create table public.notifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  type text not null check (type in ('achievement', 'reminder', 'support', 'milestone')),
  title text not null check (char_length(title) <= 200 and title ~ '\S'),
  message text not null check (char_length(message) <= 1000 and message ~ '\S'),
  time timestamptz not null default now(),
  icon text not null check (icon in ('Trophy', 'Calendar', 'MessageSquare', 'Heart')),
  -- Names of the design's colours, or hex.
  color text not null check (color ~ '^[A-Za-z0-9#-]{1,40}$'),
  bg_color text not null check (bg_color ~ '^[A-Za-z0-9#-]{1,40}$'),
  unread boolean not null default true,
  -- Both or neither: which job wrote it (e.g. 'weekly-report') and for which of the user's days. A job that runs
  -- twice writes once: insert ... on conflict (user_id, kind, local_date) do nothing.
  kind text check (kind ~ '^[a-z0-9-]{1,60}$'),
  local_date date,
  created_at timestamptz not null default now(),
  constraint notifications_kind_with_day check ((kind is null) = (local_date is null)),
  constraint notifications_once_a_day unique (user_id, kind, local_date)
);

comment on table public.notifications is 'What the bell shows.';

-- "This user's newest".
create index notifications_by_user_and_time on public.notifications (user_id, time, id);

create trigger notifications_guard before insert or update on public.notifications
  for each row execute function public.guard_row(
    'id', 'user_id', 'type', 'title', 'message', 'time', 'icon', 'color', 'bg_color', 'kind', 'local_date'
  );

alter table public.notifications enable row level security;

create policy "notifications: the owner reads" on public.notifications
  for select to authenticated using ((select auth.uid()) = user_id);
create policy "notifications: the owner inserts" on public.notifications
  for insert to authenticated with check ((select auth.uid()) = user_id);
create policy "notifications: the owner updates" on public.notifications
  for update to authenticated using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy "notifications: the owner deletes" on public.notifications
  for delete to authenticated using ((select auth.uid()) = user_id);

grant select, insert, update, delete on public.notifications to authenticated;

create or replace function public.schema_version() returns text
language sql
immutable
set search_path = ''
as $$ select '20261121000600_notifications'::text $$;

grant execute on function public.schema_version() to anon, authenticated;
