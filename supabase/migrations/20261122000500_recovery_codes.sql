-- Recovery codes: ten of them, each opens one session when the authenticator app is lost.

-- Only hashes are kept. A code has 50 random bits, so that a plain SHA-256 is as good as a slow one.
create table private.recovery_codes (
  user_id uuid not null references auth.users (id) on delete cascade,
  hash bytea not null,
  used_at timestamptz,
  primary key (user_id, hash)
);
alter table private.recovery_codes enable row level security;

-- The sessions that such a code opened.
create table private.recovered_sessions (
  session_id uuid primary key references auth.sessions (id) on delete cascade
);
alter table private.recovered_sessions enable row level security;

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
  return not exists (select from auth.mfa_factors f where f.user_id = auth.uid() and f.status = 'verified')
    or exists (select from private.recovered_sessions r where r.session_id = private.session_id());
end
$$;

-- A typed code is read without case, spaces and hyphens, and letters that look like digits are read as those.
create function private.hash_of_code(person uuid, code text) returns bytea
language sql
immutable
set search_path = ''
as $$
  select sha256(convert_to(
    person::text || ' ' || translate(upper(regexp_replace(code, '[\s-]', '', 'g')), 'OIL', '011'), 'UTF8'
  ))
$$;

-- Ten new codes in place of those before, as XXXXX-XXXXX (Crockford's base 32). They are told this once.
create function public.make_recovery_codes() returns setof text
language plpgsql
security definer
set search_path = ''
as $$
declare
  letters constant text := '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
  random bytea;
  code text;
begin
  if auth.uid() is null or not public.second_factor_given() then
    raise exception 'make_recovery_codes needs a session, and the code of the second factor' using errcode = '28000';
  end if;
  if not public.signed_in_recently() then
    raise exception 'make_recovery_codes needs a sign-in of just now' using errcode = '28000', hint = 'reauthentication_needed';
  end if;
  delete from private.recovery_codes as c where c.user_id = auth.uid();
  for _ in 1..10 loop
    -- Of the 16 bytes of a random UUID those that are random in all their bits.
    random := uuid_send(gen_random_uuid());
    code := '';
    for i in 0..9 loop
      code := code || substr(letters, 1 + get_byte(random, case when i < 6 then i else i + 3 end) % 32, 1);
    end loop;
    insert into private.recovery_codes (user_id, hash) values (auth.uid(), private.hash_of_code(auth.uid(), code));
    return next left(code, 5) || '-' || right(code, 5);
  end loop;
end
$$;

-- How many of the caller's codes are left.
create function public.recovery_codes_left() returns integer
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if auth.uid() is null or not public.second_factor_given() then
    raise exception 'recovery_codes_left needs a session, and the code of the second factor' using errcode = '28000';
  end if;
  return (select count(*) from private.recovery_codes as c where c.user_id = auth.uid() and c.used_at is null);
end
$$;

-- Opens this session by a code, once: true, or false when it is none. Of a session that gave its password only; so it
-- asks for the session alone. Wrong ones are counted, so it returns instead of raising: 429 when there were too many.
create function public.use_recovery_code(code text) returns boolean
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
  insert into private.recovered_sessions (session_id) values (private.session_id()) on conflict do nothing;
  return true;
end
$$;

-- Takes the caller's authenticator away, e.g. the lost one, so that another can be set up. The auth server would ask for
-- its code. The codes go with it, and so do the other sessions.
create function public.remove_second_factor() returns void
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
    delete from auth.mfa_factors as f where f.user_id = auth.uid();
  end if;
  delete from private.recovery_codes as c where c.user_id = auth.uid();
  delete from auth.sessions as s where s.user_id = auth.uid() and s.id <> private.session_id();
end
$$;

-- A second factor is set up by whoever signed in just now, so that a session that was left open can't lock its owner out.
create function private.check_factor() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not exists (
    select from auth.sessions as s, private.session_limits as l
    where s.user_id = new.user_id and s.created_at > now() - l.recent
  ) then
    raise exception 'mfa_factors: setting one up needs a sign-in of just now' using errcode = '28000';
  end if;
  return new;
end
$$;
do $$
begin
  if to_regclass('auth.mfa_factors') is not null then
    create trigger check_factor before insert on auth.mfa_factors
      for each row execute function private.check_factor();
  end if;
end
$$;

revoke execute on function
  public.make_recovery_codes(), public.recovery_codes_left(), public.use_recovery_code(text), public.remove_second_factor()
from public, anon;
grant execute on function
  public.make_recovery_codes(), public.recovery_codes_left(), public.use_recovery_code(text), public.remove_second_factor()
to authenticated;

create or replace function public.schema_version() returns text
language sql
immutable
set search_path = ''
as $$ select '20261122000500_recovery_codes'::text $$;

grant execute on function public.schema_version() to anon, authenticated;
