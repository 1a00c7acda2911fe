import { Glyph } from '@nafas/design-system';
import { Plus } from '@nafas/design-system/icons';
import { useTranslation } from 'react-i18next';
import css from './list.module.css';

/** At the end of the list: room for one more. */
export function NewGoalCard({ onNew }: { onNew: () => void }) {
  const { t } = useTranslation();
  return (
    <li className={css['item']}>
      <button type="button" className={css['new']} onClick={onNew}>
        <Glyph tone="plain">
          <Plus />
        </Glyph>
        {t('page.addSmall')}
      </button>
    </li>
  );
}
