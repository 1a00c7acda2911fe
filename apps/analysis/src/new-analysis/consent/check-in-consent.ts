import { getQueryClient } from '@nafas/data-service/client';
import { type Consent, CONSENT_TEXT, consentInForce } from '@nafas/data-service/consents';
import { agree, consents } from '@nafas/data-service/consents/client';
import type { PlatformV1 } from '@nafas/platform';

const KEY = 'nafas.analysis.check-in-consent.v1';

const isGiven = (all: readonly Consent[]) =>
  consentInForce(all, 'check_ins', CONSENT_TEXT) !== undefined;

const listed = (platform: PlatformV1) => getQueryClient(platform).fetchQuery(consents(platform));

/**
 * Whether check-ins may be kept. What this device knows of it is enough: the server refuses what is not so. Where
 * neither knows, the answer is no, and the person is asked; agreeing twice is agreeing once.
 */
export async function mayKeep(platform: PlatformV1): Promise<boolean> {
  const note = getConsentNote(platform);
  if (note.read() === CONSENT_TEXT) return true;
  const known = await listed(platform).then(isGiven, () => false);
  if (known) note.write(CONSENT_TEXT);
  return known;
}

/** Whether a refused check-in was refused for want of consent: looks at the server, whatever this device knew. */
export async function isConsentMissing(platform: PlatformV1): Promise<boolean> {
  getConsentNote(platform).clear();
  const { queryKey } = consents(platform);
  await getQueryClient(platform).invalidateQueries({ queryKey });
  return listed(platform).then(
    (all) => !isGiven(all),
    () => false,
  );
}

/** Agrees that check-ins are kept, in the words that were shown. Rejects when it is nowhere but in the caller's hands. */
export async function agreeToCheckIns(platform: PlatformV1): Promise<void> {
  await agree(platform, 'check_ins');
  getConsentNote(platform).write(CONSENT_TEXT);
}

/**
 * A note that the signed-in person agreed, and to which text, so that nobody is asked again for want of a network. Kept
 * under the id that deleting the account looks for. In the demo there is none: it has its consents in the tab.
 */
function getConsentNote({ scope }: PlatformV1) {
  if (scope.mode === 'demo') return { read: () => null, write() {}, clear() {} };
  const key = `${KEY}:${scope.userId ?? ''}`;
  return {
    read: () => localStorage.getItem(key),
    write(textVersion: string) {
      try {
        localStorage.setItem(key, textVersion);
      } catch {
        // Storage is full or forbidden: the server is asked each time.
      }
    },
    clear: () => localStorage.removeItem(key),
  };
}
