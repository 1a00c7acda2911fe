-- The catalogue of daily quotes.
begin;
select plan(20);
select tests.make_users();

create temporary table sample (fields) as select jsonb '{"id": "new", "category": "calm", "mood": "low",
  "source": "Proverb", "quote": {"en": "Quote", "ar": "قول"}, "author": {"en": "Author", "ar": "قائل"}}';
grant select on sample to authenticated;

select tests.read_only('daily_quotes', fields, $$mood = 'low'$$) from sample;
select is((select count(distinct mood) from public.daily_quotes), 3::bigint, 'there are quotes for each mood');
select is(
  (select count(*) from public.daily_quotes where quote ->> 'ar' !~ '[ء-ي]' or author ->> 'ar' !~ '[ء-ي]'),
  0::bigint,
  'the Arabic is Arabic'
);
select is(
  (select count(*) from (select 1 from public.daily_quotes group by quote ->> 'en' having count(*) > 1) as twice),
  0::bigint,
  'none is there twice'
);

select tests.takes('daily_quotes', fields, '{"mood": "high", "category": "hope"}') from sample;
select tests.refuses('daily_quotes', fields, change, '23514')
from sample, (values
  (jsonb '{"quote": {"en": "Quote"}}'),
  (jsonb_build_object('quote', jsonb_build_object('en', repeat('q', 301), 'ar', 'قول'))),
  (jsonb '{"author": {"en": "", "ar": "قائل"}}'),
  (jsonb '{"mood": "angry"}'),
  (jsonb '{"category": "sales"}'),
  (jsonb '{"source": ""}')
) as change_of (change);

select * from finish();
rollback;
