-- A session that has ended can neither read nor write: an access token is good for an hour, and without this it would
-- outlive signing out, a new password and the account itself.

-- Tables and functions that no client may read or call. The API shows `public` only, and its roles have no usage here.
create schema private;
revoke all on schema private from public;

-- How long a session lasts. One row; an operator changes it, the embedded backend by its environment.
create table private.session_limits (
  only_row boolean primary key default true check (only_row),
  -- Since it was used last, as the renewal of its token tells (at most an hour late).
  idle interval not null default interval '14 days' check (idle > interval '0'),
  -- Since it was begun.
  absolute interval not null default interval '30 days' check (absolute > interval '0'),
  -- How fresh it must be for what can't be taken back: whoever asks gave a password or a code just now.
  recent interval not null default interval '15 minutes' check (recent > interval '0')
);
insert into private.session_limits default values;
alter table private.session_limits enable row level security;

-- The caller's session; null when the token names none.
create function private.session_id() returns uuid
language sql
stable
set search_path = ''
as $$
  select (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'session_id')::uuid
$$;

-- Whether a session of this person is going on.
create function private.is_live(session uuid, person uuid) returns boolean
language sql
stable
set search_path = ''
as $$
  select exists (
    select from auth.sessions as s, private.session_limits as l
    where s.id = session and s.user_id = person
      and s.created_at > now() - l.absolute
      -- Without a zone, but in UTC.
      and coalesce(s.refreshed_at at time zone 'UTC', s.created_at) > now() - l.idle
      and (s.not_after is null or s.not_after > now())
  )
$$;

-- Whether it was begun just now, by a password, a provider or a link.
create function private.is_recent(session uuid, person uuid) returns boolean
language sql
stable
set search_path = ''
as $$
  select exists (
    select from auth.sessions as s, private.session_limits as l
    where s.id = session and s.user_id = person and s.created_at > now() - l.recent
  )
$$;

-- Every policy and every security definer function asks this already; now it asks for the session as well.
create or replace function public.second_factor_given() returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  -- Nobody is signed in: there is nothing that the policies would give.
  if auth.uid() is null then return true; end if;
  if not private.is_live(private.session_id(), auth.uid()) then return false; end if;
  if nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'aal' = 'aal2' then return true; end if;
  if to_regclass('auth.mfa_factors') is null then return true; end if;
  return not exists (select from auth.mfa_factors f where f.user_id = auth.uid() and f.status = 'verified');
end
$$;

comment on function public.second_factor_given() is
  'Whether the caller''s session is good: it has not ended, and a code was given or their account asks for none.';

-- Whether the caller signed in just now. What can't be taken back asks for it.
create function public.signed_in_recently() returns boolean
language sql
stable
security definer
set search_path = ''
as $$ select private.is_recent(private.session_id(), auth.uid()) $$;
revoke execute on function public.signed_in_recently() from public, anon;
grant execute on function public.signed_in_recently() to authenticated;

create or replace function public.delete_my_account() returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if auth.uid() is null or not public.second_factor_given() then
    raise exception 'delete_my_account needs a session, and the code of the second factor where there is one' using errcode = '28000';
  end if;
  if not public.signed_in_recently() then
    raise exception 'delete_my_account needs a sign-in of just now' using errcode = '28000', hint = 'reauthentication_needed';
  end if;
  if exists (select from storage.objects o where o.owner_id = auth.uid()::text) then
    raise exception 'delete_my_account: files are left' using errcode = '55000';
  end if;
  delete from auth.users u where u.id = auth.uid();
end
$$;

-- The caller's sessions, the newest first: where they are signed in.
create function public.my_sessions()
returns table (id uuid, started_at timestamptz, used_at timestamptz, user_agent text, is_this boolean)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if auth.uid() is null or not public.second_factor_given() then
    raise exception 'my_sessions needs a session, and the code of the second factor where there is one' using errcode = '28000';
  end if;
  return query
    select s.id, s.created_at, coalesce(s.refreshed_at at time zone 'UTC', s.created_at), s.user_agent::text,
      s.id = private.session_id()
    from auth.sessions as s
    where s.user_id = auth.uid() and private.is_live(s.id, s.user_id)
    order by s.created_at desc, s.id;
end
$$;

-- Ends one of the caller's sessions; whether there was one. Its token stops working at once.
create function public.end_session(session uuid) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  if auth.uid() is null or not public.second_factor_given() then
    raise exception 'end_session needs a session, and the code of the second factor where there is one' using errcode = '28000';
  end if;
  delete from auth.sessions as s where s.id = session and s.user_id = auth.uid();
  return found;
end
$$;
revoke execute on function public.my_sessions(), public.end_session(uuid) from public, anon;
grant execute on function public.my_sessions(), public.end_session(uuid) to authenticated;

-- A hosted project asks this before every request of its API: without it an ended session would look like an account
-- without data. (The embedded backend answers 401 by itself.) The policies hold either way.
create function public.refuse_ended_session() returns void
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if auth.uid() is not null and not private.is_live(private.session_id(), auth.uid()) then
    raise sqlstate 'PGRST' using
      message = '{"code": "PGRST301", "message": "The session has ended"}',
      detail = '{"status": 401, "headers": {}}';
  end if;
end
$$;
revoke execute on function public.refuse_ended_session() from public;
grant execute on function public.refuse_ended_session() to anon, authenticated, service_role;
do $$
begin
  alter role authenticator set pgrst.db_pre_request = 'public.refuse_ended_session';
  notify pgrst, 'reload config';
exception
  -- There is no such role, or no such right: `npm run check:hosted` tells.
  when undefined_object or insufficient_privilege then raise notice 'pgrst.db_pre_request is not set: %', sqlerrm;
end
$$;

-- Upkeep that is due now and then, beside run_jobs: sessions over their limits go, so that no renewal revives one.
create function public.run_upkeep() returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  ended integer;
begin
  delete from auth.sessions as s where not private.is_live(s.id, s.user_id);
  get diagnostics ended = row_count;
  return ended;
end
$$;
revoke execute on function public.run_upkeep() from public, anon, authenticated;
grant execute on function public.run_upkeep() to service_role;

-- A statement that does not end is ended. A hosted project has this from the start.
do $$
declare
  client text;
begin
  foreach client in array array['anon', 'authenticated'] loop
    if not exists (
      select from pg_roles as r where r.rolname = client and array_to_string(r.rolconfig, ' ') like '%statement_timeout%'
    ) then
      execute format('alter role %I set statement_timeout = %L', client, case client when 'anon' then '3s' else '8s' end);
    end if;
  end loop;
exception
  -- No right to it; or another database of this server sets it at this moment.
  when insufficient_privilege or internal_error then raise notice 'statement_timeout is not set: %', sqlerrm;
end
$$;

create or replace function public.schema_version() returns text
language sql
immutable
set search_path = ''
as $$ select '20261122000200_live_sessions'::text $$;

grant execute on function public.schema_version() to anon, authenticated;
