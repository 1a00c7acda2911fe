-- Chat messages.
begin;
select plan(27);
select tests.make_users();

create temporary table sample (fields) as select jsonb '{"id": "11111111-1111-4111-8111-111111111111", "type": "user", "message": "Hello", "sent_at": "2026-11-20T18:12:07.014Z"}';
grant select on sample to authenticated;

select tests.owner_only('chat_messages', 'user_id', fields, $$message = 'Other'$$, '{select,insert,delete}') from sample;

select tests.takes('chat_messages', fields || jsonb_build_object('user_id', tests.id_of('bob')), change)
from sample, (values
  (jsonb '{"type": "user"}'),
  (jsonb '{"type": "ai"}'),
  (jsonb_build_object('message', repeat('م', 4000)))
) as change_of (change);

select tests.refuses('chat_messages', fields || jsonb_build_object('user_id', tests.id_of('bob')), change, code)
from sample, (values
  (jsonb '{"type": "system"}', '23514'),
  (jsonb '{"message": ""}', '23514'),
  (jsonb '{"message": " \n "}', '23514'),
  (jsonb '{"message": null}', '23502'),
  (jsonb_build_object('message', repeat('m', 4001)), '23514')
) as change_of (change, code);

select * from finish();
rollback;
