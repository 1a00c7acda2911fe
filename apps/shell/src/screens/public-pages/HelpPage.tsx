import { countryOfLanguages } from '@nafas/care';
import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { PublicPage } from './frame/PublicPage.tsx';
import { CountryLines } from './help/CountryLines.tsx';
import { CountrySelect } from './help/CountrySelect.tsx';
import { Directory } from './help/Directory.tsx';
import { Emergency } from './help/Emergency.tsx';
import { Grounding } from './help/Grounding.tsx';
import { HelpCredit } from './help/HelpCredit.tsx';
import css from './help/help-page.module.css';

const countryOfBrowser = () => countryOfLanguages(navigator.languages);
/** The page made at build time knows no reader. */
const nowhere = () => null;
const never = () => () => undefined;

/**
 * Help now at /help: emergency number and crisis lines of a country, and a grounding exercise. All of it is in the
 * bundle; nothing is fetched, and where the person is comes from the languages of the browser, never from its position.
 */
export function HelpPage() {
  const { t } = useTranslation('help');
  const guessed = useSyncExternalStore(never, countryOfBrowser, nowhere);
  const [chosen, setCountry] = useState<string | null>();
  const country = chosen === undefined ? guessed : chosen;
  return (
    <PublicPage>
      <div className={css['page']}>
        <header className={css['head']}>
          <h1>{t('title')}</h1>
          <p>{t('lead')}</p>
        </header>
        <CountrySelect country={country} onChange={setCountry} />
        <Emergency country={country} />
        <CountryLines country={country} />
        <Directory />
        <Grounding />
        <HelpCredit />
      </div>
    </PublicPage>
  );
}
