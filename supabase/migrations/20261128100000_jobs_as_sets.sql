-- The jobs go through people as sets, where they went from one to the next: of 100,000 people that took 37 s when nothing was
-- due to any of them, and 123 s when something was to each (docs/scale.md). When somebody is due next is not kept: settings,
-- check-ins, what was read or put off and the clock itself would all have to correct it.

-- A zone, or UTC where this server does not know it: devices may know others.
create function private.known_zone(zone text) returns text
language plpgsql
stable
set search_path = ''
as $$
begin
  perform now() at time zone zone;
  return zone;
exception
  when invalid_parameter_value then return 'UTC';
end
$$;

-- The person's zone, one that this server knows: of their settings, else of their last check-in, else UTC.
create or replace function private.zone_of(person uuid) returns text
language plpgsql
stable
set search_path = ''
as $$
begin
  return private.known_zone(coalesce(
    (select time_zone from public.user_settings where user_id = person),
    (
      select time_zone from public.check_ins where user_id = person
      order by local_date desc, occurred_at desc limit 1
    ),
    'UTC'
  ));
end
$$;

-- Whether saved switches ask for what one of them is about. Parsed here, so that it needs no search path of its own and
-- becomes a part of the statements that ask it of everybody. Offers are asked for, as what leaves the app is.
create function private.wants(saved jsonb, switch text) returns boolean
language sql
immutable
return coalesce((saved ->> 'inApp')::boolean, true)
  and coalesce((saved ->> switch)::boolean, switch not in ('weeklyReports', 'marketing', 'emailUpdates', 'push'));

create or replace function public.wants_notification(person uuid, switch text) returns boolean
language sql
stable
set search_path = ''
as $$ select private.wants((select notifications from public.user_settings where user_id = person), switch) $$;

-- What the jobs ask of everybody. Without a schedule the default holds. The zone is the one that was saved, which this server
-- may not know; check-ins are read of those alone whose settings name none.
create view private.schedules as
select
  p.id as user_id,
  s.notifications,
  s.ai,
  s.schedule,
  coalesce(
    s.time_zone,
    (
      select c.time_zone from public.check_ins as c where c.user_id = p.id
      order by c.local_date desc, c.occurred_at desc limit 1
    ),
    'UTC'
  ) as zone
from public.profiles as p left join public.user_settings as s on s.user_id = p.id;

-- Whether any reminder is unread, without reading all that the person ever got: 31 bytes for each that is. Reading one took a
-- new place in every index before, too: its page is full.
create index notifications_unread_reminders on public.notifications (user_id)
where unread and type = 'reminder' and kind is not null;

-- To whom a kind of reminder is due, by which key and for which day; in the order of people. Never a second one while any is
-- unread, so that nobody comes back to a pile of them.
create function private.due_reminders(of_kind text, instant timestamptz)
returns table (person uuid, key text, day date, was_put_off boolean)
language plpgsql
stable
set search_path = ''
as $$
begin
  return query
  -- Most people share schedule and zone with many others: their clock is read once for all of them.
  with clocks as materialized (
    select everybody.people, instant at time zone known.zone as local, known.zone,
      plan.schedule -> case of_kind when 'mood-reminder' then 'checkIn' else 'exercise' end as slot,
      plan.schedule -> 'quiet' as quiet
    from (
      select p.schedule, p.zone, array_agg(p.user_id) as people from private.schedules as p
      where case of_kind
        when 'mood-reminder' then private.wants(p.notifications, 'moodReminders')
        else private.wants(p.notifications, 'exerciseReminders') and coalesce((p.ai ->> 'exerciseReminders')::boolean, true)
      end
      group by p.schedule, p.zone
    ) as everybody
    cross join lateral private.known_zone(everybody.zone) as known (zone)
    cross join lateral (select coalesce(everybody.schedule, private.default_schedule())) as plan (schedule)
  ),
  slots as materialized (
    select c.people, c.local::date as today, newest.day, replace(c.slot ->> 'at', ':', '') as at,
      (newest.day + (c.slot ->> 'at')::time) at time zone c.zone as since
    from clocks as c
    cross join lateral private.due_slot(c.slot, c.quiet, c.zone, instant) as newest (day)
    where private.after_quiet(c.local, c.quiet) = c.local
  )
  select who.user_id,
    -- One that was put off has a time of its own, so that putting off twice a day works.
    of_kind || '-' || case when later.again then 'later-' || to_char(later.until at time zone 'UTC', 'HH24MISS') else s.at end,
    due.day, later.user_id is not null
  from slots as s
  cross join lateral unnest(s.people) as who (user_id)
  left join private.put_off as later on later.user_id = who.user_id and later.kind = of_kind
  cross join lateral (select case when later.again then s.today else s.day end) as due (day)
  where due.day is not null
    -- What was due before it was put off is not made up for.
    and (later.user_id is null or later.until <= instant and (later.again or s.since >= later.until))
    -- Putting off ends also with what was told.
    and (later.user_id is not null or not exists (
      select from private.told as t
      where t.user_id = who.user_id and t.kind = of_kind || '-' || s.at and t.local_date = s.day
    ))
    and not exists (
      select from public.notifications as n
      where n.user_id = who.user_id and n.type = 'reminder' and n.kind is not null and n.unread
    )
    and not (of_kind = 'mood-reminder' and exists (
      select from public.check_ins as c where c.user_id = who.user_id and c.local_date in (due.day, s.today)
    ))
    and not (of_kind = 'exercise-reminder' and exists (
      select from public.activities as a where a.user_id = who.user_id and a.local_date in (due.day, s.today)
    ))
  order by who.user_id;
