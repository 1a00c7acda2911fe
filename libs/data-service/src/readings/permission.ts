import type { PlatformV1 } from '@nafas/platform';
import { TOPIC } from '../client/topics.ts';
import { CONSENT_TEXT, consentInForce, createSupabaseConsents } from '../consents/index.ts';
import { createSupabaseSettings } from '../settings/index.ts';
import { allowsEmotionalAnalysis } from '../settings/settings.ts';
import type { ReadingSource } from './reading.ts';

/** The topics of `platform.invalidate` on which a permission may change. */
export const PERMISSION_TOPICS = [TOPIC.settings, TOPIC.consents] as const;

/** `off`: the setting is off. `ask`: it is on, and this source was not agreed to. `given`: it may be read. */
export type Permission = 'off' | 'ask' | 'given';

/**
 * Whether a source may be read: always in the demo, else when the person turned "emotional analysis" on in the settings
 * and agreed to this source. Rejects when it could not be asked.
 */
export async function permissionFor(
  platform: PlatformV1,
  source: ReadingSource,
): Promise<Permission> {
  const { mode, userId } = platform.scope;
  if (mode === 'demo') return 'given';
  const backend = await platform.backend();
  const settings = await createSupabaseSettings(backend, userId ?? '').get();
  if (!allowsEmotionalAnalysis(settings)) return 'off';
  const consents = await createSupabaseConsents(backend).list();
  return consentInForce(consents, `${source}_analysis`, CONSENT_TEXT) ? 'given' : 'ask';
}

/** Agrees that a source is read, in the words that were shown. Rejects when that could not be recorded. */
export async function agreeTo(platform: PlatformV1, source: ReadingSource): Promise<void> {
  await createSupabaseConsents(await platform.backend()).grant({
    purpose: `${source}_analysis`,
    textVersion: CONSENT_TEXT,
    language: platform.language.get(),
  });
  platform.invalidate(TOPIC.consents);
}
