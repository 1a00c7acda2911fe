-- Notifications from what really happens: an achievement, a goal that is reached, a day without a check-in, a week.

-- A notification that the database writes is there in every language of the app: the reader may change theirs. `title`
-- and `message` then hold the English. What a client adds in one language has null in both.
alter table public.notifications
  add column titles jsonb check (titles is null or public.is_translated(titles, 200)),
  add column messages jsonb check (messages is null or public.is_translated(messages, 1000)),
  add constraint notifications_titles_with_messages check ((titles is null) = (messages is null));

drop trigger notifications_guard on public.notifications;
create trigger notifications_guard before insert or update on public.notifications
  for each row execute function public.guard_row(
    'id', 'user_id', 'type', 'title', 'message', 'time', 'icon', 'color', 'bg_color', 'kind', 'local_date',
    'titles', 'messages'
  );

-- Whether somebody has the switch on in their settings (and notifications inside the app at all). The defaults of
-- user_settings hold for whoever never saved any, and for a switch that was never saved.
create function public.wants_notification(person uuid, switch text) returns boolean
language sql
stable
set search_path = ''
as $$
  select coalesce((saved ->> 'inApp')::boolean, true)
    and coalesce((saved ->> switch)::boolean, switch <> 'weeklyReports')
  from (select (select notifications from public.user_settings where user_id = person)) as settings (saved)
$$;

-- The clock on somebody's wall: by the zone of their settings, else of their last check-in, else UTC.
create function public.local_time_of(person uuid, instant timestamptz) returns timestamp
language plpgsql
stable
set search_path = ''
as $$
begin
  return instant at time zone coalesce(
    (select time_zone from public.user_settings where user_id = person),
    (
      select time_zone from public.check_ins where user_id = person
      order by local_date desc, occurred_at desc limit 1
    ),
    'UTC'
  );
exception
  -- Devices may know zones that this server does not.
  when invalid_parameter_value then return instant at time zone 'UTC';
end
$$;

-- Writes a notification, once per person, kind and day; says whether it did.
create function public.add_notification(
  person uuid, type text, icon text, kind text, day date, titles jsonb, messages jsonb
) returns boolean
language sql
set search_path = ''
as $$
  with written as (
    insert into public.notifications (
      user_id, type, icon, kind, local_date, titles, messages, title, message, color, bg_color
    )
    values (
      person, type, icon, kind, day, titles, messages, titles ->> 'en', messages ->> 'en',
      case type when 'reminder' then 'dawn-ink' else 'accent-ink' end,
      case type when 'reminder' then 'dawn-soft' else 'accent-soft' end
    )
    on conflict (user_id, kind, local_date) do nothing
    returning 1
  )
  select exists (select from written)
$$;

-- Security definer, as the one below: clients may call neither function above.
create function public.achievements_earned_notify() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- Of a completed goal the goal itself tells, by its name.
  if new.achievement_id <> 'goal-completed' and public.wants_notification(new.user_id, 'achievementAlerts') then
    perform public.add_notification(
      new.user_id, 'achievement', icon, left('achievement-' || id, 60), new.local_date, title, description
    )
    from public.achievements where id = new.achievement_id;
  end if;
  return null;
end
$$;

create trigger achievements_earned_notify after insert on public.achievements_earned
  for each row execute function public.achievements_earned_notify();

create function public.goals_notify() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  -- With the id, so that two goals of one day are two notifications.
  of_goal constant text := 'goal-' || new.id;
begin
  if new.progress = 100 then
    if public.wants_notification(new.user_id, 'achievementAlerts') then
      perform public.add_notification(
        new.user_id, 'milestone', 'Trophy', of_goal, public.local_time_of(new.user_id, now())::date,
        jsonb_build_object('en', 'Goal reached: ' || new.title, 'ar', 'بلغت هدفك: ' || new.title),
        jsonb '{"en": "You got there. Take a moment to enjoy it.", "ar": "لقد وصلت. خذ لحظة لتستمتع بذلك."}'
      );
    end if;
  else
    -- Taken back: what nobody has read yet would not be true.
    delete from public.notifications as n where n.user_id = new.user_id and n.kind = of_goal and n.unread;
  end if;
  return null;
end
$$;

create trigger goals_notify after update of progress on public.goals
  for each row when ((old.progress = 100) <> (new.progress = 100)) execute function public.goals_notify();

-- Writes the scheduled notifications. Run it as often as you like (each quarter of an hour is enough): each one is
-- written once per person and day. Returns how many were written.
create function public.run_jobs(instant timestamptz default now()) returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  person uuid;
  local timestamp;
  monday date;
  days bigint;
  mood text;
  written integer := 0;
begin
  for person, local in select id, public.local_time_of(id, instant) from public.profiles order by id loop

    -- In the evening of a day without a check-in; never a second one while the first is unread, so that nobody comes
    -- back to a pile of them.
    if extract(hour from local) between 18 and 21
      and public.wants_notification(person, 'moodReminders')
      and not exists (select from public.check_ins where user_id = person and local_date = local::date)
      and not exists (
        select from public.notifications as n
        where n.user_id = person and n.kind = 'mood-reminder' and n.unread
      )
      and public.add_notification(
        person, 'reminder', 'Heart', 'mood-reminder', local::date,
        jsonb '{"en": "A moment for yourself", "ar": "لحظة لنفسك"}',
        jsonb '{"en": "How was today? A check-in takes a minute, whenever it suits you.", "ar": "كيف كان يومك؟ تسجيل حالتك يستغرق دقيقة، متى ناسبك ذلك."}'
      )
    then
      written := written + 1;
    end if;

    -- From Monday at eight on, about the seven days before; nothing about a week without a check-in.
    monday := date_trunc('week', local)::date;
    if local >= monday + time '08:00' and public.wants_notification(person, 'weeklyReports') then
      -- Each day weighs the same, however many check-ins it has.
      select count(*), to_char(avg(daily), 'FM90.0') into days, mood
      from (
        select avg(c.mood) as daily from public.check_ins as c
        where c.user_id = person and c.local_date between monday - 7 and monday - 1
        group by c.local_date
      ) as of_days;
      if days > 0 and public.add_notification(
        person, 'support', 'Calendar', 'weekly-report', monday,
        jsonb '{"en": "Your week is ready", "ar": "أسبوعك جاهز"}',
        jsonb_build_object(
          'en', format(
            'Last week you checked in on %s. Your mood was %s of 10 on average.',
            case days when 1 then 'one day' else days || ' days' end, mood
          ),
          'ar', format(
            'في الأسبوع الماضي سجّلت حالتك في %s، وكان متوسط مزاجك %s من 10.',
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

-- A hosted project gives new functions to its clients by default.
revoke execute on function
  public.wants_notification(uuid, text),
  public.local_time_of(uuid, timestamptz),
  public.add_notification(uuid, text, text, text, date, jsonb, jsonb),
  public.achievements_earned_notify(),
  public.goals_notify(),
  public.run_jobs(timestamptz)
from public, anon, authenticated;
grant execute on function public.run_jobs(timestamptz) to service_role;

-- Where there is a realtime service it tells of them at once; elsewhere clients ask every 30 seconds.
do $$
begin
  if exists (select from pg_publication where pubname = 'supabase_realtime') then
    alter publication supabase_realtime add table public.notifications;
  end if;
end
$$;

create or replace function public.schema_version() returns text
language sql
immutable
set search_path = ''
as $$ select '20261121002400_notification_events'::text $$;

grant execute on function public.schema_version() to anon, authenticated;
