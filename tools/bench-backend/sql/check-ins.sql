-- The check-ins from {{from}} to {{to}}, in the order of making, each with one of the notes of the pool.
set synchronous_commit = off;
set session_replication_role = replica;
insert into public.check_ins
  (id, user_id, mood, energy, stress, motivation, notes, words, tags, occurred_at, time_zone, local_date, created_at)
select md5('entry ' || m.id)::uuid, md5('person ' || m.n)::uuid, h % 11, h / 11 % 11, h / 121 % 11,
  case when h % 3 = 0 then h % 10 end, p.notes, p.words, p.tags, m.at, 'Europe/Berlin', (m.at at time zone 'Europe/Berlin')::date, m.at
from (
  select moments.*, abs(hashint8(moments.id * 7))::bigint as h
  from bench.moments where moments.id between {{from}} and {{to}} order by moments.id
) as m
join bench.pool as p on p.id = m.h % {{pool}}
order by m.id;
