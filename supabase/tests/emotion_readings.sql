-- Emotion readings.
begin;
select plan(59);
select tests.make_users();
select tests.agree('text_analysis', 'voice_analysis');

create temporary table sample (fields) as select jsonb '{"id": "11111111-1111-4111-8111-111111111111", "source": "text", "happiness": 40, "sadness": 10, "neutral": 20, "stress": 30, "energy": 50, "confidence": 0.8, "engine": "on-device-text", "engine_version": "1.0.0", "occurred_at": "2026-11-20T18:12:07.014Z", "time_zone": "Asia/Riyadh", "local_date": "2026-11-20"}';
grant select on sample to authenticated;

select tests.owner_only('emotion_readings', 'user_id', fields, $$answer = 'accepted'$$, '{select,insert,update,delete}') from sample;

select tests.takes('emotion_readings', fields || jsonb_build_object('user_id', tests.id_of('bob')), change)
from sample, (values
  (jsonb '{"source": "camera"}'),
  (jsonb '{"source": "voice", "happiness": null, "sadness": null, "neutral": null}'),
  (jsonb '{"source": "text"}'),
  (jsonb '{"happiness": 0, "sadness": 0, "neutral": 0, "stress": 0, "energy": 0, "confidence": 0}'),
  (jsonb '{"happiness": 100, "sadness": 100, "neutral": 100, "stress": 100, "energy": 100, "confidence": 1}'),
  (jsonb '{"answer": "accepted"}'),
  (jsonb '{"answer": "rejected"}'),
  (jsonb '{"answer": "corrected", "correction": {"happiness": 80, "sadness": 0, "neutral": null, "stress": 12.5, "energy": 100}}')
) as change_of (change);

select tests.refuses('emotion_readings', fields || jsonb_build_object('user_id', tests.id_of('bob')), change, code)
from sample, (values
  (jsonb '{"source": "photo"}', '23514'),
  (jsonb '{"happiness": -1}', '23514'),
  (jsonb '{"happiness": 101}', '23514'),
  (jsonb '{"sadness": -1}', '23514'),
  (jsonb '{"sadness": 101}', '23514'),
  (jsonb '{"neutral": -1}', '23514'),
  (jsonb '{"neutral": 101}', '23514'),
  (jsonb '{"stress": -1}', '23514'),
  (jsonb '{"stress": 101}', '23514'),
  (jsonb '{"energy": -1}', '23514'),
  (jsonb '{"energy": 101}', '23514'),
  (jsonb '{"stress": "NaN"}', '23514'),
  (jsonb '{"confidence": -0.1}', '23514'),
  (jsonb '{"confidence": 1.1}', '23514'),
  (jsonb '{"confidence": null}', '23502'),
  (jsonb '{"happiness": null, "sadness": null, "neutral": null, "stress": null, "energy": null}', '23514'),
  (jsonb '{"engine": ""}', '23514'),
  (jsonb '{"engine_version": null}', '23502'),
  (jsonb '{"answer": "maybe"}', '23514'),
  (jsonb '{"answer": "corrected"}', '23514'),
  (jsonb '{"correction": {"happiness": 80, "sadness": 0, "neutral": 0, "stress": 0, "energy": 0}}', '23514'),
  (jsonb '{"answer": "corrected", "correction": {"happiness": 80}}', '23514'),
  (jsonb '{"answer": "corrected", "correction": {"happiness": 101, "sadness": 0, "neutral": 0, "stress": 0, "energy": 0}}', '23514'),
  (jsonb '{"answer": "corrected", "correction": {"happiness": "80", "sadness": 0, "neutral": 0, "stress": 0, "energy": 0}}', '23514'),
  (jsonb '{"answer": "corrected", "correction": {"happiness": null, "sadness": null, "neutral": null, "stress": null, "energy": null}}', '23514'),
  (jsonb '{"answer": "corrected", "correction": [80, 0, 0, 0, 0]}', '23514'),
  (jsonb '{"local_date": "2026-11-22"}', '23514')
) as change_of (change, code);

select is(
  tests.error_of(tests.insert_of('emotion_readings', fields || jsonb_build_object('user_id', tests.id_of('bob')))
    || $$; update public.emotion_readings set stress = 1$$),
  '23514',
  'what the engine read stays what it read'
) from sample;

-- Each source by its own consent.
create temporary table consented as
  select fields || jsonb_build_object('user_id', tests.id_of('bob')) as fields from sample;
grant select on consented to authenticated;
select tests.as_user('bob');
select is(tests.error_of(tests.insert_of('emotion_readings', tests.fresh(fields) || change)), code, 'with consents to text and voice, a reading of ' || (change ->> 'source'))
from consented, (values
  (jsonb '{"source": "text"}', null),
  (jsonb '{"source": "voice"}', null),
  (jsonb '{"source": "camera"}', 'NF001')
) as change_of (change, code);
update public.consents set withdrawn_at = now() where purpose = 'text_analysis';
select is(tests.error_of(tests.insert_of('emotion_readings', tests.fresh(fields))), 'NF001', 'after it was taken back it is none') from consented;
select tests.as_admin();

select * from finish();
rollback;
