-- Whether a second factor may be set up or taken away, is asked of the session that does it. Any session of the person was
-- enough: one that was left open could use the minutes after its owner signed in somewhere else.

-- The auth server does not say for which session it works, but one place tells: in the transaction in which a factor's first
-- code is given, it notes at the session that gave the code by which factor that was. Only that session can have the factor
-- then. Looked at when the transaction ends, so that the order of its statements is the auth server's own matter. A factor
-- without its first code gives nothing and asks for nothing; check_factor goes on refusing most of those at once.
create function private.check_factor_session() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not exists (
    select from auth.sessions as s, private.session_limits as l
    where s.user_id = new.user_id and s.factor_id = new.id
      -- Time for the set-up itself, which began when the sign-in was fresh.
      and s.created_at > new.created_at - l.recent and new.created_at > now() - l.recent
  ) then
    raise exception 'mfa_factors: the session that sets one up needs a sign-in of just now' using errcode = '28000';
  end if;
  return null;
end
$$;

-- When one is taken away, nothing tells by which session. So the auth server takes none away that is set up:
-- public.remove_second_factor() does, which knows its caller.
create or replace function private.check_factor_removal() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- An account that is deleted takes its factors with it.
  if exists (select from auth.users as u where u.id = old.user_id) then
    raise exception 'mfa_factors: remove_second_factor takes one away' using errcode = '28000';
  end if;
  return old;
end
$$;
revoke execute on function private.check_factor_session(), private.check_factor_removal() from public, anon, authenticated;

do $$
begin
  if to_regclass('auth.mfa_factors') is not null then
    create constraint trigger check_factor_session after update on auth.mfa_factors
      deferrable initially deferred
      for each row when (
        new.status::text = 'verified' and old.status::text <> 'verified' and current_user = 'supabase_auth_admin'
      )
      execute function private.check_factor_session();
    create constraint trigger check_new_factor_session after insert on auth.mfa_factors
      deferrable initially deferred
      for each row when (new.status::text = 'verified' and current_user = 'supabase_auth_admin')
      execute function private.check_factor_session();
  end if;
end
$$;

create or replace function public.schema_version() returns text
language sql
immutable
set search_path = ''
as $$ select '20261128130000_factor_sessions'::text $$;

grant execute on function public.schema_version() to anon, authenticated;
