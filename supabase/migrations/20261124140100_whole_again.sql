-- An entry that was deleted and is brought back by Undo comes back whole, whatever became of the answers meanwhile. Whoever
-- deletes one has asked before what goes with it; but that answer may have been late, or lost. For an hour it is kept here
-- too, where no role of the API can read: what was read of the entry's note, and what was recommended after it.
create table private.gone_with_check_ins (
  check_in_id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  gone_at timestamptz not null default now(),
  readings jsonb not null,
  recommendations jsonb not null
);
create index gone_with_check_ins_by_user on private.gone_with_check_ins (user_id);
create index gone_with_check_ins_by_time on private.gone_with_check_ins (gone_at);

create function private.keep_what_goes() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into private.gone_with_check_ins (check_in_id, user_id, readings, recommendations)
  select old.id, old.user_id, r.kept, s.kept
  from
    (select coalesce(jsonb_agg(to_jsonb(e)), '[]') as kept from public.emotion_readings as e where e.check_in_id = old.id) as r,
    (select coalesce(jsonb_agg(to_jsonb(e)), '[]') as kept from public.recommendations_shown as e where e.check_in_id = old.id) as s
  where (r.kept <> '[]' or s.kept <> '[]')
    -- With the account everything goes.
    and exists (select from auth.users as u where u.id = old.user_id);
  return old;
end
$$;
create trigger keep_what_goes before delete on public.check_ins
  for each row execute function private.keep_what_goes();

-- Only what is deleted by itself has Undo: of a range, of all, and of an import nothing is kept.
create function private.forget_what_went() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if (select count(*) from (select from gone limit 2) as first_two) > 1 then
    delete from private.gone_with_check_ins as g using gone where g.check_in_id = gone.id;
  end if;
  return null;
end
$$;
create trigger forget_what_went after delete on public.check_ins
  referencing old table as gone
  for each statement execute function private.forget_what_went();

create function private.bring_back_what_went() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  kept private.gone_with_check_ins;
begin
  delete from private.gone_with_check_ins as g where g.check_in_id = new.id and g.user_id = new.user_id
  returning * into kept;
  if not found or kept.gone_at < now() - interval '1 hour' then return null; end if;
  begin
    insert into public.emotion_readings
    select r.* from jsonb_populate_recordset(null::public.emotion_readings, kept.readings) as r
    on conflict (id) do nothing;
    insert into public.recommendations_shown
    select r.* from jsonb_populate_recordset(null::public.recommendations_shown, kept.recommendations) as r
    on conflict do nothing;
  exception
    -- What may not be kept any more, as after a consent was taken back, keeps no entry from coming back.
    when others then null;
  end;
  return null;
end
$$;
create trigger bring_back_what_went after insert on public.check_ins
  for each row execute function private.bring_back_what_went();

revoke execute on function private.keep_what_goes(), private.forget_what_went(), private.bring_back_what_went()
from public, anon, authenticated;

create or replace function public.run_upkeep() returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  ended integer;
begin
  delete from private.gone_with_check_ins where gone_at < now() - interval '1 hour';
  delete from private.client_errors where at < now() - interval '30 days';
  delete from private.mounts where at < now() - interval '30 days';
  delete from private.web_vitals where at < now() - interval '30 days';
  delete from private.health_calls where at < now() - interval '1 hour';
  delete from auth.sessions as s where not private.is_live(s.id, s.user_id);
  get diagnostics ended = row_count;
  return ended;
end
$$;

create or replace function public.schema_version() returns text
language sql
immutable
set search_path = ''
as $$ select '20261124140100_whole_again'::text $$;

grant execute on function public.schema_version() to anon, authenticated;
