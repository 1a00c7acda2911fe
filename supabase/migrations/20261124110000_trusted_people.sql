-- Trusted people: somebody lets somebody else be near. Tables first, then what each side may ask.
--
-- All of it lies where no role of the API can read. The other side reaches one thing, the preview, by one function.

-- What a person chose to share. Who has no row chose nothing.
create table private.sharing (
  user_id uuid primary key references auth.users (id) on delete cascade,
  -- The one line that comes from moods. Without it the week's line says no more than that there were check-ins.
  mood_line boolean not null default false
);

-- One direction: `user_id` is seen, `viewer_id` sees.
create table private.trusted_people (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  viewer_id uuid not null references auth.users (id) on delete cascade,
  paused boolean not null default false,
  created_at timestamptz not null default now(),
  unique (user_id, viewer_id),
  check (user_id <> viewer_id)
);
create index trusted_people_by_viewer on private.trusted_people (viewer_id);

create table private.trust_invites (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  -- SHA-256 of the token; the token itself is told once and kept nowhere.
  token_hash bytea not null unique,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '7 days',
  -- Who took it. It stays until it expires, so that an answer that was lost can be asked for again.
  used_by uuid references auth.users (id) on delete cascade
);
create index trust_invites_by_user on private.trust_invites (user_id);

create table private.kind_words (
  id uuid primary key default gen_random_uuid(),
  link_id uuid not null references private.trusted_people (id) on delete cascade,
  kind text not null check (kind in ('thinking', 'here', 'rest', 'walk', 'tea', 'no-answer')),
  sent_at timestamptz not null default now(),
  seen_at timestamptz,
  -- Whether the reader gave receipts when they saw it: turning the switch on tells nothing of before.
  receipt boolean not null default false
);
create index kind_words_by_link on private.kind_words (link_id, sent_at desc);

create table private.trust_blocks (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  blocked_id uuid not null references auth.users (id) on delete cascade,
  -- As it was then: a block does not follow somebody.
  name text not null,
  created_at timestamptz not null default now(),
  unique (user_id, blocked_id)
);
create index trust_blocks_by_blocked on private.trust_blocks (blocked_id);

alter table private.sharing enable row level security;
alter table private.trusted_people enable row level security;
alter table private.trust_invites enable row level security;
alter table private.kind_words enable row level security;
alter table private.trust_blocks enable row level security;

insert into private.limits (name, most, per) values
  ('trust_invites', 10, interval '1 day'),
  ('trust_lookups', 60, interval '1 hour'),
  ('kind_words', 30, interval '1 day'),
  -- At once: links that wait, people that see somebody.
  ('waiting_invites', 5, null),
  ('trusted_people', 20, null);

-- The caller; refuses who has no session that goes on, or owes a code.
create function private.trust_caller() returns uuid
language plpgsql
stable
set search_path = ''
as $$
begin
  if auth.uid() is null or not public.second_factor_given() then
    raise exception 'Trusted people need a session, and the code of the second factor where there is one'
      using errcode = '28000';
  end if;
  return auth.uid();
end
$$;

create function private.take_or_refuse(person uuid, what text) returns void
language plpgsql
set search_path = ''
as $$
declare
  wait constant integer := private.take(person, what, 1);
begin
  if wait > 0 then perform private.refuse_for(wait, what); end if;
end
$$;

-- A privacy switch; all are off until they are turned on.
create function private.has_privacy_switch(person uuid, switch text) returns boolean
language sql
stable
set search_path = ''
as $$
  select coalesce((select (s.privacy ->> switch)::boolean from public.user_settings as s where s.user_id = person), false)
$$;

-- Whether they used Nafas on what is today where they are. "Active today" is a dot, never a time.
create function private.was_active_today(person uuid) returns boolean
language sql
stable
set search_path = ''
as $$
  select exists (
    select from auth.sessions as s
    where s.user_id = person
      and public.local_time_of(person, coalesce(s.refreshed_at at time zone 'UTC', s.created_at))::date
        = public.local_time_of(person, now())::date
  )
$$;

-- Both show it or neither sees it.
create function private.sees_activity(one uuid, other uuid) returns boolean
language sql
stable
set search_path = ''
as $$
  select case
    when private.has_privacy_switch(one, 'activityStatus') and private.has_privacy_switch(other, 'activityStatus')
    then private.was_active_today(other)
  end
$$;

