-- The function of the schema again.
do $$
begin
  execute replace(
    pg_get_functiondef('bench.check_in_search(text, text[], text[])'::regprocedure), 'bench.check_in_search', 'public.check_in_search'
  );
end
$$;
-- What was looked up is what it says.
select 1 / (count(*) = 0)::integer
from (select * from public.check_ins tablesample system (0.05)) as c
where c.search is distinct from public.check_in_search(c.notes, c.words, c.tags);
