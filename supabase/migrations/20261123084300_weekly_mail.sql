-- The mail of a weekly report leads to the page of that very week.

-- Another column is another function.
drop function public.lease_deliveries(integer, integer);

-- Leases what is due for so many seconds. What was read meanwhile, or whose person turned e-mails off or never proved
-- their address, is not sent; notices go to every address that was proven. Two workers never get the same one. `week_to`
-- is the last day that a weekly report tells of.
create function public.lease_deliveries(most integer default 50, seconds integer default 120)
returns table (
  id uuid, attempt smallint, email text, language text, type text, titles jsonb, messages jsonb, unsubscribe_token text,
  notice text, device jsonb, made_at timestamptz, time_zone text, week_to date
)
language sql
security definer
set search_path = ''
as $$
  delete from private.deliveries as d using public.notifications as n
  where d.state = 'waiting' and d.due_at <= now() and n.id = d.notification_id and not n.unread
    and (d.leased_until is null or d.leased_until <= now());
  delete from private.deliveries as d where d.state <> 'waiting' and d.settled_at < now() - interval '30 days';
  -- Begun again and again, it ends its worker each time.
  update private.deliveries as d set state = 'dead', settled_at = now(), last_error = coalesce(d.last_error, 'never settled')
  where d.state = 'waiting' and d.attempts >= 10 and d.leased_until <= now();

  with due as (
    select d.id from private.deliveries as d
    where d.state = 'waiting' and d.due_at <= now() and (d.leased_until is null or d.leased_until <= now())
    order by d.due_at, d.id
    limit least(most, 500)
    for update skip locked
  ), leased as (
    update private.deliveries as d
    set leased_until = now() + make_interval(secs => seconds), attempts = d.attempts + 1
    from due where d.id = due.id
    returning d.id, d.attempts, d.user_id, d.notification_id, d.notice, d.device, d.made_at
  )
  select l.id, l.attempts, u.email::text, coalesce(s.language, 'en'), n.type,
    -- The words of an announcement are the same for everybody. All others stay in the app.
    case when n.kind ~ '^(news|offers)-' then n.titles end, case when n.kind ~ '^(news|offers)-' then n.messages end,
    case when l.notice is null then private.unsubscribe_token(l.user_id) end,
    l.notice, l.device, l.made_at, private.zone_of(l.user_id),
    case when n.kind = 'weekly-report' then n.local_date - 1 end
  from leased as l
  join auth.users as u on u.id = l.user_id and u.email_confirmed_at is not null and u.email is not null
  left join public.notifications as n on n.id = l.notification_id
  left join public.user_settings as s on s.user_id = l.user_id
  where l.notice is not null or (n.id is not null and (s.notifications ->> 'emailUpdates')::boolean)
$$;

revoke execute on function public.lease_deliveries(integer, integer) from public, anon, authenticated;
grant execute on function public.lease_deliveries(integer, integer) to service_role;

create or replace function public.schema_version() returns text
language sql
immutable
set search_path = ''
as $$ select '20261123084300_weekly_mail'::text $$;

grant execute on function public.schema_version() to anon, authenticated;
