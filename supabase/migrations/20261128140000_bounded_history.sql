-- What one person may fill the disk with, of what was still without a bound: rows that triggers write, and fields that have
-- a shape but no size.

-- After a statement of a client: what was written along with it into a table is under that table's limit.
create function private.refuse_above_limits(made text[]) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  each_made name;
  most integer;
  kept integer;
begin
  foreach each_made in array made loop
    select l.most into most from private.limits as l
    where l.name in ('rows:' || each_made, 'rows:*') order by l.name = 'rows:*' limit 1;
    execute format('select count(*) from (select from public.%I where user_id = $1 limit $2 + 1) as counted', each_made)
      into kept using auth.uid(), most;
    if kept > most then perform private.refuse_full(each_made, most); end if;
  end loop;
end
$$;

create or replace function private.limit_made() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if exists (
    select from touched as t join earlier as e on e.id = t.id where t.progress <> e.progress
  ) then perform private.refuse_above_limits(tg_argv); end if;
  return null;
end
$$;

create function private.limit_written_along() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if exists (select from touched) then perform private.refuse_above_limits(tg_argv); end if;
  return null;
end
$$;
revoke execute on function private.refuse_above_limits(text[]), private.limit_made(), private.limit_written_along()
from public, anon, authenticated;

-- Twenty earlier versions of each check-in are 400,000 of all. Deleting a check-in makes room.
create trigger b_limit_versions after update on public.check_ins referencing new table as touched
  for each statement when (auth.uid() is not null) execute function private.limit_written_along('check_in_versions');
-- As large as a check-in.
alter table public.check_in_versions add constraint check_in_versions_size check (
  cardinality(touched) <= 3 and char_length(notes) <= 2000
  and cardinality(words) <= 3 and char_length(array_to_string(words, '')) <= 120 and public.is_tag_list(tags)
) not valid;

-- An exercise marked its day in each of 2,000 habits, and each mark took a lock of its own, of which a server has some
-- thousands for everybody. Nobody has a hundred habits of one exercise; one lock for a person's marks is enough.
create or replace function private.mark_habits() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.habit_marks (id, user_id, habit_id, local_date, done, saved_at)
  select gen_random_uuid(), new.user_id, h.id, new.local_date, true, new.occurred_at
  from public.habits as h
  where h.user_id = new.user_id
    -- The Mindfulness Exercise is the same breath for a minute longer.
    and h.exercise = case new.exercise when 'slow-breathing' then 'breathing-4-6' else new.exercise end
    -- What was done before there was the habit says nothing of it.
    and new.local_date >= h.started_on
  order by h.created_at, h.id
  limit 100;
  return null;
end
$$;
create trigger b_limit_marks after insert on public.activities referencing new table as touched
  for each statement when (auth.uid() is not null) execute function private.limit_written_along('habit_marks');

create or replace function private.keep_last_mark() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.created_at := now();
  -- Of a device whose clock is fast.
  if new.saved_at > now() then new.saved_at := now(); end if;
  perform pg_advisory_xact_lock(hashtextextended('habit marks ' || new.user_id, 0));
  if exists (
    select from public.habit_marks as m
    where m.habit_id = new.habit_id and m.local_date = new.local_date and m.id <> new.id
      and m.user_id = new.user_id and m.saved_at > new.saved_at
  ) then
    return null;
  end if;
  delete from public.habit_marks as m
  where m.habit_id = new.habit_id and m.local_date = new.local_date and m.id <> new.id and m.user_id = new.user_id;
  return new;
end
$$;

-- The ledger: an entry had a length in characters, and 20,000 of the longest are 5 GB. `bytes:<table>` is how much of it one
-- person may keep, as it is stored. Deleting entries makes room.
comment on table private.limits is
  'Limits for each person. rows:<table> is how many rows of it, rows:* of a table that is not named, bytes:<table> how much.';
insert into private.limits (name, most, per) values ('bytes:ai_ledger', 64 * 1024 * 1024, null);
create function private.limit_ledger() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  most constant integer := (select l.most from private.limits as l where l.name = 'bytes:ai_ledger');
begin
  if (select sum(pg_column_size(l.items)) from public.ai_ledger as l where l.user_id = auth.uid()) > most then
    perform private.refuse_full('ai_ledger', most);
  end if;
  return null;
end
$$;
revoke execute on function private.limit_ledger() from public, anon, authenticated;
create trigger b_limit_ledger after insert on public.ai_ledger
  for each statement when (auth.uid() is not null) execute function private.limit_ledger();

-- What goes with a check-in is kept for an hour, so that deleting and adding in turns kept more and more: only of the last
-- twenty now, and of each no more than pages ever hang on one.
create or replace function private.keep_what_goes() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into private.gone_with_check_ins (check_in_id, user_id, readings, recommendations)
  select old.id, old.user_id, r.kept, s.kept
  from
    (
      select coalesce(jsonb_agg(to_jsonb(e)), '[]') as kept
      from (select * from public.emotion_readings where check_in_id = old.id order by created_at, id limit 50) as e
    ) as r,
    (
      select coalesce(jsonb_agg(to_jsonb(e)), '[]') as kept
      from (select * from public.recommendations_shown where check_in_id = old.id order by shown_at, id limit 50) as e
    ) as s
  where (r.kept <> '[]' or s.kept <> '[]')
    -- With the account everything goes.
    and exists (select from auth.users as u where u.id = old.user_id);
  return old;
end
$$;

create or replace function private.forget_what_went() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if (select count(*) from (select from gone limit 2) as first_two) > 1 then
    delete from private.gone_with_check_ins as g using gone where g.check_in_id = gone.id;
  else
    delete from private.gone_with_check_ins as g using gone
    where g.user_id = gone.user_id and g.check_in_id in (
      select kept.check_in_id from private.gone_with_check_ins as kept
      where kept.user_id = gone.user_id order by kept.gone_at desc, kept.check_in_id offset 20
    );
  end if;
  return null;
end
$$;

-- Numbers of JSON have as many digits as one likes, and a text may be in as many languages.
alter table public.emotion_readings add constraint emotion_readings_correction_size
  check (octet_length(correction::text) <= 1000) not valid;
alter policy "notifications: the owner inserts" on public.notifications with check (
  (select auth.uid()) = user_id and kind is null
  and octet_length(coalesce(titles::text, '') || coalesce(messages::text, '')) <= 8192
);

-- What an account tells of itself is merged with what it told before, without end, and a hosted project puts it into every
-- token. A provider's own are below this, too.
create function private.refuse_long_metadata() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  raise exception 'users: the metadata is too long' using errcode = '23514';
end
$$;
revoke execute on function private.refuse_long_metadata() from public, anon, authenticated;
create trigger refuse_long_metadata before insert or update of raw_user_meta_data on auth.users
  for each row when (octet_length(new.raw_user_meta_data::text) > 65536) execute function private.refuse_long_metadata();

create or replace function public.schema_version() returns text
language sql
immutable
set search_path = ''
as $$ select '20261128140000_bounded_history'::text $$;

grant execute on function public.schema_version() to anon, authenticated;
