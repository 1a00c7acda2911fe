-- What a job or a trigger writes has a kind, and is sent by e-mail and push where a person wants it so. A client's has none:
-- with one, anybody's own words went out in the product's mails, and a notification of a day could be taken before it came.
alter policy "notifications: the owner inserts" on public.notifications
  with check ((select auth.uid()) = user_id and kind is null);

create or replace function public.schema_version() returns text
language sql
immutable
set search_path = ''
as $$ select '20261128110300_own_notifications'::text $$;

grant execute on function public.schema_version() to anon, authenticated;
