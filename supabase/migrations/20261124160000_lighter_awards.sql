-- What is earned stays earned: nothing is added up for it any more. Each check-in of somebody with 12,000 of them read all of
-- these to find three achievements that were theirs for years, and the list of achievements did so twice.
create or replace function public.achievement_progress(person uuid)
returns table (achievement_id text, done integer, target integer, at timestamptz, day date)
language plpgsql
stable
set search_path = ''
as $$
declare
  earned constant text[] := array(select e.achievement_id from public.achievements_earned as e where e.user_id = person);
  wants_days constant boolean := not earned @> '{first-check-in,steady-week,thirty-days}';
  wants_exercises constant boolean := not earned @> '{first-exercise,sixty-minutes}';
begin
  return query
  with
  days as (
    select
      c.local_date as on_day,
      min(c.occurred_at) as since,
      row_number() over (order by c.local_date) as nth,
      count(*) over (
        order by c.local_date range between interval '9 days' preceding and current row
      ) as recent
    from public.check_ins as c where wants_days and c.user_id = person group by c.local_date
  ),
  exercises as (
    select
      a.occurred_at as since,
      a.local_date as on_day,
      a.completed,
      -- Added up as decimals: 0.1 six hundred times is 60, and not a little less.
      sum(a.minutes::numeric) over (order by a.occurred_at, a.id) as minutes_so_far
    from public.activities as a where wants_exercises and a.user_id = person
  ),
  reached as (
    select p.recorded_at as since from public.goal_progress as p
    where not 'goal-completed' = any (earned) and p.user_id = person and p.progress = 100
  ),
  said as (
    select m.sent_at as since from public.chat_messages as m
    where not 'first-conversation' = any (earned) and m.user_id = person and m.type = 'user'
  ),
  -- Every deed that completes the achievement; the earliest is when it was earned.
  deeds (id, since, on_day) as (
    select 'first-check-in', d.since, d.on_day from days as d where d.nth = 1
    union all select 'steady-week', d.since, d.on_day from days as d where d.recent >= 7
    union all select 'thirty-days', d.since, d.on_day from days as d where d.nth = 30
    union all select 'first-goal', g.created_at, g.started_on from public.goals as g
      where not 'first-goal' = any (earned) and g.user_id = person
    union all select 'goal-completed', r.since, null from reached as r
    union all select 'first-exercise', e.since, e.on_day from exercises as e where e.completed
    union all select 'sixty-minutes', e.since, e.on_day from exercises as e where e.minutes_so_far >= 60
    union all select 'first-conversation', s.since, null from said as s
  ),
  counted (id, n, whole) as (
    values
      ('steady-week', coalesce((select max(d.recent) from days as d), 0), 7),
      ('thirty-days', (select count(*) from days), 30),
      ('sixty-minutes', coalesce((select floor(max(e.minutes_so_far))::bigint from exercises as e), 0), 60)
  ),
  earliest as (
    select distinct on (f.id) f.id, f.since, f.on_day from deeds as f order by f.id, f.since
  )
  select
    a.id,
    -- Earned and done are the same thing, also for what is done at once, and also when its rows are gone.
    case when e.id is not null or a.id = any (earned) then coalesce(c.whole, 1) else coalesce(c.n, 0)::integer end,
    coalesce(c.whole, 1),
    e.since,
    coalesce(e.on_day, public.local_time_of(person, e.since)::date)
  from public.achievements as a
  left join counted as c on c.id = a.id
  left join earliest as e on e.id = a.id;
end
$$;

create or replace function public.schema_version() returns text
language sql
immutable
set search_path = ''
as $$ select '20261124160000_lighter_awards'::text $$;

grant execute on function public.schema_version() to anon, authenticated;
