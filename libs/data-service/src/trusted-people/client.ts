import type { PlatformV1 } from '@nafas/platform';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { demoAchievements } from '../achievements/demo.ts';
import { createSimulatedCheckIns } from '../check-ins/simulated.ts';
import { type Demo, serviceFor } from '../client/service-for.ts';
import { TOPIC } from '../client/topics.ts';
import { demoProfile } from '../profile/demo-profile.ts';
import { createSimulatedSettings } from '../settings/simulated.ts';
import type { KindWordName } from './person.ts';
import type { TrustedPeopleService } from './service.ts';
import { createSimulatedTrustedPeople } from './simulated.ts';
import { createSupabaseTrustedPeople } from './supabase.ts';

const AT_ONCE = { read: 0, write: 0, analysis: 0 };

function simulated(demo: Demo): TrustedPeopleService {
  const atOnce = { ...demo, delayMs: AT_ONCE };
  return createSimulatedTrustedPeople({
    ...demo,
    of: {
      name: async () => (await demoProfile(demo).load()).name,
      checkIns: createSimulatedCheckIns(atOnce),
      settings: createSimulatedSettings(atOnce),
      achievements: demoAchievements(demo, AT_ONCE),
    },
  });
}

const getService = (platform: PlatformV1): Promise<TrustedPeopleService> =>
  serviceFor(platform, simulated, createSupabaseTrustedPeople);

// The other side acts too: what is shown is asked for anew with each visit.
const FRESH = { staleTime: 0 };

/** Everybody on either side, and whom the person blocked. */
export function trustedPeople(platform: PlatformV1) {
  return queryOptions({
    queryKey: [TOPIC.trustedPeople, 'people'],
    queryFn: async () => (await getService(platform)).people(),
    ...FRESH,
  });
}

/** What those who see the person get; `asIfShared`, what they would get. */
export function ownPreview(platform: PlatformV1, asIfShared: boolean) {
  return queryOptions({
    queryKey: [TOPIC.trustedPeople, 'own', asIfShared],
    queryFn: async () => (await getService(platform)).preview(asIfShared),
    ...FRESH,
    meta: { topics: [TOPIC.settings, TOPIC.checkIns, TOPIC.achievements] },
  });
}

/** What the person gets of somebody; null when they don't let them be near any more. */
export function othersPreview(platform: PlatformV1, link: string) {
  return queryOptions({
    queryKey: [TOPIC.trustedPeople, 'preview', link],
    queryFn: async () => (await getService(platform)).getPreview(link),
    ...FRESH,
  });
}

/** The invitations of this person that nobody has taken yet. */
export function trustInvites(platform: PlatformV1) {
  return queryOptions({
    queryKey: [TOPIC.trustedPeople, 'invites'],
    queryFn: async () => (await getService(platform)).invites(),
    ...FRESH,
  });
}

/** Whose invitation a token is, asked before it is taken. */
export function inviter(platform: PlatformV1, token: string) {
  return queryOptions({
    queryKey: [TOPIC.trustedPeople, 'inviter', token],
    queryFn: async () => (await getService(platform)).inviter(token),
    ...FRESH,
  });
}

/** The kind words that the person got. Asking does not make them seen. */
export function kindWords(platform: PlatformV1) {
  return queryOptions({
    queryKey: [TOPIC.trustedPeople, 'words'],
    queryFn: async () => (await getService(platform)).words(),
    ...FRESH,
  });
}

/** Whether the person adds the line that comes from moods. */
export function moodLine(platform: PlatformV1) {
  return queryOptions({
    queryKey: [TOPIC.trustedPeople, 'mood-line'],
    queryFn: async () => (await getService(platform)).moodLine(),
  });
}

/** What changes something between people: {@link changeTrust} does it. */
export type TrustChange =
  | { readonly do: 'take-back' | 'end' | 'block' | 'unblock'; readonly id: string }
  | { readonly do: 'pause'; readonly id: string; readonly paused: boolean }
  | { readonly do: 'send'; readonly id: string; readonly kind: KindWordName }
  | { readonly do: 'mood-line'; readonly shown: boolean }
  | { readonly do: 'see-words' };

function apply(service: TrustedPeopleService, change: TrustChange): Promise<void> {
  switch (change.do) {
    case 'take-back':
      return service.takeBack(change.id);
    case 'end':
      return service.end(change.id);
    case 'block':
      return service.block(change.id);
    case 'unblock':
      return service.unblock(change.id);
    case 'pause':
      return service.pause(change.id, change.paused);
    case 'send':
      return service.send(change.id, change.kind);
    case 'mood-line':
      return service.setMoodLine(change.shown);
    case 'see-words':
      return service.seeWords();
  }
}

/** Changes something between people, one after the other; then all of it is asked for anew, also after a failure. */
export function changeTrust(platform: PlatformV1) {
  return mutationOptions({
    scope: { id: TOPIC.trustedPeople },
    mutationFn: async (change: TrustChange) => apply(await getService(platform), change),
    onSettled: () => platform.invalidate(TOPIC.trustedPeople),
  });
}

/** Makes a link for one person. Its token is in the answer and nowhere else. */
export function inviteTrusted(platform: PlatformV1) {
  return mutationOptions({
    mutationFn: async () => (await getService(platform)).invite(),
    onSuccess: () => platform.invalidate(TOPIC.trustedPeople),
  });
}

/** Takes an invitation; null when there is none to take. */
export function acceptTrust(platform: PlatformV1) {
  return mutationOptions({
    mutationFn: async (token: string) => (await getService(platform)).accept(token),
    onSuccess: () => platform.invalidate(TOPIC.trustedPeople),
  });
}
