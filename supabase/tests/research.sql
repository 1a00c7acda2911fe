-- Data for research.
begin;
select plan(26);
select tests.make_users();
-- Twelve people, of whom the first nine agree at first.
create temporary table crowd as
select n, gen_random_uuid() as id from generate_series(1, 12) as n;
grant select on crowd to authenticated, service_role;
insert into auth.users (id, email) select id, 'person' || n || '@nafas.test' from crowd;
insert into public.user_settings (user_id, time_zone, language, privacy)
select id, 'UTC', 'en', jsonb_build_object('dataCollection', n <= 11) from crowd;
create function pg_temp.agree(first integer, last integer) returns void
language sql as $$
  insert into public.consents (id, user_id, purpose, text_version, language)
  select gen_random_uuid(), id, 'research', '2026-11', 'en' from crowd where n between first and last;
$$;
-- The consents lie four weeks back, the check-ins in each week since, and before.
create function pg_temp.monday(weeks_ago integer) returns date
language sql as $$ select date_trunc('week', now() at time zone 'UTC')::date - 7 * weeks_ago $$;
create function pg_temp.backdate() returns void
language plpgsql as $$
begin
  alter table public.consents disable trigger user;
  update public.consents set granted_at = pg_temp.monday(4) + time '00:00' where purpose = 'research' and granted_at = now();
  alter table public.consents enable trigger user;
end
$$;
insert into public.check_ins (id, user_id, mood, energy, stress, touched, notes, words, occurred_at, time_zone, local_date)
select gen_random_uuid(), c.id, 4 + d.day % 2, 6, 2, '{mood,energy}', 'a note that nobody else reads', '{calm}',
  day_of.it + time '12:00', 'UTC', day_of.it
from crowd as c, generate_series(0, 5) as w (ago), generate_series(0, 1) as d (day),
  lateral (select pg_temp.monday(w.ago) + d.day as it) as day_of
where day_of.it <= (now() at time zone 'UTC')::date;
create function pg_temp.export() returns table (person text, week date, days integer, mood numeric, stress numeric)
language sql as $$
  select r ->> 'person', (r ->> 'week')::date, (r ->> 'days')::integer, (r ->> 'mood')::numeric, (r ->> 'stress')::numeric
  from jsonb_array_elements(public.research_export()) as r
$$;

-- Whose it is.
select tests.as_anonymous();
select is(tests.error_of('select public.research_export()'), '42501', 'not without an account');
select tests.as_user('ada');
select is(tests.error_of('select public.research_export()'), '42501', 'DECISION-150: not with any account');
select is(tests.error_of('select private.research_weeks()'), '42501', 'nor past the door');
select is(tests.error_of('select from private.research_exports'), '42501', 'nor what was exported when');
select tests.as_admin();
update auth.users set email_confirmed_at = now() where id = tests.id_of('ada');
insert into private.operators (user_id) values (tests.id_of('ada'));

-- By default, and below ten.
select tests.as_user('ada');
select is(public.research_export(), '[]', 'DECISION-150: by default of nobody');
select tests.as_admin();
select pg_temp.agree(1, 9);
select pg_temp.backdate();
select tests.as_user('ada');
select is(public.research_export(), '[]', 'DECISION-150: not of nine people');
select tests.as_admin();
select pg_temp.agree(10, 10);
select pg_temp.backdate();
select tests.as_user('ada');
select is((select count(distinct person) from pg_temp.export()), 10::bigint, 'DECISION-150: of ten');
select tests.as_admin();
select pg_temp.agree(12, 12);
select pg_temp.backdate();
select tests.as_user('ada');
select is((select count(distinct person) from pg_temp.export()), 10::bigint, 'a consent without the switch is not enough');
select tests.as_admin();
update public.user_settings set privacy = '{"dataCollection": true}' where user_id = (select id from crowd where n = 12);
select tests.as_user('ada');
select is((select count(distinct person) from pg_temp.export()), 11::bigint, 'with it, it is');

-- What is in it.
select is((select count(*) from pg_temp.export()), 44::bigint, 'four weeks of each: those that are over, from the consent on');
select is((select min(week) from pg_temp.export()), pg_temp.monday(4), 'nothing from before they agreed');
select is((select max(week) from pg_temp.export()), pg_temp.monday(1), 'nor of the week that goes on');
select is((select bool_and(extract(isodow from week) = 1) from pg_temp.export()), true, 'DECISION-150: weeks, no days');
select results_eq('select distinct days, mood, stress from pg_temp.export()', 'select 2, 4.5, null::numeric',
  'means of what was answered, and nothing where nobody touched it');
create temporary table keys as
select distinct k from jsonb_array_elements(public.research_export()) as r, jsonb_object_keys(r) as k;
select set_eq('select k from keys',
  array['person', 'week', 'days', 'check_ins', 'mood', 'energy', 'stress', 'motivation', 'exercises'], 'DECISION-150: no text, no word, no tag, no place');
select is(position('nobody else' in public.research_export()::text), 0, 'none of what they wrote');
select is((select count(*) from crowd where public.research_export()::text like '%' || id || '%'), 0::bigint, 'nobody’s id');

-- Another name each time.
create temporary table two as select 1 as n, person from pg_temp.export() union all select 2, person from pg_temp.export();
select is((select count(*) from two as a join two as b using (person) where a.n = 1 and b.n = 2), 0::bigint,
  'DECISION-150: no name is in two exports');
select is((select count(distinct person) from two), 22::bigint, 'each has one in each');

-- A week that fewer than ten have is left out, though they have others.
select tests.as_admin();
delete from public.check_ins where local_date >= pg_temp.monday(2) and local_date < pg_temp.monday(1)
  and user_id in (select id from crowd where n in (1, 2));
select tests.as_user('ada');
select is((select count(*) from pg_temp.export() where week = pg_temp.monday(2)), 0::bigint, 'DECISION-150: a week of nine is left out');
select is((select count(*) from pg_temp.export() where week = pg_temp.monday(3)), 11::bigint, 'the others stay');

-- Taken back.
select tests.as_admin();
update public.consents set withdrawn_at = now() where user_id in (select id from crowd where n = 1);
update public.user_settings set privacy = '{}' where user_id in (select id from crowd where n = 2);
select tests.as_user('ada');
select is(public.research_export(), '[]', 'DECISION-150: who takes it back is in no export, and the rest is too few now');

-- On record.
select tests.as_admin();
select results_eq(
  'select people, weeks from private.research_exports where people = 11 and weeks = 44 limit 1', 'select 11, 44',
  'that an export was made is on record, and how large it was');
select is((select count(*) from private.research_exports where made_by is distinct from tests.id_of('ada')), 0::bigint, 'and by whom');
set local role service_role;
select is(public.research_export(), '[]', 'the service key makes one, too');
select tests.as_admin();
delete from auth.users where id = tests.id_of('ada');
select is((select count(*) from private.research_exports where made_by is not null), 0::bigint, 'an operator who is gone is named no more');

select * from finish();
rollback;