-- How the week went by its moods, as one of four words; null when fewer than three days say anything. Only sliders that
-- were touched count. By the slope of the days' means over the week: a whole point is a change.
create function private.mood_of_week(person uuid, from_day date, until_day date) returns text
language sql
stable
set search_path = ''
as $$
  with days as (
    select c.local_date, avg(c.mood) as mood
    from public.check_ins as c
    where c.user_id = person and c.local_date between from_day and until_day and 'mood' = any (c.touched)
    group by c.local_date
  ), week as (
    select count(*) as days, regr_slope(mood, local_date - from_day) * 6 as change, stddev_pop(mood) as spread from days
  )
  select case
    when days < 3 then null
    when change >= 1 then 'lighter'
    when change <= -1 then 'heavier'
    when spread >= 2 then 'changing'
    else 'even'
  end from week
$$;

-- The preview: all that the other side ever gets of a person. Made of whole weeks, Sunday to Saturday where they are, so
-- that it changes once a week: asking every day tells nothing about a day.
create function private.preview_of(person uuid, is_open boolean)
returns table (
  state text, name text, avatar_url text, week_ends date, week text, mood text, days integer, achievements jsonb
)
language plpgsql
stable
set search_path = ''
as $$
declare
  today constant date := public.local_time_of(person, now())::date;
  saturday constant date := today - extract(dow from today)::integer - 1;
begin
  select p.name, p.avatar_url into name, avatar_url from public.profiles as p where p.id = person;
  if not is_open then
    state := 'quiet';
    return next;
    return;
  end if;
  state := 'shared';
  week_ends := saturday;
  select
    case count(distinct c.local_date) filter (where c.local_date > saturday - 7)
      when 0 then 'none' when 1 then 'few' when 2 then 'few' when 6 then 'most' when 7 then 'most' else 'some'
    end,
    count(distinct c.local_date)
  into week, days
  from public.check_ins as c
  where c.user_id = person and c.local_date between saturday - 29 and saturday;
  if (select s.mood_line from private.sharing as s where s.user_id = person) then
    mood := private.mood_of_week(person, saturday - 6, saturday);
  end if;
  select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'title', a.title) order by a.position), '[]')
  into achievements
  from public.achievements_earned as e
  join public.achievements as a on a.id = e.achievement_id
  where e.user_id = person and e.local_date <= saturday;
  return next;
end
$$;

-- The preview of somebody who lets the caller be near, by the link between them; without a link, the caller's own as the
-- others get it. `as_if_shared` is for the caller's own: what they would share. No row when there is no such link.
create function public.trust_preview(link uuid default null, as_if_shared boolean default false)
returns table (
  state text, name text, avatar_url text, week_ends date, week text, mood text, days integer, achievements jsonb
)
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  caller constant uuid := private.trust_caller();
  known private.trusted_people;
begin
  if link is null then
    return query select * from private.preview_of(
      caller, private.has_privacy_switch(caller, 'shareProgress') or coalesce(as_if_shared, false)
    );
    return;
  end if;
  select t.* into known from private.trusted_people as t where t.id = link and t.viewer_id = caller;
  if not found then return; end if;
  return query select * from private.preview_of(
    known.user_id, private.has_privacy_switch(known.user_id, 'shareProgress') and not known.paused
  );
end
$$;

-- Everybody on either side of the caller, and whom they blocked. `side`: 'sees-me', 'seen' (by the caller) or 'blocked'.
-- What the caller sent last to a person who is seen, and whether it was seen where that person gives receipts.
create function public.my_trusted_people()
returns table (
  id uuid, side text, name text, avatar_url text, since timestamptz, paused boolean, active_today boolean, word text,
  word_seen boolean
)
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  caller constant uuid := private.trust_caller();
begin
  return query
    select t.id, 'sees-me', p.name, p.avatar_url, t.created_at, t.paused, private.sees_activity(caller, t.viewer_id),
      null::text, null::boolean
    from private.trusted_people as t join public.profiles as p on p.id = t.viewer_id
    where t.user_id = caller
    union all
    select t.id, 'seen', p.name, p.avatar_url, t.created_at, false,
      case when private.has_privacy_switch(t.user_id, 'shareProgress') and not t.paused
        then private.sees_activity(caller, t.user_id) end,
      w.kind,
      case when private.has_privacy_switch(t.user_id, 'readReceipts') then w.receipt end
    from private.trusted_people as t
    join public.profiles as p on p.id = t.user_id
    left join lateral (
      select k.kind, k.receipt from private.kind_words as k where k.link_id = t.id order by k.sent_at desc, k.id limit 1
    ) as w on true
    where t.viewer_id = caller
    union all
    select b.id, 'blocked', b.name, null, b.created_at, false, null, null, null
    from private.trust_blocks as b where b.user_id = caller
    order by 5, 1;
