-- Operators: who sees how releases do, and may take one back (apps/console, docs/operate.md).

-- No role of the API reads or writes it. Who runs the database adds them: `npm run operator`, or `set_operator` in SQL.
create table private.operators (
  user_id uuid primary key references auth.users (id) on delete cascade,
  added_at timestamptz not null default now()
);
alter table private.operators enable row level security;

-- Whether the caller is one. Tells nothing about anybody else.
create function public.is_operator() returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select auth.uid() is not null and public.second_factor_given()
    and exists (select from private.operators as o where o.user_id = auth.uid())
$$;
comment on function public.is_operator() is
  'Whether the caller is an operator: on the list, by a session that has not ended, with the second factor where there is one.';

-- So that the app shows an operator their page without asking for everybody: the account says it, which its owner can't
-- change. It is a hint alone, as old as the session's user. What counts is the table.
create function private.tell_operator() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    update auth.users as u set raw_app_meta_data = u.raw_app_meta_data - 'operator' where u.id = old.user_id;
  else
    update auth.users as u
    set raw_app_meta_data = coalesce(u.raw_app_meta_data, '{}') || '{"operator": true}' where u.id = new.user_id;
  end if;
  return null;
end
$$;
create trigger operators_tell after insert or delete on private.operators
  for each row execute function private.tell_operator();
-- A row is added or taken away, never given to somebody else.
create function private.keep_operator() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  raise exception 'operators: a row is not changed' using errcode = '23514';
end
$$;
create trigger operators_keep before update on private.operators
  for each row execute function private.keep_operator();

-- Makes the account of an address one, or no longer. False when no account has it, or nobody proved that it is theirs:
-- else whoever signs up with an operator's address first would be one.
create function public.set_operator(address text, is_one boolean default true) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  person constant uuid := (
    select u.id from auth.users as u where lower(u.email) = lower(trim(address)) and u.email_confirmed_at is not null
  );
begin
  if person is null then return false; end if;
  if is_one then
    insert into private.operators (user_id) values (person) on conflict do nothing;
  else
    delete from private.operators as o where o.user_id = person;
  end if;
  return true;
end
$$;

create function private.require_operator() returns void
language plpgsql
stable
set search_path = ''
as $$
begin
  if not public.is_operator() then
    raise exception 'This is for operators' using errcode = '42501';
  end if;
end
$$;

-- How often each version was asked for and failed since then, in steps of so many minutes.
create function public.operator_health(since timestamptz, step_minutes integer default 5)
returns table (app text, version text, at timestamptz, mounts bigint, failures bigint)
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  step constant interval := make_interval(mins => least(greatest(step_minutes, 1), 1440));
  -- What is older is gone, and a page reads no more than a week.
  earliest constant timestamptz := greatest(since, now() - interval '7 days');
begin
  perform private.require_operator();
  return query
    select e.app::text, e.version::text, date_bin(step, e.at, 'epoch'), sum(e.asked)::bigint, sum(e.failed)::bigint
    from (
      select m.app, m.version, m.at, m.count as asked, 0 as failed from private.mounts as m
      union all
      select c.app, c.version, c.at, 0, c.count from private.client_errors as c
    ) as e
    where e.at >= date_trunc('minute', earliest)
    group by 1, 2, 3
    order by 1, 2, 3;
end
$$;

-- Three quarters of the page loads since then were faster than this, by shell.
create function public.operator_vitals(since timestamptz)
returns table (shell text, name text, loads bigint, three_quarters integer)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_operator();
  return query select * from public.vitals_health(greatest(since, now() - interval '7 days'));
end
$$;

revoke execute on function
  public.is_operator(), public.set_operator(text, boolean), private.tell_operator(), private.keep_operator(),
  private.require_operator(), public.operator_health(timestamptz, integer), public.operator_vitals(timestamptz)
from public, anon, authenticated;
grant execute on function
  public.is_operator(), public.operator_health(timestamptz, integer), public.operator_vitals(timestamptz)
to authenticated;
grant execute on function public.set_operator(text, boolean) to service_role;

create or replace function public.schema_version() returns text
language sql
immutable
set search_path = ''
as $$ select '20261123002100_operators'::text $$;

grant execute on function public.schema_version() to anon, authenticated;
