-- The journal's search with texts of any length: what no entry has is cut, and entries are found as before.
begin;
select plan(19);
select tests.make_users();
select tests.agree('check_ins');

-- As they were before the bounds (20261124160100_search.sql).
create function pg_temp.letter_pairs_before(given text) returns text[] language sql as $$
  select coalesce(array_agg(distinct substr(run[1], at, 2)), '{}')
  from regexp_matches(
    normalize(given, NFKC), '[\u3005\u3041-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7af]+', 'g'
  ) as run, generate_series(1, char_length(run[1])) as at
$$;
create function pg_temp.check_in_search_before(notes text, words text[], tags text[]) returns tsvector language plpgsql as $$
declare
  given constant text := coalesce(notes, '') || ' ' || coalesce(array_to_string(tags, ' '), '');
  folded constant text := public.fold_text(given);
begin
  return strip(
    to_tsvector('pg_catalog.simple', folded)
    || to_tsvector('pg_catalog.simple', public.without_article(folded))
    || to_tsvector('pg_catalog.english', folded)
  ) || array_to_tsvector(coalesce(array_remove(array_remove(words, ''), null), '{}'))
    || case when normalize(given, NFKC) ~ '[\u3041-\u30ff\u3400-\u9fff\uac00-\ud7af]' then array_to_tsvector(pg_temp.letter_pairs_before(given)) else '' end;
end
$$;

-- 600 texts of up to 60 pieces, the same in each run: letters of every kind of writing, also in parts and of half and double
-- width, one that stands for several, signs, line ends and emoji.
select setseed(0.42);
create temporary table texts as
select n, string_agg(pieces.all[1 + floor(random() * cardinality(pieces.all))::integer], '') as given
from (select array[
    '海', '海', '山', '川', '心', '々', '〆', '㌀', '㍿', 'ｻ', 'ﾝ', 'ﾎ', 'ﾟ', 'か', 'が', 'ー', '。', '한', '국', '하루', normalize('행복', NFD),
    '𠮷', 'ﷺ', 'البحر', 'بَحر', 'وبالبحر', 'ـ', 'ء', 'é', 'É', normalize('é', NFD), 'walking', 'Straße', 'ﬁ', 'море', 'παιδιά', '😀',
    '👩‍👩‍👧', '❤️', '🇸🇦', ' ', ' ', ' ', E'\n', '-', '''', '&', '\', '7', '٣', '½'
  ] as all) as pieces, generate_series(1, 600) as n, generate_series(1, n % 60) as piece
group by n
union all values (1000, ''), (1001, null), (1002, ' '), (1003, '海'), (1004, '海海海'), (1005, '😀');
select is((select count(*) from texts), 596::bigint, 'there are texts to compare');
select is((select count(*) from texts where public.letter_pairs(given) is distinct from pg_temp.letter_pairs_before(given)), 0::bigint,
  'pairs of letters are what they were, for each of them');
select is((select count(*) from texts where cardinality(public.letter_pairs(given)) > 1) > 300, true, 'most of them have some');
select is((
  select count(*) from texts as a join texts as b on b.n = a.n + 7
  where public.check_in_search(a.given, array['calm', '', null, 'at-home'], array[left(b.given, 40), null])
    is distinct from pg_temp.check_in_search_before(a.given, array['calm', '', null, 'at-home'], array[left(b.given, 40), null])
), 0::bigint, 'and so are the words that an entry is found by');

-- The longest entry that may be is whole, also the last letters of its last tag; a longer one is refused as ever.
create function pg_temp.entry(letters integer) returns jsonb language sql as $$
  select jsonb_build_object(
    'id', gen_random_uuid(), 'user_id', tests.id_of('ada'), 'mood', 5, 'energy', 5, 'stress', 5, 'notes', repeat('한', letters),
    'tags', (select jsonb_agg(lpad(n::text, 38, 'x') || '강산') from generate_series(10, 19) as n),
    'occurred_at', '2026-11-18T18:30:00Z', 'time_zone', 'UTC', 'local_date', '2026-11-18')
$$;
select is(tests.rows_of(tests.insert_of('check_ins', pg_temp.entry(2000))), 1::bigint, 'the longest note with the longest tags is taken');
select is(search, pg_temp.check_in_search_before(notes, words, tags), 'and found by all of it') from public.check_ins;
select ok(search @@ '강산 & 한한'::tsquery, 'to the last tag') from public.check_ins;
select is(tests.error_of(tests.insert_of('check_ins', pg_temp.entry(2001))), '23514', 'a letter more is refused');
select is(tests.error_of(tests.insert_of('check_ins', pg_temp.entry(5000))), '23514', 'as is any length');

-- What no entry has is cut.
select tests.as_user('ada');
select is(public.letter_pairs(repeat('海', 4000) || '山'), array['海', '海海'], 'pairs are made of so many letters');
select is(char_length(public.fold_text(repeat('a', 5000))), 4000, 'so many letters are folded');
select is(public.check_in_search(repeat('sea ', 1000) || 'lake', '{}', '{}')::text, '''sea''', 'so many are words to find an entry by');
select is(length(public.check_in_search('', array(select n::text from generate_series(1, 500) as n), '{}')), 100, 'and so many names of emotion words');
select is(char_length(public.stem_of(repeat('a', 5000), 'ru')), 4000, 'a stem is no longer either');

-- A search is as long as the field takes, or is cut.
create function pg_temp.terms(how_many integer, given text, words integer default 0) returns jsonb language sql as $$
  select jsonb_agg(jsonb_build_object(
    'text', given || n, 'words', array(select 'w' || w from generate_series(1, words) as w))) from generate_series(1, how_many) as n
$$;
grant execute on all functions in schema pg_temp to authenticated;
select matches(public.journal_query(pg_temp.terms(100, 's'))::text, '''s100''', 'a search of a hundred words is whole');
select is(public.journal_query(pg_temp.terms(500, 's'))::text, public.journal_query(pg_temp.terms(100, 's'))::text, 'a longer one is its first hundred');
select is(
  public.journal_query(jsonb_build_array(jsonb_build_object('text', repeat('a', 1000) || 'b'), jsonb_build_object('text', 'c')))::text,
  public.journal_query(jsonb_build_array(jsonb_build_object('text', repeat('a', 1000))))::text, 'and its first thousand letters');
select is(public.journal_query(pg_temp.terms(2, 's', 5000))::text,
  public.journal_query(jsonb_build_array(pg_temp.terms(1, 's', 1000) -> 0, pg_temp.terms(2, 's') -> 1))::text, 'with a thousand names of emotion words');
select is((select count(*) from public.journal_page(30, typed => pg_temp.terms(500, 's', 100))), 0::bigint, 'so that a page of it is answered');

select * from finish();
rollback;
