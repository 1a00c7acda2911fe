-- A lease costs the same however many deliveries wait: 100,000 that were due took a second look at each of them for every
-- fifty.

-- In the order in which they are leased; due at the same instant is what reminders are.
create index deliveries_in_order on private.deliveries (channel, due_at, id) where state = 'waiting';
drop index private.deliveries_waiting;
create index deliveries_settled on private.deliveries (settled_at) where state <> 'waiting';
create index deliveries_worn_out on private.deliveries (leased_until) where state = 'waiting' and attempts >= 10;

-- What need not be sent any more, among those whose turn it is next, and what was settled long ago.
create function private.tidy_deliveries(of_channel text) returns void
language sql
set search_path = ''
as $$
  delete from private.deliveries as d using (
    select next.id, next.notification_id, next.user_id from private.deliveries as next
    where next.channel = of_channel and next.state = 'waiting' and next.due_at <= now()
      and (next.leased_until is null or next.leased_until <= now())
    order by next.due_at, next.id limit 500
  ) as next
  where d.id = next.id and (
    (select not n.unread from public.notifications as n where n.id = next.notification_id)
    or (of_channel = 'push' and not coalesce(
      (select (s.notifications ->> 'push')::boolean from public.user_settings as s where s.user_id = next.user_id), false
    ))
  );
  delete from private.deliveries as d where d.state <> 'waiting' and d.settled_at < now() - interval '30 days';
  -- Begun again and again, it ends its worker each time.
  update private.deliveries as d set state = 'dead', settled_at = now(), last_error = coalesce(d.last_error, 'never settled')
  where d.state = 'waiting' and d.attempts >= 10 and d.leased_until <= now();
$$;

-- Leases what is due on a channel for so many seconds; two workers never get the same one. What is read, or turned off, is
-- passed over even before it is tidied away.
create or replace function private.lease_due(of_channel text, most integer, seconds integer)
returns setof private.deliveries
language sql
set search_path = ''
as $$
  select private.tidy_deliveries(of_channel);

  with due as (
    select d.id from private.deliveries as d
    where d.channel = of_channel and d.state = 'waiting' and d.due_at <= now()
      and (d.leased_until is null or d.leased_until <= now())
      and coalesce((select n.unread from public.notifications as n where n.id = d.notification_id), true)
      and (of_channel <> 'push' or coalesce(
        (select (s.notifications ->> 'push')::boolean from public.user_settings as s where s.user_id = d.user_id), false
      ))
    order by d.due_at, d.id
    limit least(most, 500)
    for update of d skip locked
  )
  update private.deliveries as d
  set leased_until = now() + make_interval(secs => seconds), attempts = d.attempts + 1
  from due where d.id = due.id
  returning d.*
$$;
drop function private.tidy_deliveries();
revoke execute on function private.tidy_deliveries(text) from public, anon, authenticated;

create or replace function public.schema_version() returns text
language sql
immutable
set search_path = ''
as $$ select '20261124122000_lighter_leases'::text $$;

grant execute on function public.schema_version() to anon, authenticated;
