import { imports } from '@nafas/data-service/imports/client';
import { Button } from '@nafas/design-system';
import { RotateCcw } from '@nafas/design-system/icons';
import { usePlatform } from '@nafas/platform/remote';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import css from './import.module.css';
import { useFormat } from './use-format.ts';
import { useUndo } from './use-undo.ts';

/** What came in during the last 30 days, each with its way back. */
export function RecentImports() {
  const { t } = useTranslation();
  const format = useFormat();
  const { data = [] } = useQuery(imports(usePlatform()));
  const { busy, undo } = useUndo(() => undefined);
  if (data.length === 0) return null;
  return (
    <section className={css['recent']}>
      <h2>{t('import.recent.title')}</h2>
      <p>{t('import.recent.lead')}</p>
      <ul>
        {data.map(({ id, kind, entries, createdAt }) => {
          const day = format.longDay(createdAt);
          const what = t('import.recent.one', { count: entries, n: format.number(entries) });
          return (
            <li key={id}>
              <div>
                <b>{what}</b>
                <p>
                  {t(`import.kind.${kind}`)} · {day}
                </p>
              </div>
              <Button
                variant="quiet"
                icon={<RotateCcw />}
                busy={busy === id}
                aria-label={t('import.recent.undo', { what, day })}
                onClick={() => void undo(id)}
              >
                {t('import.undo')}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
