-- E-mail as a channel: each notification that a job or a trigger writes is also sent to who wants it so, and notices of
-- the account to everybody. What is to be sent waits in a table; a worker leases some of it, sends, and settles each. A
-- worker that dies lets its lease run out.

create table private.deliveries (
  id uuid primary key default gen_random_uuid(),
  -- Cleared, expired or taken back, it is not sent any more.
  notification_id uuid references public.notifications (id) on delete cascade,
  -- Of the account itself, in place of a notification (security_notices).
  notice text check (notice in ('new-device', 'two-factor-off')),
  -- Of a new device: browser and system.
  device jsonb,
  user_id uuid not null references auth.users (id) on delete cascade,
  channel text not null check (channel = 'email'),
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'dead')),
  due_at timestamptz not null,
  leased_until timestamptz,
  -- How often it was leased. Whoever settles it names the attempt that was theirs.
  attempts smallint not null default 0,
  last_error text check (char_length(last_error) <= 300),
  made_at timestamptz not null default now(),
  settled_at timestamptz,
  constraint deliveries_once unique (notification_id, channel),
  constraint deliveries_of_one check (num_nonnulls(notification_id, notice) = 1)
);
alter table private.deliveries enable row level security;
create index deliveries_waiting on private.deliveries (due_at) where state = 'waiting';
create index deliveries_by_user on private.deliveries (user_id, made_at);

-- Mails of one person in a day that can be turned off: a fault of ours must not fill a mailbox.
insert into private.limits (name, most, per) values ('emails', 10, interval '1 day');

create function private.queue_deliveries() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  quiet constant jsonb := coalesce(
    (select s.schedule from public.user_settings as s where s.user_id = new.user_id), private.default_schedule()
  ) -> 'quiet';
  zone constant text := private.zone_of(new.user_id);
  -- A reminder goes at once. The rest is about what was done in the app just now, where it is likely read by then.
  earliest constant timestamptz := now() + case new.type when 'reminder' then interval '0' else interval '10 minutes' end;
begin
  if coalesce((
    select (s.notifications ->> 'emailUpdates')::boolean from public.user_settings as s where s.user_id = new.user_id
  ), false) and (
    select count(*) from private.deliveries as d, private.limits as l
    where l.name = 'emails' and d.user_id = new.user_id and d.notice is null and d.made_at > now() - l.per
  ) < (select l.most from private.limits as l where l.name = 'emails') then
    insert into private.deliveries (notification_id, user_id, channel, due_at)
    values (
      new.id, new.user_id, 'email',
      coalesce(private.after_quiet(earliest at time zone zone, quiet) at time zone zone, 'infinity')
    )
    on conflict do nothing;
  end if;
  return null;
end
$$;
-- What a client adds itself has no kind.
create trigger notifications_queue_deliveries after insert on public.notifications
  for each row when (new.kind is not null) execute function private.queue_deliveries();

-- Signs who unsubscribes, so that the link works signed out and nobody can make one for somebody else.
create table private.unsubscribe_key (
  only_row boolean primary key default true check (only_row),
  within bytea not null,
  around bytea not null
);
alter table private.unsubscribe_key enable row level security;
-- A block of the hash each.
insert into private.unsubscribe_key (within, around)
select decode(string_agg(replace(gen_random_uuid()::text, '-', ''), '') filter (where n <= 4), 'hex'),
  decode(string_agg(replace(gen_random_uuid()::text, '-', ''), '') filter (where n > 4), 'hex')
from generate_series(1, 8) as n;

create function private.unsubscribe_token(person uuid) returns text
language sql
stable
set search_path = ''
as $$
  select replace(person::text, '-', '') || encode(sha256(k.around || sha256(k.within || convert_to(person::text, 'UTF8'))), 'hex')
  from private.unsubscribe_key as k
$$;

-- Turns e-mails off for whom the token names, and leaves notices; whether it is a token of ours. Works signed out.
create function public.unsubscribe(token text) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  person uuid;
begin
  if token is null or token !~ '^[0-9a-f]{96}$' then return false; end if;
  person := left(token, 32)::uuid;
  if private.unsubscribe_token(person) <> token then return false; end if;
  update public.user_settings as s set notifications = s.notifications || '{"emailUpdates": false}' where s.user_id = person;
  delete from private.deliveries as d
  where d.user_id = person and d.channel = 'email' and d.state = 'waiting' and d.notice is null;
  return true;
end
$$;

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

-- Ends an attempt: 'sent', 'retry' (later each time, dead after eight) or 'dead'. Says whether it still was the attempt.
create function public.settle_delivery(delivery uuid, of_attempt integer, outcome text, problem text default null)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  if outcome is null or outcome not in ('sent', 'retry', 'dead') then
    raise exception 'settle_delivery: sent, retry or dead' using errcode = '22023';
  end if;
  update private.deliveries as d set
    state = case when outcome = 'retry' and d.attempts < 8 then 'waiting' when outcome = 'sent' then 'sent' else 'dead' end,
    settled_at = case when outcome = 'retry' and d.attempts < 8 then null else now() end,
    due_at = case when outcome = 'retry' then now() + make_interval(mins => (2 ^ d.attempts)::integer) else d.due_at end,
    leased_until = null,
    last_error = left(problem, 300)
  where d.id = delivery and d.attempts = of_attempt and d.state = 'waiting';
  return found;
end
$$;

revoke execute on function
  private.queue_deliveries(), private.unsubscribe_token(uuid), public.unsubscribe(text),
  public.lease_deliveries(integer, integer), public.settle_delivery(uuid, integer, text, text)
from public, anon, authenticated;
grant execute on function public.unsubscribe(text) to anon, authenticated;
grant execute on function
  public.lease_deliveries(integer, integer), public.settle_delivery(uuid, integer, text, text)
to service_role;

create or replace function public.schema_version() returns text
language sql
immutable
set search_path = ''
as $$ select '20261122213200_deliveries'::text $$;

grant execute on function public.schema_version() to anon, authenticated;