end
$$;

-- A link for one person. Its token is told this once.
create function public.make_trust_invite() returns table (id uuid, token text, expires_at timestamptz)
language plpgsql
security definer
set search_path = ''
as $$
declare
  caller constant uuid := private.trust_caller();
  most constant integer := (select l.most from private.limits as l where l.name = 'waiting_invites');
begin
  perform private.take_or_refuse(caller, 'trust_invites');
  delete from private.trust_invites as i where i.user_id = caller and i.expires_at <= now();
  if (select count(*) from private.trust_invites as i where i.user_id = caller and i.used_by is null) >= most then
    perform private.refuse_full('waiting_invites', most);
  end if;
  -- 122 random bits.
  token := replace(gen_random_uuid()::text, '-', '');
  insert into private.trust_invites (user_id, token_hash) values (caller, sha256(convert_to(token, 'UTF8')))
  returning trust_invites.id, trust_invites.expires_at into id, expires_at;
  return next;
end
$$;

-- The caller's links that wait to be opened.
create function public.my_trust_invites() returns table (id uuid, expires_at timestamptz)
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  caller constant uuid := private.trust_caller();
begin
  return query
    select i.id, i.expires_at from private.trust_invites as i
    where i.user_id = caller and i.used_by is null and i.expires_at > now() order by i.created_at, i.id;
end
$$;

create function public.take_trust_invite_back(invite uuid) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  caller constant uuid := private.trust_caller();
begin
  delete from private.trust_invites as i where i.id = invite and i.user_id = caller and i.used_by is null;
  return found;
end
$$;

-- Whose link this is, before it is taken. No row for one that was used, taken back or never made, for the caller's own,
-- and where one of the two blocked the other: all look the same.
create function public.trust_invite_from(token text) returns table (name text, avatar_url text, expires_at timestamptz)
language plpgsql
security definer
set search_path = ''
as $$
declare
  caller constant uuid := private.trust_caller();
begin
  perform private.take_or_refuse(caller, 'trust_lookups');
  return query
    select p.name, p.avatar_url, i.expires_at
    from private.trust_invites as i join public.profiles as p on p.id = i.user_id
    where i.token_hash = sha256(convert_to(token, 'UTF8')) and i.expires_at > now()
      and (i.used_by is null or i.used_by = caller) and i.user_id <> caller
      and not exists (
        select from private.trust_blocks as b
        where (b.user_id, b.blocked_id) in ((i.user_id, caller), (caller, i.user_id))
      );
end
$$;

-- Takes an invitation: the link between the two, or null when there is none to take. Single use: who comes second, also
-- at the same moment, gets null. The same person may ask again.
create function public.accept_trust_invite(token text) returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  caller constant uuid := private.trust_caller();
  most constant integer := (select l.most from private.limits as l where l.name = 'trusted_people');
  invite private.trust_invites;
  link uuid;
begin
  perform private.take_or_refuse(caller, 'trust_lookups');
  -- Locked: whoever comes at the same moment waits, and then reads who took it.
  select i.* into invite from private.trust_invites as i
  where i.token_hash = sha256(convert_to(token, 'UTF8')) and i.expires_at > now() for update;
  if not found or invite.user_id = caller or invite.used_by <> caller or exists (
    select from private.trust_blocks as b
    where (b.user_id, b.blocked_id) in ((invite.user_id, caller), (caller, invite.user_id))
  ) then
    return null;
  end if;
  select t.id into link from private.trusted_people as t where t.user_id = invite.user_id and t.viewer_id = caller;
  -- There already; a link that was not needed can be given to somebody else. One that was ended is not brought back.
  if link is not null or invite.used_by is not null then return link; end if;
  -- Two of their invitations can't both be the last one allowed.
  perform pg_advisory_xact_lock(hashtextextended('trusted people ' || invite.user_id, 0));
  if (select count(*) from private.trusted_people as t where t.user_id = invite.user_id) >= most then
    perform private.refuse_full('trusted_people', most);
  end if;
  insert into private.trusted_people (user_id, viewer_id) values (invite.user_id, caller)
  on conflict (user_id, viewer_id) do update set paused = trusted_people.paused returning id into link;
  update private.trust_invites as i set used_by = caller where i.id = invite.id;
  return link;
