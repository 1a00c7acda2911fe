-- Merging switches into settings.
begin;
select plan(13);
select tests.make_users();

select tests.as_anonymous();
select throws_ok($$select public.merge_settings('ai', '{"emotionalAnalysis": true}')$$, '42501', null, 'nobody without a session');

select tests.as_user('ada');
select is((public.merge_settings('ai', '{"emotionalAnalysis": true}')).ai ->> 'emotionalAnalysis', 'true', 'the first merge makes the row');
select is((select (theme, volume) from public.user_settings), ('light'::text, 80::smallint), 'with the defaults');
select is((public.merge_settings('ai', '{"motivationalQuotes": false}')).ai,
  '{"emotionalAnalysis": true, "motivationalQuotes": false, "exerciseReminders": true, "socialSuggestions": true}',
  'DATA-230: a merge keeps the other switches of the group');
select is((public.merge_settings('notifications', '{"push": true}')).notifications ->> 'push', 'true', 'DATA-230: notifications');
select is((public.merge_settings('privacy', '{"dataCollection": true}')).privacy ->> 'dataCollection', 'true', 'DATA-230: privacy');
select is((public.merge_settings('security', '{"twoFactor": true}')).security, '{"twoFactor": true}', 'security');
select is((select ai ->> 'emotionalAnalysis' from public.user_settings), 'true', 'DATA-230: a merge keeps the other groups');

select throws_ok($$select public.merge_settings('ai', '{"emotionalAnalysis": "yes"}')$$, '23514', null, 'no value that is no switch');
select throws_ok($$select public.merge_settings('ai', '[true]')$$, '22023', null, 'no list');
select throws_ok($$select public.merge_settings('theme', '{"dark": true}')$$, '22023', null, 'no other group');

select tests.as_user('bob');
select is((public.merge_settings('ai', '{"socialSuggestions": false}')).ai ->> 'emotionalAnalysis', 'false', 'another user has their own');
select is((select count(*) from public.user_settings), 1::bigint, 'and sees only those');

select * from finish();
rollback;
