-- The ledger of what was sent to a service outside.
begin;
select plan(36);
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
  (jsonb '{"taken_out": -1}', '23514'),
  (jsonb '{"items": ["Hello", null]}', '23514'),
  (jsonb '{"items": ["Hello", ""]}', '23514'),
  (jsonb '{"items": [["Hello"], ["Again"]]}', '23514'),
  (jsonb_build_object('items', array[repeat('a', 16001)]), '23514'),
  (jsonb_build_object('items', array_fill(repeat('a', 3201), array[20])), '23514')
) as change_of (change, code);

-- The most that the function sends: seven messages of 4,000 characters, all of it the person's name of three letters.
select is(
  tests.error_of(tests.insert_of('ai_ledger', tests.fresh(fields) || jsonb_build_object(
    'user_id', tests.id_of('bob'), 'items', array_fill(repeat('[a name] ', 1000), array[7])))), null, 'what can be sent can be entered'
) from sample;
select is(public.is_sent_list(array_fill('a'::text, array[20])), true, 'a list of short ones');
select is(has_function_privilege('anon', 'public.is_sent_list(text[])', 'execute'), false, 'asked by who is signed in');

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
