-- The figures of the analysis.
begin;
select plan(22);
select tests.make_users();

insert into public.check_ins (id, user_id, mood, energy, stress, motivation, words, occurred_at, time_zone, local_date)
values
  ('11111111-1111-4111-8111-111111111111', tests.id_of('ada'), 8, 6, 2, 7, '{Anxious,calm}', '2026-11-20T05:30:00Z', 'Asia/Riyadh', '2026-11-20'),
  ('22222222-2222-4222-8222-222222222222', tests.id_of('ada'), 3, 4, 9, null, '{}', '2026-11-20T20:59:00Z', 'Asia/Riyadh', '2026-11-20'),
  ('33333333-3333-4333-8333-333333333333', tests.id_of('ada'), 5, 5, 5, 0, '{calm}', '2026-11-20T21:30:00Z', 'Asia/Riyadh', '2026-11-21'),
  ('44444444-4444-4444-8444-444444444444', tests.id_of('ada'), 7, 1, 1, null, '{}', '2026-11-22T12:00:00Z', 'Nowhere/Atlantis', '2026-11-22'),
  ('55555555-5555-4555-8555-555555555555', tests.id_of('bob'), 1, 1, 1, 1, '{}', '2026-11-20T12:00:00Z', 'UTC', '2026-11-20');

create function pg_temp.days(arguments text) returns text[] language plpgsql as $$
declare
  rows text[];
begin
  execute 'select array_agg(d::text) from public.day_figures(' || arguments || ') d' into rows;
  return rows;
end
$$;
create function pg_temp.hours(arguments text) returns text[] language plpgsql as $$
declare
  rows text[];
begin
  execute 'select array_agg(h::text) from public.hour_figures(' || arguments || ') h' into rows;
  return rows;
end
$$;

select tests.as_user('ada');
select is(
  pg_temp.days($$'2026-11-01', anxious_words => '{anxious}'$$),
  array[
    '(2026-11-20,2,11,2,10,2,11,2,7,1,1,1,1,1)',
    '(2026-11-21,1,5,1,5,1,5,1,0,1,0,0,1,0)',
    '(2026-11-22,1,7,1,1,1,1,1,0,0,0,0,0,0)'
  ],
  'each day is added up, in order, and only the caller''s rows'
);
select is(pg_temp.days($$'2026-11-21', '2026-11-21'$$), array['(2026-11-21,1,5,1,5,1,5,1,0,1,0,0,1,0)'], 'both ends are included');
select is(pg_temp.days($$'1970-01-01', most => 1$$), array['(2026-11-20,2,11,2,10,2,11,2,7,1,1,1,1,0)'], 'the first days are had by a limit');
select is(
  pg_temp.days($$'2026-11-20', '2026-11-20', without => '{11111111-1111-4111-8111-111111111111}'$$),
  array['(2026-11-20,1,3,1,4,1,9,1,0,0,0,1,0,0)'],
  'what the client adds itself is left out'
);
select is(pg_temp.days($$'2026-12-01'$$), null, 'no check-in, no row');
select is(pg_temp.days($$'2026-11-22', '2026-11-20'$$), null, 'an empty range has none');
select is(
  pg_temp.hours($$'2026-11-20', '2026-11-22'$$),
  array['(0,1,5,1,5,1,5,1)', '(8,1,8,1,6,1,2,1)', '(23,1,3,1,4,1,9,1)'],
  'hours are those of the person''s clock; a zone this server does not know is left out'
);
select is(
  pg_temp.hours($$'2026-11-20', '2026-11-22', '{33333333-3333-4333-8333-333333333333}'$$),
  array['(8,1,8,1,6,1,2,1)', '(23,1,3,1,4,1,9,1)'],
  'also by the hour the client''s own are left out'
);
select is(public.hour_in_zone('2026-11-20T21:30:00Z', 'Asia/Kathmandu'), 3, 'a zone of minutes');
select is(public.hour_in_zone('2026-03-29T01:30:00Z', 'Europe/Berlin'), 3, 'after the clock went forward');
select is(public.hour_in_zone('2026-10-25T01:30:00Z', 'Europe/Berlin'), 2, 'after the clock went back');
select is(public.hour_in_zone('2026-10-25T01:30:00Z', 'Nowhere/Atlantis'), null, 'an unknown zone');

select tests.as_user('bob');
select is(pg_temp.days($$'2026-11-01'$$), array['(2026-11-20,1,1,1,1,1,1,1,1,1,0,1,0,0)'], 'another user gets their own');
select is(pg_temp.hours($$'2026-11-01', '2026-11-30'$$), array['(12,1,1,1,1,1,1,1)'], 'also by the hour');

select tests.as_anonymous();
select is(tests.rows_of($$select * from public.day_figures('2026-11-01')$$), 0::bigint, 'an anonymous caller gets no day');
select is(tests.rows_of($$select * from public.hour_figures('2026-11-01', '2026-11-30')$$), 0::bigint, 'and no hour');

select tests.as_admin();
select is(
  (select array_agg(prosecdef) from pg_proc where proname in ('day_figures', 'hour_figures', 'hour_in_zone') and pronamespace = 'public'::regnamespace),
  array[false, false, false],
  'none runs with more rights than its caller'
);
select is(
  (select count(*) from pg_proc where proname in ('day_figures', 'hour_figures') and provolatile = 's'),
  2::bigint,
  'they change nothing'
);
select ok(public.schema_version() >= '20261121002000_analysis', 'the schema names the migration');

-- A slider that nobody touched is in no figure; its check-in counts.
select tests.as_admin();
insert into public.check_ins (id, user_id, mood, energy, stress, touched, occurred_at, time_zone, local_date)
values
  (gen_random_uuid(), tests.id_of('ada'), 9, 1, 5, '{mood}', '2026-12-24T09:00:00Z', 'UTC', '2026-12-24'),
  (gen_random_uuid(), tests.id_of('ada'), 2, 5, 5, '{}', '2026-12-24T09:30:00Z', 'UTC', '2026-12-24');
select tests.as_user('ada');
select is(pg_temp.days($$'2026-12-24'$$), array['(2026-12-24,2,9,1,0,0,0,0,0,0,1,0,0,0)'], 'DECISION-110: no day figure uses what nobody touched');
select is(pg_temp.hours($$'2026-12-24', '2026-12-24'$$), array['(9,2,9,1,0,0,0,0)'], 'DECISION-110: nor a figure by the hour');
select tests.as_admin();
update public.check_ins set touched = '{}' where local_date = '2026-12-24';
select tests.as_user('ada');
select is(pg_temp.days($$'2026-12-24'$$), array['(2026-12-24,2,0,0,0,0,0,0,0,0,0,0,0,0)'], 'a day of notes alone has no mood');

select * from finish();
rollback;
