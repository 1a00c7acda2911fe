-- What one person can fill the disk with: what triggers write for them, and fields without an end.
begin;
select plan(30);
select tests.make_users();
select tests.agree('check_ins', 'text_analysis');

-- A field without a CHECK takes whatever a request holds.
select is(
  (select array_agg(c.relname || '.' || a.attname order by 1) from pg_class as c
    join pg_attribute as a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    join pg_attribute as owner on owner.attrelid = c.oid and owner.attname = case c.relname when 'profiles' then 'email' else 'user_id' end
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and a.atttypid in ('text'::regtype, 'text[]'::regtype, 'jsonb'::regtype, 'json'::regtype, 'bytea'::regtype, 'numeric'::regtype)
      and not exists (
        select from pg_constraint as k where k.conrelid = c.oid and k.contype in ('c', 'f') and a.attnum = any (k.conkey)
      )),
  null, 'every field of a person''s rows has a bound'
);

create function pg_temp.entry(id text) returns text language sql as $$
  select format('insert into public.check_ins (id, mood, energy, stress, notes, occurred_at, time_zone, local_date)
    values (md5(%L)::uuid, 4, 5, 6, ''As it was'', ''2026-11-20T18:12:07Z'', ''UTC'', ''2026-11-20'')', id)
$$;

-- Earlier versions of check-ins.
select tests.as_admin();
insert into private.limits (name, most, per) values
  ('rows:check_in_versions', 3, null), ('rows:habit_marks', 3, null), ('rows:emotion_readings', 100, null);
select tests.as_user('ada');
select is(tests.rows_of(pg_temp.entry('entry ' || n)), 1::bigint, format('entry %s', n)) from generate_series(1, 2) as n;
select is(tests.rows_of($$update public.check_ins set notes = 'Edited'$$), 2::bigint, 'two versions are kept');
select is(tests.error_of($$update public.check_ins set notes = 'Again'$$), 'PGRST', 'more than a person may have are not');
select is((select array_agg(distinct notes) from public.check_ins), array['Edited'], 'and the edit with them');
select is(tests.rows_of($$update public.check_ins set notes = 'Edited'$$), 2::bigint, 'what changes nothing goes on');
select is(tests.rows_of($$update public.check_ins set notes = 'Again' where id = md5('entry 1')::uuid$$), 1::bigint, 'as one does');
select is(tests.rows_of($$delete from public.check_ins where id = md5('entry 1')::uuid$$), 1::bigint, 'where an entry goes');
select is(tests.error_of($$update public.check_ins set notes = 'Again'$$), null, 'there is room');
select tests.as_admin();
select is(
  tests.error_of(format($q$insert into public.check_in_versions (check_in_id, version, user_id, mood, energy, stress, touched, notes, words, tags)
    values (md5('entry 2')::uuid, 9, %L, 1, 1, 1, '{}', repeat('a', %s), '{}', '{}')$q$, tests.id_of('ada'), length)),
  code, format('a version of %s characters', length)
) from (values (2000, null), (2001, '23514')) as v (length, code);

-- What an exercise marks.
create function pg_temp.practise(day date, times integer default 1) returns text language sql as $$
  select format($q$insert into public.activities (id, exercise, minutes, completed, occurred_at, time_zone, local_date)
    select gen_random_uuid(), 'breathing-4-6', 4, true, %L::date + n + time '12:00', 'UTC', %1$L::date + n
    from generate_series(0, %s) as n$q$, day, times - 1)
$$;
create function pg_temp.habits(many integer) returns bigint language sql as $$
  select tests.rows_of(format($q$insert into public.habits (id, title, category, exercise, per_week, started_on, created_at)
    select gen_random_uuid(), 'Breathe', 'Health', 'breathing-4-6', 3, '2026-11-01', '2026-11-01 12:00Z' from generate_series(1, %s)$q$, many))
$$;
select tests.as_user('ada');
select is(pg_temp.habits(2), 2::bigint, 'two habits of one exercise');
select is(tests.error_of(pg_temp.practise('2026-11-02', 2)), 'PGRST', 'four marks at once are more than a person may have');
select is(tests.rows_of(pg_temp.practise('2026-11-02')), 1::bigint, 'two are not');
select is(tests.error_of(pg_temp.practise('2026-11-03')), 'PGRST', 'until there are too many');
select tests.as_admin();
delete from private.limits where name = 'rows:habit_marks';
select tests.as_user('ada');
select is(pg_temp.habits(120), 120::bigint, 'somebody with a habit over and over');
select is(tests.rows_of(pg_temp.practise('2026-11-04')), 1::bigint, 'and one exercise');
select is((select count(*) from public.habit_marks where local_date = '2026-11-04'), 100::bigint, 'has a hundred marks of it');
select is((select count(*) from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()), 1::bigint, 'by one lock');

-- The ledger.
select tests.as_admin();
update private.limits set most = 1000 where name = 'bytes:ai_ledger';
select tests.as_user('ada');
create function pg_temp.send(letters integer) returns text language sql as $$
  select format($q$insert into public.ai_ledger (provider, model, items) values ('ai.example.com', 'small', array[
    (select string_agg(md5(n::text), '') from generate_series(1, %s) as n)])$q$, letters / 32)
$$;
select is(tests.rows_of(pg_temp.send(640)), 1::bigint, 'an entry within the person''s bytes');
select is(tests.error_of(pg_temp.send(640)), 'PGRST', 'the next is beyond');
select tests.as_user('bob');
select is(tests.error_of(pg_temp.send(640)), null, 'another has bytes of their own');

-- What goes with an entry.
create function pg_temp.come_and_go(times integer) returns void language plpgsql as $$
begin
  for n in 1..times loop
    execute pg_temp.entry('gone ' || n);
    insert into public.emotion_readings (id, source, stress, confidence, engine, engine_version, occurred_at, time_zone, local_date, check_in_id)
    select gen_random_uuid(), 'text', 65, 0.6, 'text', '1', '2026-11-18T18:31:00Z', 'UTC', '2026-11-18', md5('gone ' || n)::uuid
    from generate_series(1, 60);
    delete from public.check_ins;
  end loop;
end
$$;
select pg_temp.come_and_go(22);
select tests.as_admin();
select is((select count(*) from private.gone_with_check_ins), 20::bigint, 'of the last twenty entries that went something is kept');
select is((select max(jsonb_array_length(readings)) from private.gone_with_check_ins), 50, 'and not more than pages ever read of one');

-- Fields.
select is(
  tests.error_of(format($q$insert into public.emotion_readings
    (id, user_id, source, stress, confidence, engine, engine_version, answer, correction, occurred_at, time_zone, local_date)
    values (gen_random_uuid(), %L, 'text', 65, 0.6, 'text', '1', 'corrected', %L, '2026-11-18T18:31:00Z', 'UTC', '2026-11-18')$q$,
    tests.id_of('bob'), format('{"happiness": 1.%s, "sadness": null, "neutral": null, "stress": null, "energy": null}', repeat('1', digits)))),
  code, format('a correction of %s digits', digits)
) from (values (2, null), (1000, '23514')) as v (digits, code);
select tests.as_user('bob');
select is(
  tests.error_of(format($q$insert into public.notifications (user_id, type, title, message, icon, color, bg_color, titles, messages)
    values (auth.uid(), 'support', 'A', 'B', 'Heart', 'a', 'b', '{"en": "A", "ar": "B"}', %L)$q$,
    (select '{"en": "B", "ar": "B"}'::jsonb || jsonb_object_agg('de-' || substr(md5(n::text), 1, 8), repeat('a', 1000))
      from generate_series(1, 20) as n))),
  '42501', 'a notification in as many languages as one likes'
);
select tests.as_admin();
select is(
  tests.error_of(format('update auth.users set raw_user_meta_data = %L where id = %L',
    jsonb_build_object('name', repeat('a', length)), tests.id_of('bob'))),
  code, format('an account that tells %s characters of itself', length)
) from (values (60000, null), (66000, '23514')) as v (length, code);

select * from finish();
rollback;
