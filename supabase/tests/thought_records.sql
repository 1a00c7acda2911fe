-- Thought records.
begin;
select plan(37);
select tests.make_users();

create temporary table sample (fields) as select jsonb '{"id": "11111111-1111-4111-8111-111111111111", "record_id": "22222222-2222-4222-8222-222222222222", "started_at": "2026-11-20T10:00:00Z", "saved_at": "2026-11-20T10:00:00Z", "feelings": ["anxious", "ashamed"], "before": [8, 6]}';
grant select on sample to authenticated;

select tests.owner_only('thought_records', 'user_id', fields, $$thought = 'x'$$, '{select,insert,delete}') from sample;

select tests.takes('thought_records', fields || jsonb_build_object('user_id', tests.id_of('bob')), change)
from sample, (values
  (jsonb '{"after": [2, 3], "step": 8, "belief": 100}'),
  (jsonb_build_object('situation', repeat('ن', 2000)))
) as change_of (change);

select tests.refuses('thought_records', fields || jsonb_build_object('user_id', tests.id_of('bob')), change, code)
from sample, (values
  (jsonb '{"step": 9}', '23514'),
  (jsonb '{"before": [8]}', '23514'),
  (jsonb '{"before": [8, 11]}', '23514'),
  (jsonb '{"belief": 101}', '23514'),
  (jsonb_build_object('thought', repeat('x', 2001)), '23514'),
  (jsonb '{"removed": true}', '23514'),
  (jsonb '{"record_id": null}', '23502'),
  (jsonb '{"saved_at": null}', '23502')
) as change_of (change, code);

delete from public.thought_records;
create function pg_temp.save(minute integer, words text, is_removed boolean default false) returns void
language sql
as $$
  insert into public.thought_records (id, record_id, started_at, saved_at, thought, removed)
  values (gen_random_uuid(), '33333333-3333-4333-8333-333333333333', '2026-11-20 10:00Z',
    timestamptz '2026-11-20 10:00Z' + minute * interval '1 minute', words, is_removed)
$$;
select tests.as_user('ada');
select pg_temp.save(1, 'one');
select pg_temp.save(2, 'two');
select is((select array_agg(thought) from public.thought_records), array['two'], 'of a record the newest saving stays');
select pg_temp.save(1, 'late');
select is((select array_agg(thought) from public.thought_records), array['two'], 'also when an older one arrives after it');
select pg_temp.save(3, '', true);
select pg_temp.save(2, 'later');
select is((select array_agg(removed) from public.thought_records), array[true], 'what was removed does not come back');

select tests.as_user('bob');
select pg_temp.save(9, 'of bob');
select tests.as_user('ada');
select is((select count(*) from public.thought_records), 1::bigint, 'the same id of another changes nothing');
select is(jsonb_array_length(public.my_data() -> 'thought_records'), 1, 'a user takes their records along');
select tests.as_admin();
select is((select count(*) from public.thought_records), 2::bigint, 'each has their own');
select ok(exists (select from pg_trigger where tgrelid = 'public.thought_records'::regclass and tgname = 'a_limit_inserts'), 'they are under the limits');
select ok(
  exists (select from pg_policies where schemaname = 'public' and tablename = 'thought_records' and permissive = 'RESTRICTIVE'),
  'they ask for the session and the second factor'
);

select * from finish();
rollback;
