import { Button } from '@nafas/design-system';
import { PATHS } from '@nafas/platform';
import { useTranslation } from 'react-i18next';
import { useRouterLink } from '../../links.tsx';
import { SunriseArt } from './SunriseArt.tsx';
import css from './closing.module.css';

/** The last call, over a sun that the footer mirrors. */
export function Closing() {
  const { t } = useTranslation();
  const start = useRouterLink(PATHS.signIn);
  return (
    <section className={css['closing']} aria-labelledby="closing-title">
      <div className={css['text']}>
        <h2 id="closing-title">{t('public.closing.title')}</h2>
        <p>{t('public.closing.text')}</p>
        <Button {...start} variant="primary" size="lg">
          {t('public.tryNow')}
        </Button>
      </div>
      <SunriseArt className={css['art']} />
    </section>
  );
}
