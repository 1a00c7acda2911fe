create schema bench;
grant usage on schema bench to public;
-- One of 4,096 words, the first ones far more often.
create function bench.word(seed bigint) returns text
language sql immutable
as $$
  select s[1 + k / 256] || s[1 + k / 16 % 16] || s[1 + k % 16]
  from (values (
    array['ma','re','so','ti','na','lo','be','ka','du','fi','ge','ho','ju','pa','vi','ze'],
    floor(4095 * power((hashint8(seed)::bigint + 2147483648) / 4294967296.0::float, 3))::integer
  )) as of (s, k)
$$;
