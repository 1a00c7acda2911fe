-- Notifications.
begin;
select plan(49);
select tests.make_users();

create temporary table sample (fields) as select jsonb '{"id": "11111111-1111-4111-8111-111111111111", "type": "milestone", "title": "Title", "message": "Message", "time": "2026-11-20T18:12:07.014Z", "icon": "Trophy", "color": "#b45309", "bg_color": "amber-100"}';
grant select on sample to authenticated;

select tests.owner_only('notifications', 'user_id', fields, $$unread = false$$, '{select,insert,update,delete}') from sample;

select tests.takes('notifications', fields || jsonb_build_object('user_id', tests.id_of('bob')), change, proves)
from sample, (values
  (jsonb '{"type": "achievement"}', 'DATA-150'),
  (jsonb '{"type": "reminder"}', 'DATA-150'),
  (jsonb '{"type": "support"}', 'DATA-150'),
  (jsonb '{"type": "milestone"}', 'DATA-150'),
  (jsonb '{"icon": "Trophy"}', 'DATA-154'),
  (jsonb '{"icon": "Calendar"}', 'DATA-154'),
  (jsonb '{"icon": "MessageSquare"}', 'DATA-154'),
  (jsonb '{"icon": "Heart"}', 'DATA-154'),
  (jsonb '{"unread": false}', 'DATA-157'),
  (jsonb '{"kind": "weekly-report", "local_date": "2026-11-20"}', null)
) as change_of (change, proves);

select tests.refuses('notifications', fields || jsonb_build_object('user_id', tests.id_of('bob')), change, code, proves)
from sample, (values
  (jsonb '{"type": "advert"}', '23514', 'DATA-150'),
  (jsonb '{"icon": "Skull"}', '23514', 'DATA-154'),
  (jsonb '{"title": " "}', '23514', null),
  (jsonb_build_object('title', repeat('t', 201)), '23514', null),
  (jsonb '{"message": ""}', '23514', null),
  (jsonb_build_object('message', repeat('m', 1001)), '23514', null),
  (jsonb '{"color": "url(x)"}', '23514', null),
  (jsonb '{"bg_color": ""}', '23514', null),
  (jsonb '{"unread": null}', '23502', 'DATA-157'),
  (jsonb '{"kind": "weekly-report"}', '23514', null),
  (jsonb '{"local_date": "2026-11-20"}', '23514', null)
) as change_of (change, code, proves);

insert into public.notifications (user_id, type, title, message, icon, color, bg_color, kind, local_date)
values (tests.id_of('bob'), 'reminder', 'Title', 'Message', 'Calendar', 'blue', 'blue-light', 'mood-reminder', '2026-11-20');
select tests.refuses('notifications', fields || jsonb_build_object('user_id', tests.id_of('bob')), '{"kind": "mood-reminder", "local_date": "2026-11-20"}', '23505') from sample;
select tests.takes('notifications', fields || jsonb_build_object('user_id', tests.id_of('bob')), '{"kind": "mood-reminder", "local_date": "2026-11-21"}') from sample;
select is(tests.error_of($$update public.notifications set title = 'Other'$$), '23514', 'what it says does not change');

-- What a person adds to their own bell: it may be in several languages, and is none of the jobs'.
create function pg_temp.own(change jsonb) returns text language sql as $$
  select tests.error_of(tests.insert_of('notifications', tests.fresh(fields) || change)) from sample
$$;
grant execute on all functions in schema pg_temp to authenticated;
delete from public.notifications;
delete from private.deliveries;
insert into public.user_settings (user_id, notifications) values (tests.id_of('ada'), '{"emailUpdates": true}');
select tests.as_user('ada');
select is(pg_temp.own('{"kind": "news-1", "local_date": "2026-11-20"}'), '42501', 'a person''s own has no kind');
select is(pg_temp.own('{"kind": "news-1", "local_date": "2026-11-20", "titles": {"en": "t", "ar": "ت"}, "messages": {"en": "m", "ar": "م"}}'), '42501', 'whatever it says');
select is(pg_temp.own('{"titles": {"en": "t", "ar": "ت"}, "messages": {"en": "m", "ar": "م"}}'), null, 'one that was deleted comes back in its languages');
select is(tests.rows_of(tests.insert_of('notifications', fields || '{"titles": {"en": "t", "ar": "ت"}, "messages": {"en": "m", "ar": "م"}}')), 1::bigint, 'and stays') from sample;
select is(tests.error_of($$update public.notifications set kind = 'news-1', local_date = current_date$$), '23514', 'it gets no kind later');
select tests.as_admin();
select is((select count(*) from private.deliveries), 0::bigint, 'nothing of it is sent by e-mail');

select * from finish();
rollback;
