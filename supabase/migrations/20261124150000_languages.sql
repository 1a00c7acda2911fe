-- Every language of the app: what the database says is data, made of the files of texts (docs/languages.md).

-- A text by its key, e.g. goal.title: {"en": "Goal reached: {{goal}}", ...}. The next migration fills it.
create table private.texts (
  key text primary key check (key ~ '^[a-z0-9A-Z.-]{1,80}$'),
  words jsonb not null check (public.is_translated(words, 1000))
);
alter table private.texts enable row level security;

-- A text in every language. What stands in {{braces}} is replaced by `value`: a number has the sign between its parts that
-- the language writes.
create function private.say(of_key text, variable text default '', value jsonb default 'null') returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_object_agg(said.key, replace(
    said.value, '{{' || variable || '}}',
    case jsonb_typeof(say.value)
      when 'number' then replace(say.value #>> '{}', '.', coalesce(signs.words ->> said.key, '.'))
      else coalesce(say.value #>> '{}', '')
    end
  ))
  from private.texts as t
  cross join jsonb_each_text(t.words) as said
  left join private.texts as signs on signs.key = 'decimal'
  where t.key = say.of_key
$$;

-- Quotes, a row for each language; those by a language's own authors are in that language alone. Apps of before read
-- daily_quotes, which stays.
create table public.quotes (
  language text not null check (language ~ '^[a-z]{2,3}$'),
  id text not null check (id ~ '^[a-z0-9-]{1,60}$'),
  quote text not null check (quote ~ '\S' and char_length(quote) <= 300),
  author text not null check (author ~ '\S' and char_length(author) <= 120),
  category text not null check (category in ('calm', 'courage', 'gratitude', 'hope', 'motivation', 'reflection')),
  mood text not null check (mood in ('low', 'neutral', 'high')),
  source text not null check (char_length(source) between 1 and 200),
  primary key (language, id)
);

comment on table public.quotes is 'The catalogue of quotes, a row for each language. Changed by migrations only.';

alter table public.quotes enable row level security;

create policy "quotes: every user reads" on public.quotes
  for select to authenticated using (true);
-- No policy to insert, change or delete.

grant select on public.quotes to authenticated;
select public.require_second_factor('public.quotes');

-- The auth service's mails read the account's language in what it knows of a person, since it sees no table of ours.
create function private.keep_language() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update auth.users as u
  set raw_user_meta_data = coalesce(u.raw_user_meta_data, '{}') || jsonb_build_object('language', new.language)
  where u.id = new.user_id and u.raw_user_meta_data ->> 'language' is distinct from new.language;
  return null;
end
$$;

-- Nor is the language of the sign-up lost: settings are also made by who turns on a switch, without a word of the language.
-- What is there was written by a client, so it counts only where it has the shape of a language.
create function private.own_language() returns text
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce((
    select substring(u.raw_user_meta_data ->> 'language' from '^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,3}$')
    from auth.users as u where u.id = auth.uid()
  ), 'en')
$$;
alter table public.user_settings alter column language set default private.own_language();

create trigger user_settings_keep_language after insert or update of language on public.user_settings
  for each row execute function private.keep_language();

update auth.users as u
set raw_user_meta_data = coalesce(u.raw_user_meta_data, '{}') || jsonb_build_object('language', s.language)
from public.user_settings as s
where s.user_id = u.id and u.raw_user_meta_data ->> 'language' is null;

create or replace function public.goals_notify() returns trigger
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
        private.say('goal.title', 'goal', to_jsonb(new.title)), private.say('goal.message')
      );
    end if;
  else
    -- Taken back: what nobody has read yet would not be true.
    delete from public.notifications as n where n.user_id = new.user_id and n.kind = of_goal and n.unread;
  end if;
  return null;
end
$$;

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
      private.say('mood-reminder.title'), private.say('mood-reminder.message')
    ) then
      written := written + 1;
    end if;

    if coalesce((switches ->> 'exerciseReminders')::boolean, true) and public.wants_notification(person, 'exerciseReminders')
      and private.remind(
        person, 'exercise-reminder', plan -> 'exercise', plan -> 'quiet', zone, instant, 'Calendar',
        private.say('exercise-reminder.title'), private.say('exercise-reminder.message')
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
        private.say('weekly-report.title'),
        case
          when mood is null then private.say('weekly-report.message.' || days)
          else private.say('weekly-report.withMood.' || days, 'mood', to_jsonb(mood::numeric))
        end
      ) then
        written := written + 1;
      end if;
    end if;

  end loop;
  return written;
end
$$;

create or replace function public.send_kind_word(link uuid, kind text) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  caller constant uuid := private.trust_caller();
  sender constant text := (select p.name from public.profiles as p where p.id = caller);
  person uuid;
begin
  select t.user_id into person from private.trusted_people as t where t.id = link and t.viewer_id = caller for share;
  if not found then return false; end if;
  perform private.take_or_refuse(caller, 'kind_words');
  delete from private.kind_words as k where k.link_id = link and k.sent_at < now() - interval '90 days';
  insert into private.kind_words (link_id, kind) values (link, send_kind_word.kind);
  if public.wants_notification(person, 'inApp') then
    perform public.add_notification(
      person, 'support', 'Heart', 'kind-word-' || link, public.local_time_of(person, now())::date,
      private.say('kind-word.title'), private.say('kind-word.message', 'sender', to_jsonb(sender))
    );
  end if;
  return true;
end
$$;

revoke execute on function private.say(text, text, jsonb), private.keep_language() from public, anon, authenticated;
-- As the default of a column it runs as whoever inserts; nobody else reaches the schema.
revoke execute on function private.own_language() from public, anon;
grant execute on function private.own_language() to authenticated, service_role;

create or replace function public.schema_version() returns text
language sql
immutable
set search_path = ''
as $$ select '20261124150000_languages'::text $$;

grant execute on function public.schema_version() to anon, authenticated;