end
$$;

-- What a link told in the bell goes with it.
create function private.forget_kind_words() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  delete from public.notifications as n where n.user_id = old.user_id and n.kind = 'kind-word-' || old.id;
  return null;
end
$$;
create trigger trusted_people_forget after delete on private.trusted_people
  for each row execute function private.forget_kind_words();

-- Ends a link, from either side, at once.
create function public.end_trust(link uuid) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  caller constant uuid := private.trust_caller();
begin
  delete from private.trusted_people as t where t.id = link and caller in (t.user_id, t.viewer_id);
  return found;
end
$$;

-- Pauses one's own link, or goes on: the other side reads that it is quiet.
create function public.pause_trust(link uuid, pause boolean) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  caller constant uuid := private.trust_caller();
begin
  update private.trusted_people as t set paused = pause where t.id = link and t.user_id = caller;
  return found;
end
$$;

-- Ends every link between the two, in both directions, and takes no invitation between them until it is taken back.
create function public.block_trusted(link uuid) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  caller constant uuid := private.trust_caller();
  other uuid;
begin
  select case caller when t.user_id then t.viewer_id else t.user_id end into other
  from private.trusted_people as t where t.id = link and caller in (t.user_id, t.viewer_id);
  if not found then return false; end if;
  insert into private.trust_blocks (user_id, blocked_id, name)
  select caller, p.id, p.name from public.profiles as p where p.id = other
  on conflict (user_id, blocked_id) do nothing;
  delete from private.trusted_people as t where (t.user_id, t.viewer_id) in ((caller, other), (other, caller));
  return true;
end
$$;

create function public.unblock_trusted(block uuid) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  caller constant uuid := private.trust_caller();
begin
  delete from private.trust_blocks as b where b.id = block and b.user_id = caller;
  return found;
end
$$;

-- Sends one of six kind words to somebody who lets the caller be near. False when there is no such link any more.
create function public.send_kind_word(link uuid, kind text) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  caller constant uuid := private.trust_caller();
  sender constant text := (select p.name from public.profiles as p where p.id = caller);
  person uuid;
begin
  select t.user_id into person from private.trusted_people as t where t.id = link and t.viewer_id = caller for share;
  if not found then return false; end if;
  perform private.take_or_refuse(caller, 'kind_words');
  delete from private.kind_words as k where k.link_id = link and k.sent_at < now() - interval '90 days';
  insert into private.kind_words (link_id, kind) values (link, send_kind_word.kind);
  if public.wants_notification(person, 'inApp') then
    perform public.add_notification(
      person, 'support', 'Heart', 'kind-word-' || link, public.local_time_of(person, now())::date,
      '{"en": "A kind word for you", "ar": "كلمة طيبة إليك"}',
      jsonb_build_object('en', sender || ' is thinking of you.', 'ar', 'أرسلها إليك: ' || sender)
    );
  end if;
  return true;
end
$$;

-- What was sent to the caller in the last 90 days, the latest first.
create function public.my_kind_words() returns table (id uuid, name text, kind text, sent_at timestamptz, seen boolean)
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  caller constant uuid := private.trust_caller();
begin
  return query
    select k.id, p.name, k.kind, k.sent_at, k.seen_at is not null
    from private.kind_words as k
    join private.trusted_people as t on t.id = k.link_id
    join public.profiles as p on p.id = t.viewer_id
    where t.user_id = caller and k.sent_at > now() - interval '90 days'
    order by k.sent_at desc, k.id limit 50;
end
$$;

-- The caller has seen them. Says how many were new.
create function public.see_kind_words() returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  caller constant uuid := private.trust_caller();
  seen integer;
begin
  update private.kind_words as k
  set seen_at = now(), receipt = private.has_privacy_switch(caller, 'readReceipts')
  from private.trusted_people as t
  where t.id = k.link_id and t.user_id = caller and k.seen_at is null;
  get diagnostics seen = row_count;
  return seen;
end
$$;

