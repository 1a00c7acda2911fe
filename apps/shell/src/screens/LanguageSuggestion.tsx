import type { BundledLanguage } from '@nafas/platform';
import { useEffect, useState } from 'react';
import { keepSuggested, suggestedLanguage } from '../preferences/suggestion.ts';
import { useLanguage, useRuntime } from '../runtime/runtime-context.ts';
import type { SuggestionBar, SuggestionTexts } from './SuggestionBar.tsx';

interface Suggestion {
  readonly Bar: typeof SuggestionBar;
  readonly language: BundledLanguage;
  readonly theirs: SuggestionTexts;
  readonly ours: SuggestionTexts;
}

/**
 * Says once, in the language that the browser prefers, that Nafas speaks it. It covers nothing and changes nothing. A page made
 * at build time has said so before any of this was loaded (boot/before-paint.ts). Its code comes for those alone who are told.
 */
export function LanguageSuggestion() {
  const { preferences, report } = useRuntime();
  const current = useLanguage();
  const [suggestion, setSuggestion] = useState<Suggestion | null>(null);
  useEffect(() => {
    // Who gets another language by other means has been told enough.
    const endMade = () => document.querySelector('body > [data-suggests]')?.remove();
    const language = suggestedLanguage(current);
    if (language === null) return endMade;
    let isWanted = true;
    suggest(language, current).then(
      (made) => {
        if (!isWanted) return;
        keepSuggested(language);
        setSuggestion(made);
      },
      (error: unknown) => report(error, { phase: 'run' }),
    );
    return () => {
      isWanted = false;
      setSuggestion(null);
    };
  }, [current, report]);
  if (suggestion === null) return null;
  const { Bar, ...texts } = suggestion;
  const choose = (language: BundledLanguage) => {
    preferences.language.set(language);
    // The button that has the focus goes away.
    document.querySelector('main')?.focus({ preventScroll: true });
    setSuggestion(null);
  };
  return (
    <Bar
      {...texts}
      current={current}
      onSwitch={() => choose(suggestion.language)}
      onStay={() => choose(current)}
    />
  );
}

async function suggest(language: BundledLanguage, current: BundledLanguage): Promise<Suggestion> {
  const { loadSuggestionTexts, SuggestionBar: Bar } = await import('./SuggestionBar.tsx');
  const [theirs, ours] = await Promise.all([
    loadSuggestionTexts(language),
    loadSuggestionTexts(current),
  ]);
  return { Bar, language, theirs, ours };
}
