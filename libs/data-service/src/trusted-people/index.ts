export {
  type Invite,
  type Inviter,
  KIND_WORDS,
  type KindWordName,
  type KindWord,
  type MadeInvite,
  type TrustedPerson,
} from './person.ts';
export { type Preview } from './preview.ts';
export type { TrustedPeopleService } from './service.ts';
export { createSupabaseTrustedPeople } from './supabase.ts';
