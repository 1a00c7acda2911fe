-- How releases do.
begin;
select plan(35);
select tests.make_users();

create function pg_temp.counts(version text, mounts integer, failures integer) returns jsonb
language sql
as $$
  select jsonb_build_object(
    'shell', '0.1.0',
    'mounts', jsonb_build_array(jsonb_build_object('app', 'analysis', 'version', version, 'count', mounts)),
    'errors', case when failures = 0 then '[]' else jsonb_build_array(
      jsonb_build_object('app', 'analysis', 'version', version, 'code', 'NF150', 'phase', 'mount', 'count', failures)) end,
    'vitals', '[{"name": "LCP", "value": 1200}, {"name": "LCP", "value": 900}]'::jsonb)
$$;

-- Who may.
select tests.as_anonymous();
select is(public.record_health(pg_temp.counts('1.0.0', 3, 0)), true, 'a browser counts without a session');
select is(tests.error_of('select public.release_health(now())'), '42501', 'and reads nothing of it');
select is(tests.error_of('select public.vitals_health(now())'), '42501', 'also not how fast pages are');
select is(tests.error_of('select from private.mounts'), '42501', 'nor by the table');
select tests.as_user('ada');
select is(public.record_health(pg_temp.counts('1.0.0', 2, 1)), true, 'so does one with a session');
select is(tests.error_of('select public.release_health(now())'), '42501', 'who reads nothing of it either');
select is(tests.error_of('insert into private.client_errors select'), '42501', 'and writes no table');

-- Counts that are kept.
select is(public.record_health(pg_temp.counts('1.1.0', 10, 4)), true, 'a second version');
select is(public.record_health('{}'), true, 'nothing is nothing');
select tests.as_admin();
set local role service_role;
select is((select jsonb_agg(h) from public.release_health(now() - interval '1 hour') as h), '[
  {"app": "analysis", "version": "1.0.0", "mounts": 5, "failures": 1, "codes": {"NF150": 1}},
  {"app": "analysis", "version": "1.1.0", "mounts": 10, "failures": 4, "codes": {"NF150": 4}}
]', 'counts add up by version');
select is((select count(*) from public.release_health(now() + interval '2 minutes')), 0::bigint, 'since then');
select is((select jsonb_agg(v) from public.vitals_health(now() - interval '1 hour') as v),
  '[{"shell": "0.1.0", "name": "LCP", "loads": 6, "three_quarters": 1200}]', 'and so do measures');
select tests.as_admin();
select is((select count(*) from private.mounts), 2::bigint, 'a row for each version and minute');

-- Counts that are refused.
select tests.as_anonymous();
select is(tests.error_of(format('select public.record_health(%L)', pg_temp.counts('I feel terrible', 1, 0))), '23514', 'a sentence is no version');
select is(tests.error_of(format('select public.record_health(%L)',
  '{"shell": "0.1.0", "errors": [{"app": "a", "version": "1", "code": "I feel terrible"}]}')), '23514', 'nor a number of an error');
select is(tests.error_of(format('select public.record_health(%L)',
  '{"shell": "0.1.0", "vitals": [{"name": "mood", "value": 1}]}')), '23514', 'nor a mood a measure');
select is(tests.error_of(format('select public.record_health(%L)', '{"shell": "0.1.0", "mounts": [{"app": null, "version": "1"}]}')), '23502', 'and every count is of something');
select is(public.record_health(pg_temp.counts('2.0.0', 2000000000, 0)), true, 'a huge count');
select tests.as_admin();
select is((select count from private.mounts where version = '2.0.0'), 1000, 'counts as a thousand');
update private.limits set most = 1 where name = 'health';
select tests.as_anonymous();
select is(public.record_health(pg_temp.counts('3.0.0', 1, 0)), false, 'more than enough in a minute is not counted');

select tests.as_admin();
select is((select count(*) from private.mounts where version = '3.0.0'), 0::bigint, 'not at all');

-- So many different rows a minute, of all kinds together.
select tests.as_admin();
update private.limits set most = 1000 where name = 'health';
update private.limits set most = 5 where name = 'health_rows';
delete from private.mounts; delete from private.client_errors; delete from private.web_vitals;
create function pg_temp.rows() returns bigint language sql as $$
  select (select count(*) from private.mounts) + (select count(*) from private.client_errors) + (select count(*) from private.web_vitals)
$$;
-- Ever new names: `how_many` of each kind.
create function pg_temp.flood(how_many integer, prefix text) returns jsonb language sql as $$
  select jsonb_build_object('shell', '0.1.0',
    'mounts', jsonb_agg(jsonb_build_object('app', prefix || n, 'version', '1', 'count', 2)),
    'errors', jsonb_agg(jsonb_build_object('app', prefix || n, 'version', '1', 'code', 'NF150', 'count', 3)),
    'vitals', jsonb_agg(jsonb_build_object('name', 'LCP', 'value', 2000 + n)))
  from generate_series(1, how_many) as n
$$;
grant execute on all functions in schema pg_temp to anon;
select tests.as_anonymous();
select is(public.record_health(pg_temp.counts('1.0.0', 3, 1)), true, 'an honest page');
select is(public.record_health(pg_temp.flood(30, 'x' || n)), true, format('flood %s of ever new names is counted', n)) from generate_series(1, 2) as n;
select is(public.record_health(pg_temp.counts('1.0.0', 3, 1)), true, 'the honest page again');
select tests.as_admin();
select is(pg_temp.rows(), 7::bigint, 'five rows, and one for the rest of each kind that has one');
select is((select count(*) from private.web_vitals), 2::bigint, 'measures are left out');
select is((select count from private.mounts where app = 'other'), 120, 'every view is counted');
select is((select sum(count)::integer from private.client_errors where app <> 'analysis'), 180, 'and every error');
select is(
  (select array[m.count, e.count] from private.mounts as m join private.client_errors as e on e.app = m.app where m.app = 'analysis'),
  '{6,2}', 'by its name what had a row before');
select is((select sum(count) from private.web_vitals), 4::bigint, 'so do its measures');
set local role service_role;
select is((select count(*) from public.release_health(now() - interval '1 hour') where app = 'other'), 1::bigint, 'the rest is there to read');
select tests.as_anonymous();
select is(tests.error_of(format('select public.record_health(%L)', pg_temp.counts('I feel terrible', 1, 0))), '23514', 'a sentence is no version also then');

-- For how long.
select tests.as_admin();
update private.mounts set at = now() - interval '31 days' where version = '1.0.0';
update private.client_errors set at = now() - interval '31 days' where version = '1.0.0';
select isnt(public.run_upkeep(), null, 'the upkeep runs');
select is((select count(*) from private.mounts where version = '1.0.0')
  + (select count(*) from private.client_errors where version = '1.0.0'), 0::bigint, 'and takes what is a month old');

select * from finish();
rollback;
