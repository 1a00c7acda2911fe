-- How releases do: counts of names and versions, by the minute. Nothing in them says who.

create domain private.name as text check (value ~ '^[A-Za-z0-9@._/+-]{1,80}$');

-- Views that failed to load, to mount or while running; errors of the shell itself have the app "shell".
create table private.client_errors (
  at timestamptz not null,
  app private.name not null,
  version private.name not null,
  shell private.name not null,
  code private.name not null,
  phase private.name not null,
  count integer not null check (count > 0),
  primary key (at, app, version, shell, code, phase)
);
-- Views that were asked for.
create table private.mounts (
  at timestamptz not null,
  app private.name not null,
  version private.name not null,
  shell private.name not null,
  count integer not null check (count > 0),
  primary key (at, app, version, shell)
);
-- A histogram of what one page load in four measured, in ms (CLS in thousandths), to two digits.
create table private.web_vitals (
  at timestamptz not null,
  shell private.name not null,
  name text not null check (name in ('CLS', 'FCP', 'INP', 'LCP', 'TTFB')),
  value integer not null check (value between 0 and 600000),
  count integer not null check (count > 0),
  primary key (at, shell, name, value)
);
alter table private.client_errors enable row level security;
alter table private.mounts enable row level security;
alter table private.web_vitals enable row level security;
create index client_errors_app on private.client_errors (app, at);
create index mounts_app on private.mounts (app, at);

-- How often this was called in a minute: whoever calls past the function's own throttle fills no disk.
create table private.health_calls (at timestamptz primary key, count integer not null);
alter table private.health_calls enable row level security;
insert into private.limits (name, most, per) values ('health', 600, interval '1 minute');

-- Adds the counts of browsers since their last report: `{ shell, errors, mounts, vitals }`, as the function
-- client-errors passes them on. False when this minute's limit is reached.
create function public.record_health(counts jsonb) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  minute constant timestamptz := date_trunc('minute', now());
  made_by constant text := coalesce(counts ->> 'shell', '?');
  called integer;
begin
  insert into private.health_calls as c (at, count) values (minute, 1)
  on conflict (at) do update set count = c.count + 1 returning c.count into called;
  if called > (select l.most from private.limits as l where l.name = 'health') then return false; end if;

  -- One page sends at most thirty of each; a list of more is no page's.
  insert into private.client_errors as c (at, app, version, shell, code, phase, count)
  select minute, e.app, e.version, made_by, e.code, coalesce(e.phase, 'none'), sum(least(greatest(e.count, 1), 1000))::integer
  from (select * from jsonb_to_recordset(coalesce(counts -> 'errors', '[]'))
    as r (app text, version text, code text, phase text, count integer) limit 30) as e
  group by e.app, e.version, e.code, e.phase
  on conflict (at, app, version, shell, code, phase) do update set count = c.count + excluded.count;

  insert into private.mounts as c (at, app, version, shell, count)
  select minute, e.app, e.version, made_by, sum(least(greatest(e.count, 1), 1000))::integer
  from (select * from jsonb_to_recordset(coalesce(counts -> 'mounts', '[]'))
    as r (app text, version text, count integer) limit 30) as e
  group by e.app, e.version
  on conflict (at, app, version, shell) do update set count = c.count + excluded.count;

  insert into private.web_vitals as c (at, shell, name, value, count)
  select minute, made_by, e.name, e.value, count(*)::integer
  from (select * from jsonb_to_recordset(coalesce(counts -> 'vitals', '[]')) as r (name text, value integer) limit 30) as e
  group by e.name, e.value
  on conflict (at, shell, name, value) do update set count = c.count + excluded.count;
  return true;
end
$$;

-- Of each version since then: how often it was asked for, how often it failed, and by which numbers.
create function public.release_health(since timestamptz)
returns table (app text, version text, mounts bigint, failures bigint, codes jsonb)
language sql
stable
security definer
set search_path = ''
as $$
  with asked as (
    select m.app, m.version, sum(m.count) as count from private.mounts as m where m.at >= date_trunc('minute', since)
    group by m.app, m.version
  ), failed as (
    select e.app, e.version, sum(e.count) as count, jsonb_object_agg(e.code, e.count) as codes
    from (
      select c.app, c.version, c.code, sum(c.count) as count from private.client_errors as c
      where c.at >= date_trunc('minute', since) group by c.app, c.version, c.code
    ) as e
    group by e.app, e.version
  )
  select coalesce(a.app, f.app)::text, coalesce(a.version, f.version)::text, coalesce(a.count, 0)::bigint,
    coalesce(f.count, 0)::bigint, coalesce(f.codes, '{}')
  from asked as a full join failed as f on f.app = a.app and f.version = a.version
  order by 1, 2
$$;

-- Three quarters of the page loads were faster than this, by shell.
create function public.vitals_health(since timestamptz)
returns table (shell text, name text, loads bigint, three_quarters integer)
language sql
stable
security definer
set search_path = ''
as $$
  select v.shell::text, v.name, count(*)::bigint, percentile_disc(0.75) within group (order by v.value)
  from private.web_vitals as v cross join generate_series(1, v.count)
  where v.at >= date_trunc('minute', since)
  group by v.shell, v.name
  order by 1, 2
$$;

revoke execute on function
  public.record_health(jsonb), public.release_health(timestamptz), public.vitals_health(timestamptz)
from public, anon, authenticated;
grant execute on function public.record_health(jsonb) to anon, authenticated;
grant execute on function public.release_health(timestamptz), public.vitals_health(timestamptz) to service_role;

-- Kept for thirty days.
create or replace function public.run_upkeep() returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  ended integer;
begin
  delete from private.client_errors where at < now() - interval '30 days';
  delete from private.mounts where at < now() - interval '30 days';
  delete from private.web_vitals where at < now() - interval '30 days';
  delete from private.health_calls where at < now() - interval '1 hour';
  delete from auth.sessions as s where not private.is_live(s.id, s.user_id);
  get diagnostics ended = row_count;
  return ended;
end
$$;

create or replace function public.schema_version() returns text
language sql
immutable
set search_path = ''
as $$ select '20261122003000_health'::text $$;

grant execute on function public.schema_version() to anon, authenticated;
