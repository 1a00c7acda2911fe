-- The weekly report leaves out a mood that nobody set. Reminders and reports are private.run_reminders since announcements
-- came: public.run_jobs calls it, and stays as it is.

create or replace function private.run_reminders(instant timestamptz default now()) returns integer
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

create or replace function public.schema_version() returns text
language sql
immutable
set search_path = ''
as $$ select '20261122212200_weekly_mood'::text $$;

grant execute on function public.schema_version() to anon, authenticated;
