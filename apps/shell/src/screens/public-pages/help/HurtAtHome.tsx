import { DIRECTORY_URL, helplinesFor } from '@nafas/care';
import { useTranslation } from 'react-i18next';
import { HelplineCard } from './HelplineCard.tsx';
import css from './help-page.module.css';

/** For those who are hurt at home: the lines for it, where there are confirmed ones, and first safety. */
export function HurtAtHome({ country }: { country: string | null }) {
  const { t } = useTranslation('help');
  const all = country === null ? [] : (helplinesFor(country)?.lines ?? []);
  const lines = all.filter((line) => line.kind === 'domestic-violence');
  return (
    <section id="home" className={css['advice']} aria-labelledby="help-home">
      <h2 id="help-home">{t('homeTitle')}</h2>
      <p className={css['muted']}>{t('homeLead')}</p>
      <ul>
        {t('home', { returnObjects: true }).map((advice) => (
          <li key={advice}>{advice}</li>
        ))}
      </ul>
      {lines.length > 0 ? (
        <ul className={css['lines']}>
          {lines.map((line) => (
            <HelplineCard key={line.name} line={line} />
          ))}
        </ul>
      ) : (
        <p>
          <a href={DIRECTORY_URL} rel="noreferrer">
            {t('homeDirectory')}
          </a>
        </p>
      )}
    </section>
  );
}
