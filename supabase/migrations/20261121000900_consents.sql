-- Consents: who agreed to what, in which words and language, and when they took it back. A record of the past: the
-- only change is the withdrawal, which is final; agreeing again is a new row.

create table public.consents (
  -- Made by the client, as in check_ins.
  id uuid primary key,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  purpose text not null check (purpose in ('check_ins', 'camera_analysis', 'voice_analysis', 'text_analysis', 'external_ai')),
  text_version text not null check (text_version ~ '^[A-Za-z0-9._-]{1,40}$'),
  -- The language the text was read in.
  language text not null check (language ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$' and char_length(language) <= 35),
  -- Both by the server's clock.
  granted_at timestamptz not null default now(),
  withdrawn_at timestamptz,
  created_at timestamptz not null default now()
);

comment on table public.consents is 'What a user agreed to. In force: withdrawn_at is null. Clients never delete it: it goes with the account.';

-- One consent in force for a purpose and a text; it is also how "may I?" is asked.
create unique index consents_in_force on public.consents (user_id, purpose, text_version) where withdrawn_at is null;
create index consents_by_user_and_time on public.consents (user_id, granted_at);

create function public.consents_stamp() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    new.granted_at := now();
    new.withdrawn_at := null;
  elsif old.withdrawn_at is not null then
    -- Withdrawing twice is withdrawing once; taking the withdrawal back is refused.
    if new.withdrawn_at is null then
      raise exception 'consents: a withdrawal is final' using errcode = '23514';
    end if;
    new.withdrawn_at := old.withdrawn_at;
  elsif new.withdrawn_at is not null then
    new.withdrawn_at := now();
  end if;
  return new;
end
$$;

create trigger consents_guard before insert or update on public.consents
  for each row execute function public.guard_row('id', 'user_id', 'purpose', 'text_version', 'language', 'granted_at');
create trigger consents_stamp before insert or update on public.consents
  for each row execute function public.consents_stamp();

alter table public.consents enable row level security;

create policy "consents: the owner reads" on public.consents
  for select to authenticated using ((select auth.uid()) = user_id);
create policy "consents: the owner inserts" on public.consents
  for insert to authenticated with check ((select auth.uid()) = user_id);
create policy "consents: the owner updates" on public.consents
  for update to authenticated using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
-- No delete policy: deleting the account deletes the consents by cascade.

grant select, insert, update on public.consents to authenticated;

create or replace function public.schema_version() returns text
language sql
immutable
set search_path = ''
as $$ select '20261121000900_consents'::text $$;

grant execute on function public.schema_version() to anon, authenticated;
