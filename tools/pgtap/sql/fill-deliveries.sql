-- {{due}} people who want e-mails, each with a reminder that is due.
insert into auth.users (id, email, email_confirmed_at)
select md5('reader ' || n)::uuid, 'reader' || n || '@nafas.test', now() from generate_series(1, {{due}}) as n;
insert into public.user_settings (user_id, notifications, schedule)
select md5('reader ' || n)::uuid, '{"emailUpdates": true}',
  jsonb_set(private.default_schedule(), '{quiet}', '{"from": "00:00", "until": "00:00", "days": []}')
from generate_series(1, {{due}}) as n;
insert into public.notifications (user_id, type, kind, local_date, title, message, icon, color, bg_color)
select md5('reader ' || n)::uuid, 'reminder', 'mood-reminder-1800', current_date, 'Title', 'Message', 'Calendar', 'blue', 'blue'
from generate_series(1, {{due}}) as n;
analyze;
