-- Avatars: a public bucket. Whoever has the address of a picture sees it; nobody can find an address out.
--
-- The path is  avatars/<random uuid>/<user id>-<milliseconds>.<jpg|jpeg|png|gif>  and is never used twice: a new
-- picture is a new path, so no cache shows the old one. Type and size are checked by the storage server.
-- That the file was re-encoded (no EXIF) can't be checked here: the client does that before the upload.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('avatars', 'avatars', true, 5242880, array['image/jpeg', 'image/png', 'image/gif'])
on conflict (id) do update set
  public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

-- Public reading passes these policies by. The owner's own rows are what removing needs; with no other row to be
-- seen there is nothing to list. There is no policy on storage.buckets either, so nobody lists or empties one.
create policy "avatars: the owner finds his own" on storage.objects
  for select to authenticated
  using (bucket_id = 'avatars' and owner_id = (select auth.uid())::text);
create policy "avatars: the owner uploads" on storage.objects
  for insert to authenticated
  with check (
    bucket_id = 'avatars'
    and owner_id = (select auth.uid())::text
    and name ~ (
      '^avatars/[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/'
      || (select auth.uid())::text
      || '-[0-9]{13}[.]([jJ][pP][eE]?[gG]|[pP][nN][gG]|[gG][iI][fF])$'
    )
  );
create policy "avatars: the owner removes" on storage.objects
  for delete to authenticated
  using (bucket_id = 'avatars' and owner_id = (select auth.uid())::text);
-- No update policy: nothing is overwritten, moved or given away.

create or replace function public.schema_version() returns text
language sql
immutable
set search_path = ''
as $$ select '20261121001100_avatars'::text $$;

grant execute on function public.schema_version() to anon, authenticated;
