-- An entry that is brought back has what went with it, for an hour.
begin;
select plan(12);
select tests.make_users();
select tests.agree('check_ins', 'text_analysis');

create temporary table sample as select '11111111-1111-4111-8111-111111111111'::uuid as id;
create function pg_temp.add(entry uuid, who text default 'ada') returns void language sql as $$
  insert into public.check_ins (id, user_id, mood, energy, stress, touched, notes, occurred_at, time_zone, local_date)
  values (entry, tests.id_of(who), 3, 6, 2, '{mood}', 'The exam', '2026-11-18T18:30:00Z', 'UTC', '2026-11-18')
$$;
create function pg_temp.hang_on(entry uuid) returns void language sql as $$
  insert into public.emotion_readings (id, user_id, source, stress, confidence, engine, engine_version, answer, occurred_at, time_zone, local_date, check_in_id)
  values (gen_random_uuid(), tests.id_of('ada'), 'text', 65, 0.6, 'text', '1+en.3', 'accepted', '2026-11-18T18:31:00Z', 'UTC', '2026-11-18', entry);
  insert into public.recommendations_shown (id, user_id, recommendation, icon, shown_at, local_date, check_in_id)
  values (gen_random_uuid(), tests.id_of('ada'), 'quick-walk', 'trending-up', '2026-11-18T18:31:00Z', '2026-11-18', entry);
$$;
create function pg_temp.hanging() returns bigint language sql as $$
  select (select count(*) from public.emotion_readings where answer = 'accepted') + (select count(*) from public.recommendations_shown)
$$;
create function pg_temp.kept() returns bigint language sql security definer set search_path = '' as $$
  select count(*) from private.gone_with_check_ins
$$;
grant select on sample to authenticated;

select tests.as_user('ada');
select pg_temp.add(id), pg_temp.hang_on(id) from sample;
delete from public.check_ins;
select is(pg_temp.hanging(), 0::bigint, 'what hangs on an entry goes with it');
select is(pg_temp.kept(), 1::bigint, 'and is kept aside');
select is(tests.error_of('select * from private.gone_with_check_ins'), '42501', 'where nobody reads it');
select pg_temp.add(id) from sample;
select is(pg_temp.hanging(), 2::bigint, 'DECISION-116: an entry that is brought back has it again, as it was');
select is(pg_temp.kept(), 0::bigint, 'and nothing is kept aside any more');

delete from public.check_ins;
select tests.as_user('bob');
select pg_temp.add(id, 'bob') from sample;
select tests.as_admin();
select is((select count(*) from public.emotion_readings), 0::bigint, 'somebody else''s entry of the same id has nothing of it');
delete from public.check_ins;

update private.gone_with_check_ins set gone_at = now() - interval '61 minutes';
select tests.as_user('ada');
select pg_temp.add(id) from sample;
select is(pg_temp.hanging(), 0::bigint, 'after an hour it stays gone');

select pg_temp.hang_on(id), pg_temp.add(gen_random_uuid()) from sample;
delete from public.check_ins;
select is(pg_temp.kept(), 0::bigint, 'of several that are deleted at once nothing is kept');

select pg_temp.add(id), pg_temp.hang_on(id) from sample;
delete from public.check_ins;
update public.consents set withdrawn_at = now() where purpose = 'text_analysis';
select pg_temp.add(id) from sample;
select is((select count(*) from public.check_ins), 1::bigint, 'an entry comes back although its reading may not be kept any more');
select is((select count(*) from public.emotion_readings), 0::bigint, 'which stays gone');

select tests.as_admin();
insert into private.gone_with_check_ins values (gen_random_uuid(), tests.id_of('ada'), now() - interval '2 hours', '[]', '[]');
select public.run_upkeep();
select is(pg_temp.kept(), 0::bigint, 'the upkeep takes away what is older');
select lives_ok($$delete from auth.users$$, 'an account goes with all of it');

select * from finish();
rollback;
