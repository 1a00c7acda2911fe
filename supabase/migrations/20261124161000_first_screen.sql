-- What the first screen shows, in one answer that a page asks for while its code is loading. The parts are what their
-- readers would ask for by themselves, and no more than the caller may read: security invoker, so that row-level security
-- holds. A part that would be long is left out, and its reader asks by itself: the whole stays below
-- 12,000 characters. Notifications are in English, Arabic and the account's language alone: in every language, two or three
-- would be all that fits.
create function public.first_screen(since date, today date, anxious_words text[] default '{}')
returns jsonb
language sql
stable
security invoker
set search_path = ''
as $$
  select jsonb_object_agg(part.name, part.entries) filter (where length(part.entries::text) <= part.most)
  from (
    select 'user_settings' as name, 1500 as most, coalesce(jsonb_agg(to_jsonb(s)), '[]') as entries
    from public.user_settings as s
    where s.user_id = (select auth.uid())
    union all
    -- By place, since names would be most of it.
    select 'day_figures', 4500, coalesce(
      jsonb_agg(
        jsonb_build_array(
          d.local_date, d.count, d.mood, d.mood_count, d.energy, d.energy_count, d.stress, d.stress_count,
          d.motivation, d.motivation_count, d.high, d.low, d.worded, d.anxious
        ) order by d.local_date
      ), '[]'
    )
    from public.day_figures(since, anxious_words => anxious_words) as d
    union all
    select 'notifications', 3000, coalesce(
      jsonb_agg(
        jsonb_build_object(
          'id', n.id, 'type', n.type, 'title', n.title, 'message', n.message, 'time', n.time, 'icon', n.icon,
          'color', n.color, 'bg_color', n.bg_color, 'unread', n.unread,
          'titles', (select jsonb_object_agg(t.key, t.value) from jsonb_each(n.titles) as t where t.key in ('en', 'ar', own.language)),
          'messages', (select jsonb_object_agg(m.key, m.value) from jsonb_each(n.messages) as m where m.key in ('en', 'ar', own.language))
        ) order by n.time desc, n.id desc
      ), '[]'
    )
    from (
      -- As many as are too long for this in any case.
      select * from public.notifications
      where user_id = (select auth.uid())
      order by time desc, id desc
      limit 20
    ) as n
    left join public.user_settings as own on own.user_id = (select auth.uid())
    union all
    select 'activities', 1300, coalesce(
      jsonb_agg(to_jsonb(a) - 'user_id' - 'created_at' order by a.occurred_at, a.id), '[]'
    )
    from (
      select * from public.activities
      where user_id = (select auth.uid()) and local_date >= since
      limit 20
    ) as a
    union all
    select 'recommendations_shown', 800, coalesce(jsonb_agg(to_jsonb(r) - 'user_id' - 'created_at' order by r.shown_at, r.id), '[]')
    from public.recommendations_shown as r
    where r.user_id = (select auth.uid()) and r.local_date >= today
  ) as part
$$;
comment on function public.first_screen is 'What the caller''s first screen shows, in one answer.';

revoke execute on function public.first_screen(date, date, text[]) from public, anon;
grant execute on function public.first_screen(date, date, text[]) to authenticated;

create or replace function public.schema_version() returns text
language sql
immutable
set search_path = ''
as $$ select '20261124161000_first_screen'::text $$;

grant execute on function public.schema_version() to anon, authenticated;
