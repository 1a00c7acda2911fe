-- {{pool}} notes with the words and tags of their check-ins. Six of ten have a note: of 4 to 24 words mostly, one in fifty of 150. The
-- words are made of three syllables of sixteen, the rare and the frequent; some notes are in Arabic.
create table bench.pool as
select id,
  case when h % 10 < 6 then (
    select string_agg(bench.word(id * 151 + w), ' ')
      || case when h % 29 = 0 then ' walked by the sea' else '' end || case when h % 31 = 0 then ' قرب البحر' else '' end
    from generate_series(1, case when h % 50 = 3 then 150 else 4 + h / 50 % 21 end) as w
  ) end as notes,
  case h % 4 when 0 then array['calm'] when 1 then array['tired', 'hopeful'] else '{}' end as words,
  case h % 5 when 0 then array['work'] when 1 then array['family', 'walk'] else '{}' end as tags
from generate_series(0, {{pool}} - 1) as id, lateral (select abs(hashint8(id))::bigint as h) as hashed;
create unique index pool_id on bench.pool (id);

create function bench.key(notes text, words text[], tags text[]) returns bigint
language sql immutable
as $$
  select hashtextextended(coalesce(notes, '') || '|' || array_to_string(words, ',') || '|' || array_to_string(tags, ','), 0)
$$;
create table bench.vectors as
select distinct on (bench.key(notes, words, tags))
  bench.key(notes, words, tags) as key, public.check_in_search(notes, words, tags) as search
from bench.pool;
create unique index vectors_key on bench.vectors (key);
analyze bench.pool;
analyze bench.vectors;

-- While the tables are filled, what a check-in is found by is looked up where it was computed once for each note: the same
-- values in a tenth of the time. The function itself comes back afterwards.
do $$
begin
  execute replace(
    pg_get_functiondef('public.check_in_search(text, text[], text[])'::regprocedure), 'public.check_in_search', 'bench.check_in_search'
  );
end
$$;
create or replace function public.check_in_search(notes text, words text[], tags text[]) returns tsvector
language plpgsql immutable
as $$
begin
  return (select v.search from bench.vectors as v where v.key = bench.key(notes, words, tags));
end
$$;