end
$$;

-- Whose week is told, for which day: on how many of the seven days before it they checked in, and the mean of those days'
-- moods. In the order of people.
create function private.due_reports(instant timestamptz)
returns table (person uuid, day date, days bigint, mood numeric)
language plpgsql
stable
set search_path = ''
as $$
begin
  return query
  with clocks as materialized (
    select everybody.people, instant at time zone private.known_zone(everybody.zone) as local,
      coalesce(everybody.schedule, private.default_schedule()) as schedule
    from (
      select p.schedule, p.zone, array_agg(p.user_id) as people from private.schedules as p
      where private.wants(p.notifications, 'weeklyReports')
      group by p.schedule, p.zone
    ) as everybody
  ),
  -- From the chosen day and time on.
  weeks as materialized (
    select c.people, chosen.day
    from clocks as c
    cross join lateral (
      select c.local::date - ((extract(isodow from c.local)::integer - (c.schedule #>> '{weekly,day}')::integer + 7) % 7)
    ) as chosen (day)
    where c.local >= chosen.day + (c.schedule #>> '{weekly,at}')::time
      and private.after_quiet(c.local, c.schedule -> 'quiet') = c.local
  ),
  -- Never two in one week, though another day is chosen. First, so that check-ins are read only of who was not told.
  waiting as materialized (
    select who.user_id, w.day from weeks as w cross join lateral unnest(w.people) as who (user_id)
    where not exists (
      select from private.told as t
      where t.user_id = who.user_id and t.kind = 'weekly-report' and t.local_date > w.day - 7
    )
  )
  select w.user_id, w.day, week.days, week.mood
  from waiting as w
  cross join lateral (
    -- Each day weighs the same, however many check-ins it has. A mood that nobody set is left out.
    select count(*) as days, to_char(avg(of_day.mood), 'FM90.0')::numeric as mood
    from (
      select avg(c.mood) filter (where 'mood' = any (c.touched)) as mood from public.check_ins as c
      where c.user_id = w.user_id and c.local_date between w.day - 7 and w.day - 1
      group by c.local_date
    ) as of_day
  ) as week
  -- Nothing about a week without a check-in.
  where week.days > 0
  order by w.user_id;
end
$$;

-- Writes one notification to each of many people, each by its kind and for its day, unless they were told it already; says
-- how many it wrote. In one statement: one by one each took three times as long.
create function private.tell_all(
  people uuid[], kinds text[], days date[], type text, icon text, titles jsonb, messages jsonb
) returns integer
language plpgsql
set search_path = ''
as $$
declare
  written integer;
begin
  with news as (
    insert into private.told (user_id, kind, local_date)
    select * from unnest(people, kinds, days)
    on conflict do nothing
    returning user_id, kind, local_date
  )
  insert into public.notifications (
    user_id, type, icon, kind, local_date, titles, messages, title, message, color, bg_color
  )
  select
    n.user_id, tell_all.type, tell_all.icon, n.kind, n.local_date, tell_all.titles, tell_all.messages,
    tell_all.titles ->> 'en', tell_all.messages ->> 'en',
    -- As add_notification has them.
    case tell_all.type when 'reminder' then 'dawn-ink' else 'accent-ink' end,
    case tell_all.type when 'reminder' then 'dawn-soft' else 'accent-soft' end
  from news as n
  on conflict (user_id, kind, local_date) do nothing;
  get diagnostics written = row_count;
  return written;
end
$$;

drop function private.remind(uuid, text, jsonb, jsonb, text, timestamptz, text, jsonb, jsonb);

-- Writes a kind of reminder to whom it is due; says how many.
create function private.remind(of_kind text, icon text, instant timestamptz) returns integer
language plpgsql
set search_path = ''
as $$
declare
  people uuid[];
  kinds text[];
  days date[];
  put_off uuid[];
begin
  select array_agg(d.person), array_agg(d.key), array_agg(d.day), array_agg(d.person) filter (where d.was_put_off)
  into people, kinds, days, put_off
  from private.due_reminders(of_kind, instant) as d;
  if people is null then return 0; end if;
  delete from private.put_off as p where p.user_id = any (put_off) and p.kind = of_kind;
  return private.tell_all(
    people, kinds, days, 'reminder', icon, private.say(of_kind || '.title'), private.say(of_kind || '.message')
  );
end
$$;

-- Writes the reports of the week that are due; says how many. Those of as many days and the same mood say the same.
create function private.report_weeks(instant timestamptz) returns integer
language plpgsql
set search_path = ''
as $$
declare
  week record;
  written integer := 0;
begin
  for week in
    select
      d.days, d.mood, array_agg(d.person) as people, array_agg('weekly-report'::text) as kinds, array_agg(d.day) as told_for
    from private.due_reports(instant) as d group by d.days, d.mood order by d.days, d.mood
  loop
    written := written + private.tell_all(
      week.people, week.kinds, week.told_for, 'support', 'Calendar', private.say('weekly-report.title'),
      case
        when week.mood is null then private.say('weekly-report.message.' || week.days)
        else private.say('weekly-report.withMood.' || week.days, 'mood', to_jsonb(week.mood))
      end
    );
  end loop;
  return written;
end
$$;

-- One kind after the other: of two reminders that are due at the same time the second sees the first, and waits.
create or replace function private.run_reminders(instant timestamptz default now()) returns integer
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- Far older than anything that is due.
  delete from private.told where local_date < instant::date - 60;
  return private.remind('mood-reminder', 'Heart', instant)
    + private.remind('exercise-reminder', 'Calendar', instant)
    + private.report_weeks(instant);
end
$$;

-- Tells everybody who wants it, outside their quiet hours; what is over leaves the bell where nobody read it. Returns
-- how many were told.
create or replace function private.tell_announcements(instant timestamptz) returns integer
language plpgsql
set search_path = ''
as $$
declare
  said private.announcements;
  key text;
  people uuid[];
  written integer := 0;
begin
  delete from public.notifications as n using private.announcements as a
  where a.expires_at <= instant and n.kind = a.kind || '-' || a.id and n.unread;
  delete from private.announcements as a where a.expires_at <= instant;

  for said in select * from private.announcements where made_at <= instant order by made_at, id loop
    key := said.kind || '-' || said.id;
    with clocks as materialized (
      select everybody.people, instant at time zone private.known_zone(everybody.zone) as local,
        coalesce(everybody.schedule, private.default_schedule()) -> 'quiet' as quiet
      from (
        select p.schedule, p.zone, array_agg(p.user_id) as people from private.schedules as p
        where private.wants(p.notifications, case said.kind when 'news' then 'updates' else 'marketing' end)
          and not exists (select from private.told as t where t.user_id = p.user_id and t.kind = key)
        group by p.schedule, p.zone
      ) as everybody
    )
    select coalesce(array_agg(who.user_id order by who.user_id), '{}') into people
    from clocks as c cross join lateral unnest(c.people) as who (user_id)
    where private.after_quiet(c.local, c.quiet) = c.local;
    written := written + private.tell_all(
      people, array_fill(key, array[cardinality(people)]), array_fill(said.made_at::date, array[cardinality(people)]),
      'support', 'MessageSquare', said.titles, said.messages
    );
  end loop;
  return written;
end
$$;

-- Nothing else writes one by one what is told once.
drop function private.tell_once(uuid, text, text, text, date, jsonb, jsonb);

revoke all on private.schedules from public, anon, authenticated;
revoke execute on function
  private.known_zone(text), private.wants(jsonb, text), private.due_reminders(text, timestamptz),
  private.due_reports(timestamptz), private.tell_all(uuid[], text[], date[], text, text, jsonb, jsonb),
  private.remind(text, text, timestamptz), private.report_weeks(timestamptz)
from public, anon, authenticated;

create or replace function public.schema_version() returns text
language sql
immutable
set search_path = ''
as $$ select '20261128100000_jobs_as_sets'::text $$;

grant execute on function public.schema_version() to anon, authenticated;
