import { Banner, Button, Select } from '@nafas/design-system';
import { CircleAlert } from '@nafas/design-system/icons';
import { joinSentences, labelled, languageName, LANGUAGES } from '@nafas/platform';
import { useCause } from '@nafas/platform/remote';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { reportLanguages } from './choices.ts';
import type { ComposerProps } from './props.ts';

/** The language of the report; one whose texts did not load is said here, and the report stays as it was. */
export function LanguageField({
  choices,
  choose,
  failure,
}: Pick<ComposerProps, 'choices' | 'choose' | 'failure'>) {
  const { t, i18n } = useTranslation('report');
  const describeCause = useCause();
  const select = useRef<HTMLSelectElement>(null);
  const both = new Intl.ListFormat(i18n.language).format(
    reportLanguages('both', i18n.language).map((each) => languageName(each)),
  );
  const tryAgain = () => {
    // The button goes away.
    select.current?.focus();
    failure?.retry();
  };
  return (
    <fieldset>
      <legend>{t('language')}</legend>
      <Select
        ref={select}
        label={t('language')}
        labelHidden
        value={choices.language}
        onChange={({ currentTarget: { value } }) =>
          choose({ language: LANGUAGES.find((each) => each === value) ?? 'both' })
        }
      >
        {LANGUAGES.map((each) => (
          <option key={each} value={each} lang={each}>
            {languageName(each)}
          </option>
        ))}
        <option value="both">{labelled(i18n.language, t('both'), both)}</option>
      </Select>
      {failure && (
        <Banner
          tone="critical"
          icon={<CircleAlert />}
          action={<Button onClick={tryAgain}>{t('tryAgain', { ns: 'generic' })}</Button>}
        >
          {joinSentences(i18n.language, [
            t('stats.failed', { ns: 'translation' }),
            describeCause(failure.error),
          ])}
        </Banner>
      )}
    </fieldset>
  );
}
