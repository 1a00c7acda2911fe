-- The role that migrates a hosted project: it makes roles and passes row-level security by, but is no superuser.
create role postgres login createrole createdb bypassrls password :'password';
grant anon, authenticated, service_role, supabase_storage_admin to postgres;
grant all on schema public, extensions to postgres;
grant usage on schema auth, storage to postgres;
grant all on auth.users, auth.sessions, auth.identities to postgres;
alter table auth.sessions enable row level security;
alter table auth.identities enable row level security;
-- As the role that the API signs in with, which takes on the others.
create role authenticator noinherit login;
grant authenticator to postgres;
grant all on storage.buckets, storage.objects to postgres;

-- Two-factor: the auth server's own table, hidden from everybody but roles that pass row-level security by.
create table auth.mfa_factors (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  status text not null,
  created_at timestamptz not null default now()
);
alter table auth.mfa_factors enable row level security;
grant all on auth.mfa_factors to postgres;
-- As the role of the auth server, which the triggers tell from others.
create role supabase_auth_admin nologin bypassrls;
grant usage on schema auth to supabase_auth_admin;
grant all on auth.users, auth.sessions, auth.identities, auth.mfa_factors to supabase_auth_admin;
grant supabase_auth_admin to postgres;

alter database postgres owner to postgres;
alter database postgres set search_path to "$user", public, extensions;

-- A hosted project grants what the migrations make to all three roles. The policies must hold without the help of
-- missing grants; on PGlite they are missing.
alter default privileges for role postgres in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges for role postgres in schema public grant all on functions to anon, authenticated, service_role;
