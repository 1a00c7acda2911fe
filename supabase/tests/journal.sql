-- The journal: its pages, its search, its days.
begin;
select plan(23);
select tests.make_users();
select tests.agree('check_ins');

insert into public.check_ins (id, user_id, mood, energy, stress, touched, notes, words, tags, occurred_at, time_zone, local_date)
values
  ('11111111-1111-4111-8111-111111111111', tests.id_of('ada'), 9, 6, 2, '{mood}', 'Fifth walk. The sea was flat, as paper.', '{proud,at-home}', '{walk,Mum''s}', '2026-11-18T18:30:00Z', 'UTC', '2026-11-18'),
  ('22222222-2222-4222-8222-222222222222', tests.id_of('ada'), 5, 6, 2, '{stress}', 'كان البَحْرُ هادئًا، ومشينا.', '{calm}', '{مشي}', '2026-11-18T20:30:00Z', 'UTC', '2026-11-18'),
  ('33333333-3333-4333-8333-333333333333', tests.id_of('ada'), 1, 6, 2, '{mood}', null, '{}', '{}', '2026-11-20T08:00:00Z', 'UTC', '2026-11-20'),
  ('44444444-4444-4444-8444-444444444444', tests.id_of('bob'), 1, 6, 2, '{mood}', 'The sea of another', '{}', '{}', '2026-11-20T08:00:00Z', 'UTC', '2026-11-20');

create function pg_temp.found(arguments text) returns text language plpgsql as $$
declare
  rows text;
begin
  execute 'select string_agg(left(p.id::text, 1), '' '') from public.journal_page(' || arguments || ') as p' into rows;
  return rows;
end
$$;
create function pg_temp.typed(term text, words text default '') returns text language sql as $$
  select pg_temp.found(format('30, typed => %L', jsonb_build_array(jsonb_build_object(
    'text', term, 'words', case when words = '' then '[]' else jsonb_build_array(words) end))))
$$;

select is(public.fold_text('Café — أَهداف ٣٠ إلى شاطئٍ راحة'), 'cafe   اهداف 30 الي شاطي راحه', 'texts are folded as on the device');
select is(public.without_article('والبحر بالبحر للبحر الي بحر'), 'بحر بحر بحر الي بحر', 'the article comes off where it is whole');

select is(
  public.check_in_search('Walking by the sea, the sea', '{calm}', '{}')::text, '''by'' ''calm'' ''sea'' ''the'' ''walk'' ''walking''',
  'an entry is found by each word once, wherever it stands'
);

select tests.as_user('ada');
select is(pg_temp.found('30'), '3 2 1', 'the newest first, and only the caller''s');
select is(pg_temp.found('1'), '3', 'a page has as many as were asked for');
select is(
  pg_temp.found($$2, '2026-11-20', '2026-11-20T08:00:00Z', '33333333-3333-4333-8333-333333333333'$$), '2 1',
  'the next page begins after a key'
);
select is(pg_temp.typed('sea'), '1', 'a word of a note');
select is(pg_temp.typed('SEÁ'), '1', 'whatever its case and accents');
select is(pg_temp.typed('pap'), '1', 'from its beginning');
select is(pg_temp.typed('walking'), '1', 'by its English stem');
select is(pg_temp.typed('بحر'), '2', 'an Arabic word behind its article, whatever its marks');
select is(pg_temp.typed('والبحر'), '2', 'and typed with one');
select is(pg_temp.typed('هاديا'), '2', 'in any of its letter forms');
select is(pg_temp.typed('aper'), null, 'not in the middle of a word');
select is(pg_temp.typed('mum'), '1', 'a tag');
select is(pg_temp.typed('zuhause', 'at-home'), '1', 'an emotion word by its name in the person''s language');
select is(pg_temp.typed('sea & | ! :* '')'), '1', 'signs are no operators');
select is(pg_temp.found($$30, any_moods => '{1,5}'$$), '3', 'by a mood that was set');
select is(pg_temp.found($$30, any_words => '{calm}', noted => true$$), '2', 'by words and notes');
select is(pg_temp.found($$30, any_tags => '{walk}', from_day => '2026-11-18', to_day => '2026-11-18'$$), '1', 'by tags and days');
select is(
  (select array_agg(p.total) from public.journal_page(1, noted => true) as p), array[2], 'the first page of a filter counts all'
);
select is(
  (select array_agg(d::text) from public.journal_days('2026-11-01', '2026-11-30') as d),
  array['(2026-11-18,2,9,{calm})', '(2026-11-20,1,1,{})'],
  'DECISION-110: a day has the mean of the moods that were set, and the words of its newest entry'
);
select is(
  (select array_agg(n.is_later || ' ' || left(n.id::text, 1) order by n.is_later) from public.journal_neighbours(
    '2026-11-18', '2026-11-18T20:30:00Z', '22222222-2222-4222-8222-222222222222') as n),
  array['false 1', 'true 3'],
  'an entry has one before and one after it'
);
select tests.as_admin();

select * from finish();
rollback;
