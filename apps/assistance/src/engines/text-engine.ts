import { SimulatedEngine, type EmotionEngine } from '@nafas/emotion';
import { findEngineFile } from '@nafas/emotion/engine-file';
import { createTextEngine, type TextInput } from '@nafas/emotion/text';
import type { PlatformV1 } from '@nafas/platform';

/** The engine for texts: simulated in the demo, else on the device. `languages`: the packs that load() fetches. */
export function makeTextEngine(
  platform: PlatformV1,
  languages: readonly string[],
): EmotionEngine<TextInput> {
  if (platform.scope.mode === 'demo') return new SimulatedEngine<TextInput>('text');
  return createTextEngine(findEngineFile, languages);
}
