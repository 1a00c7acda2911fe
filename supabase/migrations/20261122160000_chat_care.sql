-- Where the help path of a conversation stands: kept with the messages that were said on it, so that a reload, another
-- device and the export find it, and erasing the conversation forgets it. No word of the person is in it. Null: off it.
alter table public.chat_messages
  add column care jsonb check (jsonb_typeof(care) = 'object' and octet_length(care::text) <= 4096);

comment on column public.chat_messages.care is 'Where the help path stands after this message; such messages go to no service outside.';

drop trigger chat_messages_guard on public.chat_messages;
create trigger chat_messages_guard before insert or update on public.chat_messages
  for each row execute function public.guard_row('id', 'user_id', 'type', 'message', 'sent_at', 'reply_to', 'care');

-- "The last message on the path", before each answer.
create index chat_messages_on_help_path on public.chat_messages (user_id, sent_at) where care is not null;

create or replace function public.schema_version() returns text
language sql
immutable
set search_path = ''
as $$ select '20261122160000_chat_care'::text $$;

grant execute on function public.schema_version() to anon, authenticated;
