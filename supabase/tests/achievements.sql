-- The catalogue of achievements.
begin;
select plan(17);
select tests.make_users();

create temporary table sample (fields) as select jsonb '{"id": "new", "icon": "Heart", "position": 99,
  "title": {"en": "Title", "ar": "عنوان"}, "description": {"en": "Description", "ar": "وصف"}}';
grant select on sample to authenticated;

select tests.read_only('achievements', fields, $$icon = 'Heart'$$) from sample;
select cmp_ok((select count(*) from public.achievements), '>=', 8::bigint, 'it is filled');

select tests.takes('achievements', fields, '{"title": {"en": "Title", "ar": "عنوان", "fr": "Titre"}}') from sample;
select tests.refuses('achievements', fields, change, '23514')
from sample, (values
  (jsonb '{"title": {"en": "Title"}}'),
  (jsonb '{"title": {"en": "Title", "ar": " "}}'),
  (jsonb '{"description": {"en": "Title", "ar": 1}}'),
  (jsonb '{"title": "Title"}'),
  (jsonb '{"icon": "Skull"}')
) as change_of (change);

select * from finish();
rollback;
