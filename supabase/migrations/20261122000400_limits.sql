-- Limits of how much and how often one person may store: far above people's use, far below a loop's or a thief's.

-- `most` in each `per`; without `per`, at once. One row for each limit; an operator may change them.
create table private.limits (
  name text primary key check (name ~ '^[a-z_:*]{1,80}$'),
  most integer not null check (most >= 0),
  per interval check (per > interval '0')
);
alter table private.limits enable row level security;
comment on table private.limits is 'Limits for each person. rows:<table> is how many rows of it, rows:* of a table that is not named.';

insert into private.limits (name, most, per) values
  -- Statements that add or change rows.
  ('writes', 600, interval '1 minute'),
  -- A message may cost money.
  ('chat', 120, interval '1 hour'),
  ('recovery_code', 10, interval '1 hour'),
  ('avatars', 10, null),
  ('rows:goals', 2000, null),
  ('rows:consents', 1000, null),
  ('rows:*', 20000, null);

-- How much of a limit with `per` somebody has used since when.
create table private.used (
  user_id uuid not null references auth.users (id) on delete cascade,
  name text not null references private.limits (name) on update cascade on delete cascade,
  since timestamptz not null,
  count integer not null,
  primary key (user_id, name)
);
alter table private.used enable row level security;

-- A refusal for now: 429 with the seconds to wait, in the answer and as Retry-After. A client keeps what it has and tries
-- again then.
create function private.refuse_for(seconds integer, what text) returns void
language plpgsql
set search_path = ''
as $$
begin
  raise sqlstate 'PGRST' using
    message = jsonb_build_object(
      'code', 'NF002', 'message', format('Too many: %s', what),
      'details', jsonb_build_object('limit', what, 'retryAfter', seconds)::text
    )::text,
    detail = jsonb_build_object('status', 429, 'headers', jsonb_build_object('Retry-After', seconds::text))::text;
end
$$;

-- A refusal until something is deleted.
create function private.refuse_full(what text, most integer) returns void
language plpgsql
set search_path = ''
as $$
begin
  raise sqlstate 'PGRST' using
    message = jsonb_build_object(
      'code', 'NF003', 'message', format('Full: %s', what),
      'details', jsonb_build_object('limit', what, 'most', most)::text
    )::text,
    detail = '{"status": 400, "headers": {}}';
end
$$;

-- Counts `amount` more. Returns 0 when that is within the limit, else the seconds to wait; then nothing is counted.
create function private.take(person uuid, what text, amount integer) returns integer
language plpgsql
set search_path = ''
as $$
declare
  allowed record;
  ends_at timestamptz;
begin
  select l.most, l.per into allowed from private.limits as l where l.name = what;
  if not found then return 0; end if;
  if amount <= allowed.most then
    insert into private.used as u (user_id, name, since, count) values (person, what, now(), amount)
    on conflict (user_id, name) do update
      set since = case when u.since + allowed.per <= now() then now() else u.since end,
          count = case when u.since + allowed.per <= now() then 0 else u.count end + amount
      where u.since + allowed.per <= now() or u.count + amount <= allowed.most;
    if found then return 0; end if;
  end if;
  select u.since + allowed.per into ends_at from private.used as u where u.user_id = person and u.name = what;
  return greatest(1, ceil(extract(epoch from coalesce(ends_at, now() + allowed.per) - now())))::integer;
end
$$;

-- After a statement of a client that added rows or changed some. What the operators and the jobs do is not limited.
create function private.limit_writes() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  person constant uuid := auth.uid();
  most integer;
  kept integer;
  wait integer;
begin
  -- A statement without a row to it costs nothing, and writes of triggers are their statement's.
  if person is null or pg_trigger_depth() > 1 or not exists (select from touched) then return null; end if;
  wait := private.take(person, 'writes', 1);
  if wait > 0 then perform private.refuse_for(wait, 'writes'); end if;
  if tg_op = 'INSERT' then
    select l.most into most from private.limits as l
    where l.name in ('rows:' || tg_table_name, 'rows:*') order by l.name = 'rows:*' limit 1;
    execute format(
      'select count(*) from (select from %I.%I where %I = $1 limit $2 + 1) as counted', tg_table_schema, tg_table_name, tg_argv[0]
    ) into kept using person, most;
    if kept > most then perform private.refuse_full(tg_table_name, most); end if;
  end if;
  return null;
end
$$;

-- Puts a table of the clients under the limits; a migration that makes one calls it. `owner` is the column of its person.
create function public.limit_rows(limited regclass, owner name default 'user_id') returns void
language plpgsql
set search_path = ''
as $$
begin
  execute format(
    'create trigger a_limit_inserts after insert on %s referencing new table as touched
       for each statement execute function private.limit_writes(%L)', limited, owner);
  execute format(
    'create trigger a_limit_updates after update on %s referencing new table as touched
       for each statement execute function private.limit_writes(%L)', limited, owner);
end
$$;
revoke execute on function public.limit_rows(regclass, name) from public, anon, authenticated;

-- Those that clients write.
select public.limit_rows(c.oid::regclass, case c.relname when 'profiles' then 'id' else 'user_id' end)
from pg_class as c
where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and exists (
  select from pg_policies as p
  where p.schemaname = 'public' and p.tablename = c.relname and p.permissive = 'PERMISSIVE' and p.cmd in ('INSERT', 'UPDATE')
);

create function private.limit_chat() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  wait integer;
begin
  wait := private.take(auth.uid(), 'chat', (select count(*) from touched where touched.type = 'user')::integer);
  if wait > 0 then perform private.refuse_for(wait, 'chat'); end if;
  return null;
end
$$;
create trigger a_limit_chat after insert on public.chat_messages referencing new table as touched
  for each statement when (auth.uid() is not null) execute function private.limit_chat();

-- Pictures. A file has an owner who is there: an address for an upload may be older than the end of the account.
create function private.limit_avatars() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  person uuid;
begin
  if new.bucket_id <> 'avatars' then return new; end if;
  -- One upload of a person at a time, so that two can't both be the last one allowed.
  perform pg_advisory_xact_lock(hashtextextended('avatars ' || coalesce(new.owner_id, ''), 0));
  select u.id into person from auth.users as u where u.id::text = new.owner_id;
  if person is null then
    raise exception 'avatars: the owner does not exist' using errcode = '42501';
  end if;
  if (select count(*) from storage.objects as o where o.bucket_id = 'avatars' and o.owner_id = new.owner_id)
    >= (select l.most from private.limits as l where l.name = 'avatars')
  then
    raise exception 'avatars: too many pictures are kept' using errcode = '42501';
  end if;
  return new;
end
$$;
create trigger limit_avatars before insert on storage.objects
  for each row execute function private.limit_avatars();

create or replace function public.schema_version() returns text
language sql
immutable
set search_path = ''
as $$ select '20261122000400_limits'::text $$;

grant execute on function public.schema_version() to anon, authenticated;
