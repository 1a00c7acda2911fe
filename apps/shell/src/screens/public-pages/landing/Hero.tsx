import { BreathArt, Button } from '@nafas/design-system';
import { Play } from '@nafas/design-system/icons';
import { PATHS } from '@nafas/platform';
import { useTranslation } from 'react-i18next';
import { useRouterLink } from '../../links.tsx';
import css from './hero.module.css';

/** One sentence, two ways in, and the sun on its horizon. */
export function Hero({ onDemo }: { onDemo(): void }) {
  const { t } = useTranslation('public');
  const start = useRouterLink(PATHS.signIn);
  const facts = t('hero.facts', { returnObjects: true });
  return (
    <section className={css['hero']} aria-labelledby="hero-title">
      <div className={css['text']}>
        <h1 id="hero-title">
          {t('hero.titleStart')} <br />
          {t('hero.titleEnd')}
        </h1>
        <p>{t('hero.lead')}</p>
        <div className={css['actions']}>
          <Button {...start} variant="primary" size="lg">
            {t('tryNow')}
          </Button>
          <Button size="lg" icon={<Play />} onClick={onDemo}>
            {t('watchDemo')}
          </Button>
        </div>
      </div>
      <BreathArt className={css['art']} />
      <dl className={css['facts']}>
        {facts.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
