-- A recommendation is recorded once for a person, recommendation and day, and is done when its exercise was.

-- Nothing wrote this table before; should there be a second one of a day, the first stays.
delete from public.recommendations_shown as later using public.recommendations_shown as first
where first.user_id = later.user_id
  and first.recommendation = later.recommendation
  and first.local_date = later.local_date
  and (first.shown_at, first.id) < (later.shown_at, later.id);

create unique index recommendations_shown_once_a_day
  on public.recommendations_shown (user_id, local_date, recommendation);

-- Whoever breathed to the end on a day on which that was recommended did what was recommended. Here and not in an app:
-- exercises also arrive late, from the outbox. Security invoker: it changes the caller's own rows only.
create function public.activities_settle_recommendations() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  update public.recommendations_shown as shown
  set outcome = 'done', outcome_at = new.occurred_at
  where shown.user_id = new.user_id
    and shown.local_date = new.local_date
    and shown.recommendation in ('deep-breathing-exercise', 'mindfulness-meditation')
    and shown.shown_at <= new.occurred_at
    and shown.outcome is distinct from 'done';
  return null;
end
$$;
revoke execute on function public.activities_settle_recommendations() from public, anon, authenticated;

create trigger activities_settle_recommendations after insert on public.activities
  for each row when (new.completed and new.exercise in ('mindful-breathing', 'slow-breathing'))
  execute function public.activities_settle_recommendations();

create or replace function public.schema_version() returns text
language sql
immutable
set search_path = ''
as $$ select '20261121100000_recommendation_outcomes'::text $$;

grant execute on function public.schema_version() to anon, authenticated;
