export {
  type Invite,
  type Inviter,
  KIND_WORDS,
  type KindOfWord,
  type KindWord,
  type MadeInvite,
  type TrustedPerson,
} from './person.ts';
export { type Badge, lastSaturday, type Preview } from './preview.ts';
export type { TrustedPeopleService } from './service.ts';
export { createSimulatedTrustedPeople, type SimulatedTrustedPeopleOptions } from './simulated.ts';
export { createSupabaseTrustedPeople } from './supabase.ts';
