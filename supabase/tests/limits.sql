-- Limits for each person.
begin;
select plan(38);
select tests.make_users();
select tests.agree('check_ins');
update private.limits set most = 3 where name = 'writes';

create function pg_temp.goal() returns text
language sql
as $$
  select format('insert into public.goals (id, user_id, title, description, category, deadline, started_on)
    values (%L, %L, ''Walk'', ''To the sea'', ''Health'', current_date, current_date)', gen_random_uuid(), auth.uid())
$$;
-- The refusal as the API tells it.
create function pg_temp.refusal_of(statement text) returns jsonb
language plpgsql
as $$
declare
  said text;
  answer text;
begin
  execute statement;
  raise exception 'undo' using errcode = 'TT000';
exception
  when sqlstate 'TT000' then return null;
  when sqlstate 'PGRST' then
    get stacked diagnostics said = message_text, answer = pg_exception_detail;
    return said::jsonb || answer::jsonb;
end
$$;

-- Statements in a minute.
select tests.as_user('ada');
select is(tests.rows_of(pg_temp.goal()), 1::bigint, format('write %s of three', n)) from generate_series(1, 2) as n;
select is(tests.rows_of($$update public.goals set title = 'Run'$$), 2::bigint, 'a change is one, too');
select is(tests.error_of(pg_temp.goal()), 'PGRST', 'the fourth is refused');
select is(tests.error_of($$update public.goals set title = 'Swim'$$), 'PGRST', 'as a change as well');
select is((pg_temp.refusal_of(pg_temp.goal()) ->> 'code'), 'NF002', 'by a code of our own');
select is((pg_temp.refusal_of(pg_temp.goal()) ->> 'status'), '429', 'and 429');
select is(pg_temp.refusal_of(pg_temp.goal()) #>> '{headers,Retry-After}', '60', 'says when it works again');
select is((pg_temp.refusal_of(pg_temp.goal()) ->> 'details')::jsonb, '{"limit": "writes", "retryAfter": 60}', 'where a client can read it');
select is(tests.rows_of('select from public.goals'), 2::bigint, 'reading goes on');
select is(tests.rows_of($$update public.goals set title = 'Swim' where false$$), 0::bigint, 'so does what changes nothing');
select is(tests.rows_of('delete from public.goals'), 2::bigint, 'and deleting');
select tests.as_user('bob');
select is(tests.rows_of(pg_temp.goal()), 1::bigint, 'somebody else has a limit of their own');
select tests.as_admin();
select is(tests.rows_of(format($$insert into public.notifications (user_id, type, title, message, icon, color, bg_color)
  select %L, 'support', 'Title', 'Message', 'Heart', 'a', 'b' from generate_series(1, 9)$$, tests.id_of('ada'))), 9::bigint, 'what the jobs write is not limited');
update private.used set since = now() - interval '61 seconds';
select tests.as_user('ada');
select is(tests.error_of(pg_temp.goal()), null, 'a minute later it works again');

-- Rows.
select tests.as_admin();
update private.limits set most = 1000 where name = 'writes';
update private.limits set most = 2 where name = 'rows:goals';
update private.limits set most = 4 where name = 'rows:*';
select tests.as_user('ada');
select is(tests.rows_of(pg_temp.goal()), 1::bigint, format('row %s of two', n)) from generate_series(1, 2) as n;
select is((pg_temp.refusal_of(pg_temp.goal()) ->> 'code'), 'NF003', 'the third is refused, until one is deleted');
select is((pg_temp.refusal_of(pg_temp.goal()) ->> 'details')::jsonb, '{"limit": "goals", "most": 2}', 'and says of what there are too many');
select is(tests.rows_of($$update public.goals set title = 'Swim'$$), 2::bigint, 'what is there can be changed');
select is(tests.rows_of($$delete from public.goals where id = (select id from public.goals limit 1)$$), 1::bigint, 'and deleted');
select is(tests.error_of(pg_temp.goal()), null, 'then there is room');
select is(tests.error_of(format($$insert into public.activities (id, user_id, exercise, minutes, occurred_at, time_zone, local_date)
  select gen_random_uuid(), %L, 'a', 1, '2026-11-20 12:00Z', 'Etc/UTC', '2026-11-20' from generate_series(1, 5)$$, tests.id_of('ada'))), 'PGRST',
  'a table without a limit of its own has the common one');

-- The chat: what is sent to a service outside, which costs.
select tests.as_admin();
update private.limits set most = 2 where name = 'chat';
create function pg_temp.send(times integer) returns text
language sql
as $$
  select format($q$insert into public.ai_ledger (provider, model, items)
    select 'ai.example.com', 'small', '{Hello}' from generate_series(1, %s)$q$, times)
$$;
create function pg_temp.say(who text, times integer) returns text
language sql
as $$
  select format($q$insert into public.chat_messages (id, user_id, type, message)
    select gen_random_uuid(), %L, %L, 'Hello' from generate_series(1, %s)$q$, auth.uid(), who, times)
$$;
select tests.as_user('bob');
select is(pg_temp.refusal_of(pg_temp.send(3)) ->> 'details', '{"limit": "chat", "retryAfter": 3600}', 'more sendings at once than an hour has are refused');
select is(tests.rows_of(pg_temp.send(1)), 1::bigint, format('sending %s of two is entered, whatever message it is for', n)) from generate_series(1, 2) as n;
select is(pg_temp.refusal_of(pg_temp.send(1)) ->> 'status', '429', 'the third is not, and so not sent');
select is(tests.rows_of('delete from public.ai_ledger'), 2::bigint, 'deleting the entries');
select is(tests.error_of(pg_temp.send(1)), 'PGRST', 'makes no room');
select is(tests.rows_of(pg_temp.say('user', 3)), 3::bigint, 'a message that is answered here is not counted');
select is(tests.rows_of(pg_temp.say('ai', 1)), 1::bigint, 'nor is an answer');

-- Pictures.
select tests.as_admin();
update private.limits set most = 2 where name = 'avatars';
create function pg_temp.file(n integer) returns text
language sql
as $$
  select format('insert into storage.objects (bucket_id, name, owner, owner_id) values (''avatars'', %L, %L, %L)',
    'avatars/5b7c5a8e-3b39-4a5c-9d2e-0f4f6f1f2a3b/' || auth.uid() || '-179519832701' || n || '.png', auth.uid(), auth.uid())
$$;
select tests.as_user('ada');
select is(tests.rows_of(pg_temp.file(n)), 1::bigint, format('picture %s of two', n)) from generate_series(1, 2) as n;
select is(tests.error_of(pg_temp.file(3)), '42501', 'the third is refused');
select tests.as_admin();
select is(tests.error_of(format($$insert into storage.objects (bucket_id, name, owner_id) values ('avatars', 'a', '%s')$$, md5('nobody')::uuid)), '42501',
  'an account that is gone has no file, whoever uploads it');

select tests.as_user('ada');
select is(tests.error_of('select private.take(auth.uid(), ''chat'', 1)'), '42501', 'nobody sets their own count');

-- A statement that does not end. Read when a connection of that role is made, or by PostgREST.
select tests.as_admin();
select ok(array_to_string(r.rolconfig, ' ') ~ 'statement_timeout=[1-9][0-9]*m?s', format('a statement of %s is ended after seconds', r.rolname))
  from pg_roles as r where r.rolname in ('anon', 'authenticated') order by r.rolname;

select * from finish();
rollback;
