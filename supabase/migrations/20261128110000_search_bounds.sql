-- The search's functions can be called with any text, and the words of a check-in are made before its note is found too
-- long: 320,000 letters kept the embedded database busy for a minute. What is longer than an entry may be (a note of 2,000
-- characters and ten tags of 40) is cut, and time grows with the length alone.

create or replace function public.letter_pairs(given text) returns text[]
language sql
immutable
set search_path = ''
as $$
  select coalesce(array_agg(distinct pairs.pair), '{}')
  from (
    select l.letter || coalesce(lead(l.letter) over (partition by run.n order by l.at), '') as pair
    from regexp_matches(
      normalize(left(given, 4000), NFKC), '[\u3005\u3041-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7af]+', 'g'
    ) with ordinality as run (letters, n),
    -- Every letter by itself: to go to one by its place would count from the first one each time.
    unnest(string_to_array(run.letters[1], null)) with ordinality as l (letter, at)
  ) as pairs
$$;

create or replace function public.fold_text(given text) returns text
language sql
immutable
set search_path = ''
as $$
  select translate(
    regexp_replace(
      lower(normalize(left(given, 4000), NFKD)),
      -- Marks above and below letters, then what is no letter at all: tatweel and the hamza on its own.
      '[\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u0640\u0621]',
      '', 'g'
    ),
    U&'\0671\0649\0629\0660\0661\0662\0663\0664\0665\0666\0667\0668\0669\060C\061B\061F\00AB\00BB\201C\201D\2018\2019\2026\2013\2014!"#$%&''()*+,-./:;<=>?@[\005C]^_`{|}~',
    U&'\0627\064A\06470123456789' || repeat(' ', 43)
  )
$$;

create or replace function public.check_in_search(notes text, words text[], tags text[]) returns tsvector
language plpgsql
immutable
set search_path = ''
as $$
declare
  given constant text := left(coalesce(notes, '') || ' ' || coalesce(array_to_string(tags, ' '), ''), 4000);
  folded constant text := public.fold_text(given);
begin
  return strip(
    to_tsvector('pg_catalog.simple', folded)
    || to_tsvector('pg_catalog.simple', public.without_article(folded))
    || to_tsvector('pg_catalog.english', folded)
  ) || array_to_tsvector((coalesce(array_remove(array_remove(words, ''), null), '{}'))[:100])
    || case when normalize(given, NFKC) ~ '[\u3041-\u30ff\u3400-\u9fff\uac00-\ud7af]' then array_to_tsvector(public.letter_pairs(given)) else '' end;
end
$$;

create or replace function public.stem_of(word text, language text) returns text
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
    )::regdictionary, lower(left(stem_of.word, 4000))))[1], ''))
  ) as stems (stem)
  where char_length(stem) >= 3 and stem !~ ' ' and starts_with(public.without_article(public.fold_text(stem_of.word)), stem)
$$;

-- Of longer searches than the field takes (200 characters, which are 100 words at most, and some more once they are folded),
-- the beginning is looked for: it finds what the whole finds, and perhaps more.
create or replace function public.journal_query(typed jsonb) returns tsquery
language plpgsql
stable
set search_path = ''
as $$
declare
  chosen constant text := (select s.language from public.user_settings as s where s.user_id = (select auth.uid()));
  letters_left integer := 1000;
  -- There are a hundred emotion words; one letter is the beginning of many.
  words_left integer := 1000;
  term jsonb;
  given text;
  folded text;
  bare text;
  word text;
  pairs text[];
  one tsquery;
  every tsquery;
begin
  for term in select t from jsonb_array_elements(typed) as t limit 100 loop
    given := left(term ->> 'text', letters_left);
    letters_left := letters_left - coalesce(char_length(given), 0);
    folded := trim(public.fold_text(given));
    if folded = '' then continue; end if;
    one := to_tsquery('pg_catalog.simple', replace(folded, ' ', ' & ') || ':*');
    bare := public.without_article(folded);
    if bare <> folded then one := one || to_tsquery('pg_catalog.simple', replace(bare, ' ', ' & ') || ':*'); end if;
    one := one || plainto_tsquery('pg_catalog.english', folded);
    if folded !~ ' ' then
      word := public.stem_of(given, chosen);
      if word is not null then one := one || (quote_literal(word) || ':*')::tsquery; end if;
    end if;
    pairs := public.letter_pairs(given);
    if cardinality(pairs) > 0 then
      -- The last letter alone stands for itself only where nothing was typed before it.
      one := one || (
        select string_agg(quote_literal(p.pair) || ':*', ' & ')
        from unnest(pairs) as p (pair)
        where char_length(p.pair) = 2 or cardinality(pairs) = 1
      )::tsquery;
    end if;
    for word in
      select w from jsonb_array_elements_text(coalesce(term -> 'words', '[]')) as w where w <> '' limit words_left
    loop
      one := one || (quote_literal(word))::tsquery;
      words_left := words_left - 1;
    end loop;
    every := case when every is null then one else every && one end;
  end loop;
  return every;
end
$$;

create or replace function public.schema_version() returns text
language sql
immutable
set search_path = ''
as $$ select '20261128110000_search_bounds'::text $$;

grant execute on function public.schema_version() to anon, authenticated;
