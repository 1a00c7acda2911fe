-- Consents.
begin;
select plan(44);
select tests.make_users();

create temporary table sample (fields) as select jsonb '{"id": "11111111-1111-4111-8111-111111111111", "purpose": "check_ins", "text_version": "2026-11", "language": "en"}';
grant select on sample to authenticated;

select tests.owner_only('consents', 'user_id', fields, $$withdrawn_at = now()$$, '{select,insert,update}') from sample;

select tests.takes('consents', fields || jsonb_build_object('user_id', tests.id_of('bob')), change)
from sample, (values
  (jsonb '{"purpose": "check_ins"}'),
  (jsonb '{"purpose": "camera_analysis"}'),
  (jsonb '{"purpose": "voice_analysis"}'),
  (jsonb '{"purpose": "text_analysis"}'),
  (jsonb '{"purpose": "external_ai"}'),
  (jsonb '{"purpose": "anonymous_statistics"}'),
  (jsonb '{"purpose": "research"}'),
  (jsonb '{"purpose": "external_ai", "provider": "api.example.com"}'),
  (jsonb '{"language": "ar"}')
) as change_of (change);

select tests.refuses('consents', fields || jsonb_build_object('user_id', tests.id_of('bob')), change, code)
from sample, (values
  (jsonb '{"purpose": "advertising"}', '23514'),
  (jsonb '{"purpose": null}', '23502'),
  (jsonb '{"text_version": ""}', '23514'),
  (jsonb '{"language": "English"}', '23514'),
  (jsonb '{"purpose": "check_ins", "provider": "api.example.com"}', '23514'),
  (jsonb '{"purpose": "external_ai", "provider": ""}', '23514')
) as change_of (change, code);

insert into public.consents (id, user_id, purpose, text_version, language)
values ('33333333-3333-4333-8333-333333333333', tests.id_of('bob'), 'check_ins', '2026-11', 'en');
select tests.refuses('consents', fields || jsonb_build_object('user_id', tests.id_of('bob')), '{}', '23505') from sample;
select tests.as_user('bob');
select is(tests.error_of(tests.insert_of('consents', tests.fresh(fields))), null, 'agreeing again is no error') from sample;
select is(tests.rows_of(tests.insert_of('consents', tests.fresh(fields))), 0::bigint, 'and is the same consent') from sample;
update public.consents set withdrawn_at = '2000-01-01';
select is((select withdrawn_at from public.consents), now(), 'withdrawn when the server says');
select is(tests.error_of('update public.consents set withdrawn_at = null'), '23514', 'a withdrawal is final');

-- To a service outside one agrees by its name.
create function pg_temp.agree_to(provider text) returns bigint
language sql
as $$
  select tests.rows_of(tests.insert_of('consents', jsonb_build_object(
    'id', gen_random_uuid(), 'purpose', 'external_ai', 'text_version', '2026-11', 'language', 'en', 'provider', provider)))
$$;
select is(pg_temp.agree_to('one.example.com'), 1::bigint, 'agreeing to one service');
select is(pg_temp.agree_to('one.example.com'), 0::bigint, 'twice is once');
select is(pg_temp.agree_to('two.example.com'), 1::bigint, 'is not agreeing to the next');
select is(
  tests.error_of($$update public.consents set provider = 'three.example.com' where provider is not null$$), '23514',
  'and does not become it'
);
select tests.as_admin();
select tests.takes('consents', fields || jsonb_build_object('user_id', tests.id_of('bob')), '{}') from sample;

select * from finish();
rollback;
