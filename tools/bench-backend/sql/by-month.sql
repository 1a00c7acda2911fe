-- The same check-ins in a table of a partition for each month, under the name of the old one, so that functions and clients ask
-- the same. What a unique key or a foreign key of a partitioned table names has to hold the day: the keys get it, and what
-- hangs on a check-in can't name it by its id alone. What a check-in is found by is copied and not computed again; a trigger
-- computes it for new ones, in place of the generated column.
set synchronous_commit = off;
alter table public.check_ins rename to check_ins_whole;
create table public.check_ins (like public.check_ins_whole including defaults including constraints including storage)
  partition by range (local_date);
do $$
declare
  month date;
begin
  for month in
    select generate_series(date_trunc('month', min(local_date)), date_trunc('month', max(local_date)) + interval '1 month', '1 month')
    from public.check_ins_whole
  loop
    execute format(
      'create table bench.%I partition of public.check_ins for values from (%L) to (%L)',
      'check_ins_' || to_char(month, 'YYYY_MM'), month, month + interval '1 month'
    );
  end loop;
end
$$;
insert into public.check_ins select * from public.check_ins_whole;
alter table public.check_ins add primary key (id, local_date);
alter table public.check_ins add constraint check_ins_of_person_by_day unique (id, user_id, local_date);
alter table public.check_ins add foreign key (user_id) references auth.users (id) on delete cascade;
create index check_ins_by_user_and_day_by_month on public.check_ins (user_id, local_date, occurred_at, id);
create index check_ins_by_import_by_month on public.check_ins (import_id) where import_id is not null;
alter table public.check_ins enable row level security;
create policy "the owner reads" on public.check_ins for select to authenticated using ((select auth.uid()) = user_id);
create policy "the owner inserts" on public.check_ins for insert to authenticated with check ((select auth.uid()) = user_id);
create policy "the owner updates" on public.check_ins for update to authenticated
  using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy "the owner deletes" on public.check_ins for delete to authenticated using ((select auth.uid()) = user_id);
select public.require_second_factor('public.check_ins');
grant select, insert, update, delete on public.check_ins to authenticated;

create function bench.fill_search() returns trigger
language plpgsql
as $$
begin
  new.search := public.check_in_search(new.notes, new.words, new.tags);
  return new;
end
$$;
create trigger fill_search before insert or update on public.check_ins for each row execute function bench.fill_search();
-- The triggers of the old table.
do $$
declare
  made text;
begin
  for made in
    select replace(pg_get_triggerdef(oid), 'public.check_ins_whole', 'public.check_ins')
    from pg_trigger where tgrelid = 'public.check_ins_whole'::regclass and not tgisinternal
  loop
    execute made;
  end loop;
end
$$;
vacuum (analyze) public.check_ins;
