-- Trusted people: what each side gets, and that nothing else is reached.
begin;
select plan(103);
select tests.make_users();
insert into auth.users (id, email) values (tests.id_of('cleo'), 'cleo@nafas.test');
insert into auth.sessions (id, user_id) values (tests.id_of('cleo'), tests.id_of('cleo'));
insert into public.profiles (id, email, name, phone, location, bio)
select tests.id_of(who), who || '@nafas.test', initcap(who), 'SECRET phone', 'SECRET place', 'SECRET bio'
from unnest(array['ada', 'bob', 'cleo']) as who;
select tests.agree('check_ins', 'text_analysis');

-- The last day of the last whole week, where Ada is.
insert into public.user_settings (user_id, time_zone) values (tests.id_of('ada'), 'Asia/Riyadh');
create function pg_temp.today() returns date language sql as $$ select (now() at time zone 'Asia/Riyadh')::date $$;
create function pg_temp.saturday() returns date
language sql as $$ select pg_temp.today() - extract(dow from pg_temp.today())::integer - 1 $$;
create function pg_temp.share(who text, switch text, is_on boolean) returns void
language sql as $$
  insert into public.user_settings as s (user_id, privacy)
  values (tests.id_of(who), jsonb_build_object(switch, is_on))
  on conflict (user_id) do update set privacy = s.privacy || jsonb_build_object(switch, is_on)
$$;
-- A check-in of Ada, so many days before that Saturday; after it with a minus.
create function pg_temp.check_in(ago integer, mood integer, touched text[] default '{mood}') returns void
language sql as $$
  insert into public.check_ins (id, user_id, mood, energy, stress, touched, notes, words, tags, occurred_at, time_zone, local_date)
  select gen_random_uuid(), tests.id_of('ada'), mood, 5, 5, touched, 'SECRET note', '{SECRET word}', '{SECRET tag}',
    (pg_temp.saturday() - ago + time '12:00') at time zone 'Asia/Riyadh', 'Asia/Riyadh', pg_temp.saturday() - ago
$$;
create temporary table kept (what text primary key, id uuid, token text);
grant all on kept to authenticated, anon;
create function pg_temp.link() returns uuid language sql as $$ select id from kept where what = 'link' $$;
create function pg_temp.invite(as_what text) returns void
language sql as $$ insert into kept select as_what, id, token from public.make_trust_invite() $$;
create function pg_temp.token(of_what text) returns text language sql as $$ select token from kept where what = of_what $$;

-- An invitation.
select tests.as_user('ada');
select pg_temp.invite('first');
select is((select count(*) from public.my_trust_invites()), 1::bigint, 'a link waits');
select is(
  (select round(extract(epoch from expires_at - now()) / 86400) from public.my_trust_invites()), 7::numeric,
  'for seven days');
select is((select count(*) from public.trust_invite_from(pg_temp.token('first'))), 0::bigint, 'nobody invites themself');
select is(public.accept_trust_invite(pg_temp.token('first')), null, 'nor accepts that');
select tests.as_admin();
select is(
  (select count(*) from private.trust_invites as i where i::text like '%' || pg_temp.token('first') || '%'), 0::bigint,
  'the token itself is kept nowhere');
select is(
  (select token_hash from private.trust_invites), sha256(convert_to(pg_temp.token('first'), 'UTF8')), 'its hash is');
select tests.as_user('bob');
select is((select count(*) from public.my_trust_invites()), 0::bigint, 'nobody else sees that it waits');
select is(public.take_trust_invite_back((select id from kept where what = 'first')), false, 'nor takes it back');
select is((select name from public.trust_invite_from(pg_temp.token('first'))), 'Ada', 'who has the link reads whose it is');
select is((select count(*) from public.trust_invite_from('0123')), 0::bigint, 'of any other link they read nothing');
select is(public.accept_trust_invite('0123'), null, 'and there is nothing to accept');
select is(public.accept_trust_invite(null), null, 'of no link neither');
insert into kept (what, id) select 'link', public.accept_trust_invite(pg_temp.token('first'));
select isnt(pg_temp.link(), null, 'it is accepted');
select is(public.accept_trust_invite(pg_temp.token('first')), pg_temp.link(), 'an answer that was lost is given again');
select tests.as_user('cleo');
select is((select count(*) from public.trust_invite_from(pg_temp.token('first'))), 0::bigint, 'it is single use: nobody else reads of it');
select is(public.accept_trust_invite(pg_temp.token('first')), null, 'nor takes it');
select tests.as_user('ada');
select is((select count(*) from public.my_trust_invites()), 0::bigint, 'it waits no longer');
select is(public.take_trust_invite_back((select id from kept where what = 'first')), false, 'and is not taken back');
select pg_temp.invite('back');
select is(public.take_trust_invite_back((select id from kept where what = 'back')), true, 'one that waits is');
select pg_temp.invite('late');
select tests.as_admin();
update private.trust_invites set expires_at = now() where id = (select id from kept where what = 'late');
select tests.as_user('cleo');
select is(public.accept_trust_invite(pg_temp.token('back')), null, 'what was taken back is not accepted');
select is(public.accept_trust_invite(pg_temp.token('late')), null, 'nor what has expired');
select is((select count(*) from public.trust_invite_from(pg_temp.token('late'))), 0::bigint, 'nor read');

