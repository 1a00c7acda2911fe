import { CircleCheckBig, CircleAlert } from '@nafas/design-system/icons';
import { formatLocale } from '@nafas/platform';
import { usePlatform, useStore } from '@nafas/platform/remote';
import { useTranslation } from 'react-i18next';
import type { SaveState } from './autosave.ts';
import css from './kept.module.css';

/** Where what was written is kept, in one quiet line. */
export function SaveStatus({ state }: { state: SaveState }) {
  const { t } = useTranslation();
  const locale = formatLocale(useStore(usePlatform().language));
  const clock = new Intl.DateTimeFormat(locale, { timeStyle: 'short' });
  return (
    <span className={css['kept']} role="status">
      {state.kind === 'none' ? null : state.kind === 'failed' ? (
        <>
          <CircleAlert size="sm" />
          <span>{t('notKept')}</span>
        </>
      ) : (
        <>
          <CircleCheckBig size="sm" />
          <span>
            {state.where === 'queued'
              ? t('keptHere')
              : t('keptAt', { time: clock.format(state.at) })}
          </span>
        </>
      )}
    </span>
  );
}
