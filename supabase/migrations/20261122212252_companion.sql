-- The companion: the tool that an answer offers, and a ledger of everything that was ever sent to a service outside.

-- Nothing opens before the person says yes. Null: nothing is offered.
alter table public.chat_messages
  add column offer text check (offer in ('breathe', 'record', 'plan', 'journal', 'goal'));

drop trigger chat_messages_guard on public.chat_messages;
create trigger chat_messages_guard before insert or update on public.chat_messages
  for each row execute function public.guard_row('id', 'user_id', 'type', 'message', 'sent_at', 'reply_to', 'care', 'offer');

create table public.ai_ledger (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  -- The host of the service, and the model it was asked for.
  provider text not null check (char_length(provider) between 1 and 253),
  model text not null check (char_length(model) between 1 and 200),
  -- What was sent, word for word and oldest first; the last one is the message itself.
  items text[] not null check (cardinality(items) between 1 and 20),
  -- How many names, addresses and numbers were taken out, and how many earlier messages were held back.
  taken_out integer not null default 0 check (taken_out >= 0),
  held_back integer not null default 0 check (held_back >= 0),
  sent_at timestamptz not null default now(),
  created_at timestamptz not null default now()
);

comment on table public.ai_ledger is 'Every item that was sent to an AI service, written before it was sent.';

create index ai_ledger_by_user_and_time on public.ai_ledger (user_id, sent_at desc);

create trigger ai_ledger_guard before insert or update on public.ai_ledger
  for each row execute function public.guard_row('id', 'user_id', 'provider', 'model', 'items', 'taken_out', 'held_back', 'sent_at');

alter table public.ai_ledger enable row level security;

create policy "ai_ledger: the owner reads" on public.ai_ledger
  for select to authenticated using ((select auth.uid()) = user_id);
-- By the function that sends, as its caller.
create policy "ai_ledger: the owner inserts" on public.ai_ledger
  for insert to authenticated with check ((select auth.uid()) = user_id);
create policy "ai_ledger: the owner deletes" on public.ai_ledger
  for delete to authenticated using ((select auth.uid()) = user_id);

grant select, insert, delete on public.ai_ledger to authenticated;

select public.require_second_factor('public.ai_ledger');
select public.limit_rows('public.ai_ledger');

create or replace function public.schema_version() returns text
language sql
immutable
set search_path = ''
as $$ select '20261122212252_companion'::text $$;

grant execute on function public.schema_version() to anon, authenticated;
