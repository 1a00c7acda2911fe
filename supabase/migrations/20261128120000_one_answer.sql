-- A sending to a service outside is what costs, so it is what `chat` counts. Messages were counted: one whose id was sent again
-- and again was stored once, counted once, and sent each time. What is answered here costs nothing, and help in danger is
-- not refused to somebody who wrote much; such messages are under the limits of every table.
drop trigger a_limit_chat on public.chat_messages;

create or replace function private.limit_chat() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  wait integer;
begin
  wait := private.take(auth.uid(), 'chat', (select count(*) from touched)::integer);
  if wait > 0 then perform private.refuse_for(wait, 'chat'); end if;
  return null;
end
$$;
revoke execute on function private.limit_chat() from public, anon, authenticated;

-- Entered before it is sent: what is refused here is not sent. Deleting the entry makes no room.
create trigger a_limit_chat after insert on public.ai_ledger referencing new table as touched
  for each statement when (auth.uid() is not null) execute function private.limit_chat();

-- A message has one answer, whatever id a second one has. Where there are more, the first stays its answer; the others stay in
-- the conversation as answers to something unknown, which go to no service outside.
alter table public.chat_messages disable trigger chat_messages_guard;
update public.chat_messages as m set reply_to = null
where m.type = 'ai' and exists (
  select from public.chat_messages as earlier
  where earlier.user_id = m.user_id and earlier.reply_to = m.reply_to and earlier.type = 'ai'
    and (earlier.sent_at, earlier.id) < (m.sent_at, m.id)
);
alter table public.chat_messages enable trigger chat_messages_guard;

create unique index chat_messages_one_answer on public.chat_messages (user_id, reply_to) where type = 'ai';

create or replace function public.schema_version() returns text
language sql
immutable
set search_path = ''
as $$ select '20261128120000_one_answer'::text $$;

grant execute on function public.schema_version() to anon, authenticated;
