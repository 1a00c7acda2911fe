import { Badge, MoodFace, SliderRow } from '@nafas/design-system';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../frame/use-format.ts';
import css from './samples.module.css';

const ROWS = [
  ['mood', 8],
  ['energy', 6],
  ['stress', 3],
] as const;

// A picture of the check-in: the card is inert, so nothing can be moved.
function still() {}

/** A face and three sliders. */
export function CheckInSample() {
  const { t } = useTranslation('public');
  const { number } = useFormat();
  return (
    <div className={css['checkIn']}>
      <MoodFace
        value={8}
        size="lg"
        word={
          <Badge tone="dawn" className={css['moment']}>
            {t('features.checkIn.moment')}
          </Badge>
        }
      />
      <div className={css['sliders']}>
        {ROWS.map(([id, value]) => (
          <SliderRow
            key={id}
            label={t(`features.checkIn.${id}`)}
            value={value}
            valueText={number(value)}
            tabIndex={-1}
            onChange={still}
          />
        ))}
      </div>
    </div>
  );
}
