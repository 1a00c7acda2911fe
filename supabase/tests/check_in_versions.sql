-- What check-ins said before they were edited, written by the database alone.
begin;
select plan(21);
select tests.make_users();
select tests.agree('check_ins');

create temporary table sample (fields) as select jsonb '{"check_in_id": "11111111-1111-4111-8111-111111111111", "version": 7, "mood": 5, "energy": 5, "stress": 5, "touched": ["mood"], "words": [], "tags": []}';
grant select on sample to authenticated;

select tests.as_user('ada');
insert into public.check_ins (id, mood, energy, stress, notes, occurred_at, time_zone, local_date)
values ('11111111-1111-4111-8111-111111111111', 4, 5, 6, 'As it was', '2026-11-20T18:12:07Z', 'Asia/Riyadh', '2026-11-20');
update public.check_ins set notes = 'As it is';
select tests.as_admin();

select tests.owner_only('check_in_versions', 'user_id', fields, $$mood = 9$$, '{select}') from sample;

select tests.as_user('ada');
delete from public.check_ins;
insert into public.check_ins (id, mood, energy, stress, notes, occurred_at, time_zone, local_date)
values ('11111111-1111-4111-8111-111111111111', 4, 5, 6, 'As it was', '2026-11-20T18:12:07Z', 'Asia/Riyadh', '2026-11-20');
update public.check_ins set notes = 'As it is', mood = 7;
update public.check_ins set notes = 'As it is';
select is(
  (select array_agg(version || ' ' || mood || ' ' || notes order by version) from public.check_in_versions),
  array['1 4 As it was'],
  'DECISION-116: what was edited is kept as it was, and nothing for an update that changes nothing'
);
delete from public.check_ins;
select is((select count(*) from public.check_in_versions), 0::bigint, 'earlier versions go with their check-in');
select tests.as_admin();

select * from finish();
rollback;
