import { useTranslation } from 'react-i18next';
import css from './help-page.module.css';

/** For those who worry about somebody else: what can be said and done, by mental health first aid. */
export function ForSomeone() {
  const { t } = useTranslation('help');
  return (
    <section id="someone" className={css['advice']} aria-labelledby="help-someone">
      <h2 id="help-someone">{t('someoneTitle')}</h2>
      <p className={css['muted']}>{t('someoneLead')}</p>
      <ul>
        {t('someone', { returnObjects: true }).map((advice) => (
          <li key={advice}>{advice}</li>
        ))}
      </ul>
    </section>
  );
}
