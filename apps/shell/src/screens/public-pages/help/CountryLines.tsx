import { helplinesFor } from '@nafas/care';
import { useTranslation } from 'react-i18next';
import { HelplineCard } from './HelplineCard.tsx';
import { useIsHydrated } from '../frame/use-is-hydrated.ts';
import css from './help-page.module.css';

/** The crisis lines of a country, or word that none is confirmed. Nothing before a country is chosen. */
export function CountryLines({ country }: { country: string | null }) {
  const { t } = useTranslation('help');
  const isHydrated = useIsHydrated();
  // Until a script knows the country, room is kept, so that what stands below does not jump.
  if (!isHydrated) return <div className={css['linesToCome']} />;
  if (country === null) return null;
  // Those for violence at home stand in their own section.
  const lines = (helplinesFor(country)?.lines ?? []).filter(
    (line) => line.kind !== 'domestic-violence',
  );
  return (
    <section aria-labelledby="help-lines">
      <h2 id="help-lines">{t('linesTitle')}</h2>
      {lines.length === 0 ? (
        <p className={css['muted']}>{t('noLines')}</p>
      ) : (
        <ul className={css['lines']}>
          {lines.map((line) => (
            <HelplineCard key={line.name} line={line} />
          ))}
        </ul>
      )}
    </section>
  );
}
