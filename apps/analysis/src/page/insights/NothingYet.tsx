import { Button, Card, State } from '@nafas/design-system';
import { ENOUGH_LINK_DAYS } from '@nafas/insights/links';
import { usePlatform } from '@nafas/platform/remote';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../format.ts';
import type { Findings } from '../../findings/compute-findings.ts';
import css from './insights.module.css';

/** In place of findings: how many days are missing, or that nothing is clear enough to tell. */
export function NothingYet({ findings: { links, days } }: { findings: Findings }) {
  const { t } = useTranslation('insights');
  const { t: tApp } = useTranslation();
  const format = useFormat();
  const platform = usePlatform();
  const missing = 2 * ENOUGH_LINK_DAYS - links.days;
  const counted = (count: number) => ({ count, n: format.number(count) });
  const isPlain = !days.some(({ factors }) => {
    return [...factors.values()].some(({ kind }) => kind === 'tag' || kind === 'word');
  });
  const said =
    missing > 0
      ? { title: t('empty.few', counted(missing)), sentence: t('empty.fewText') }
      : isPlain
        ? { title: t('empty.plain'), sentence: t('empty.plainText') }
        : { title: t('empty.none'), sentence: t('empty.noneText', counted(links.tried)) };
  return (
    <Card className={css['wide']}>
      <State
        kind="empty"
        {...said}
        action={
          <Button onClick={() => platform.open('analysis.new-analysis')}>
            {tApp('progress.newAnalysis')}
          </Button>
        }
      />
    </Card>
  );
}
