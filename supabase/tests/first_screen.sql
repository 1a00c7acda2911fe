-- What the first screen shows, in one answer.
begin;
select plan(17);
select tests.make_users();

insert into public.check_ins (id, user_id, mood, energy, stress, motivation, words, occurred_at, time_zone, local_date)
values
  ('11111111-1111-4111-8111-111111111111', tests.id_of('ada'), 8, 6, 2, 7, '{Anxious,calm}', '2026-11-20T05:30:00Z', 'UTC', '2026-11-20'),
  ('22222222-2222-4222-8222-222222222222', tests.id_of('bob'), 1, 1, 1, 1, '{}', '2026-11-20T12:00:00Z', 'UTC', '2026-11-20'),
  ('33333333-3333-4333-8333-333333333333', tests.id_of('ada'), 3, 3, 3, 3, '{}', '2026-09-01T12:00:00Z', 'UTC', '2026-09-01');
insert into public.activities (id, user_id, exercise, minutes, occurred_at, time_zone, local_date)
select gen_random_uuid(), tests.id_of(who), 'mindful-breathing', 5, '2026-11-20T12:00:00Z', 'UTC', '2026-11-20'
from unnest(array['ada', 'bob']) as who;
insert into public.user_settings (user_id) select tests.id_of(who) from unnest(array['ada', 'bob']) as who;
delete from public.notifications;
insert into public.notifications (id, user_id, type, title, message, icon, color, bg_color)
select gen_random_uuid(), tests.id_of(who), 'support', who, 'A word to ' || who, 'Heart', 'sky', 'sky' from unnest(array['ada', 'bob']) as who;
insert into public.recommendations_shown (id, user_id, recommendation, icon, shown_at, local_date)
select gen_random_uuid(), tests.id_of(who), 'quick-walk', 'brain', day + interval '12 hours', day::date
from unnest(array['ada', 'bob']) as who, unnest(array['2026-11-19', '2026-11-20']::timestamptz[]) as day;

create function pg_temp.screen() returns jsonb language sql as $$
  select public.first_screen('2026-10-01', '2026-11-20', '{anxious}')
$$;

select tests.as_user('ada');
select is(
  pg_temp.screen() -> 'day_figures',
  '[["2026-11-20", 1, 8, 1, 6, 1, 2, 1, 7, 1, 1, 0, 1, 1]]',
  'the days are the caller''s, from the day that is asked for, by place'
);
select is(jsonb_array_length(pg_temp.screen() -> 'activities'), 1, 'one activity, the caller''s');
select is(jsonb_array_length(pg_temp.screen() -> 'user_settings'), 1, 'the caller''s settings');
select is(pg_temp.screen() #>> '{user_settings,0,user_id}', tests.id_of('ada')::text, 'and nobody else''s');
select is(
  (select array_agg(n ->> 'title') from jsonb_array_elements(pg_temp.screen() -> 'notifications') as n),
  '{ada}',
  'the caller''s notifications'
);
select is(
  (select array_agg(r ->> 'local_date') from jsonb_array_elements(pg_temp.screen() -> 'recommendations_shown') as r),
  '{2026-11-20}',
  'what was recommended today'
);
select ok(pg_temp.screen()::text !~ tests.id_of('bob')::text, 'nothing names anybody else');

-- What the database itself says is kept in every language.
select tests.as_admin();
delete from public.notifications;
update public.user_settings set language = 'fr' where user_id = tests.id_of('ada');
select public.add_notification(
  tests.id_of('ada'), 'reminder', 'Calendar', kind, '2026-11-20',
  private.say(kind || '.title'), private.say(kind || coalesce('.withMood.' || days, '.message'), 'mood', '7.5')
) from (values ('mood-reminder', null), ('exercise-reminder', null), ('weekly-report', 7)) as told (kind, days);
insert into public.notifications (id, user_id, type, title, message, icon, color, bg_color)
select gen_random_uuid(), tests.id_of('ada'), 'support', 'mine', 'In one language', 'Heart', 'sky', 'sky';
select cmp_ok(
  (select sum(length(to_jsonb(n)::text)) from public.notifications as n), '>', 3000::bigint,
  'four notifications in every language are long'
);
select tests.as_user('ada');
select is(
  (select array_agg(n ->> 'type' order by n ->> 'type') from jsonb_array_elements(pg_temp.screen() -> 'notifications') as n),
  '{reminder,reminder,reminder,support}',
  'and are told all the same'
);
select is(
  (
    select array_agg(distinct keys.names) from jsonb_array_elements(pg_temp.screen() -> 'notifications') as n,
    jsonb_each(n) as part, lateral (select string_agg(k, ' ' order by k) as names from jsonb_object_keys(part.value) as k) as keys
    where part.key in ('titles', 'messages') and jsonb_typeof(part.value) = 'object'
  ),
  '{ar en fr}',
  'in English, Arabic and the account''s language'
);
select is(
  (
    select array_agg(n - 'id' - 'time') from jsonb_array_elements(pg_temp.screen() -> 'notifications') as n
    where n ->> 'type' = 'support'
  ),
  array['{"type": "support", "title": "mine", "message": "In one language", "icon": "Heart", "color": "sky", "bg_color": "sky", "unread": true, "titles": null, "messages": null}'::jsonb],
  'with what the bell asks for, and nothing else'
);

select tests.as_admin();
insert into public.notifications (id, user_id, type, title, message, icon, color, bg_color)
select gen_random_uuid(), tests.id_of('ada'), 'support', 'more', repeat('long words ', 15), 'Heart', 'sky', 'sky' from generate_series(1, 60);
insert into public.activities (id, user_id, exercise, minutes, occurred_at, time_zone, local_date)
select gen_random_uuid(), tests.id_of('ada'), 'mindful-breathing', 5, day, 'UTC', day::date
from generate_series('2026-10-01T12:00:00Z'::timestamptz, '2026-11-19T12:00:00Z', '1 day') as day;
insert into public.check_ins (id, user_id, mood, energy, stress, motivation, occurred_at, time_zone, local_date)
select gen_random_uuid(), tests.id_of('ada'), 10, 10, 10, 10, day + n * interval '1 minute', 'UTC', day::date
from generate_series('2026-09-21T12:00:00Z'::timestamptz, '2026-11-19T12:00:00Z', '1 day') as day, generate_series(1, 12) as n;
select tests.as_user('ada');
create function pg_temp.full_screen() returns jsonb language sql as $$
  select public.first_screen('2026-09-21', '2026-11-20', '{anxious}')
$$;
select ok(not pg_temp.full_screen() ? 'notifications', 'many notifications are left out');
select ok(not pg_temp.full_screen() ? 'activities', 'many activities are left out');
select is(jsonb_array_length(pg_temp.full_screen() -> 'day_figures'), 61, 'sixty full days are not');
select cmp_ok(length(pg_temp.full_screen()::text), '<=', 12000, 'and the whole is below 12,000 characters');

select tests.as_admin();
select tests.as_anonymous();
select throws_ok('select public.first_screen(''2026-09-21'', ''2026-11-20'')', '42501', null, 'who is not signed in gets nothing');
select tests.as_admin();
select is(
  (select prosecdef from pg_proc where oid = 'public.first_screen(date, date, text[])'::regprocedure),
  false,
  'it reads as the caller'
);
select finish();
rollback;
