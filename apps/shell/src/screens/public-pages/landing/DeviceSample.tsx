import { Badge } from '@nafas/design-system';
import { ShieldCheck } from '@nafas/design-system/icons';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../frame/use-format.ts';
import { FaceLines } from './FaceLines.tsx';
import css from './samples.module.css';

/** A sample of the camera panel: lines of a face, a guess and how sure it is, and where it is read. */
export function DeviceSample() {
  const { t } = useTranslation('public');
  const { percent } = useFormat();
  return (
    <div className={css['device']} data-theme="dark">
      <FaceLines />
      <Badge>{t('features.device.reading', { percent: percent(0.82) })}</Badge>
      <Badge tone="positive" icon={<ShieldCheck size="sm" />}>
        {t('features.device.here')}
      </Badge>
    </div>
  );
}
