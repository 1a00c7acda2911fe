-- A weekly report holds figures of check-ins: it goes with them. Where some of its week are left, the next run of the
-- jobs writes it anew from those.

create function private.forget_weekly_reports() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from public.notifications as n
  using gone
  where n.user_id = gone.user_id
    and n.kind = 'weekly-report'
    and gone.local_date between n.local_date - 7 and n.local_date - 1;
  return null;
end
$$;

revoke execute on function private.forget_weekly_reports() from public, anon, authenticated;

create trigger forget_weekly_reports after delete on public.check_ins
  referencing old table as gone
  for each statement execute function private.forget_weekly_reports();

create or replace function public.schema_version() returns text
language sql
immutable
set search_path = ''
as $$ select '20261122004000_forgotten_weeks'::text $$;

grant execute on function public.schema_version() to anon, authenticated;
