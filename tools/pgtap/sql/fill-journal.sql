-- {{rows}} check-ins of {{people}} people, once a day each, with notes of twelve words of 400, some in Arabic; and {{many}} of
-- one more person, with notes of nearly 300 characters.
insert into auth.users (id, email)
select md5('person ' || n)::uuid, 'person' || n || '@nafas.test' from generate_series(1, {{people}}) as n
union all select md5('many')::uuid, 'many@nafas.test';
insert into auth.sessions (id, user_id)
select u.id, u.id from auth.users as u;

create temporary view rows_to_write as
select n, person, at from (
  select n, md5('person ' || 1 + n % {{people}})::uuid as person,
    timestamptz '2026-11-20 12:00Z' - interval '1 day' * (n / {{people}}) as at
  from generate_series(0, {{rows}} - 1) as n
  union all
  select {{rows}} + n, md5('many')::uuid, timestamptz '2026-11-20 12:00Z' - interval '7 hours' * n
  from generate_series(0, {{many}} - 1) as n
) as each (n, person, at);

insert into public.check_ins (id, user_id, mood, energy, stress, notes, words, tags, occurred_at, time_zone, local_date)
select md5('entry ' || n)::uuid, person, n % 11, n % 7, n % 5,
  (select string_agg('w' || (hashint8(n * 31 + w) & 1023) % 400, ' ') from generate_series(1, case when n < {{rows}} then 10 else 60 end) as w)
    || case when n % 9 = 0 then ' walked by the sea' else '' end || case when n % 7 = 0 then ' قرب البحر' else '' end,
  case when n % 3 = 0 then array['calm'] else '{}' end, case when n % 4 = 0 then array['walk'] else '{}' end,
  at, 'Etc/UTC', (at at time zone 'UTC')::date
from rows_to_write;
drop view rows_to_write;
analyze;
