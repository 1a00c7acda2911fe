import type { PersonalHistory } from '@nafas/data-service/analysis/links';
import { Link } from '@nafas/design-system';
import { toFactorKey } from '@nafas/insights/links';
import { usePlatformLink } from '@nafas/platform/remote';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { computeFindings, type Findings } from '../findings/compute-findings.ts';
import { toCards } from '../findings/to-cards.ts';
import { useFactorWords } from '../findings/use-factor-words.ts';
import { useHidden } from '../page/insights/use-hidden.ts';
import css from './week.module.css';

/** The surest finding of the year up to a week, one of what the week had where there is one; none that the person hid. */
export function OneFinding({
  history,
  from,
  to,
}: {
  history: PersonalHistory;
  from: string;
  to: string;
}) {
  const { t } = useTranslation('week');
  const { t: tInsights } = useTranslation('insights');
  const words = useFactorWords();
  const { isHidden } = useHidden();
  const link = usePlatformLink('/dashboard/emotional-analysis?tab=links');
  const [findings, setFindings] = useState<Findings | null>(null);
  useEffect(() => {
    const ended = new AbortController();
    void computeFindings(history, to, ended.signal).then(setFindings);
    return () => ended.abort();
  }, [history, to]);
  const all = toCards(findings?.links.findings ?? []).lived.filter(
    (card) => !isHidden(toFactorKey(card.link.factor)),
  );
  const isOfWeek = (dates: readonly string[]) => dates.some((date) => date >= from && date <= to);
  const found = (all.find((card) => isOfWeek(card.link.dates)) ?? all[0])?.link;
  if (!found || words.isPending) return null;
  const [before, figure, after] = words.sentence(found);
  const isDay = ['weekday', 'daypart', 'tag-before'].includes(found.factor.kind);
  const counted = { a: words.days(found.with.days), b: words.days(found.without.days) };
  return (
    <section>
      <h2>{t('finding')}</h2>
      <p className={css['sentence']}>
        {before}
        {figure}
        {after}
      </p>
      <p className={css['small']}>
        {tInsights(isDay ? 'count.these' : 'count.with', counted)} ·{' '}
        {tInsights(`sure.${found.sureness}`)} · <Link {...link}>{t('findingMore')}</Link>
      </p>
    </section>
  );
}
