-- Data for research: weeks of those who agreed, in the operators' export and nowhere else.

-- That an export was made, never what was in it.
create table private.research_exports (
  id uuid primary key default gen_random_uuid(),
  made_at timestamptz not null default now(),
  -- Null: by the service key.
  made_by uuid references auth.users (id) on delete set null,
  people integer not null,
  weeks integer not null
);
alter table private.research_exports enable row level security;

-- Each week (its Monday) of each who agrees, from the day of the consent on, of weeks that are over. Means of what was
-- answered; no text, tag, word, hour, place, language or country. A person has another name in each export: the salt is
-- made here and kept nowhere. Weeks of fewer than ten people are left out.
create function private.research_weeks() returns table (
  person text, week date, days integer, check_ins integer,
  mood numeric, energy numeric, stress numeric, motivation numeric, exercises integer
)
language plpgsql
volatile
set search_path = ''
as $$
declare
  k constant integer := 10;
  salt constant text := gen_random_uuid()::text || gen_random_uuid()::text;
begin
  return query
    with willing as (
      select c.user_id,
        (min(c.granted_at) at time zone private.zone_of(c.user_id))::date as since,
        (now() at time zone private.zone_of(c.user_id))::date as today
      from public.consents as c
      where c.purpose = 'research' and c.withdrawn_at is null
        and private.agrees_to(c.user_id, 'dataCollection', 'research')
      group by c.user_id
    ), weeks as (
      select w.user_id, date_trunc('week', c.local_date)::date as week,
        count(distinct c.local_date)::integer as days, count(*)::integer as check_ins,
        round(avg(c.mood) filter (where 'mood' = any (c.touched)), 1) as mood,
        round(avg(c.energy) filter (where 'energy' = any (c.touched)), 1) as energy,
        round(avg(c.stress) filter (where 'stress' = any (c.touched)), 1) as stress,
        round(avg(c.motivation), 1) as motivation
      from willing as w
      join public.check_ins as c on c.user_id = w.user_id and c.local_date >= w.since
        and c.local_date < date_trunc('week', w.today)::date
      group by w.user_id, 2
    ), told as (
      select w.*, count(*) over (partition by w.week) as people from weeks as w
    )
    select left(encode(sha256(convert_to(salt || t.user_id::text, 'UTF8')), 'hex'), 24),
      t.week, t.days, t.check_ins, t.mood, t.energy, t.stress, t.motivation,
      (
        select count(*)::integer from public.activities as a
        where a.user_id = t.user_id and date_trunc('week', a.local_date)::date = t.week
          and a.local_date >= (select w.since from willing as w where w.user_id = t.user_id)
      )
    from told as t where t.people >= k;
end
$$;

-- The export. For operators by their own session, and for who has the service key. Made anew each time: who took the
-- consent back, or turned the switch off, is in no export from then on.
create function public.research_export() returns jsonb
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  -- One value: a table would be cut at the API's most rows.
  rows jsonb;
begin
  if auth.uid() is not null or current_setting('role', true) is distinct from 'service_role' then
    perform private.require_operator();
  end if;
  select coalesce(jsonb_agg(to_jsonb(w) order by w.person, w.week), '[]') into rows from private.research_weeks() as w;
  insert into private.research_exports (made_by, people, weeks)
  select auth.uid(), count(distinct r ->> 'person'), count(*) from jsonb_array_elements(rows) as r;
  return rows;
end
$$;

revoke execute on function private.research_weeks(), public.research_export() from public, anon, authenticated;
grant execute on function public.research_export() to authenticated, service_role;

create or replace function public.schema_version() returns text
language sql
immutable
set search_path = ''
as $$ select '20261124121000_research'::text $$;

grant execute on function public.schema_version() to anon, authenticated;
