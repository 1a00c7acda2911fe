-- How releases do.
begin;
select plan(23);
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

-- For how long.
select tests.as_admin();
select is((select count(*) from private.mounts where version = '3.0.0'), 0::bigint, 'not at all');
update private.mounts set at = now() - interval '31 days' where version = '1.0.0';
update private.client_errors set at = now() - interval '31 days' where version = '1.0.0';
select isnt(public.run_upkeep(), null, 'the upkeep runs');
select is((select count(*) from private.mounts where version = '1.0.0')
  + (select count(*) from private.client_errors where version = '1.0.0'), 0::bigint, 'and takes what is a month old');

select * from finish();
rollback;
