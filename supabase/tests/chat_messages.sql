-- Chat messages.
begin;
select plan(40);
select tests.make_users();

create temporary table sample (fields) as select jsonb '{"id": "11111111-1111-4111-8111-111111111111", "type": "user", "message": "Hello", "sent_at": "2026-11-20T18:12:07.014Z"}';
grant select on sample to authenticated;

select tests.owner_only('chat_messages', 'user_id', fields, $$message = 'Other'$$, '{select,insert,delete}') from sample;

select tests.takes('chat_messages', fields || jsonb_build_object('user_id', tests.id_of('bob')), change, proves)
from sample, (values
  (jsonb '{"type": "user"}', 'DATA-147'),
  (jsonb '{"type": "ai"}', 'DATA-148'),
  (jsonb '{"type": "ai", "reply_to": "22222222-2222-4222-8222-222222222222"}', null),
  (jsonb_build_object('message', repeat('م', 4000)), 'DATA-145'),
  (jsonb '{"care": {"step": "asked", "imminent": false, "said": {"ask": 1}}}', 'DECISION-125'),
  (jsonb '{"type": "ai", "offer": "record"}', 'DECISION-153')
) as change_of (change, proves);

select tests.refuses('chat_messages', fields || jsonb_build_object('user_id', tests.id_of('bob')), change, code, proves)
from sample, (values
  (jsonb '{"type": "system"}', '23514', 'DATA-144'),
  (jsonb '{"message": ""}', '23514', 'DATA-145'),
  (jsonb '{"message": " \n "}', '23514', null),
  (jsonb '{"message": null}', '23502', null),
  (jsonb_build_object('message', repeat('m', 4001)), '23514', null),
  (jsonb '{"care": ["asked"]}', '23514', null),
  (jsonb '{"care": "asked"}', '23514', null),
  (jsonb '{"offer": "anything"}', '23514', null),
  (jsonb_build_object('care', jsonb_build_object('step', repeat('s', 4100))), '23514', null)
) as change_of (change, code, proves);

-- Erasing the conversation forgets where the path stood.
select tests.as_user('bob');
delete from public.chat_messages;
select is((select count(*) from public.chat_messages where care is not null), 0::bigint, 'erased, nothing of the path is left');

-- One answer for each message: what is repeated under another id is not answered again.
create function pg_temp.answer(question text) returns text
language sql
as $$
  select format('insert into public.chat_messages (id, type, message, reply_to) values (gen_random_uuid(), ''ai'', ''Hello'', %L)', question)
$$;
select is(tests.rows_of(pg_temp.answer('33333333-3333-4333-8333-333333333333')), 1::bigint, 'a message is answered');
select is(tests.error_of(pg_temp.answer('33333333-3333-4333-8333-333333333333')), '23505', 'once');
select is(tests.error_of(pg_temp.answer('44444444-4444-4444-8444-444444444444')), null, 'another one as well');
select is(tests.rows_of(pg_temp.answer(null) || ', (gen_random_uuid(), ''ai'', ''Hello'', null)'), 2::bigint, 'answers to something unknown are as many as there are');
select tests.as_user('ada');
select is(tests.error_of(pg_temp.answer('33333333-3333-4333-8333-333333333333')), null, 'nobody’s answer stands in the way of somebody else’s');

select * from finish();
rollback;
