-- {{people}} people of about {{rows}} check-ins altogether. How many each has follows a Lomax distribution (shape 2, so its mean is
-- its scale): half of the people have 41 or fewer of a hundred on average, one in a hundred 900 or more, and some {{most}}, where
-- it is cut. The days go backwards from a person's last one: of every other one, and of those with the most, in these three days, else
-- within 400 days.
set synchronous_commit = off;
-- Without triggers, as a restored backup: foreign keys are not asked, and nothing is awarded, notified, counted or limited.
-- Checks, generated columns and every index are on.
set session_replication_role = replica;

insert into auth.users (id, email, email_confirmed_at)
select md5('person ' || n)::uuid, 'person' || n || '@nafas.test', now() from generate_series(1, {{people}}) as n;
insert into auth.sessions (id, user_id)
select md5('person ' || n)::uuid, md5('person ' || n)::uuid from generate_series(1, {{people}}) as n;
insert into public.profiles (id, email, name, bio)
select md5('person ' || n)::uuid, 'person' || n || '@nafas.test', 'Person ' || n,
  case when n % 3 = 0 then repeat('A few words about me. ', 1 + n % 6) end
from generate_series(1, {{people}}) as n;
insert into public.user_settings (user_id, time_zone)
select md5('person ' || n)::uuid, case when n % 2 = 0 then 'Europe/Berlin' end from generate_series(1, {{people}}) as n where n % 5 < 3;
insert into public.consents (id, user_id, purpose, text_version, language)
select md5('consent ' || n || purpose)::uuid, md5('person ' || n)::uuid, purpose, '2026-11', 'en'
from generate_series(1, {{people}}) as n, unnest(array['check_ins', 'text_analysis']) as purpose;

-- Person 1 has the most.
create table bench.people as
select n, md5('person ' || n)::uuid as id,
  least({{most}}, 1 + floor({{rows}}::float / {{people}} * (power((n - 0.5) / {{people}}, -0.5) - 1)))::integer as entries,
  -- Several a day for who would need more than ten years.
  least(interval '1 day 8 hours', interval '3600 days' / least({{most}},
    1 + floor({{rows}}::float / {{people}} * (power((n - 0.5) / {{people}}, -0.5) - 1)))) as pace,
  date_trunc('day', now()) + interval '20 hours' - interval '1 day' - interval '1 day' * (abs(hashint8(n)) % case when n % 2 = 0 or n <= 50 then 3 else 400 end) as last_at
from generate_series(1, {{people}}) as n;
create unique index people_n on bench.people (n);

-- When each check-in was made, in the order of making: a person's are far apart on the disk, as in life.
create unlogged table bench.moments as
select row_number() over (order by at, n) as id, n, at
from (select p.n, p.last_at - p.pace * k as at from bench.people as p, generate_series(0, p.entries - 1) as k) as each;
create index moments_id on bench.moments (id);
analyze bench.people;
analyze bench.moments;
