-- A second factor is taken away by whoever signed in just now, at the auth server's own endpoint too: it asks for the code
-- that the session gave once, which a session that was left open has given.
create function private.check_factor_removal() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- An account that is deleted takes its factors with it.
  if exists (select from auth.users as u where u.id = old.user_id) and not exists (
    select from auth.sessions as s, private.session_limits as l
    where s.user_id = old.user_id and s.created_at > now() - l.recent
  ) then
    raise exception 'mfa_factors: taking one away needs a sign-in of just now' using errcode = '28000';
  end if;
  return old;
end
$$;

-- Only what the auth server does by itself: our own functions have looked already, and operators may by SQL.
do $$
begin
  if to_regclass('auth.mfa_factors') is not null then
    create trigger check_factor_removal before delete on auth.mfa_factors
      for each row when (old.status::text = 'verified' and current_user = 'supabase_auth_admin')
      execute function private.check_factor_removal();
  end if;
end
$$;

create or replace function public.schema_version() returns text
language sql
immutable
set search_path = ''
as $$ select '20261122150000_factor_removal'::text $$;

grant execute on function public.schema_version() to anon, authenticated;
