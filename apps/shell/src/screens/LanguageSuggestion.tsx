import { Button } from '@nafas/design-system';
import { Languages } from '@nafas/design-system/icons';
import { languageName, textDirection, type BundledLanguage } from '@nafas/platform';
import { useEffect, useState } from 'react';
import { keepSuggested, suggestedLanguage } from '../preferences/suggestion.ts';
import { useLanguage, useRuntime } from '../runtime/runtime-context.ts';
import css from './languages.module.css';

type Texts = Readonly<Record<'speaks' | 'switch' | 'stay' | 'label', string>>;
const load = async (language: BundledLanguage) =>
  ((await import(`../locales/${language}/suggest.json`)) as { default: Texts }).default;

interface Suggestion {
  readonly language: BundledLanguage;
  /** What it says in that language, and in the one of the page. */
  readonly theirs: Texts;
  readonly ours: Texts;
}

/** Says once, in the language that the browser prefers, that Nafas speaks it. It covers nothing and changes nothing. */
export function LanguageSuggestion() {
  const { preferences, report } = useRuntime();
  const current = useLanguage();
  const [suggestion, setSuggestion] = useState<Suggestion | null>(null);
  useEffect(() => {
    const language = suggestedLanguage(current);
    if (language === null) return;
    let isWanted = true;
    Promise.all([load(language), load(current)]).then(
      ([theirs, ours]) => {
        if (!isWanted) return;
        keepSuggested(language);
        setSuggestion({ language, theirs, ours });
      },
      (error: unknown) => report(error, { phase: 'run' }),
    );
    // Who gets another language by other means has been told enough.
    return () => {
      isWanted = false;
      setSuggestion(null);
    };
  }, [current, report]);
  if (suggestion === null) return null;
  const { language, theirs, ours } = suggestion;
  const close = () => {
    // The button that has the focus goes away.
    document.querySelector('main')?.focus({ preventScroll: true });
    setSuggestion(null);
  };
  return (
    <section className={css['suggestion']} aria-label={ours.label}>
      <Languages />
      <p lang={language} dir={textDirection(language)}>
        {theirs.speaks}
      </p>
      <div className="nf-cluster">
        <Button
          variant="secondary"
          size="sm"
          lang={language}
          onClick={() => {
            preferences.language.set(language);
            close();
          }}
        >
          {theirs.switch}
        </Button>
        <Button
          variant="quiet"
          size="sm"
          onClick={() => {
            preferences.language.set(current);
            close();
          }}
        >
          {ours.stay.replace('{{name}}', languageName(current))}
        </Button>
      </div>
    </section>
  );
}
