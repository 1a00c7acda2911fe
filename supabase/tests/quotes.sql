-- The catalogue of quotes, a row for each language, and the texts that notifications are made of.
begin;
select plan(26);
select tests.make_users();

create temporary table sample (fields) as select jsonb '{"id": "new", "language": "fr", "category": "calm", "mood": "low",
  "source": "Proverb", "quote": "Dire", "author": "Proverbe"}';
grant select on sample to authenticated;

select tests.read_only('quotes', fields, $$mood = 'low'$$) from sample;
select is(
  (select count(*) from (
    select from public.quotes group by language having count(distinct mood) < 3 or count(*) < 20
  ) as poor),
  0::bigint,
  'every language has quotes for each mood, and the shared ones'
);
select is(
  (select count(*) from public.quotes where language = 'ar' and quote !~ '[ء-ي]'), 0::bigint, 'the Arabic is Arabic'
);
select results_eq(
  $$select q.id, q.quote, q.author, q.mood, q.category from public.quotes as q where q.language = 'en' order by 1$$,
  $$select d.id, d.quote ->> 'en', d.author ->> 'en', d.mood, d.category from public.daily_quotes as d order by 1$$,
  'apps of before and of now read the same'
);
select tests.takes('quotes', fields, '{"mood": "high", "category": "hope"}') from sample;
select tests.refuses('quotes', fields, change, '23514')
from sample, (values
  (jsonb '{"quote": " "}'), (jsonb_build_object('quote', repeat('q', 301))), (jsonb '{"mood": "angry"}'),
  (jsonb '{"language": "french"}'), (jsonb '{"source": ""}')
) as change_of (change);

-- What is said
select is(
  (select count(*) from private.texts as t
   where not t.words ?& (select array_agg(l.language) from private.texts as d, jsonb_object_keys(d.words) as l (language) where d.key = 'decimal')),
  0::bigint, 'every text is there in every language'
);
select is(
  private.say('goal.title', 'goal', to_jsonb('{{goal}} of 3.5'::text)) ->> 'en', 'Goal reached: {{goal}} of 3.5',
  'a word of a person stays as it is'
);
update private.texts set words = words || '{"de": ","}' where key = 'decimal';
update private.texts set words = words || '{"de": "Stimmung {{mood}}"}' where key = 'weekly-report.withMood.3';
select is(
  private.say('weekly-report.withMood.3', 'mood', to_jsonb(6.4)) ->> 'de', 'Stimmung 6,4', 'a number is written as the language does'
);
select is(private.say('nothing') is null, true, 'a text that is not there says nothing');
select is(has_function_privilege('authenticated', 'private.say(text, text, jsonb)', 'execute'), false, 'users say nothing');

-- The language of account mails
select tests.as_user('ada');
insert into public.user_settings (language) values ('pt-BR');
select tests.as_admin();
select is(
  (select raw_user_meta_data ->> 'language' from auth.users where id = tests.id_of('ada')), 'pt-BR',
  'the auth service knows the language of the settings'
);
update public.user_settings set language = 'ja' where user_id = tests.id_of('ada');
select is(
  (select raw_user_meta_data ->> 'language' from auth.users where id = tests.id_of('ada')), 'ja', 'and a change of it'
);

select * from finish();
rollback;
