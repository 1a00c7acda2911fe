-- The ledger of what was sent to a service outside.
begin;
select plan(28);
select tests.make_users();

create temporary table sample (fields) as select jsonb '{"id": "11111111-1111-4111-8111-111111111111", "provider": "ai.example.com", "model": "small", "items": ["Hello", "I am tired"], "sent_at": "2026-11-20T18:12:07.014Z"}';
grant select on sample to authenticated;

select tests.owner_only('ai_ledger', 'user_id', fields, $$taken_out = 0$$, '{select,insert,delete}') from sample;

select tests.takes('ai_ledger', fields || jsonb_build_object('user_id', tests.id_of('bob')), jsonb '{"taken_out": 2, "held_back": 1}', 'DECISION-155')
from sample;

select tests.refuses('ai_ledger', fields || jsonb_build_object('user_id', tests.id_of('bob')), change, code)
from sample, (values
  (jsonb '{"items": []}', '23514'),
  (jsonb '{"items": null}', '23502'),
  (jsonb '{"provider": ""}', '23514'),
  (jsonb '{"model": null}', '23502'),
  (jsonb '{"taken_out": -1}', '23514')
) as change_of (change, code);

select ok(exists (select from pg_trigger where tgrelid = 'public.ai_ledger'::regclass and tgname = 'a_limit_inserts'), 'it is under the limits');
select ok(
  exists (select from pg_policies where schemaname = 'public' and tablename = 'ai_ledger' and permissive = 'RESTRICTIVE'),
  'it asks for the session and the second factor'
);
select tests.as_user('bob');
insert into public.ai_ledger (provider, model, items) values ('ai.example.com', 'small', '{Hello}');
select is(jsonb_array_length(public.my_data() -> 'ai_ledger'), 1, 'a user takes it along');

select * from finish();
rollback;
