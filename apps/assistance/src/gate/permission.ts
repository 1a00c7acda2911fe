import { createSupabaseConsents, consentInForce } from '@nafas/data-service/consents';
import { allowsEmotionalAnalysis, createSupabaseSettings } from '@nafas/data-service/settings';
import type { EmotionSource } from '@nafas/emotion';
import type { PlatformV1 } from '@nafas/platform';

const CONSENTS_TOPIC = 'consents';
/** The topics of `platform.invalidate` on which a permission may change. */
export const PERMISSION_TOPICS = ['settings', CONSENTS_TOPIC] as const;

/**
 * The words in `gate.ask` of the messages, which are those of the settings page; when their meaning changes, so does
 * this, there and here, and they are agreed to anew.
 */
const TEXT_VERSION = '2026-11';

/** `off`: the setting is off. `ask`: it is on, and this source was not agreed to. `given`: it may be read. */
export type Permission = 'off' | 'ask' | 'given';

/**
 * Whether a source may be read: always in the demo, else when the person turned "emotional analysis" on in the settings
 * and agreed to this source. Rejects when it could not be asked.
 */
export async function permissionFor(
  platform: PlatformV1,
  source: EmotionSource,
): Promise<Permission> {
  const { mode, userId } = platform.scope;
  if (mode === 'demo') return 'given';
  const backend = await platform.backend();
  const settings = await createSupabaseSettings(backend, userId ?? '').get();
  if (!allowsEmotionalAnalysis(settings)) return 'off';
  const consents = await createSupabaseConsents(backend).list();
  return consentInForce(consents, `${source}_analysis`, TEXT_VERSION) ? 'given' : 'ask';
}

/** Agrees that a source is read, in the words that were shown. Rejects when that could not be recorded. */
export async function agreeTo(platform: PlatformV1, source: EmotionSource): Promise<void> {
  await createSupabaseConsents(await platform.backend()).grant({
    purpose: `${source}_analysis`,
    textVersion: TEXT_VERSION,
    language: platform.language.get(),
  });
  platform.invalidate(CONSENTS_TOPIC);
}
