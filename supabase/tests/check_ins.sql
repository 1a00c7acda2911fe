-- Check-ins.
begin;
select plan(75);
select tests.make_users();
select tests.agree('check_ins');

create temporary table sample (fields) as select jsonb '{"id": "11111111-1111-4111-8111-111111111111", "mood": 7, "energy": 6, "stress": 3, "occurred_at": "2026-11-20T18:12:07.014Z", "time_zone": "Asia/Riyadh", "local_date": "2026-11-20"}';
grant select on sample to authenticated;

select tests.owner_only('check_ins', 'user_id', fields, $$mood = 1$$, '{select,insert,update,delete}') from sample;

select tests.takes('check_ins', fields || jsonb_build_object('user_id', tests.id_of('bob')), change, proves)
from sample, (values
  (jsonb '{"mood": 0, "energy": 0, "stress": 0, "motivation": 0}', 'DATA-085, DATA-086, DATA-087'),
  (jsonb '{"mood": 10, "energy": 10, "stress": 10, "motivation": 10}', 'DATA-085, DATA-086, DATA-087'),
  (jsonb '{"motivation": null, "notes": null}', 'DATA-088'),
  (jsonb_build_object('notes', repeat('ن', 2000)), 'DATA-088'),
  (jsonb '{"words": ["happy", "calm", "tired"]}', null),
  (jsonb '{"tags": []}', null),
  (jsonb '{"tags": ["عمل", "family", "sleep"]}', null),
  (jsonb '{"touched": []}', 'DECISION-109'),
  (jsonb '{"touched": ["stress", "mood"]}', null),
  (jsonb '{"local_date": "2026-11-21"}', null)
) as change_of (change, proves);

select tests.refuses('check_ins', fields || jsonb_build_object('user_id', tests.id_of('bob')), change, code, proves)
from sample, (values
  (jsonb '{"mood": -1}', '23514', 'DATA-085'),
  (jsonb '{"mood": 11}', '23514', 'DATA-085'),
  (jsonb '{"energy": -1}', '23514', 'DATA-086'),
  (jsonb '{"energy": 11}', '23514', 'DATA-086'),
  (jsonb '{"stress": -1}', '23514', 'DATA-087'),
  (jsonb '{"stress": 11}', '23514', 'DATA-087'),
  (jsonb '{"motivation": -1}', '23514', null),
  (jsonb '{"motivation": 11}', '23514', null),
  (jsonb '{"mood": null}', '23502', null),
  (jsonb '{"energy": null}', '23502', null),
  (jsonb '{"stress": null}', '23502', null),
  (jsonb_build_object('notes', repeat('n', 2001)), '23514', null),
  (jsonb '{"words": ["a", "b", "c", "d"]}', '23514', null),
  (jsonb '{"words": ["a", null]}', '23514', null),
  (jsonb '{"tags": ["a", null]}', '23514', null),
  (jsonb '{"tags": ["a", " "]}', '23514', null),
  (jsonb_build_object('tags', array[repeat('t', 41)]), '23514', null),
  (jsonb '{"tags": ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11"]}', '23514', null),
  (jsonb '{"touched": ["motivation"]}', '23514', null),
  (jsonb '{"touched": ["mood", null]}', '23514', null),
  (jsonb '{"touched": ["mood", "mood", "mood", "mood"]}', '23514', null),
  (jsonb '{"time_zone": "not a zone"}', '23514', null),
  (jsonb '{"local_date": "2026-11-22"}', '23514', null),
  (jsonb '{"local_date": "2026-11-18"}', '23514', null)
) as change_of (change, code, proves);

-- The day of a check-in is what it was.
insert into public.check_ins (id, user_id, mood, energy, stress, occurred_at, time_zone, local_date)
select (fields ->> 'id')::uuid, tests.id_of('bob'), 1, 1, 1, '2026-11-20T18:12:07Z', 'Asia/Riyadh', '2026-11-20' from sample;
select is(tests.error_of('update public.check_ins set local_date = local_date + 1'), '23514', 'the day is fixed');
select is(tests.error_of($$update public.check_ins set occurred_at = occurred_at + interval '1 minute'$$), '23514', 'the instant is fixed');

