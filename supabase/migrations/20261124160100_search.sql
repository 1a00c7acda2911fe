-- The journal's search in every language of the app. Chinese and Japanese write no spaces, and Korean few: what is written so
-- is found by pairs of letters. In the other languages a word is found in its other forms by its stem.

-- The pairs of letters in each run of Chinese, Japanese and Korean writing, and the last letter of each.
create function public.letter_pairs(given text) returns text[]
language sql
immutable
set search_path = ''
as $$
  select coalesce(array_agg(distinct substr(run[1], at, 2)), '{}')
  from regexp_matches(
    normalize(given, NFKC), '[\u3005\u3041-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7af]+', 'g'
  ) as run, generate_series(1, char_length(run[1])) as at
$$;

create or replace function public.check_in_search(notes text, words text[], tags text[]) returns tsvector
language plpgsql
immutable
set search_path = ''
as $$
declare
  given constant text := coalesce(notes, '') || ' ' || coalesce(array_to_string(tags, ' '), '');
  folded constant text := public.fold_text(given);
begin
  return strip(
    to_tsvector('pg_catalog.simple', folded)
    || to_tsvector('pg_catalog.simple', public.without_article(folded))
    || to_tsvector('pg_catalog.english', folded)
  ) || array_to_tsvector(coalesce(array_remove(array_remove(words, ''), null), '{}'))
    || case when normalize(given, NFKC) ~ '[\u3041-\u30ff\u3400-\u9fff\uac00-\ud7af]' then array_to_tsvector(public.letter_pairs(given)) else '' end;
end
$$;

-- The beginning that the forms of a word have in common in a language, folded; null where it is too short to mean it, where
-- the word begins otherwise, and in a language that none is known for.
create function public.stem_of(word text, language text) returns text
language sql
immutable
set search_path = ''
as $$
  select stem from (
    select public.fold_text(coalesce((ts_lexize((
      'pg_catalog.' || case split_part(stem_of.language, '-', 1)
        when 'ar' then 'arabic' when 'de' then 'german' when 'es' then 'spanish' when 'fr' then 'french'
        when 'it' then 'italian' when 'pt' then 'portuguese' when 'ru' then 'russian'
      end || '_stem'
    )::regdictionary, lower(stem_of.word)))[1], ''))
  ) as stems (stem)
  where char_length(stem) >= 3 and stem !~ ' ' and starts_with(public.without_article(public.fold_text(stem_of.word)), stem)
$$;

-- What was typed, as a query: every word of it must be there, from its beginning, or by the stem that it has in the caller's
-- language.
create or replace function public.journal_query(typed jsonb) returns tsquery
language plpgsql
stable
set search_path = ''
as $$
declare
  chosen constant text := (select s.language from public.user_settings as s where s.user_id = (select auth.uid()));
  term jsonb;
  folded text;
  bare text;
  word text;
  pairs text[];
  one tsquery;
  every tsquery;
begin
  for term in select t from jsonb_array_elements(typed) as t loop
    folded := trim(public.fold_text(term ->> 'text'));
    if folded = '' then continue; end if;
    one := to_tsquery('pg_catalog.simple', replace(folded, ' ', ' & ') || ':*');
    bare := public.without_article(folded);
    if bare <> folded then one := one || to_tsquery('pg_catalog.simple', replace(bare, ' ', ' & ') || ':*'); end if;
    one := one || plainto_tsquery('pg_catalog.english', folded);
    if folded !~ ' ' then
      word := public.stem_of(term ->> 'text', chosen);
      if word is not null then one := one || (quote_literal(word) || ':*')::tsquery; end if;
    end if;
    pairs := public.letter_pairs(term ->> 'text');
    if cardinality(pairs) > 0 then
      -- The last letter alone stands for itself only where nothing was typed before it.
      one := one || (
        select string_agg(quote_literal(p.pair) || ':*', ' & ')
        from unnest(pairs) as p (pair)
        where char_length(p.pair) = 2 or cardinality(pairs) = 1
      )::tsquery;
    end if;
    for word in select w from jsonb_array_elements_text(coalesce(term -> 'words', '[]')) as w where w <> '' loop
      one := one || (quote_literal(word))::tsquery;
    end loop;
    every := case when every is null then one else every && one end;
  end loop;
  return every;
end
$$;

revoke execute on function public.letter_pairs(text), public.stem_of(text, text) from public, anon;
grant execute on function public.letter_pairs(text), public.stem_of(text, text) to authenticated, service_role;

-- Entries of before: their words are made anew, and nothing else of them changes.
alter table public.check_ins disable trigger user;
update public.check_ins set notes = notes
where normalize(coalesce(notes, '') || array_to_string(tags, ''), NFKC) ~ '[\u3041-\u30ff\u3400-\u9fff\uac00-\ud7af]';
alter table public.check_ins enable trigger user;

create or replace function public.schema_version() returns text
language sql
immutable
set search_path = ''
as $$ select '20261124160100_search'::text $$;

grant execute on function public.schema_version() to anon, authenticated;
