-- Anonymous statistics: "the weather of everybody". One randomised answer a day of each who agreed, counted and not kept:
-- there is no row of an answer, so no row to go with a person. What an answer says is bounded on the device already
-- (libs/insights/src/weather); docs/statistics.md says what is left.

-- Both are asked for in words of their own.
alter table public.consents drop constraint consents_purpose_check;
alter table public.consents add constraint consents_purpose_check check (purpose in (
  'check_ins', 'camera_analysis', 'voice_analysis', 'text_analysis', 'external_ai', 'anonymous_statistics', 'research'
));

-- Answers of a day by what they say: levels of mood, 1 very low to 5 bright. Counters: neither person, time nor order.
create table private.weather_answers (
  day date not null,
  level smallint not null check (level between 1 and 5),
  answers integer not null check (answers > 0),
  primary key (day, level)
);
alter table private.weather_answers enable row level security;
comment on table private.weather_answers is 'How many randomised answers of a day said each level. Answers themselves are not kept.';

-- The last day somebody answered for, so that a day has one answer of each: that they did, never what. It goes with the
-- account.
create table private.weather_given (
  user_id uuid primary key references auth.users (id) on delete cascade,
  day date not null
);
alter table private.weather_given enable row level security;

-- Whether a privacy switch is on and the consent it asks for in force: both, so that turning either off is enough.
create function private.agrees_to(person uuid, switch text, wanted text) returns boolean
language sql
stable
set search_path = ''
as $$
  select coalesce((select (s.privacy ->> switch)::boolean from public.user_settings as s where s.user_id = person), false)
    and exists (
      select from public.consents as c where c.user_id = person and c.purpose = wanted and c.withdrawn_at is null
    )
$$;

-- Counts the caller's answer for their day of today. False when they do not take part, or answered for this day or a
-- later one already.
create function public.answer_weather(answer integer) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  person constant uuid := auth.uid();
  today constant date := (now() at time zone private.zone_of(person))::date;
begin
  if person is null or not public.second_factor_given() then
    raise exception 'answer_weather needs a session, and the code of the second factor where there is one' using errcode = '28000';
  end if;
  if answer is null or answer not between 1 and 5 then
    raise exception 'answer_weather: a level from 1 to 5' using errcode = '22023';
  end if;
  if not private.agrees_to(person, 'anonymousData', 'anonymous_statistics') then return false; end if;
  insert into private.weather_given as g (user_id, day) values (person, today)
  on conflict (user_id) do update set day = excluded.day where g.day < excluded.day;
  if not found then return false; end if;
  insert into private.weather_answers as a (day, level, answers) values (today, answer, 1)
  on conflict (day, level) do update set answers = a.answers + 1;
  return true;
end
$$;
comment on function public.answer_weather(integer) is
  'Counts a randomised answer, one for each person and day, without keeping whose it is.';

-- The answers of the newest day of the last week that had more than fifty, each level with how many; nothing when there
-- is none. Only days that are over everywhere: while one goes on, whoever asks again and again would see single answers
-- arrive.
create function public.weather() returns table (day date, level integer, answers integer)
language sql
stable
security definer
set search_path = ''
as $$
  with shown as (
    select a.day from private.weather_answers as a
    -- The last place where a day ends is twelve hours behind UTC.
    where public.second_factor_given()
      and a.day < (now() at time zone 'Etc/GMT+12')::date and a.day >= (now() at time zone 'Etc/GMT+12')::date - 7
    group by a.day having sum(a.answers) > 50
    order by a.day desc limit 1
  )
  select s.day, l.level, coalesce(a.answers, 0)
  from shown as s cross join generate_series(1, 5) as l (level)
  left join private.weather_answers as a on a.day = s.day and a.level = l.level
  order by l.level
$$;

revoke execute on function
  private.agrees_to(uuid, text, text), public.answer_weather(integer), public.weather()
from public, anon, authenticated;
grant execute on function public.answer_weather(integer), public.weather() to authenticated;

create or replace function public.schema_version() returns text
language sql
immutable
set search_path = ''
as $$ select '20261124120000_weather'::text $$;

grant execute on function public.schema_version() to anon, authenticated;
