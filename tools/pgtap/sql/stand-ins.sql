-- The schema of a Supabase project before our first migration, as far as the migrations and the tests touch it.
-- Run by a superuser; the migrations then run as `postgres`, which is none (on PGlite there is only a superuser).

create role anon nologin;
create role authenticated nologin;
create role service_role nologin bypassrls;
create role supabase_storage_admin nologin;

create schema extensions;
grant usage on schema extensions to public;
create extension pgtap with schema extensions;

create schema auth;

create table auth.users (
  id uuid primary key,
  email varchar(255),
  encrypted_password varchar(255),
  email_confirmed_at timestamptz,
  confirmation_token varchar(255),
  confirmation_sent_at timestamptz,
  recovery_token varchar(255),
  recovery_sent_at timestamptz,
  raw_user_meta_data jsonb,
  raw_app_meta_data jsonb
);

create table auth.sessions (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  factor_id uuid,
  created_at timestamptz default now(),
  -- Without a zone there, too.
  refreshed_at timestamp,
  not_after timestamptz,
  user_agent text
);

create table auth.identities (
  id uuid primary key default gen_random_uuid(),
  provider text not null,
  provider_id text not null,
  user_id uuid not null references auth.users (id) on delete cascade,
  identity_data jsonb not null,
  unique (provider_id, provider)
);

create function auth.uid() returns uuid
language sql
stable
as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.sub', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub'
  )::uuid
$$;

grant usage on schema auth to anon, authenticated, service_role;

create schema storage;

create table storage.buckets (
  id text primary key,
  name text not null unique,
  owner uuid,
  owner_id text,
  public boolean default false,
  file_size_limit bigint,
  allowed_mime_types text[],
  created_at timestamptz default now(),
  updated_at timestamptz default now()
);

create table storage.objects (
  id uuid primary key default gen_random_uuid(),
  bucket_id text references storage.buckets (id),
  name text,
  owner uuid,
  owner_id text,
  metadata jsonb,
  path_tokens text[] generated always as (string_to_array(name, '/')) stored,
  created_at timestamptz default now(),
  updated_at timestamptz default now(),
  unique (bucket_id, name)
);

alter table storage.buckets enable row level security;
alter table storage.objects enable row level security;
alter table storage.buckets owner to supabase_storage_admin;
alter table storage.objects owner to supabase_storage_admin;

-- Supabase gives these rights to every role and leaves the rest to row-level security; so does the embedded backend.
grant usage on schema storage to anon, authenticated, service_role, supabase_storage_admin;
grant all on storage.buckets, storage.objects to anon, authenticated, service_role;
grant usage, create on schema public to service_role;
grant usage on schema public to anon, authenticated;