-- Each change counts; when it was a person's change it is known when.
select is((select version from public.check_ins), 1, 'a new one is version 1');
select is((select touched from public.check_ins), '{mood,energy,stress}', 'of one that does not say it, all sliders count as touched');
select is((select edited_at from public.check_ins), null, 'and it is not edited');
update public.check_ins set operation_id = 'mine' where version = 1;
select is((select edited_at from public.check_ins), null, 'nothing of what was said has changed');
select is(tests.rows_of('update public.check_ins set mood = 2, version = 77 where version = 1'), 0::bigint, 'a change on an old version changes nothing');
select is(tests.rows_of('update public.check_ins set mood = 2, version = 77 where version = 2'), 1::bigint, 'on the latest it does');
select is((select version from public.check_ins), 3, 'the database counts');
select is((select edited_at from public.check_ins), now(), 'and says when');
insert into public.check_ins (id, user_id, mood, energy, stress, occurred_at, time_zone, local_date, edited_at, version)
values (gen_random_uuid(), tests.id_of('bob'), 1, 1, 1, '2026-11-20T18:12:07Z', 'UTC', '2026-11-20', '2026-11-21T08:00:00Z', 9);
select results_eq(
  $$select version, edited_at from public.check_ins where time_zone = 'UTC'$$,
  $$values (1, '2026-11-21T08:00:00Z'::timestamptz)$$,
  'one that comes back by an undo is still edited, and new'
);
delete from public.check_ins where time_zone = 'UTC';

-- What was read of a note and what was recommended goes with its check-in, and only with that.
insert into public.consents (id, user_id, purpose, text_version, language) values (gen_random_uuid(), tests.id_of('bob'), 'text_analysis', '2026-11', 'en');
insert into public.emotion_readings (id, user_id, source, happiness, confidence, engine, engine_version, occurred_at, time_zone, local_date, check_in_id)
select gen_random_uuid(), tests.id_of('bob'), 'text', 80, 0.8, 'e', '1', '2026-11-20T18:12:07Z', 'UTC', '2026-11-20', of
from (values ('11111111-1111-4111-8111-111111111111'::uuid), (null)) as check_in (of);
insert into public.recommendations_shown (id, user_id, recommendation, icon, shown_at, local_date, check_in_id)
select gen_random_uuid(), tests.id_of('bob'), what, 'brain', '2026-11-20T18:12:07Z', '2026-11-20', of
from (values ('quick-walk', '11111111-1111-4111-8111-111111111111'::uuid), ('reach-out', null)) as shown (what, of);
select is(
  tests.error_of($$update public.emotion_readings set check_in_id = null$$), '23514', 'a reading stays with its check-in'
);
select is(
  tests.error_of(format(
    $$insert into public.recommendations_shown (id, user_id, recommendation, icon, shown_at, local_date, check_in_id)
      values (gen_random_uuid(), %L, 'quick-walk', 'brain', '2026-11-20T18:12:07Z', '2026-11-20', '11111111-1111-4111-8111-111111111111')$$,
    tests.id_of('ada')
  )), '23503', 'nothing hangs on somebody else''s check-in'
);
-- As its owner: the cascade does not need more.
select tests.as_user('bob');
select is(tests.rows_of($$delete from public.check_ins where id = '11111111-1111-4111-8111-111111111111'$$), 1::bigint, 'DECISION-116: its owner deletes it');
select tests.as_admin();
select is((select array_agg(check_in_id) from public.emotion_readings), array[null]::uuid[], 'its reading is gone, the other is there');
select is((select array_agg(recommendation) from public.recommendations_shown), array['reach-out'], 'its recommendation as well');
insert into public.check_ins (id, user_id, mood, energy, stress, occurred_at, time_zone, local_date)
select (fields ->> 'id')::uuid, tests.id_of('bob'), 1, 1, 1, '2026-11-20T18:12:07Z', 'Asia/Riyadh', '2026-11-20' from sample;

-- Kept only of who agreed to it.
create temporary table consented as
  select fields || jsonb_build_object('id', gen_random_uuid(), 'user_id', tests.id_of('bob')) as fields from sample;
grant select on consented to authenticated;
select tests.as_user('bob');
select is(tests.rows_of(tests.insert_of('check_ins', fields)), 1::bigint, 'who agreed adds check-ins') from consented;
update public.consents set withdrawn_at = now();
select is(tests.error_of(tests.insert_of('check_ins', tests.fresh(fields))), 'NF001', 'DECISION-088: who took it back adds none') from consented;
select is(
  tests.error_of(tests.insert_of('check_ins', fields) || ' on conflict (id) do nothing'), null,
  'what is there already may be sent again'
) from consented;
select is(tests.rows_of('update public.check_ins set mood = 2'), 2::bigint, 'what is there can be changed');
select is(tests.rows_of('delete from public.check_ins'), 2::bigint, 'and deleted');
insert into public.consents (id, purpose, text_version, language) values (gen_random_uuid(), 'camera_analysis', '2026-11', 'en');
select is(tests.error_of(tests.insert_of('check_ins', fields)), 'NF001', 'another consent is none to check-ins') from consented;
select tests.as_admin();

select * from finish();
rollback;
