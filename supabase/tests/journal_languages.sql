-- The journal's search in each language of the app.
begin;
select plan(21);
select tests.make_users();
select tests.agree('check_ins');

create temporary table said (language text, notes text);
insert into said values
  ('en', 'We walked along the shore'), ('es', 'Ayer caminé por la playa'), ('fr', 'Nous avons marché longtemps'),
  ('de', 'Ich war mit Freunden am Fluss'), ('it', 'Ho camminato fino al porto'), ('pt', 'Conversei com minha irmã'),
  ('ru', 'Вечером гуляли у моря'), ('ar', 'قرأت الكتاب على الشاطئ'), ('zh', '今天我去看海，心里很平静'),
  ('ja', '海辺を散歩して、気持ちが落ち着いた'), ('ko', '아침산책을 하고 마음이 편안했다');
insert into public.check_ins (id, user_id, mood, energy, stress, notes, words, tags, occurred_at, time_zone, local_date)
select gen_random_uuid(), tests.id_of('ada'), 5, 5, 5, notes, '{}', '{}', '2026-11-18T18:30:00Z', 'UTC', '2026-11-18' from said;
insert into public.user_settings (user_id, language) values (tests.id_of('ada'), 'en');

-- The language of the note that is found by a word, by somebody whose settings are in a language.
create function pg_temp.finds(of_language text, typed text) returns text language plpgsql as $$
declare
  found text;
begin
  perform tests.as_admin();
  update public.user_settings set language = of_language where user_id = tests.id_of('ada');
  perform tests.as_user('ada');
  select string_agg(s.language, ' ' order by s.language) into found
  from public.journal_page(30, typed => jsonb_build_array(jsonb_build_object('text', typed, 'words', '[]'::jsonb))) as p
  join said as s on s.notes = p.notes;
  return found;
end
$$;
grant select on said to authenticated;
grant execute on all functions in schema pg_temp to authenticated;

select is(pg_temp.finds('en', 'walking'), 'en', 'English: walking finds walked');
select is(pg_temp.finds('es', 'caminaba'), 'es', 'Spanish: caminaba finds caminé');
select is(pg_temp.finds('fr', 'marchaient'), 'fr', 'French: marchaient finds marché');
select is(pg_temp.finds('fr-CA', 'MARCHÉE'), 'fr', 'and in a region of it, whatever case and accents');
select is(pg_temp.finds('de', 'Freunde'), 'de', 'German: Freunde finds Freunden');
select is(pg_temp.finds('it', 'camminare'), 'it', 'Italian: camminare finds camminato');
select is(pg_temp.finds('pt-BR', 'conversando'), 'pt', 'Portuguese: conversando finds conversei');
select is(pg_temp.finds('ru', 'море'), 'ru', 'Russian: море finds моря');
select is(pg_temp.finds('ar', 'كتابها'), 'ar', 'Arabic: a word with its ending finds one behind its article');
select is(pg_temp.finds('zh', '平静'), 'zh', 'Chinese: a word inside of a sentence');
select is(pg_temp.finds('zh', '海'), 'ja zh', 'one letter, also at the end of a phrase');
select is(pg_temp.finds('zh', '静平'), null, 'and not in another order');
select is(pg_temp.finds('ja', '散歩'), 'ja', 'Japanese: a word inside of a sentence');
select is(pg_temp.finds('ja', '落ち着'), 'ja', 'in both of its writings');
select is(pg_temp.finds('ko', '산책'), 'ko', 'Korean: a word inside of another');
select is(pg_temp.finds('ko', '마음'), 'ko', 'and one without its particle');
select tests.as_admin();
-- As some keyboards and files write them: kana of half the width, and Korean letter by letter.
insert into said values ('ja-half', 'ｻﾝﾎﾟ'), ('ko-parts', normalize('행복한 하루', NFD));
insert into public.check_ins (id, user_id, mood, energy, stress, notes, words, tags, occurred_at, time_zone, local_date)
select gen_random_uuid(), tests.id_of('ada'), 5, 5, 5, notes, '{}', '{}', '2026-11-18T18:30:00Z', 'UTC', '2026-11-18'
from said where language in ('ja-half', 'ko-parts');
select is(pg_temp.finds('ja', 'ンポ'), 'ja-half', 'half-width kana are found inside of a word');
select is(pg_temp.finds('ko', '복한'), 'ko-parts', 'and so is Korean that is stored in parts');
select is(pg_temp.finds('fr', 'caminaba'), null, 'a form of another language is none');
select is(public.stem_of('le', 'fr'), null, 'two letters are no stem');
select is(public.stem_of('word', 'tlh'), null, 'a language without stems has none');

select * from finish();
rollback;
