-- Tags of a check-in: what the day was about (work, family, sleep ...), in the user's own words.

-- At most 10 of 1-40 characters, none blank.
create function public.is_tag_list(tags text[]) returns boolean
language sql
immutable
set search_path = ''
as $$
  select cardinality(tags) <= 10
    and coalesce(array_ndims(tags), 1) = 1
    and not exists (
      select from unnest(tags) as tag where tag is null or char_length(tag) > 40 or tag !~ '\S'
    )
$$;

alter table public.check_ins add column tags text[] not null default '{}' check (public.is_tag_list(tags));

create or replace function public.schema_version() returns text
language sql
immutable
set search_path = ''
as $$ select '20261121001000_check_in_tags'::text $$;

grant execute on function public.schema_version() to anon, authenticated;
