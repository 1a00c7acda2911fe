-- Feelings are kept only of who agreed to it: check-ins by the consent check_ins, readings by that of their source. What
-- is there stays when a consent is withdrawn, and can be changed and deleted; nothing is added.

-- After the row and not before it: a row that is not the caller's is refused by its policy first, and one that was
-- there already (a write that is sent twice) is not asked about again. Rows that the operator adds are the operator's responsibility.
create function public.require_consent() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  wanted constant text := coalesce(tg_argv[0], to_jsonb(new) ->> 'source' || '_analysis');
begin
  if auth.uid() is not null and not exists (
    select from public.consents
    where user_id = new.user_id and purpose = wanted and withdrawn_at is null
  ) then
    -- A code of our own, so that a client can tell it from every other refusal and ask.
    raise exception '%: no consent to % is in force', tg_table_name, wanted using errcode = 'NF001';
  end if;
  return null;
end
$$;
revoke execute on function public.require_consent() from public, anon, authenticated;

create trigger check_ins_need_consent after insert on public.check_ins
  for each row execute function public.require_consent('check_ins');
create trigger emotion_readings_need_consent after insert on public.emotion_readings
  for each row execute function public.require_consent();

-- Agreeing to what is in force changes nothing and is no error: a device that was offline may not know that another one
-- was first, and what it queued after the consent has to go out.
create or replace function public.consents_stamp() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    if auth.uid() is not null and exists (
      select from public.consents as known
      where known.user_id = new.user_id and known.purpose = new.purpose
        and known.text_version = new.text_version and known.withdrawn_at is null
    ) then
      return null;
    end if;
    new.granted_at := now();
    new.withdrawn_at := null;
  elsif old.withdrawn_at is not null then
    -- Withdrawing twice is withdrawing once; taking the withdrawal back is refused.
    if new.withdrawn_at is null then
      raise exception 'consents: a withdrawal is final' using errcode = '23514';
    end if;
    new.withdrawn_at := old.withdrawn_at;
  elsif new.withdrawn_at is not null then
    new.withdrawn_at := now();
  end if;
  return new;
end
$$;

create or replace function public.schema_version() returns text
language sql
immutable
set search_path = ''
as $$ select '20261121100100_consent_required'::text $$;

grant execute on function public.schema_version() to anon, authenticated;
