import type { CrisisLevel } from '@nafas/care/use-screening';
import { IconButton } from '@nafas/design-system';
import { X } from '@nafas/design-system/icons';
import { useTranslation } from 'react-i18next';
import { CareHelp } from '../chat/CareHelp.tsx';
import css from './care.module.css';

/** The offer of help once the form is closed; it stays until the person puts it away. */
export function CareAfter({ level, onClose }: { level: CrisisLevel; onClose: () => void }) {
  const { t } = useTranslation();
  if (level === 'none') return null;
  return (
    <div className={css['after']}>
      <CareHelp level={level} />
      <IconButton label={t('close')} onClick={onClose}>
        <X />
      </IconButton>
    </div>
  );
}
