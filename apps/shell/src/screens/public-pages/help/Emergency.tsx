import { helplinesFor, telHref } from '@nafas/care';
import { Button } from '@nafas/design-system';
import { Phone } from '@nafas/design-system/icons';
import { useTranslation } from 'react-i18next';
import { LtrText } from './LtrText.tsx';
import css from './help-page.module.css';

/** The emergency numbers of a country, or the advice to call the one of the place. */
export function Emergency({ country }: { country: string | null }) {
  const { t } = useTranslation('help');
  const numbers = country === null ? [] : (helplinesFor(country)?.emergency.numbers ?? []);
  return (
    <section className={css['emergency']} aria-labelledby="help-danger">
      <div>
        <h2 id="help-danger">{t('dangerTitle')}</h2>
        <p>{numbers.length > 0 ? t('danger') : t('dangerAnywhere')}</p>
      </div>
      <div className="nf-cluster">
        {numbers.map((number) => (
          <Button key={number} href={telHref(number)} variant="critical" size="lg" icon={<Phone />}>
            <LtrText template={t('call', { number })} value={number} />
          </Button>
        ))}
      </div>
    </section>
  );
}
