-- The storage bucket of the avatars.
begin;
select plan(25);
select tests.make_users();

create function pg_temp.path_of(who text) returns text
language sql
as $$ select 'avatars/5b7c5a8e-3b39-4a5c-9d2e-0f4f6f1f2a3b/' || tests.id_of(who) || '-1795198327014.png' $$;
create function pg_temp.upload(who text, path text, bucket text default 'avatars') returns text
language sql
as $$
  select format('insert into storage.objects (bucket_id, name, owner, owner_id) values (%L, %L, %L, %L)',
    bucket, path, tests.id_of(who), tests.id_of(who))
$$;
insert into storage.buckets (id, name) values ('other', 'other');

select is(
  (select (public, file_size_limit, allowed_mime_types) from storage.buckets where id = 'avatars'),
  (true, 5242880::bigint, array['image/jpeg', 'image/png', 'image/gif']),
  'DATA-029: public, 5 MB, JPEG, PNG and GIF'
);

select tests.as_user('ada');
select is(tests.rows_of(pg_temp.upload('ada', pg_temp.path_of('ada'))), 1::bigint, 'DATA-030, DATA-031: a user uploads their avatar');
select is(tests.error_of(pg_temp.upload('ada', path)), null, 'and under ' || path)
from (values ('jpg'), ('JPG'), ('jpeg'), ('gif')) as e (extension),
  lateral (select replace(pg_temp.path_of('ada'), '.png', '.' || extension)) as p (path);
select is(tests.error_of(pg_temp.upload('ada', path)), '42501', concat_ws(': ', proves, 'not under ' || path))
from (values
  (pg_temp.path_of('bob'), 'DATA-031'),
  (replace(pg_temp.path_of('ada'), '-1795198327014', ''), 'DATA-032'),
  (replace(pg_temp.path_of('ada'), 'avatars/', 'other/'), 'DATA-030'),
  (replace(pg_temp.path_of('ada'), '.png', '.svg'), null),
  (replace(pg_temp.path_of('ada'), '.png', '.png/x.html'), null),
  ('avatars/' || tests.id_of('ada') || '-1795198327014.png', null),
  ('avatars/1/' || tests.id_of('ada') || '-1795198327014.png', null)
) as p (path, proves);
select is(tests.error_of(pg_temp.upload('ada', pg_temp.path_of('ada'), 'other')), '42501', 'not in another bucket');
select is(tests.error_of(pg_temp.upload('bob', pg_temp.path_of('ada'))), '42501', 'not as somebody else''s');

select is(tests.rows_of('select from storage.objects'), 1::bigint, 'the owner finds their avatar');
select is(tests.rows_of('select from storage.buckets'), 0::bigint, 'buckets are not listed');
select is(tests.rows_of($$update storage.objects set name = name || 'x'$$), 0::bigint, 'nothing is overwritten or moved');

select tests.as_user('bob');
select is(tests.rows_of('select from storage.objects'), 0::bigint, 'another user finds nothing');
select is(tests.rows_of('delete from storage.objects'), 0::bigint, 'another user removes nothing');

select tests.as_anonymous();
select is(tests.rows_of('select from storage.objects'), 0::bigint, 'an anonymous caller finds nothing');
select is(tests.rows_of('delete from storage.objects'), 0::bigint, 'an anonymous caller removes nothing');
select is(tests.error_of(pg_temp.upload('ada', replace(pg_temp.path_of('ada'), '5b7c', '5b7d'))), '42501', 'an anonymous caller uploads nothing');

select tests.as_user('ada');
select is(tests.rows_of('delete from storage.objects'), 1::bigint, 'the owner removes their avatar');
select tests.as_admin();
select is((select count(*) from storage.objects), 0::bigint, 'then it is gone');

select * from finish();
rollback;