-- Nothing by default.
select tests.as_admin();
select pg_temp.check_in(ago, 10 - ago) from generate_series(0, 4) as ago;
select pg_temp.check_in(20, 1);
-- Beyond thirty days, and of the week that is not over.
select pg_temp.check_in(30, 1);
insert into public.achievements_earned (user_id, achievement_id, earned_at, local_date)
select tests.id_of('ada'), id, (day + time '12:00') at time zone 'Asia/Riyadh', day
from (values ('first-check-in', pg_temp.saturday()), ('first-goal', pg_temp.saturday() + 1)) as earned (id, day)
on conflict (user_id, achievement_id) do update set earned_at = excluded.earned_at, local_date = excluded.local_date;
delete from public.achievements_earned where achievement_id not in ('first-check-in', 'first-goal');
create function pg_temp.seen() returns jsonb
language sql as $$ select to_jsonb(p) from public.trust_preview(pg_temp.link()) as p $$;
select tests.as_user('bob');
select is(pg_temp.seen(), jsonb_build_object(
  'state', 'quiet', 'name', 'Ada', 'avatar_url', null, 'week_ends', null, 'week', null, 'mood', null, 'days', null,
  'achievements', null
), 'DECISION-156: nothing is shared by default');

-- The preview.
select tests.as_admin();
select pg_temp.share('ada', 'shareProgress', true);
select tests.as_user('bob');
select is(pg_temp.seen() - 'achievements' - 'week_ends', jsonb_build_object(
  'state', 'shared', 'name', 'Ada', 'avatar_url', null, 'week', 'some', 'mood', null, 'days', 6
), 'DECISION-146, DECISION-156: shared are the week in a word and how many of thirty days, no mood');
select is((pg_temp.seen() ->> 'week_ends')::date, pg_temp.saturday(), 'of the last whole week');
select is(pg_temp.seen() #>> '{achievements,0,id}', 'first-check-in', 'and achievements');
select is(jsonb_array_length(pg_temp.seen() -> 'achievements'), 1, 'those of whole weeks');
select tests.as_user('ada');
select is(
  (select to_jsonb(p) from public.trust_preview() as p),
  (select to_jsonb(p) from public.trust_preview(null, true) as p), 'what they would share is what they share');
insert into kept (what, token) select 'own', to_jsonb(p)::text from public.trust_preview() as p;
select tests.as_user('bob');
select is(pg_temp.seen(), pg_temp.token('own')::jsonb, 'DECISION-146: they see exactly the preview that the person sees');
select tests.as_admin();
select pg_temp.check_in(-1, 1) where pg_temp.saturday() + 1 <= pg_temp.today();
select tests.as_user('bob');
select is(pg_temp.seen(), pg_temp.token('own')::jsonb, 'a day of the week that goes on changes nothing: it tells of no day');
select is((select count(*) from public.trust_preview(tests.id_of('ada'))), 0::bigint, 'without a link there is nothing');
select is((select state from public.trust_preview(null, true)), 'shared', 'asking for one’s own');
select is((select name from public.trust_preview(null, true)), 'Bob', 'tells nothing of others');
select tests.as_user('cleo');
select is((select count(*) from public.trust_preview(pg_temp.link())), 0::bigint, 'a link is of its two people');
select is((select count(*) from public.my_trusted_people()), 0::bigint, 'who is none of them finds nobody');

-- The mood line.
select tests.as_user('ada');
select is(public.my_mood_line(), false, 'DECISION-156: the mood line is added by choice');
select lives_ok('select public.set_mood_line(true)', 'the person adds it');
select tests.as_user('bob');
select is(pg_temp.seen() ->> 'mood', 'lighter', 'then it is one of four words');
select tests.as_admin();
create function pg_temp.word_of(moods integer[]) returns text
language plpgsql as $$
declare
  word text;
begin
  delete from public.check_ins where user_id = tests.id_of('ada');
  perform pg_temp.check_in(cardinality(moods) - n::integer, mood) from unnest(moods) with ordinality as m (mood, n);
  return private.mood_of_week(tests.id_of('ada'), pg_temp.saturday() - 6, pg_temp.saturday());
end
$$;
select is(pg_temp.word_of('{7, 6, 5, 4}'), 'heavier', 'down is heavier');
select is(pg_temp.word_of('{5, 5, 6, 5, 5}'), 'even', 'about the same is even');
select is(pg_temp.word_of('{8, 3, 8, 3, 8}'), 'changing', 'up and down is changing');
select is(pg_temp.word_of('{8, 3}'), null, 'two days say nothing');
update public.check_ins set touched = '{energy}';
select pg_temp.check_in(2, 9), pg_temp.check_in(3, 1);
select is(private.mood_of_week(tests.id_of('ada'), pg_temp.saturday() - 6, pg_temp.saturday()), null,
  'a slider that nobody touched says nothing');
select tests.as_user('ada');
select public.set_mood_line(false);
select tests.as_user('bob');
select is(pg_temp.seen() ->> 'mood', null, 'taken away it is gone');

-- Pausing.
select is(public.pause_trust(pg_temp.link(), true), false, 'who sees does not pause');
select tests.as_user('ada');
select is(public.pause_trust(pg_temp.link(), true), true, 'who is seen does');
select tests.as_user('bob');
select is(pg_temp.seen() ->> 'state', 'quiet', 'then it is quiet');
select is((select paused from public.my_trusted_people()), false, 'and looks as if nothing was shared');
select tests.as_user('ada');
select public.pause_trust(pg_temp.link(), false);

-- Kind words and receipts.
select tests.as_user('cleo');
select is(public.send_kind_word(pg_temp.link(), 'rest'), false, 'nobody else sends one');
select tests.as_user('ada');
select is(public.send_kind_word(pg_temp.link(), 'rest'), false, 'nor does who is seen');
select tests.as_user('bob');
select is(public.send_kind_word(pg_temp.link(), kind), true, kind || ' is sent')
from unnest(array['thinking', 'here', 'rest', 'walk', 'tea', 'no-answer']) as kind;
select is(tests.error_of($$select public.send_kind_word(pg_temp.link(), 'How are you?')$$), '23514', 'words of their own are not');
select is((select count(*) from public.my_kind_words()), 0::bigint, 'they are for the other');
select tests.as_user('ada');
select is((select count(*) from public.my_kind_words() where name = 'Bob' and not seen), 6::bigint, 'who reads by whom they are');
select is((select count(*) from public.notifications where kind = 'kind-word-' || pg_temp.link()), 1::bigint, 'the bell tells once a day');
select is(public.see_kind_words(), 6, 'they are seen');
select is(public.see_kind_words(), 0, 'once');
select tests.as_user('bob');
select is((select word_seen from public.my_trusted_people()), null, 'DECISION-148: without receipts nobody is told that they were seen');
select tests.as_admin();
select pg_temp.share('ada', 'readReceipts', true);
select tests.as_user('bob');
select is((select word_seen from public.my_trusted_people()), false, 'turning receipts on tells nothing of before');
select public.send_kind_word(pg_temp.link(), 'tea');
select tests.as_admin();
update private.kind_words set sent_at = sent_at - interval '1 hour' where seen_at is not null;
select tests.as_user('ada');
select public.see_kind_words();
select tests.as_user('bob');
select is((select word_seen from public.my_trusted_people()), true, 'DECISION-148: with receipts it is told');

-- Active today.
select is((select active_today from public.my_trusted_people()), null, 'DECISION-148: off, there is no dot');
select tests.as_admin();
select pg_temp.share('ada', 'activityStatus', true);
select tests.as_user('bob');
select is((select active_today from public.my_trusted_people()), null, 'nor in either direction while one of them has it off');
select tests.as_admin();
select pg_temp.share('bob', 'activityStatus', true);
select tests.as_user('bob');
select is((select active_today from public.my_trusted_people()), true, 'DECISION-148: with both on it is told');
select tests.as_admin();
update auth.sessions set created_at = now() - interval '2 days' where user_id = tests.id_of('ada');
select tests.as_user('bob');
select is((select active_today from public.my_trusted_people()), false, 'and ends with the day');

-- No row beyond the preview: every table, every view, and every function that needs no more than a link.
select tests.as_admin();
insert into public.goals (id, user_id, title, description, category, deadline, started_on)
values (gen_random_uuid(), tests.id_of('ada'), 'SECRET goal', 'SECRET', 'Health', current_date, current_date);
insert into public.chat_messages (id, user_id, type, message) values (gen_random_uuid(), tests.id_of('ada'), 'user', 'SECRET message');
insert into public.safety_plans (id, user_id, saved_at, warning_signs) values (gen_random_uuid(), tests.id_of('ada'), now(), '{SECRET sign}');
insert into public.tags (id, user_id, name) values (gen_random_uuid(), tests.id_of('ada'), 'SECRET tag');
create temporary table relations as
select format('%I.%I', n.nspname, c.relname) as name
from pg_class as c join pg_namespace as n on n.oid = c.relnamespace
where n.nspname in ('public', 'private', 'auth', 'storage') and c.relkind in ('r', 'p', 'v', 'm', 'f');
grant select on relations to authenticated;
create temporary table callable as
select p.oid, format('%I.%I', n.nspname, p.proname) as name, p.proargtypes::oid[] as types, p.pronargs as args
from pg_proc as p join pg_namespace as n on n.oid = p.pronamespace
where n.nspname = 'public' and p.prorettype <> 'trigger'::regtype and p.prokind = 'f'
  and has_function_privilege('authenticated', p.oid, 'execute')
  -- These end what the test goes on with, or only send.
  and p.proname not in ('delete_my_account', 'end_session', 'end_trust', 'block_trusted');
grant select on callable to authenticated;
-- What a call answers: each uuid is the link or Ada's id, each text a word, the rest null. Errors answer nothing.
create function pg_temp.answer_of(called text, types oid[], guess uuid) returns text
language plpgsql as $$
declare
  given text;
  said text;
begin
  select string_agg(case t.one
    when 'uuid'::regtype then quote_literal(guess) || '::uuid'
    when 'uuid[]'::regtype then quote_literal(array[guess]) || '::uuid[]'
    when 'date'::regtype then 'date ''2000-01-01'''
    when 'timestamptz'::regtype then 'timestamptz ''2000-01-01'''
    when 'text'::regtype then quote_literal('SECRE')
    else 'null::' || format_type(t.one, null) end, ', ' order by t.place)
  into given from unnest(types) with ordinality as t (one, place);
  execute format('select string_agg(x::text, '' '') from %s(%s) as x', called, given) into said;
  return said;
exception
  when others then return null;
end
$$;
select tests.as_user('bob');
select is((select string_agg(name, ', ') from relations
  where tests.rows_of(format('select from %s as t where t::text like ''%%SECRET%%'' and t::text not like ''%%%s%%'' and t::text not like ''%%bob@%%''', name, tests.id_of('bob'))) > 0),
  null, 'DECISION-156: no table or view gives the other side a row of the person');
select is((select string_agg(name, ', ') from relations
  where name like 'private.%' and tests.rows_of(format('select from %s', name)) > 0), null, 'nor one of those of trust');
select is((select string_agg(c.name, ', ') from callable as c, (values (pg_temp.link()), (tests.id_of('ada'))) as g (guess)
  where c.name not in ('public.my_data', 'public.ensure_profile', 'public.my_public_profile')
    and pg_temp.answer_of(c.name, c.types, g.guess) like '%SECRET%'), null, 'DECISION-156: nor does any function');
select is((select count(*) from callable as c
  where pg_temp.answer_of(c.name, c.types, pg_temp.link()) like '%Ada%'
    and c.name not in ('public.trust_preview', 'public.my_trusted_people', 'public.my_data', 'public.my_sharing_data')), 0::bigint,
  'even the name is told by the preview and the lists alone');
-- That these tests can fail: the person themself finds all of it by the same questions.
select tests.as_user('ada');
select cmp_ok((select count(*) from relations
  where tests.rows_of(format('select from %s as t where t::text like ''%%SECRET%%''', name)) > 0), '>=', 6::bigint, 'the person finds it in their tables');
select cmp_ok((select count(*) from callable as c
  where pg_temp.answer_of(c.name, c.types, tests.id_of('ada')) like '%SECRET%'), '>=', 4::bigint, 'and by functions');
select tests.as_user('bob');
select unalike(public.my_data()::text, '%' || tests.id_of('ada') || '%', 'the export of the other side does not name the person’s id');
select tests.as_admin();
select is((select count(*) from pg_publication_tables where schemaname = 'private'), 0::bigint, 'realtime publishes none of it');
select is(
  (select count(*) from pg_proc as p where p.pronamespace = 'public'::regnamespace and p.prosrc like '%private.trust_caller%'
    and (has_function_privilege('anon', p.oid, 'execute') or not p.prosecdef or p.proconfig is distinct from array['search_path=""'])),
  0::bigint, 'every function of trust has a fixed path and is for who is signed in');
select tests.as_anonymous();
select is(tests.error_of('select public.my_trusted_people()'), '42501', 'nobody asks without a session');
select tests.act_as('authenticated', tests.id_of('ada'));
select tests.as_admin();
delete from auth.sessions where user_id = tests.id_of('bob');
select tests.as_user('bob');
select is(tests.error_of('select * from public.trust_preview(pg_temp.link())'), '28000', 'a session that ended sees nothing');
select tests.as_admin();
insert into auth.sessions (id, user_id) values (tests.id_of('bob'), tests.id_of('bob'));

-- Export.
select tests.as_user('ada');
select is(public.my_data() #>> '{trusted_people,0,name}', 'Bob', 'the export has whom they trust');
select is(jsonb_array_length(public.my_data() -> 'kind_words'), 7, 'and the kind words');
select unalike((public.my_data() -> 'trust_invites')::text, '%hash%', 'no hash of a link');

-- Ending, blocking, leaving.
select tests.as_user('cleo');
select is(public.end_trust(pg_temp.link()), false, 'nobody else ends it');
select tests.as_user('bob');
select is(public.end_trust(pg_temp.link()), true, 'the other side leaves');
select is((select count(*) from public.trust_preview(pg_temp.link())), 0::bigint, 'and sees nothing at once');
select is(public.accept_trust_invite(pg_temp.token('first')), null, 'the old link does not bring it back');
select tests.as_user('ada');
select is((select count(*) from public.my_trusted_people()), 0::bigint, 'both sides see that it ended');
select is((select count(*) from public.notifications where kind like 'kind-word-%'), 0::bigint, 'what it told in the bell goes along');
select pg_temp.invite('second');
select tests.as_user('bob');
update kept set id = public.accept_trust_invite(pg_temp.token('second')) where what = 'link';
select tests.as_user('ada');
select is(public.block_trusted(pg_temp.link()), true, 'one side blocks');
select tests.as_user('bob');
select is((select count(*) from public.trust_preview(pg_temp.link())), 0::bigint, 'that cuts at once');
select is((select count(*) from public.my_trusted_people()), 0::bigint, 'and the other is not told of it');
select pg_temp.invite('of bob');
select tests.as_user('ada');
select pg_temp.invite('third');
select is(public.accept_trust_invite(pg_temp.token('of bob')), null, 'who is blocked can’t invite');
select tests.as_user('bob');
select is(public.accept_trust_invite(pg_temp.token('third')), null, 'nor accept');
select tests.as_user('ada');
select is(public.unblock_trusted((select id from public.my_trusted_people() where side = 'blocked')), true, 'until the block is taken back');
select tests.as_user('bob');
update kept set id = public.accept_trust_invite(pg_temp.token('third')) where what = 'link';
select isnt(pg_temp.link(), null, 'then an invitation works');

-- Limits.
select tests.as_admin();
update private.limits set most = 1 where name = 'waiting_invites';
select tests.as_user('bob');
select is(tests.error_of('select public.make_trust_invite()'), 'PGRST', 'no more links wait than the limit says');
select tests.as_admin();
update private.limits set most = 5 where name = 'waiting_invites';
update private.limits set most = 1 where name = 'trust_invites';
update private.limits set most = 1 where name = 'trusted_people';
update private.limits set most = 1 where name = 'kind_words';
select tests.as_user('bob');
select is(tests.error_of('select public.make_trust_invite()'), 'PGRST', 'nor are more made in a day');
select is(tests.error_of($$select public.send_kind_word(pg_temp.link(), 'tea')$$), 'PGRST', 'nor more kind words sent');
select tests.as_admin();
update private.limits set most = 9 where name = 'trust_invites';
select tests.as_user('ada');
select pg_temp.invite('fourth');
select tests.as_user('cleo');
select is(tests.error_of($$select public.accept_trust_invite(pg_temp.token('fourth'))$$), 'PGRST', 'nor more people let near');

-- Deletion.
select tests.as_admin();
delete from auth.users where id = tests.id_of('ada');
select tests.as_user('bob');
select is((select count(*) from public.trust_preview(pg_temp.link())), 0::bigint, 'an account that is deleted shows nothing');
select is((select count(*) from public.my_trusted_people()), 0::bigint, 'and is in no list');
select tests.as_admin();
select is(
  (select count(*) from private.trust_invites where user_id <> tests.id_of('bob')) + (select count(*) from private.kind_words)
  + (select count(*) from private.trust_blocks) + (select count(*) from private.trusted_people), 0::bigint,
  'nothing of it stays');

select * from finish();
rollback;
