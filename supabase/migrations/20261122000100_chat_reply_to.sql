-- Which message an answer answers, and whom an agreement to a service outside names.

-- The function chat sends earlier messages to a service outside, but nothing of danger and no answer to it. Times alone
-- don't tell which answer belongs to which message: two may be under way at once. Null: not known, so it is not sent.
-- No foreign key: the message may be deleted, and its answer is then an answer to something unknown.
alter table public.chat_messages add column reply_to uuid;

drop trigger chat_messages_guard on public.chat_messages;
create trigger chat_messages_guard before insert or update on public.chat_messages
  for each row execute function public.guard_row('id', 'user_id', 'type', 'message', 'sent_at', 'reply_to');

-- The service a person agreed to, as the host of its address (purpose external_ai): agreeing to one is not agreeing to
-- the next. Null for every other purpose.
alter table public.consents
  add column provider text check (char_length(provider) between 1 and 253),
  add constraint consents_provider_of_external_ai check (provider is null or purpose = 'external_ai');

drop index public.consents_in_force;
create unique index consents_in_force on public.consents (user_id, purpose, text_version, coalesce(provider, ''))
  where withdrawn_at is null;

drop trigger consents_guard on public.consents;
create trigger consents_guard before insert or update on public.consents
  for each row execute function public.guard_row(
    'id', 'user_id', 'purpose', 'text_version', 'language', 'granted_at', 'provider'
  );

-- As before, with the provider as part of what is agreed to.
create or replace function public.consents_stamp() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    if auth.uid() is not null and exists (
      select from public.consents as known
      where known.user_id = new.user_id and known.purpose = new.purpose
        and known.text_version = new.text_version and known.provider is not distinct from new.provider
        and known.withdrawn_at is null
    ) then
      return null;
    end if;
    new.granted_at := now();
    new.withdrawn_at := null;
  elsif old.withdrawn_at is not null then
    -- Withdrawing twice is withdrawing once; taking the withdrawal back is refused.
    if new.withdrawn_at is null then
      raise exception 'consents: a withdrawal is final' using errcode = '23514';
    end if;
    new.withdrawn_at := old.withdrawn_at;
  elsif new.withdrawn_at is not null then
    new.withdrawn_at := now();
  end if;
  return new;
end
$$;

create or replace function public.schema_version() returns text
language sql
immutable
set search_path = ''
as $$ select '20261122000100_chat_reply_to'::text $$;

grant execute on function public.schema_version() to anon, authenticated;
