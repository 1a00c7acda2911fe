-- News and offers: what the operators announce, to those who want that kind, until it expires. None by itself.

create table private.announcements (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('news', 'offers')),
  titles jsonb not null check (public.is_translated(titles, 200)),
  messages jsonb not null check (public.is_translated(messages, 1000)),
  made_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- What was told is remembered for sixty days.
  constraint announcements_expire check (expires_at > made_at and expires_at <= made_at + interval '30 days')
);
alter table private.announcements enable row level security;

-- Offers are asked for, as what leaves the app is.
create or replace function public.wants_notification(person uuid, switch text) returns boolean
language sql
stable
set search_path = ''
as $$
  select coalesce((saved ->> 'inApp')::boolean, true)
    and coalesce((saved ->> switch)::boolean, switch not in ('weeklyReports', 'marketing', 'emailUpdates', 'push'))
  from (select (select notifications from public.user_settings where user_id = person)) as settings (saved)
$$;

-- Writes an announcement in all languages and returns its id; the jobs tell of it.
create function public.announce(
  kind text, titles jsonb, messages jsonb, expires_at timestamptz default now() + interval '14 days'
) returns uuid
language sql
security definer
set search_path = ''
as $$
  insert into private.announcements (kind, titles, messages, expires_at)
  values (announce.kind, announce.titles, announce.messages, announce.expires_at)
  returning id
$$;

-- Takes an announcement back: who has not read it, does not find it any more. Says whether there was one.
create function public.take_announcement_back(announcement uuid) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  key text;
begin
  delete from private.announcements as a where a.id = announcement returning a.kind || '-' || a.id into key;
  delete from public.notifications as n where n.kind = key and n.unread;
  return key is not null;
end
$$;

-- Tells everybody who wants it, outside their quiet hours; what is over leaves the bell where nobody read it. Returns
-- how many were told.
create function private.tell_announcements(instant timestamptz) returns integer
language plpgsql
set search_path = ''
as $$
declare
  said private.announcements;
  person uuid;
  written integer := 0;
begin
  delete from public.notifications as n using private.announcements as a
  where a.expires_at <= instant and n.kind = a.kind || '-' || a.id and n.unread;
  delete from private.announcements as a where a.expires_at <= instant;

  for said in select * from private.announcements where made_at <= instant order by made_at, id loop
    for person in
      select p.id from public.profiles as p left join public.user_settings as s on s.user_id = p.id
      where public.wants_notification(p.id, case said.kind when 'news' then 'updates' else 'marketing' end)
        and not exists (
          select from private.told as t where t.user_id = p.id and t.kind = said.kind || '-' || said.id
        )
        and private.after_quiet(
          instant at time zone private.zone_of(p.id), coalesce(s.schedule, private.default_schedule()) -> 'quiet'
        ) = instant at time zone private.zone_of(p.id)
      order by p.id
    loop
      if private.tell_once(
        person, 'support', 'MessageSquare', said.kind || '-' || said.id, said.made_at::date, said.titles, said.messages
      ) then
        written := written + 1;
      end if;
    end loop;
  end loop;
  return written;
end
$$;

alter function public.run_jobs(timestamptz) rename to run_reminders;
alter function public.run_reminders(timestamptz) set schema private;
revoke execute on function private.run_reminders(timestamptz) from service_role;

-- Writes what is due: reminders, reports of the week, announcements. Run it as often as you like, also twice at a time.
create function public.run_jobs(instant timestamptz default now()) returns integer
language sql
security definer
set search_path = ''
as $$ select private.run_reminders(instant) + private.tell_announcements(instant) $$;

revoke execute on function
  public.announce(text, jsonb, jsonb, timestamptz), public.take_announcement_back(uuid),
  private.tell_announcements(timestamptz), public.run_jobs(timestamptz)
from public, anon, authenticated;
grant execute on function
  public.announce(text, jsonb, jsonb, timestamptz), public.take_announcement_back(uuid), public.run_jobs(timestamptz)
to service_role;

create or replace function public.schema_version() returns text
language sql
immutable
set search_path = ''
as $$ select '20261122211000_announcements'::text $$;

grant execute on function public.schema_version() to anon, authenticated;
