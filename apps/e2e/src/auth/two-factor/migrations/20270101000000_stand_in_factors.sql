-- The tables of a hosted project's auth server for second factors, as far as the policies read them; and functions by
-- which the stand-in in front of the embedded backend fills them.
create table auth.mfa_factors (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  status text not null
);

create function public.stand_in_factor(owner uuid, required boolean) returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from auth.mfa_factors where user_id = owner;
  if required then insert into auth.mfa_factors (user_id, status) values (owner, 'verified'); end if;
end
$$;
revoke execute on function public.stand_in_factor(uuid, boolean) from public, anon, authenticated;
grant execute on function public.stand_in_factor(uuid, boolean) to service_role;

-- Makes the sign-ins of somebody older than what can't be taken back accepts.
create function public.stand_in_age(owner uuid) returns void
language sql
security definer
set search_path = ''
as $$ update auth.sessions set created_at = created_at - interval '16 minutes' where user_id = owner $$;
revoke execute on function public.stand_in_age(uuid) from public, anon, authenticated;
grant execute on function public.stand_in_age(uuid) to service_role;
