-- The conversation with the assistant. A message is never changed; the user may delete any of them.

create table public.chat_messages (
  -- Made by the client (for an answer: by the function that answers), as in check_ins.
  id uuid primary key,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  type text not null check (type in ('user', 'ai')),
  message text not null check (char_length(message) <= 4000 and message ~ '\S'),
  -- The instant on the writer's clock: the order of the conversation.
  sent_at timestamptz not null default now(),
  created_at timestamptz not null default now()
);

comment on table public.chat_messages is 'What the user wrote and what the assistant answered.';

-- "This user's last messages", the last 6 as the context of the next answer.
create index chat_messages_by_user_and_time on public.chat_messages (user_id, sent_at, id);

create trigger chat_messages_guard before insert or update on public.chat_messages
  for each row execute function public.guard_row('id', 'user_id', 'type', 'message', 'sent_at');

alter table public.chat_messages enable row level security;

create policy "chat_messages: the owner reads" on public.chat_messages
  for select to authenticated using ((select auth.uid()) = user_id);
create policy "chat_messages: the owner inserts" on public.chat_messages
  for insert to authenticated with check ((select auth.uid()) = user_id);
create policy "chat_messages: the owner deletes" on public.chat_messages
  for delete to authenticated using ((select auth.uid()) = user_id);
-- No update policy: what was said was said.

grant select, insert, delete on public.chat_messages to authenticated;

create or replace function public.schema_version() returns text
language sql
immutable
set search_path = ''
as $$ select '20261121000500_chat_messages'::text $$;

grant execute on function public.schema_version() to anon, authenticated;
