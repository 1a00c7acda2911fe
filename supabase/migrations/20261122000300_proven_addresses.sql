-- Whose account it is, the address decides; so an account follows whoever proved to own the address. What somebody
-- else did with it before is undone. Held here, since neither auth server does all of it, and a setting (confirmations
-- off) makes them take unproved addresses for proved ones.

-- A provider's account joins an account only by an address that the provider vouches for and that is the account's own.
create function private.check_identity() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  theirs constant text := lower(new.identity_data ->> 'email');
  proved constant boolean := coalesce((new.identity_data ->> 'email_verified')::boolean, false);
  account record;
begin
  if new.provider in ('email', 'phone') then return new; end if;
  select lower(u.email) as email, u.email_confirmed_at into account from auth.users as u where u.id = new.user_id;
  -- Not yet anybody's: the auth server asks for a confirmation of the address before it lets anybody in.
  if account.email is null or (account.email_confirmed_at is null and account.email = theirs) then return new; end if;
  if account.email is distinct from theirs or not proved then
    raise exception 'identities: % does not vouch for the address of this account', new.provider using errcode = '23514';
  end if;
  return new;
end
$$;

create trigger check_identity before insert on auth.identities
  for each row execute function private.check_identity();

-- Whoever comes by a provider that vouches for the address is its owner. When the account's own sign-up never proved it,
-- somebody else may have made it: password, second factor and sessions of that time are void.
create function private.claim_account() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if new.provider in ('email', 'phone') or not coalesce((new.identity_data ->> 'email_verified')::boolean, false) then
    return null;
  end if;
  if exists (
    select from auth.identities as i
    where i.user_id = new.user_id and i.provider = 'email'
      and not coalesce((i.identity_data ->> 'email_verified')::boolean, false)
  ) then
    perform private.void_sign_in(new.user_id);
    delete from auth.identities as i where i.user_id = new.user_id and i.id <> new.id
      and not coalesce((i.identity_data ->> 'email_verified')::boolean, false);
  end if;
  return null;
end
$$;

-- By what an account was opened until now, or could have been by a mail, it is not opened any more.
create function private.void_sign_in(person uuid) returns void
language plpgsql
set search_path = ''
as $$
begin
  -- Not null: the hosted auth server reads the tokens as texts.
  update auth.users as u
  set encrypted_password = null, confirmation_token = '', confirmation_sent_at = null, recovery_token = '', recovery_sent_at = null
  where u.id = person;
  delete from auth.sessions as s where s.user_id = person;
  if to_regclass('auth.mfa_factors') is not null then
    delete from auth.mfa_factors as f where f.user_id = person;
  end if;
end
$$;

create trigger claim_account after insert on auth.identities
  for each row execute function private.claim_account();

-- The first proof of an address. By the link of a sign-up it is the sign-up's own, password included. By a link that was
-- asked for later (a forgotten password, a sign-in by mail) it need not be: the sign-up may be somebody else's.
create function private.first_proof() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if new.confirmation_sent_at is null and new.recovery_sent_at is null then
    -- No mail was sent: it is a provider that proves it, or nothing does, since confirmations are off.
    if exists (
      select from auth.identities as i
      where i.user_id = new.id and i.provider not in ('email', 'phone')
        and not coalesce((i.identity_data ->> 'email_verified')::boolean, false)
    ) then
      raise exception 'users: the provider does not vouch for this address' using errcode = '23514';
    end if;
    return new;
  end if;
  if new.recovery_sent_at >= coalesce(new.confirmation_sent_at, '-infinity') then
    new.encrypted_password := null;
  end if;
  -- A provider's account that came with this address before it was proved. (The auth servers have just called it proved.)
  delete from auth.identities as i where i.user_id = new.id and i.provider not in ('email', 'phone');
  return new;
end
$$;

create trigger first_proof before update on auth.users
  for each row when (old.email_confirmed_at is null and new.email_confirmed_at is not null)
  execute function private.first_proof();

-- Another address is another key: what was opened by the old one is closed.
create function private.end_sessions_of_old_address() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from auth.sessions as s where s.user_id = new.id;
  return null;
end
$$;

create trigger end_sessions_of_old_address after update on auth.users
  for each row when (old.email is distinct from new.email)
  execute function private.end_sessions_of_old_address();

create or replace function public.schema_version() returns text
language sql
immutable
set search_path = ''
as $$ select '20261122000300_proven_addresses'::text $$;

grant execute on function public.schema_version() to anon, authenticated;