create function public.my_mood_line() returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  caller constant uuid := private.trust_caller();
begin
  return coalesce((select s.mood_line from private.sharing as s where s.user_id = caller), false);
end
$$;

-- Adds the line that comes from moods to the preview, or takes it away.
create function public.set_mood_line(shown boolean) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  caller constant uuid := private.trust_caller();
begin
  insert into private.sharing as s (user_id, mood_line) values (caller, shown)
  on conflict (user_id) do update set mood_line = excluded.mood_line;
end
$$;

-- For the export: what lies outside the tables of the API, without what belongs to the other side.
create function public.my_sharing_data() returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  caller constant uuid := private.trust_caller();
  answer jsonb;
begin
  select jsonb_build_object(
    'sharing', (select coalesce(jsonb_agg(to_jsonb(s)), '[]') from private.sharing as s where s.user_id = caller),
    'trusted_people', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', t.id, 'side', case caller when t.user_id then 'sees-me' else 'seen' end, 'name', p.name,
        'paused', case caller when t.user_id then t.paused end, 'created_at', t.created_at
      ) order by t.created_at, t.id), '[]')
      from private.trusted_people as t
      join public.profiles as p on p.id = case caller when t.user_id then t.viewer_id else t.user_id end
      where caller in (t.user_id, t.viewer_id)
    ),
    'trust_invites', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', i.id, 'created_at', i.created_at, 'expires_at', i.expires_at, 'used', i.used_by is not null
      ) order by i.created_at, i.id), '[]')
      from private.trust_invites as i where i.user_id = caller
    ),
    'kind_words', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', k.id, 'link_id', k.link_id, 'kind', k.kind, 'sent_at', k.sent_at,
        'direction', case caller when t.user_id then 'received' else 'sent' end
      ) order by k.sent_at, k.id), '[]')
      from private.kind_words as k join private.trusted_people as t on t.id = k.link_id
      where caller in (t.user_id, t.viewer_id)
    ),
    'trust_blocks', (
      select coalesce(jsonb_agg(jsonb_build_object('id', b.id, 'name', b.name, 'created_at', b.created_at)
        order by b.created_at, b.id), '[]')
      from private.trust_blocks as b where b.user_id = caller
    )
  ) into answer;
  return answer;
end
$$;

create or replace function public.my_data() returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  everything jsonb := '{}';
  table_name text;
  owner_column text;
  made text[];
  table_rows jsonb;
begin
  if auth.uid() is null or not public.second_factor_given() then
    raise exception 'my_data needs a session, and the code of the second factor where there is one' using errcode = '28000';
  end if;
  for table_name, owner_column, made in
    select c.relname, a.attname, array(
      select g.attname::text from pg_catalog.pg_attribute g where g.attrelid = c.oid and g.attgenerated <> ''
    )
    from pg_catalog.pg_class c
    join pg_catalog.pg_attribute a on a.attrelid = c.oid and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and a.attname = case c.relname when 'profiles' then 'id' else 'user_id' end
    order by c.relname
  loop
    execute format(
      'select coalesce(jsonb_agg(to_jsonb(t) - $2 order by to_jsonb(t)), ''[]'') from public.%I t where t.%I = $1',
      table_name, owner_column
    ) into table_rows using auth.uid(), made;
    everything := everything || jsonb_build_object(table_name, table_rows);
  end loop;
  return everything || public.my_sharing_data();
end
$$;

-- A hosted project gives new functions to its clients by default.
do $$
declare
  made regprocedure;
begin
  for made in
    select p.oid::regprocedure from pg_catalog.pg_proc as p
    where p.pronamespace = 'public'::regnamespace and p.proname in (
      'trust_preview', 'my_trusted_people', 'make_trust_invite', 'my_trust_invites', 'take_trust_invite_back',
      'trust_invite_from', 'accept_trust_invite', 'end_trust', 'pause_trust', 'block_trusted', 'unblock_trusted',
      'send_kind_word', 'my_kind_words', 'see_kind_words', 'my_mood_line', 'set_mood_line', 'my_sharing_data'
    )
  loop
    execute format('revoke execute on function %s from public, anon', made);
    execute format('grant execute on function %s to authenticated', made);
  end loop;
end
$$;

create or replace function public.schema_version() returns text
language sql
immutable
set search_path = ''
as $$ select '20261124110000_trusted_people'::text $$;

grant execute on function public.schema_version() to anon, authenticated;
