-- Achievements are awarded by the database, from the rows themselves: a client can neither forget nor invent one.
-- An achievement stays earned, whatever is undone or deleted later.

-- How far somebody is with each achievement: `done` of `target`, and the deed that completed it. It never falls by
-- letting days pass: of the last 10 days, the best 10 there ever were count.
create function public.achievement_progress(person uuid)
returns table (achievement_id text, done integer, target integer, at timestamptz, day date)
language plpgsql
stable
set search_path = ''
as $$
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
    from public.check_ins as c where c.user_id = person group by c.local_date
  ),
  exercises as (
    select
      a.occurred_at as since,
      a.local_date as on_day,
      a.completed,
      -- Added up as decimals: 0.1 six hundred times is 60, and not a little less.
      sum(a.minutes::numeric) over (order by a.occurred_at, a.id) as minutes_so_far
    from public.activities as a where a.user_id = person
  ),
  reached as (
    select p.recorded_at as since from public.goal_progress as p
    where p.user_id = person and p.progress = 100
  ),
  said as (
    select m.sent_at as since from public.chat_messages as m
    where m.user_id = person and m.type = 'user'
  ),
  -- Every deed that completes the achievement; the earliest is when it was earned.
  deeds (id, since, on_day) as (
    select 'first-check-in', d.since, d.on_day from days as d where d.nth = 1
    union all select 'steady-week', d.since, d.on_day from days as d where d.recent >= 7
    union all select 'thirty-days', d.since, d.on_day from days as d where d.nth = 30
    union all select 'first-goal', g.created_at, g.started_on from public.goals as g where g.user_id = person
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
    -- Earned and done are the same thing, also for what is done at once.
    case when e.id is not null then coalesce(c.whole, 1) else coalesce(c.n, 0)::integer end,
    coalesce(c.whole, 1),
    e.since,
    coalesce(e.on_day, public.local_time_of(person, e.since)::date)
  from public.achievements as a
  left join counted as c on c.id = a.id
  left join earliest as e on e.id = a.id;
end
$$;

-- Idempotent: earning twice is earning once.
create function public.award_achievements(person uuid) returns void
language sql
set search_path = ''
as $$
  insert into public.achievements_earned (user_id, achievement_id, earned_at, local_date)
  select person, p.achievement_id, p.at, p.day from public.achievement_progress(person) as p
  where p.at is not null
  on conflict (user_id, achievement_id) do nothing
$$;

-- Once for a statement and each person in it. Security definer because nobody else may award.
create function public.award_for_new_rows() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform public.award_achievements(people.user_id) from (select distinct added.user_id from added) as people;
  return null;
end
$$;

create trigger check_ins_award after insert on public.check_ins
  referencing new table as added for each statement execute function public.award_for_new_rows();
create trigger activities_award after insert on public.activities
  referencing new table as added for each statement execute function public.award_for_new_rows();
create trigger chat_messages_award after insert on public.chat_messages
  referencing new table as added for each statement execute function public.award_for_new_rows();
create trigger goals_award after insert on public.goals
  referencing new table as added for each statement execute function public.award_for_new_rows();
create trigger goals_award_progress after update on public.goals
  referencing new table as added for each statement execute function public.award_for_new_rows();

-- The caller's catalogue: what they earned and when, and the progress in the rest. Awards first what was done before
-- the triggers were there. Security definer, for the caller's rows only; so it asks for the second factor by itself
-- (a later migration's function: plpgsql looks for it when it runs).
create function public.my_achievements()
returns table (
  id text, title jsonb, description jsonb, icon text, earned_at timestamptz, local_date date, done integer, target integer
)
language plpgsql
security definer
set search_path = ''
as $$
declare
  caller constant uuid := auth.uid();
begin
  if not public.second_factor_given() then
    raise exception 'my_achievements needs the code of the second factor' using errcode = '28000';
  end if;
  perform public.award_achievements(caller);
  return query
  select
    a.id, a.title, a.description, a.icon, e.earned_at, e.local_date,
    -- Earned is done also when its rows are gone.
    case when e.user_id is null then p.done else p.target end,
    p.target
  from public.achievement_progress(caller) as p
  join public.achievements as a on a.id = p.achievement_id
  left join public.achievements_earned as e on e.achievement_id = a.id and e.user_id = caller
  order by a.position;
end
$$;

-- Clients no longer award themselves; none that is deployed does.
drop policy "achievements_earned: the owner inserts" on public.achievements_earned;
revoke insert on public.achievements_earned from authenticated;

-- A hosted project gives new functions to its clients by default.
revoke execute on function
  public.achievement_progress(uuid),
  public.award_achievements(uuid),
  public.award_for_new_rows(),
  public.my_achievements()
from public, anon, authenticated;
grant execute on function public.my_achievements() to authenticated;

create or replace function public.schema_version() returns text
language sql
immutable
set search_path = ''
as $$ select '20261121002100_award_achievements'::text $$;

grant execute on function public.schema_version() to anon, authenticated;
