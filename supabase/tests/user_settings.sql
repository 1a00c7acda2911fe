-- Settings.
begin;
select plan(40);
select tests.make_users();

create temporary table sample (fields) as select jsonb '{"volume": 50}';
grant select on sample to authenticated;

select tests.owner_only('user_settings', 'user_id', fields, $$volume = 1$$, '{select,insert,update,delete}') from sample;

select tests.takes('user_settings', fields || jsonb_build_object('user_id', tests.id_of('bob')), change, proves)
from sample, (values
  (jsonb '{"theme": "light", "language": "ar", "volume": 0}', 'DATA-044'),
  (jsonb '{"theme": "dark", "language": "zh-Hans", "volume": 100, "time_zone": "Etc/GMT+12"}', 'DATA-045'),
  (jsonb '{"time_zone": null}', null),
  (jsonb '{"country": "EG"}', null)
) as change_of (change, proves);

select tests.refuses('user_settings', fields || jsonb_build_object('user_id', tests.id_of('bob')), change, code, proves)
from sample, (values
  (jsonb '{"theme": "blue"}', '23514', 'DATA-038'),
  (jsonb '{"volume": -1}', '23514', 'DATA-041'),
  (jsonb '{"volume": 101}', '23514', 'DATA-041'),
  (jsonb '{"language": "English"}', '23514', null),
  (jsonb '{"time_zone": "; drop"}', '23514', null),
  (jsonb '{"country": "Egypt"}', '23514', null),
  (jsonb '{"country": "eg"}', '23514', null),
  (jsonb '{"notifications": {"push": "yes"}}', '23514', null),
  (jsonb '{"ai": [true]}', '23514', null),
  (jsonb '{"privacy": {"dataCollection": 1}}', '23514', null),
  (jsonb '{"security": {"twoFactor": null}}', '23514', null)
) as change_of (change, code, proves);

insert into public.user_settings (user_id) values (tests.id_of('bob'));
select is((select (theme, language, volume) from public.user_settings), ('light'::text, 'en'::text, 80::smallint), 'DATA-038, DATA-041: defaults: light, English, volume 80');
select is((select ai ->> 'emotionalAnalysis' from public.user_settings), 'false', 'analysis is off until it is turned on');

-- A row that is made without a language, as by merge_settings.
create function pg_temp.made_by(who text, said jsonb) returns text language plpgsql as $$
begin
  perform tests.as_admin();
  delete from public.user_settings where user_id = tests.id_of(who);
  update auth.users set raw_user_meta_data = said where id = tests.id_of(who);
  perform tests.as_user(who);
  return (public.merge_settings('ai', '{"socialSuggestions": true}')).language;
end
$$;
grant execute on all functions in schema pg_temp to authenticated;
select is(pg_temp.made_by('ada', '{"language": "fr"}'), 'fr', 'it keeps the language of the sign-up');
select tests.as_admin();
select is((select raw_user_meta_data ->> 'language' from auth.users where id = tests.id_of('ada')), 'fr', 'also for the mails');
select is(pg_temp.made_by('ada', '{"language": "; drop"}'), 'en', 'what is no language is English');
select is(pg_temp.made_by('ada', null), 'en', 'and so is nothing');

select * from finish();
rollback;
