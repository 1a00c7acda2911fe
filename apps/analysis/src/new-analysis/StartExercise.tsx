import { Button } from '@nafas/design-system';
import { Play } from '@nafas/design-system/icons';
import { usePlatform } from '@nafas/platform/remote';
import { useTranslation } from 'react-i18next';
import css from './completed.module.css';
import { Sunrise } from './Sunrise.tsx';

/** The exercise of real-time assistance, above whatever page is shown. */
const BREATHE = 'assistance.breathe';

/** One small thing that starts right here: it takes the place of this dialog, whose check-in is saved. */
export function StartExercise() {
  const { t } = useTranslation();
  const platform = usePlatform();
  return (
    <section className={css['act']} aria-labelledby="act">
      <Sunrise />
      <div>
        <h3 id="act">{t('new.act.title')}</h3>
        <p>{t('new.act.text')}</p>
      </div>
      <Button icon={<Play size="sm" />} onClick={() => platform.open(BREATHE)}>
        {t('new.act.start')}
      </Button>
    </section>
  );
}
