import { Button } from '@nafas/design-system';
import { Languages } from '@nafas/design-system/icons';
import { languageName, textDirection, type BundledLanguage } from '@nafas/platform';
import css from './languages.module.css';

/** What a suggestion says in one language. */
export type SuggestionTexts = Readonly<Record<'speaks' | 'switch' | 'stay' | 'label', string>>;

/** Loads what a suggestion says in a language. */
export const loadSuggestionTexts = async (language: BundledLanguage): Promise<SuggestionTexts> =>
  ((await import(`../locales/${language}/suggest.json`)) as { default: SuggestionTexts }).default;

interface SuggestionBarProps {
  /** The language that is suggested, and that of the page. */
  readonly language: BundledLanguage;
  readonly current: BundledLanguage;
  /** What it says in that language, and in the one of the page. */
  readonly theirs: SuggestionTexts;
  readonly ours: SuggestionTexts;
  /** The page in that language, where going there is all that it takes; else what a press does. */
  readonly onSwitch: string | (() => void);
  onStay?: () => void;
}

/** A line in the language that the browser prefers, with the way there and the way to stay. */
export function SuggestionBar(props: SuggestionBarProps) {
  const { language, current, theirs, ours, onSwitch, onStay } = props;
  const toSwitch =
    typeof onSwitch === 'string' ? { href: onSwitch, hrefLang: language } : { onClick: onSwitch };
  return (
    <section className={css['suggestion']} aria-label={ours.label} data-suggests={language}>
      <Languages />
      <p lang={language} dir={textDirection(language)}>
        {theirs.speaks}
      </p>
      <div className="nf-cluster">
        <Button variant="secondary" size="sm" lang={language} {...toSwitch}>
          {theirs.switch}
        </Button>
        <Button variant="quiet" size="sm" onClick={onStay}>
          {ours.stay.replace('{{name}}', languageName(current))}
        </Button>
      </div>
    </section>
  );
}
