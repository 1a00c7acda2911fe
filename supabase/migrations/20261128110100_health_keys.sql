-- Anybody may report counts, and a name is whatever they say: with new ones in each call a minute took 36,000 rows, 47 MB. A
-- minute has so many different rows now, of all kinds together. What has a row goes on counting; of the rest, errors and views
-- are counted as `other`, and measures, which are a sample, are left out.

insert into private.limits (name, most, per) values ('health_rows', 500, interval '1 minute');

-- How many different rows a minute may still get.
create function private.health_room(minute timestamptz) returns bigint
language sql
stable
set search_path = ''
as $$
  select greatest(0, l.most
    - (select count(*) from private.client_errors as c where c.at = minute)
    - (select count(*) from private.mounts as c where c.at = minute)
    - (select count(*) from private.web_vitals as c where c.at = minute))
  from private.limits as l where l.name = 'health_rows'
$$;
revoke execute on function private.health_room(timestamptz) from public, anon, authenticated;

create or replace function public.record_health(counts jsonb) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  minute constant timestamptz := date_trunc('minute', now());
  made_by constant text := coalesce(counts ->> 'shell', '?');
  called integer;
  room bigint;
begin
  -- It also keeps two reports of a minute from being counted at once, each with the same room.
  insert into private.health_calls as c (at, count) values (minute, 1)
  on conflict (at) do update set count = c.count + 1 returning c.count into called;
  if called > (select l.most from private.limits as l where l.name = 'health') then return false; end if;

  -- One page sends at most thirty of each; a list of more is no page's.
  room := private.health_room(minute);
  with given as (
    select e.app::private.name, e.version::private.name, e.code::private.name, e.phase::private.name,
      sum(least(greatest(e.count, 1), 1000)) as count
    from (select r.app, r.version, r.code, coalesce(r.phase, 'none') as phase, r.count
      from jsonb_to_recordset(coalesce(counts -> 'errors', '[]')) as r (app text, version text, code text, phase text, count integer)
      limit 30) as e
    group by e.app, e.version, e.code, e.phase
  ), sorted as (
    select g.*, exists (
      select from private.client_errors as c
      where (c.at, c.app, c.version, c.shell, c.code, c.phase) = (minute, g.app, g.version, made_by, g.code, g.phase)
    ) as is_known
    from given as g
  ), placed as (
    select s.*, s.is_known or row_number() over (partition by s.is_known) <= room as has_row from sorted as s
  )
  insert into private.client_errors as c (at, app, version, shell, code, phase, count)
  select minute, n.app, n.version, n.shell, n.code, n.phase, sum(p.count)::integer
  from placed as p cross join lateral (
    select p.app, p.version, made_by as shell, p.code, p.phase where p.has_row
    union all select 'other', 'other', 'other', 'other', 'other' where not p.has_row
  ) as n
  group by n.app, n.version, n.shell, n.code, n.phase
  on conflict (at, app, version, shell, code, phase) do update set count = c.count + excluded.count;

  room := private.health_room(minute);
  with given as (
    select e.app::private.name, e.version::private.name, sum(least(greatest(e.count, 1), 1000)) as count
    from (select * from jsonb_to_recordset(coalesce(counts -> 'mounts', '[]'))
      as r (app text, version text, count integer) limit 30) as e
    group by e.app, e.version
  ), sorted as (
    select g.*, exists (
      select from private.mounts as c where (c.at, c.app, c.version, c.shell) = (minute, g.app, g.version, made_by)
    ) as is_known
    from given as g
  ), placed as (
    select s.*, s.is_known or row_number() over (partition by s.is_known) <= room as has_row from sorted as s
  )
  insert into private.mounts as c (at, app, version, shell, count)
  select minute, n.app, n.version, n.shell, sum(p.count)::integer
  from placed as p cross join lateral (
    select p.app, p.version, made_by as shell where p.has_row union all select 'other', 'other', 'other' where not p.has_row
  ) as n
  group by n.app, n.version, n.shell
  on conflict (at, app, version, shell) do update set count = c.count + excluded.count;

  room := private.health_room(minute);
  with given as (
    select e.name, e.value, count(*)::integer as count
    from (select * from jsonb_to_recordset(coalesce(counts -> 'vitals', '[]')) as r (name text, value integer) limit 30) as e
    group by e.name, e.value
  ), sorted as (
    select g.*, exists (
      select from private.web_vitals as c where (c.at, c.shell, c.name, c.value) = (minute, made_by, g.name, g.value)
    ) as is_known
    from given as g
  ), placed as (
    select s.*, s.is_known or row_number() over (partition by s.is_known) <= room as has_row from sorted as s
  )
  insert into private.web_vitals as c (at, shell, name, value, count)
  select minute, made_by, p.name, p.value, p.count from placed as p where p.has_row
  on conflict (at, shell, name, value) do update set count = c.count + excluded.count;
  return true;
end
$$;

create or replace function public.schema_version() returns text
language sql
immutable
set search_path = ''
as $$ select '20261128110100_health_keys'::text $$;

grant execute on function public.schema_version() to anon, authenticated;
