-- Accounts follow whoever proved the address. The steps are those of the auth servers: a person is inserted, then the
-- provider's identity, then the confirmation.
begin;
select plan(30);

create function pg_temp.account(who text, confirmed boolean, password text default 'hash') returns void
language sql
as $$
  insert into auth.users (id, email, encrypted_password, email_confirmed_at)
  values (tests.id_of(who), who || '@nafas.test', password, case when confirmed then now() end)
$$;
-- `proved`: the person came by the link of the sign-up's own mail.
create function pg_temp.email_identity(who text, proved boolean) returns void
language sql
as $$
  insert into auth.identities (provider, provider_id, user_id, identity_data)
  values ('email', tests.id_of(who), tests.id_of(who),
    jsonb_build_object('email', who || '@nafas.test', 'email_verified', proved))
$$;
create function pg_temp.provider_identity(who text, address text, verified boolean) returns text
language sql
as $$
  select format(
    'insert into auth.identities (provider, provider_id, user_id, identity_data) values (''github'', %L, %L, %L)',
    md5(who || address || verified), tests.id_of(who), jsonb_build_object('email', address, 'email_verified', verified)
  )
$$;
create function pg_temp.sessions(who text) returns bigint
language sql
as $$ select count(*) from auth.sessions where user_id = tests.id_of(who) $$;
create function pg_temp.password(who text) returns text
language sql
as $$ select encrypted_password from auth.users where id = tests.id_of(who) $$;
create function pg_temp.providers(who text) returns text
language sql
as $$ select string_agg(provider, ' ' order by provider) from auth.identities where user_id = tests.id_of(who) $$;

-- An account whose address is proved.
select pg_temp.account('ada', true);
select pg_temp.email_identity('ada', true);
insert into auth.sessions (id, user_id) values (md5('a')::uuid, tests.id_of('ada'));
select is(tests.error_of(pg_temp.provider_identity('ada', 'ada@nafas.test', false)), '23514', 'an address that the provider does not vouch for opens nothing');
select is(tests.error_of(pg_temp.provider_identity('ada', 'else@nafas.test', true)), '23514', 'nor does an account with another main address');
select is(tests.error_of(pg_temp.provider_identity('ada', null, true)), '23514', 'nor one without an address');
select is(pg_temp.providers('ada'), 'email', 'none of them was joined');
select is(tests.rows_of(pg_temp.provider_identity('ada', 'ADA@nafas.test', true)), 1::bigint, 'one that the provider vouches for is joined');
select is(pg_temp.providers('ada'), 'email github', 'beside the password');
select is(pg_temp.password('ada'), 'hash', 'which stays, since the address was proved');
select is(pg_temp.sessions('ada'), 1::bigint, 'as do the sessions');

-- An account that somebody made on her address while nothing had to be confirmed.
select pg_temp.account('bea', true);
select pg_temp.email_identity('bea', false);
insert into auth.sessions (id, user_id) values (md5('b1')::uuid, tests.id_of('bea')), (md5('b2')::uuid, tests.id_of('bea'));
do $$
begin
  if to_regclass('auth.mfa_factors') is null then
    create table auth.mfa_factors (id uuid, user_id uuid, status text);
  end if;
end
$$;
insert into auth.mfa_factors (id, user_id, status) values (md5('f')::uuid, tests.id_of('bea'), 'verified');
select is(tests.rows_of(pg_temp.provider_identity('bea', 'bea@nafas.test', true)), 1::bigint, 'its owner comes by a provider');
select is(pg_temp.password('bea'), null, 'the password of before is void');
select is(pg_temp.sessions('bea'), 0::bigint, 'the sessions of before have ended');
select is(pg_temp.providers('bea'), 'github', 'only the proved way in is left');
select is((select count(*) from auth.mfa_factors where user_id = tests.id_of('bea')), 0::bigint, 'nobody else''s second factor locks her out');

