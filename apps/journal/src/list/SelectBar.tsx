import type { CheckIn } from '@nafas/data-service/check-ins';
import type { ListedEntry } from '@nafas/data-service/journal';
import { loadEntries } from '@nafas/data-service/journal/client';
import { Button } from '@nafas/design-system';
import { Download, Trash2 } from '@nafas/design-system/icons';
import { usePlatform } from '@nafas/platform/remote';
import { useTranslation } from 'react-i18next';
import { useRemoved } from '../removed/removed-context.ts';
import { useFormat } from '../use-format.ts';
import { downloadEntries } from './download-entries.ts';
import css from './list.module.css';

/** What can be done with the entries that are ticked. */
export function SelectBar(props: {
  entries: readonly ListedEntry[];
  onAll: () => void;
  onEnd: () => void;
}) {
  const { entries, onAll, onEnd } = props;
  const { t } = useTranslation();
  const format = useFormat();
  const platform = usePlatform();
  const { remove } = useRemoved();
  const count = entries.length;
  async function load(): Promise<readonly CheckIn[] | null> {
    try {
      return await loadEntries(
        platform,
        entries.map(({ id }) => id),
      );
    } catch (error) {
      platform.report(error);
      platform.notify({ kind: 'failed', message: t('select.failed'), error });
      return null;
    }
  }
  async function exportAll() {
    const whole = await load();
    if (whole) downloadEntries(whole);
  }
  async function removeAll() {
    // Whole ones, so that taking it back brings all of them back.
    const whole = await load();
    if (whole === null) return;
    remove(whole);
    onEnd();
  }
  return (
    <div className={css['select-bar']} role="group" aria-label={t('select.begin')}>
      <p role="status">{t('select.count', { count, n: format.number(count) })}</p>
      <Button size="sm" variant="quiet" onClick={onAll}>
        {t('select.all')}
      </Button>
      <Button
        size="sm"
        icon={<Download size="sm" />}
        disabled={count === 0}
        onClick={() => void exportAll()}
      >
        {t('select.export')}
      </Button>
      <Button
        size="sm"
        icon={<Trash2 size="sm" />}
        disabled={count === 0}
        onClick={() => void removeAll()}
      >
        {t('select.delete')}
      </Button>
      <Button size="sm" variant="quiet" onClick={onEnd}>
        {t('select.end')}
      </Button>
    </div>
  );
}
