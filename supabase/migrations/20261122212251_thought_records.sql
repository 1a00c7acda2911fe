-- Thought records: one thought, looked at from two sides. Each saving is a row of its own (see safety_plans); of a record
-- only the newest stays. A removal is a row without words, so that it too can wait in the outbox and what arrives after
-- it brings nothing back.

-- Strengths from 0 to 10, in the order of the feelings; none, or one for each.
create function private.is_strength_list(strengths smallint[], feelings text[]) returns boolean
language sql
immutable
set search_path = ''
as $$
  select cardinality(strengths) in (0, cardinality(feelings))
    and coalesce(array_ndims(strengths), 1) = 1
    and not exists (select from unnest(strengths) as strength where strength is null or strength not between 0 and 10)
$$;

create table public.thought_records (
  -- Made by the client, so that a write which is sent twice is one row.
  id uuid primary key,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  -- The record that this is a saving of.
  record_id uuid not null,
  -- Where it stands: 1 to 7 are the steps, 8 is finished.
  step smallint not null default 1 check (step between 1 and 8),
  situation text not null default '' check (char_length(situation) <= 2000),
  feelings text[] not null default '{}' check (private.is_short_list(feelings, 8, 40)),
  before smallint[] not null default '{}' check (private.is_strength_list(before, feelings)),
  thought text not null default '' check (char_length(thought) <= 2000),
  -- How much it is believed, in percent; null where nobody said.
  belief smallint check (belief between 0 and 100),
  speaks_for text not null default '' check (char_length(speaks_for) <= 2000),
  speaks_against text not null default '' check (char_length(speaks_against) <= 2000),
  fuller_thought text not null default '' check (char_length(fuller_thought) <= 2000),
  after smallint[] not null default '{}' check (private.is_strength_list(after, feelings)),
  removed boolean not null default false,
  started_at timestamptz not null,
  -- By the person's device: what was written last holds, whatever arrived last.
  saved_at timestamptz not null,
  created_at timestamptz not null default now(),
  constraint thought_records_removed_without_words check (
    not removed or (
      situation = '' and thought = '' and speaks_for = '' and speaks_against = '' and fuller_thought = ''
      and belief is null and feelings = '{}' and before = '{}' and after = '{}'
    )
  )
);

comment on table public.thought_records is 'Thought records, one row for the newest saving of each; a removed one has no words left.';

-- Every read is "this user, newest first".
create index thought_records_by_user_and_time on public.thought_records (user_id, started_at desc);
create index thought_records_by_record on public.thought_records (record_id, saved_at desc);

create trigger thought_records_guard before insert or update on public.thought_records
  for each row execute function public.guard_row('id', 'user_id', 'record_id', 'saved_at');

create function private.keep_newest_saving() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from public.thought_records as r
  where r.user_id = new.user_id and r.record_id = new.record_id and r.id <> (
    select q.id from public.thought_records as q
    where q.user_id = new.user_id and q.record_id = new.record_id
    order by q.saved_at desc, q.removed desc, q.id limit 1
  );
  return null;
end
$$;
create trigger thought_records_keep after insert on public.thought_records
  for each row execute function private.keep_newest_saving();

alter table public.thought_records enable row level security;

create policy "thought_records: the owner reads" on public.thought_records
  for select to authenticated using ((select auth.uid()) = user_id);
create policy "thought_records: the owner inserts" on public.thought_records
  for insert to authenticated with check ((select auth.uid()) = user_id);
create policy "thought_records: the owner deletes" on public.thought_records
  for delete to authenticated using ((select auth.uid()) = user_id);

grant select, insert, delete on public.thought_records to authenticated;

select public.require_second_factor('public.thought_records');
select public.limit_rows('public.thought_records');

create or replace function public.schema_version() returns text
language sql
immutable
set search_path = ''
as $$ select '20261122212251_thought_records'::text $$;

grant execute on function public.schema_version() to anon, authenticated;