-- The same before anything was confirmed.
select pg_temp.account('cem', false);
select pg_temp.email_identity('cem', false);
update auth.users set confirmation_sent_at = now(), confirmation_token = 'of the first sign-up' where id = tests.id_of('cem');
select is(tests.rows_of(pg_temp.provider_identity('cem', 'cem@nafas.test', true)), 1::bigint, 'an unconfirmed account is its owner''s');
update auth.users set email_confirmed_at = now() where id = tests.id_of('cem');
select is(pg_temp.password('cem'), null, 'without the password of before');
select is(pg_temp.providers('cem'), 'github', 'by the proved way only');
select is((select confirmation_token from auth.users where id = tests.id_of('cem')), '', 'the link of the first sign-up is void');

-- A provider that does not vouch, and confirmations on: joined to nobody until the address is proved by mail.
select pg_temp.account('dan', false, null);
select is(tests.rows_of(pg_temp.provider_identity('dan', 'dan@nafas.test', false)), 1::bigint, 'an unproved address waits');
update auth.users set confirmation_sent_at = now() where id = tests.id_of('dan');
-- As the auth servers do it, before they confirm.
update auth.identities set identity_data = identity_data || '{"email_verified": true}' where user_id = tests.id_of('dan');
update auth.users set email_confirmed_at = now() where id = tests.id_of('dan');
select is(pg_temp.providers('dan'), null, 'whoever proves it gets the account without the provider''s account');
-- And confirmations off.
select pg_temp.account('eva', false, null);
select tests.rows_of(pg_temp.provider_identity('eva', 'eva@nafas.test', false));
select is(
  tests.error_of(format('update auth.users set email_confirmed_at = now() where id = %L', tests.id_of('eva'))), '23514',
  'no setting makes an unproved address a proved one'
);

-- The first proof.
select pg_temp.account('fay', false);
update auth.users set confirmation_sent_at = now() where id = tests.id_of('fay');
update auth.users set email_confirmed_at = now() where id = tests.id_of('fay');
select is(pg_temp.password('fay'), 'hash', 'by the link of the sign-up: its password is kept');
select pg_temp.account('gil', false);
update auth.users set confirmation_sent_at = now() - interval '1 hour', recovery_sent_at = now() where id = tests.id_of('gil');
update auth.users set email_confirmed_at = now() where id = tests.id_of('gil');
select is(pg_temp.password('gil'), null, 'by a link that was asked for later: whoever signed up may have been somebody else');
update auth.users set encrypted_password = 'new' where id = tests.id_of('gil');
select is(pg_temp.password('gil'), 'new', 'who then chooses a password of their own');
update auth.users set recovery_sent_at = now(), email_confirmed_at = now() + interval '1 second' where id = tests.id_of('gil');
select is(pg_temp.password('gil'), 'new', 'which a later proof leaves alone');

-- Another address.
insert into auth.sessions (id, user_id) values (md5('g')::uuid, tests.id_of('gil'));
update auth.users set raw_user_meta_data = '{}' where id = tests.id_of('gil');
select is(pg_temp.sessions('gil'), 1::bigint, 'a change of anything else ends no session');
update auth.users set email = 'gilberto@nafas.test' where id = tests.id_of('gil');
select is(pg_temp.sessions('gil'), 0::bigint, 'DECISION-131: another address ends them all');

-- A telephone number is none of this.
select is(
  tests.rows_of(format(
    'insert into auth.identities (provider, provider_id, user_id, identity_data) values (''phone'', ''1'', %L, ''{}'')', tests.id_of('ada')
  )), 1::bigint, 'a telephone number is proved by its own code'
);
select is(pg_temp.password('ada'), 'hash', 'and voids nothing');

select tests.as_user('ada');
select is(tests.error_of('select private.void_sign_in(auth.uid())'), '42501', 'nobody calls what is private');
select is(tests.error_of('select from auth.identities'), '42501', 'or reads who is who');

select * from finish();
rollback;
