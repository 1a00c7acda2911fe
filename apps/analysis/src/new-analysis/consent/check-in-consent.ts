import {
  consentInForce,
  consentRow,
  CONSENTS_TABLE,
  type Consent,
  type NewConsent,
} from '@nafas/data-service/consents';
import type { PlatformV1 } from '@nafas/platform';
import { CONSENTS_TOPIC, queryClientOf } from '../../data/query-client.ts';
import { consentsOf } from '../../data/service-of.ts';
import { consentNoteOf } from './consent-note.ts';

/**
 * The words in `new.consent` of the messages, which are those of the settings page; when their meaning changes, so does
 * this, there and here, and they are agreed to anew.
 */
const TEXT_VERSION = '2026-11';

const isGiven = (consents: readonly Consent[]) =>
  consentInForce(consents, 'check_ins', TEXT_VERSION) !== undefined;

const listed = (platform: PlatformV1) =>
  queryClientOf(platform).fetchQuery({
    queryKey: [CONSENTS_TOPIC],
    queryFn: async () => (await consentsOf(platform)).list(),
  });

/**
 * Whether check-ins may be kept. What this device knows of it is enough: the server refuses what is not so. Where
 * neither knows, the answer is no, and the person is asked; agreeing twice is agreeing once.
 */
export async function mayKeep(platform: PlatformV1): Promise<boolean> {
  const note = consentNoteOf(platform);
  if (note.read() === TEXT_VERSION) return true;
  const known = await listed(platform).then(isGiven, () => false);
  if (known) note.write(TEXT_VERSION);
  return known;
}

/** Whether a refused check-in was refused for want of consent: looks at the server, whatever this device knew. */
export async function isConsentMissing(platform: PlatformV1): Promise<boolean> {
  consentNoteOf(platform).clear();
  await queryClientOf(platform).invalidateQueries({ queryKey: [CONSENTS_TOPIC] });
  return listed(platform).then(
    (consents) => !isGiven(consents),
    () => false,
  );
}

/**
 * Agrees that check-ins are kept, in the words that were shown. Without a network it waits in the outbox, before the
 * check-in that needs it. Rejects when it is nowhere but in the caller's hands.
 */
export async function agreeToCheckIns(platform: PlatformV1): Promise<void> {
  const given: NewConsent = {
    purpose: 'check_ins',
    textVersion: TEXT_VERSION,
    language: platform.language.get(),
  };
  if (platform.scope.mode === 'demo') {
    await (await consentsOf(platform)).grant(given);
    platform.invalidate(CONSENTS_TOPIC);
  } else {
    const row = consentRow(given);
    await platform.enqueue({ table: CONSENTS_TABLE, row, topic: CONSENTS_TOPIC });
  }
  consentNoteOf(platform).write(TEXT_VERSION);
}
