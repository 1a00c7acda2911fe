-- Reminders at the person's own times and days, outside their quiet hours; the week on the day they choose.

-- Days of the week: 1 is Monday, 7 Sunday. Hours are those of the person's wall clock.
create function public.is_schedule(value jsonb) returns boolean
language sql
immutable
set search_path = ''
as $$
  select coalesce(
    jsonb_typeof(value) = 'object'
    and value - array['checkIn', 'exercise', 'weekly', 'quiet'] = '{}'
    and (
      select bool_and(
        jsonb_typeof(slot) = 'object' and slot - array['at', 'days'] = '{}'
        and slot ->> 'at' ~ '^([01]\d|2[0-3]):[0-5]\d$'
        and (slot -> 'days')::text ~ '^\[([1-7](, [1-7]){0,6})?\]$'
      )
      from unnest(array[value -> 'checkIn', value -> 'exercise']) as slots (slot)
    )
    and (value -> 'weekly') - array['at', 'day'] = '{}'
    and value #>> '{weekly,at}' ~ '^([01]\d|2[0-3]):[0-5]\d$'
    and (value #> '{weekly,day}')::text ~ '^[1-7]$'
    and (value -> 'quiet') - array['from', 'until', 'days'] = '{}'
    and value #>> '{quiet,from}' ~ '^([01]\d|2[0-3]):[0-5]\d$'
    and value #>> '{quiet,until}' ~ '^([01]\d|2[0-3]):[0-5]\d$'
    and (value #> '{quiet,days}')::text ~ '^\[([1-7](, [1-7]){0,6})?\]$',
    false
  )
$$;

-- Null: nobody chose yet, and the default below holds.
alter table public.user_settings add column schedule jsonb check (schedule is null or public.is_schedule(schedule));

-- As DEFAULT_SCHEDULE of the clients has it. From = until: no quiet hours in the night.
create function private.default_schedule() returns jsonb
language sql
immutable
set search_path = ''
as $$
  select jsonb '{
    "checkIn": {"at": "18:00", "days": [1, 2, 3, 4, 5, 6, 7]},
    "exercise": {"at": "17:00", "days": [1, 3, 5]},
    "weekly": {"at": "08:00", "day": 1},
    "quiet": {"from": "22:00", "until": "08:00", "days": []}
  }'
$$;

-- What was told, so that it is told once, also when the notification was cleared; and what was put off.
create table private.told (
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null,
  local_date date not null,
  told_at timestamptz not null default now(),
  primary key (user_id, kind, local_date)
);
alter table private.told enable row level security;
create index told_by_day on private.told (local_date);

-- Until when a kind of reminder is silent; `again`: it comes once more then.
create table private.put_off (
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null check (kind in ('mood-reminder', 'exercise-reminder')),
  until timestamptz not null,
  again boolean not null,
  primary key (user_id, kind)
);
alter table private.put_off enable row level security;

insert into private.told (user_id, kind, local_date)
select user_id, kind, local_date from public.notifications where kind in ('mood-reminder', 'weekly-report')
on conflict do nothing;

-- The person's zone, one that this server knows: of their settings, else of their last check-in, else UTC.
create function private.zone_of(person uuid) returns text
language plpgsql
stable
set search_path = ''
as $$
declare
  zone constant text := coalesce(
    (select time_zone from public.user_settings where user_id = person),
    (
      select time_zone from public.check_ins where user_id = person
      order by local_date desc, occurred_at desc limit 1
    ),
    'UTC'
  );
begin
  perform now() at time zone zone;
  return zone;
exception
  -- Devices may know zones that this server does not.
  when invalid_parameter_value then return 'UTC';
end
$$;

create or replace function public.local_time_of(person uuid, instant timestamptz) returns timestamp
language sql
stable
set search_path = ''
as $$ select instant at time zone private.zone_of(person) $$;

-- The wall clock's time itself, or that at which the quiet hours around it end; null where they never do.
create function private.after_quiet(local timestamp, quiet jsonb) returns timestamp
language plpgsql
immutable
set search_path = ''
as $$
declare
  begins constant time := quiet ->> 'from';
  ends constant time := quiet ->> 'until';
  at timestamp := local;
begin
  -- Each turn leaves a night or a whole day behind: a week of them has no more.
  for turn in 1..16 loop
    if quiet -> 'days' @> to_jsonb(extract(isodow from at)::integer) then
      at := at::date + 1;
    elsif begins < ends and at::time >= begins and at::time < ends then
      at := at::date + ends;
    elsif begins > ends and at::time >= begins then
      at := at::date + 1 + ends;
    elsif begins > ends and at::time < ends then
      at := at::date + ends;
    else
      return at;
    end if;
  end loop;
  return null;
end
$$;

-- The newest slot that is due: of today or yesterday, outside quiet hours, not older than half a day. A server that
-- slept makes up for what it missed; what is older is let go. Each slot has one instant, in the hour that a clock skips
-- and in the one that it repeats, too.
create function private.due_slot(slot jsonb, quiet jsonb, zone text, instant timestamptz) returns date
language sql
stable
set search_path = ''
as $$
  select max(day) from (
    select day, private.after_quiet(day + (slot ->> 'at')::time, quiet) at time zone zone as at
    from unnest(array[(instant at time zone zone)::date, (instant at time zone zone)::date - 1]) as days (day)
    where slot -> 'days' @> to_jsonb(extract(isodow from day)::integer)
  ) as slots
  where at <= instant and at > instant - interval '12 hours'
    and private.after_quiet(instant at time zone zone, quiet) = instant at time zone zone
$$;

-- Writes a notification unless this was told to this person already; says whether it did.
create function private.tell_once(
  person uuid, type text, icon text, kind text, day date, titles jsonb, messages jsonb
) returns boolean
language plpgsql
set search_path = ''
as $$
begin
  insert into private.told (user_id, kind, local_date) values (person, kind, day) on conflict do nothing;
  return found and public.add_notification(person, type, icon, kind, day, titles, messages);
end
$$;

-- One reminder of a kind where it is due; says whether it wrote one. Never a second one while any is unread, so that
-- nobody comes back to a pile of them.
create function private.remind(
  person uuid, kind text, slot jsonb, quiet jsonb, zone text, instant timestamptz, icon text, titles jsonb, messages jsonb
) returns boolean
language plpgsql
set search_path = ''
as $$
declare
  local constant timestamp := instant at time zone zone;
  later private.put_off;
  day date;
  key text := kind || '-' || replace(slot ->> 'at', ':', '');
begin
  if exists (
    select from public.notifications as n where n.user_id = person and n.type = 'reminder' and n.kind is not null and n.unread
  ) then
    return false;
  end if;
  select p.* into later from private.put_off as p where p.user_id = person and p.kind = remind.kind;
  if later.until > instant then return false; end if;
  if later.again and private.after_quiet(local, quiet) = local then
    day := local::date;
    -- A time of its own, so that putting off twice a day works.
    key := kind || '-later-' || to_char(later.until at time zone 'UTC', 'HH24MISS');
  else
    day := private.due_slot(slot, quiet, zone, instant);
    -- What was due before it was put off is not made up for.
    if day is null or (day + (slot ->> 'at')::time) at time zone zone < later.until then return false; end if;
  end if;
  if kind = 'mood-reminder' and exists (
    select from public.check_ins where user_id = person and local_date in (day, local::date)
  ) or kind = 'exercise-reminder' and exists (
    select from public.activities where user_id = person and local_date in (day, local::date)
  ) then
    return false;
  end if;
  delete from private.put_off as p where p.user_id = person and p.kind = remind.kind;
  return private.tell_once(person, 'reminder', icon, key, day, titles, messages);
end
$$;

create or replace function public.run_jobs(instant timestamptz default now()) returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  person uuid;
  zone text;
  local timestamp;
  plan jsonb;
  switches jsonb;
  announced date;
  days bigint;
  mood text;
  written integer := 0;
begin
  -- Far older than anything that is due.
  delete from private.told where local_date < instant::date - 60;
  for person, plan, switches in
    select p.id, coalesce(s.schedule, private.default_schedule()), s.ai
    from public.profiles as p left join public.user_settings as s on s.user_id = p.id
    order by p.id
  loop
    zone := private.zone_of(person);
    local := instant at time zone zone;

    if public.wants_notification(person, 'moodReminders') and private.remind(
      person, 'mood-reminder', plan -> 'checkIn', plan -> 'quiet', zone, instant, 'Heart',
      jsonb '{"en": "A moment for yourself", "ar": "لحظة لنفسك"}',
      jsonb '{"en": "How was today? A check-in takes a minute, whenever it suits you.", "ar": "كيف كان يومك؟ تسجيل حالتك يستغرق دقيقة، متى ناسبك ذلك."}'
    ) then
      written := written + 1;
    end if;

    if coalesce((switches ->> 'exerciseReminders')::boolean, true) and public.wants_notification(person, 'exerciseReminders')
      and private.remind(
        person, 'exercise-reminder', plan -> 'exercise', plan -> 'quiet', zone, instant, 'Calendar',
        jsonb '{"en": "A few quiet breaths", "ar": "أنفاس هادئة قليلة"}',
        jsonb '{"en": "An exercise takes two minutes, whenever it suits you.", "ar": "يستغرق التمرين دقيقتين، متى ناسبك ذلك."}'
      )
    then
      written := written + 1;
    end if;

    -- From the chosen day and time on, about the seven days before; nothing about a week without a check-in, and never
    -- two in one week, though another day is chosen.
    announced := local::date - ((extract(isodow from local)::integer - (plan #>> '{weekly,day}')::integer + 7) % 7);
    if local >= announced + (plan #>> '{weekly,at}')::time
      and private.after_quiet(local, plan -> 'quiet') = local
      and public.wants_notification(person, 'weeklyReports')
      and not exists (
        select from private.told as t
        where t.user_id = person and t.kind = 'weekly-report' and t.local_date > announced - 7 and t.local_date <> announced
      )
    then
      -- Each day weighs the same, however many check-ins it has. A mood that nobody set is left out.
      select count(*), to_char(avg(daily), 'FM90.0') into days, mood
      from (
        select avg(c.mood) filter (where 'mood' = any (c.touched)) as daily from public.check_ins as c
        where c.user_id = person and c.local_date between announced - 7 and announced - 1
        group by c.local_date
      ) as of_days;
      if days > 0 and private.tell_once(
        person, 'support', 'Calendar', 'weekly-report', announced,
        jsonb '{"en": "Your week is ready", "ar": "أسبوعك جاهز"}',
        jsonb_build_object(
          'en', format(
            'In the last seven days you checked in on %s.'
              || case when mood is null then '' else ' Your mood was %s of 10 on average.' end,
            case days when 1 then 'one day' else days || ' days' end, mood
          ),
          'ar', format(
            'في الأيام السبعة الماضية سجّلت حالتك في %s'
              || case when mood is null then '.' else '، وكان متوسط مزاجك %s من 10.' end,
            case days when 1 then 'يوم واحد' when 2 then 'يومين' else days || ' أيام' end, mood
          )
        )
      ) then
        written := written + 1;
      end if;
    end if;

  end loop;
  return written;
end
$$;

-- A report that goes with its check-ins may come anew from those that are left.
create or replace function private.forget_weekly_reports() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from public.notifications as n
  using gone
  where n.user_id = gone.user_id
    and n.kind = 'weekly-report'
    and gone.local_date between n.local_date - 7 and n.local_date - 1;
  delete from private.told as t
  using gone
  where t.user_id = gone.user_id
    and t.kind = 'weekly-report'
    and gone.local_date between t.local_date - 7 and t.local_date - 1;
  return null;
end
$$;

-- Puts one of the caller's reminders off: 'later' is in an hour, 'not-today' is from tomorrow on. Says whether there was
-- such a reminder.
create function public.put_off(reminder uuid, till text) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  of_kind text;
  zone text;
begin
  if auth.uid() is null or not public.second_factor_given() then
    raise exception 'put_off needs a session, and the code of the second factor where there is one' using errcode = '28000';
  end if;
  if till is null or till not in ('later', 'not-today') then
    raise exception 'put_off: later or not-today' using errcode = '22023';
  end if;
  update public.notifications as n set unread = false
  where n.id = reminder and n.user_id = auth.uid() and n.type = 'reminder'
  returning substring(n.kind from '^(mood-reminder|exercise-reminder)') into of_kind;
  if of_kind is null then return found; end if;
  zone := private.zone_of(auth.uid());
  insert into private.put_off (user_id, kind, until, again)
  values (
    auth.uid(), of_kind,
    case till when 'later' then now() + interval '1 hour' else ((now() at time zone zone)::date + 1) at time zone zone end,
    till = 'later'
  )
  on conflict (user_id, kind) do update set until = excluded.until, again = excluded.again;
  return true;
end
$$;

revoke execute on function
  private.default_schedule(), private.zone_of(uuid), private.after_quiet(timestamp, jsonb),
  private.due_slot(jsonb, jsonb, text, timestamptz),
  private.tell_once(uuid, text, text, text, date, jsonb, jsonb),
  private.remind(uuid, text, jsonb, jsonb, text, timestamptz, text, jsonb, jsonb),
  public.put_off(uuid, text), public.local_time_of(uuid, timestamptz)
from public, anon, authenticated;
grant execute on function public.put_off(uuid, text) to authenticated;

create or replace function public.schema_version() returns text
language sql
immutable
set search_path = ''
as $$ select '20261122210000_schedules'::text $$;

grant execute on function public.schema_version() to anon, authenticated;
