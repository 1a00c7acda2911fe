-- A second factor is taken away by whoever gives a code at that moment: a session that gave one at its sign-in, and was left
-- open since, may belong to somebody else by now.

alter table private.recovered_sessions add column at timestamptz not null default now();

-- Whether this session gave a code of the app (the token's own claim says when) or a recovery code in the last minutes.
create function private.gave_code_just_now() returns boolean
language sql
stable
set search_path = ''
as $$
  select exists (
    select from jsonb_array_elements(
      coalesce(nullif(current_setting('request.jwt.claims', true), '')::jsonb -> 'amr', '[]'::jsonb)
    ) as step
    where step ->> 'method' = 'totp' and to_timestamp((step ->> 'timestamp')::bigint) > now() - interval '5 minutes'
  ) or exists (
    select from private.recovered_sessions as r
    where r.session_id = private.session_id() and r.at > now() - interval '5 minutes'
  )
$$;

create or replace function public.use_recovery_code(code text) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  wait integer;
begin
  if auth.uid() is null or not private.is_live(private.session_id(), auth.uid()) then
    raise exception 'use_recovery_code needs a session' using errcode = '28000';
  end if;
  wait := private.take(auth.uid(), 'recovery_code', 1);
  if wait > 0 then perform private.refuse_for(wait, 'recovery_code'); end if;
  update private.recovery_codes as c set used_at = now()
  where c.user_id = auth.uid() and c.used_at is null and c.hash = private.hash_of_code(auth.uid(), use_recovery_code.code);
  if not found then return false; end if;
  insert into private.recovered_sessions (session_id) values (private.session_id())
  on conflict (session_id) do update set at = now();
  return true;
end
$$;

create or replace function public.remove_second_factor() returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if auth.uid() is null or not public.second_factor_given() then
    raise exception 'remove_second_factor needs a session, and the code of the second factor' using errcode = '28000';
  end if;
  if not public.signed_in_recently() then
    raise exception 'remove_second_factor needs a sign-in of just now' using errcode = '28000', hint = 'reauthentication_needed';
  end if;
  if to_regclass('auth.mfa_factors') is not null then
    if not private.gave_code_just_now()
      and exists (select from auth.mfa_factors as f where f.user_id = auth.uid() and f.status = 'verified') then
      raise exception 'remove_second_factor needs a code of just now' using errcode = '28000', hint = 'code_needed';
    end if;
    delete from auth.mfa_factors as f where f.user_id = auth.uid();
  end if;
  delete from private.recovery_codes as c where c.user_id = auth.uid();
  delete from auth.sessions as s where s.user_id = auth.uid() and s.id <> private.session_id();
end
$$;

-- The auth server's own endpoint, which asks for the code that the session gave once: it notes when that was.
create or replace function private.check_factor_removal() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- An account that is deleted takes its factors with it.
  if not exists (select from auth.users as u where u.id = old.user_id) then return old; end if;
  if not exists (
    select from auth.sessions as s, private.session_limits as l
    where s.user_id = old.user_id and s.created_at > now() - l.recent
  ) then
    raise exception 'mfa_factors: taking one away needs a sign-in of just now' using errcode = '28000';
  end if;
  if to_regclass('auth.mfa_amr_claims') is null then return old; end if;
  if not exists (
    select from auth.mfa_amr_claims as a join auth.sessions as s on s.id = a.session_id
    where s.user_id = old.user_id and a.authentication_method = 'totp' and a.updated_at > now() - interval '5 minutes'
  ) then
    raise exception 'mfa_factors: taking one away needs a code of just now' using errcode = '28000';
  end if;
  return old;
end
$$;

create or replace function public.schema_version() returns text
language sql
immutable
set search_path = ''
as $$ select '20261122211050_factor_code'::text $$;

grant execute on function public.schema_version() to anon, authenticated;
