import type { EmotionReading, NoReadingReason } from '@nafas/emotion';
import { textLanguage, unreadable } from '@nafas/emotion/text';
import { usePlatform } from '@nafas/platform/remote';
import { useEffect, useRef, useState } from 'react';
import { makeTextEngine } from '../engines/text-engine.ts';

/** The state of the last text. */
export interface TextView {
  readonly status: 'idle' | 'loading' | 'analyzing' | 'results';
  /** Share of the language's pack that has come, 0-1. */
  readonly progress: number;
  readonly reading: EmotionReading | null;
  /** The text of the reading. */
  readonly text: string;
  readonly problem: NoReadingReason | null;
}

const NONE: TextView = { status: 'idle', progress: 0, reading: null, text: '', problem: null };

/** Reads texts on demand; a language's pack comes with its first text. The text is kept by nobody. */
export function useTextReading() {
  const platform = usePlatform();
  const [view, setView] = useState(NONE);
  // A later text, forgetting, or leaving makes an earlier answer void.
  const turn = useRef(0);
  useEffect(() => () => void (turn.current += 1), []);

  async function analyze(text: string, lang: string): Promise<void> {
    if (unreadable(text) === 'blank') return;
    const mine = ++turn.current;
    const show = (change: Partial<TextView>) => {
      if (mine === turn.current) setView((before) => ({ ...before, ...change }));
    };
    show({ ...NONE, status: 'loading' });
    const engine = makeTextEngine(platform, textLanguage(lang) ? [lang] : []);
    try {
      await engine.load((progress) => show({ progress }));
    } catch (error) {
      platform.report(error, { phase: 'text' });
      return show({ status: 'results', problem: 'pack-not-loaded' });
    }
    show({ status: 'analyzing' });
    const result = await engine.analyze({ text, lang });
    engine.dispose();
    show({
      status: 'results',
      text,
      ...(result.ok ? { reading: result.reading } : { problem: result.reason }),
    });
  }
  const forget = () => {
    turn.current += 1;
    setView(NONE);
  };
  return { view, analyze, forget };
}
