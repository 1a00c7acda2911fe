import { usePlatform, useStore } from '@nafas/platform/remote';
import { useEffect, useState } from 'react';
import { engineFile } from '../engines/engine-file.ts';
import { makeVoiceEngine } from '../engines/voice-engine.ts';
import { VoiceSession } from './voice-session.ts';

/** A voice session that lets go of the microphone when the view is left. */
export function useVoice() {
  const platform = usePlatform();
  const [session] = useState(
    () =>
      new VoiceSession({
        makeEngine: () => makeVoiceEngine(platform),
        workletUrl: () => engineFile('voice-recorder.js').url,
        report: (error) => platform.report(error, { phase: 'voice' }),
      }),
  );
  useEffect(() => {
    void session.prepare();
    return () => session.end();
  }, [session]);
  return { session, view: useStore(session.view) };
}
