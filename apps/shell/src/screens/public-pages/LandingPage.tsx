import { Button } from '@nafas/design-system';
import { PATHS } from '@nafas/platform';
import { useTranslation } from 'react-i18next';
import { useRouterLink } from '../links.tsx';
import { PublicPage } from './frame/PublicPage.tsx';
import { About } from './landing/About.tsx';
import { Features } from './landing/Features.tsx';
import { Hero } from './landing/Hero.tsx';
import { Progress } from './landing/Progress.tsx';
import { SunriseArt } from './landing/SunriseArt.tsx';
import { Voices } from './landing/Voices.tsx';
import css from './landing/closing.module.css';

/**
 * The public start page.
 *
 * @param props.onDemo Watch Demo was pressed.
 */
export function LandingPage({ onDemo }: { onDemo(): void }) {
  return (
    <PublicPage art>
      <Hero onDemo={onDemo} />
      <About />
      <Features />
      <Progress />
      <Voices />
      <Closing />
    </PublicPage>
  );
}

/** The last call, over a sun that the footer mirrors. */
function Closing() {
  const { t } = useTranslation('public');
  const start = useRouterLink(PATHS.signIn);
  return (
    <section className={css['closing']} aria-labelledby="closing-title">
      <div className={css['text']}>
        <h2 id="closing-title">{t('closing.title')}</h2>
        <p>{t('closing.text')}</p>
        <Button {...start} variant="primary" size="lg">
          {t('tryNow')}
        </Button>
      </div>
      <SunriseArt className={css['art']} />
    </section>
  );
}
