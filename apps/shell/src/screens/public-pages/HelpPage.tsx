import { countryOfLanguages, DIRECTORY_URL, HELPLINES_COMPILED } from '@nafas/care';
import { Button } from '@nafas/design-system';
import { ExternalLink } from '@nafas/design-system/icons';
import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useRuntime } from '../../runtime/runtime-context.ts';
import { PublicPage } from './frame/PublicPage.tsx';
import { HurtAtHome } from './help/HurtAtHome.tsx';
import { useFormat } from './frame/use-format.ts';
import { CountryLines } from './help/CountryLines.tsx';
import { CountrySelect } from './help/CountrySelect.tsx';
import { Emergency } from './help/Emergency.tsx';
import { ForSomeone } from './help/ForSomeone.tsx';
import { Grounding } from './help/Grounding.tsx';
import css from './help/help-page.module.css';
import { PlanLink } from './help/PlanLink.tsx';

/** The page made at build time knows no reader. */
const nowhere = () => null;

/**
 * Help now at /help: emergency number and crisis lines of a country, and a grounding exercise. All of it is in the
 * bundle; nothing is fetched. The country is chosen once and
 * remembered; until then the languages of the browser name it, never its position.
 */
export function HelpPage() {
  const { t } = useTranslation('help');
  const { preferences } = useRuntime();
  const [isElsewhere, setIsElsewhere] = useState(false);
  const find = () => preferences.country.get() ?? countryOfLanguages(navigator.languages);
  const found = useSyncExternalStore(preferences.country.subscribe, find, nowhere);
  const country = isElsewhere ? null : found;
  function choose(chosen: string | null): void {
    setIsElsewhere(chosen === null);
    preferences.country.set(chosen);
  }
  return (
    <PublicPage>
      <div className={css['page']}>
        <header className={css['head']}>
          <h1>{t('title')}</h1>
          <p>{t('lead')}</p>
        </header>
        <PlanLink />
        <CountrySelect country={country} onChange={choose} />
        <Emergency country={country} />
        <CountryLines country={country} />
        <Directory />
        <ForSomeone />
        <HurtAtHome country={country} />
        <Grounding />
        <HelpCredit />
      </div>
    </PublicPage>
  );
}

/** The international directory: for countries without a row, and for more than the rows. */
function Directory() {
  const { t } = useTranslation('help');
  return (
    <section className={css['directory']} aria-labelledby="help-directory">
      <div>
        <h2 id="help-directory">{t('directoryTitle')}</h2>
        <p className={css['muted']}>{t('directory')}</p>
      </div>
      <Button href={DIRECTORY_URL} rel="noreferrer" icon={<ExternalLink flip />}>
        {t('directoryLink')}
      </Button>
    </section>
  );
}

/** The page's privacy, how far to trust its numbers, and whose lists they come from. */
function HelpCredit() {
  const { t } = useTranslation('help');
  const { month } = useFormat();
  return (
    <footer className={css['credit']}>
      <p>{t('note')}</p>
      <p>{t('credit', { date: month(HELPLINES_COMPILED) })}</p>
    </footer>
  );
}
