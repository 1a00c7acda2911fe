import { DIRECTORY_URL, HELP_COUNTRIES, telHref } from '@nafas/care';
import { Button, Card, Link, Select } from '@nafas/design-system';
import { ExternalLink, MapPin, Phone } from '@nafas/design-system/icons';
import { formatLocale, PATHS } from '@nafas/platform';
import { createDayFormat } from '@nafas/platform/format';
import { usePlatform, usePlatformLink, useStore } from '@nafas/platform/remote';
import { useTranslation } from 'react-i18next';
import { useEmergencyLines } from '../../care/use-emergency-lines.ts';
import css from './help.module.css';
import { HelpLine } from './HelpLine.tsx';

/**
 * People to call, beside the conversation from the first second: all of it is on the device.
 *
 * @param props.isPrimary The one primary button of the view is here.
 */
export function HelpPanel({ isPrimary }: { isPrimary: boolean }) {
  const { t } = useTranslation();
  const { country, emergency, lines } = useEmergencyLines();
  const help = usePlatformLink(PATHS.help);
  const locale = formatLocale(useStore(usePlatform().language));
  const name = country && new Intl.DisplayNames(locale, { type: 'region' }).of(country);
  const number = emergency?.numbers[0];
  return (
    <Card as="section" className={css['panel']} aria-labelledby="chat-people">
      <header>
        <h2 id="chat-people">{t('chat.path.people')}</h2>
        {name ? (
          <span className={css['place']}>
            <MapPin size="sm" /> {name} <Link {...help}>{t('chat.path.change')}</Link>
          </span>
        ) : null}
      </header>
      {name ? null : <CountryQuestion locale={locale} />}
      <div className={css['line']}>
        <div>
          <b>{t('chat.path.danger')}</b>
          {number === undefined ? (
            <p>{t('chat.path.anywhere')}</p>
          ) : (
            <bdi dir="ltr" className={css['number']}>
              {number}
            </bdi>
          )}
        </div>
        {number === undefined ? null : (
          <Button
            variant={isPrimary ? 'primary' : 'secondary'}
            href={telHref(number)}
            icon={<Phone />}
          >
            <span>
              {t('chat.path.call')} <bdi dir="ltr">{number}</bdi>
            </span>
          </Button>
        )}
      </div>
      {lines.map((line) => (
        <HelpLine key={line.name} line={line} />
      ))}
      {lines.length === 0 ? (
        <div className={css['line']}>
          <p>{t('chat.path.noLines')}</p>
          <Button href={DIRECTORY_URL} rel="noreferrer" icon={<ExternalLink flip />}>
            {t('chat.path.directory')}
          </Button>
        </div>
      ) : null}
      <p className={css['checked']}>
        {emergency ? `${t('chat.path.checked', { date: month(locale, emergency.checked) })} ` : ''}
        <Link {...help}>{t('chat.path.other')}</Link>
      </p>
    </Card>
  );
}

/** Asked once, where nothing names the country: the answer is remembered. */
function CountryQuestion({ locale }: { locale: string }) {
  const { t } = useTranslation();
  const { setCountry } = usePlatform();
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const { compare } = new Intl.Collator(locale);
  const countries = HELP_COUNTRIES.map((code) => ({ code, name: names.of(code) ?? code }));
  return (
    <Select
      label={t('chat.path.noCountry')}
      hint={t('chat.path.why')}
      value=""
      onChange={(event) => setCountry(event.currentTarget.value || null)}
    >
      <option value="">{t('chat.path.choose')}</option>
      {countries
        .sort((a, b) => compare(a.name, b.name))
        .map((each) => (
          <option key={each.code} value={each.code}>
            {each.name}
          </option>
        ))}
    </Select>
  );
}

/** @param yearMonth YYYY-MM */
function month(locale: string, yearMonth: string): string {
  return createDayFormat(locale, { month: 'long', year: 'numeric' })(`${yearMonth}-01`);
}
