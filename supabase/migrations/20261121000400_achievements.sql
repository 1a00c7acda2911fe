-- Achievements: a catalogue that everybody signed in reads and nobody changes, and what each user has earned.

-- A text in several languages, e.g. {"en": "...", "ar": "..."}: English and Arabic at least, each 1-longest characters.
create function public.is_translated(value jsonb, longest integer) returns boolean
language sql
immutable
set search_path = ''
as $$
  select case
    when jsonb_typeof(value) is distinct from 'object' then false
    else value ?& array['en', 'ar']
      and not jsonb_path_exists(value, 'strict $.* ? (@.type() != "string")', '{}', true)
      and not exists (
        select from jsonb_each_text(value) as t
        where t.key !~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$' or t.value !~ '\S' or char_length(t.value) > longest
      )
  end
$$;

create table public.achievements (
  id text primary key check (id ~ '^[a-z0-9-]{1,60}$'),
  title jsonb not null check (public.is_translated(title, 120)),
  description jsonb not null check (public.is_translated(description, 500)),
  icon text not null check (icon in ('Trophy', 'Calendar', 'MessageSquare', 'Heart')),
  position smallint not null unique
);

comment on table public.achievements is 'The catalogue, in every language of the app. Changed by migrations only.';

insert into public.achievements (position, id, icon, title, description) values
  (1, 'first-check-in', 'Heart',
    '{"en": "First breath", "ar": "النفَس الأول"}',
    '{"en": "You made your first check-in.", "ar": "سجّلت حالتك للمرة الأولى."}'),
  (2, 'steady-week', 'Calendar',
    '{"en": "Steady week", "ar": "أسبوع ثابت"}',
    '{"en": "You checked in on 7 of the last 10 days.", "ar": "سجّلت حالتك في 7 أيام من آخر 10 أيام."}'),
  (3, 'thirty-days', 'Calendar',
    '{"en": "Thirty days", "ar": "ثلاثون يومًا"}',
    '{"en": "You checked in on 30 days, in a row or not.", "ar": "سجّلت حالتك في 30 يومًا، متتالية كانت أم لا."}'),
  (4, 'first-goal', 'Trophy',
    '{"en": "A direction", "ar": "وجهة"}',
    '{"en": "You set your first goal.", "ar": "حدّدت هدفك الأول."}'),
  (5, 'goal-completed', 'Trophy',
    '{"en": "Goal reached", "ar": "بلغت الهدف"}',
    '{"en": "You completed a goal.", "ar": "أتممت هدفًا."}'),
  (6, 'first-exercise', 'Heart',
    '{"en": "A quiet moment", "ar": "لحظة هدوء"}',
    '{"en": "You finished your first exercise.", "ar": "أنهيت تمرينك الأول."}'),
  (7, 'sixty-minutes', 'Heart',
    '{"en": "An hour for yourself", "ar": "ساعة لنفسك"}',
    '{"en": "You spent 60 minutes in exercises altogether.", "ar": "قضيت 60 دقيقة في التمارين إجمالًا."}'),
  (8, 'first-conversation', 'MessageSquare',
    '{"en": "Said out loud", "ar": "قلتها"}',
    '{"en": "You sent your first message in the chat.", "ar": "أرسلت رسالتك الأولى في المحادثة."}');

alter table public.achievements enable row level security;

create policy "achievements: every user reads" on public.achievements
  for select to authenticated using (true);
-- No policy to insert, change or delete.

grant select on public.achievements to authenticated;

create table public.achievements_earned (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  -- Restricts: an achievement that somebody has earned stays in the catalogue.
  achievement_id text not null references public.achievements (id),
  earned_at timestamptz not null,
  -- The user's own calendar day then; see check_ins.local_date.
  local_date date not null,
  created_at timestamptz not null default now(),
  -- Earning twice is earning once: insert ... on conflict (user_id, achievement_id) do nothing.
  primary key (user_id, achievement_id),
  constraint achievements_earned_local_date_near_instant check (public.is_local_day(local_date, earned_at))
);

comment on table public.achievements_earned is 'What a user has earned, for good: clients neither change nor delete it.';

create trigger achievements_earned_guard before insert or update on public.achievements_earned
  for each row execute function public.guard_row('user_id', 'achievement_id', 'earned_at', 'local_date');

alter table public.achievements_earned enable row level security;

create policy "achievements_earned: the owner reads" on public.achievements_earned
  for select to authenticated using ((select auth.uid()) = user_id);
create policy "achievements_earned: the owner inserts" on public.achievements_earned
  for insert to authenticated with check ((select auth.uid()) = user_id);
-- No policy to change or delete: what was earned is never taken away.

grant select, insert on public.achievements_earned to authenticated;

create or replace function public.schema_version() returns text
language sql
immutable
set search_path = ''
as $$ select '20261121000400_achievements'::text $$;

grant execute on function public.schema_version() to anon, authenticated;
