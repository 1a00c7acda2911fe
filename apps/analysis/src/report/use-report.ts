import { historySince, historyWithWrites } from '@nafas/data-service/analysis/links';
import { type LoadState, loadState, useWithWrites } from '@nafas/data-service/client';
import { profile } from '@nafas/data-service/profile/client';
import { useToday } from '@nafas/data-service/react';
import { ownTags, tagsWithWrites } from '@nafas/data-service/tags/client';
import { addDays } from '@nafas/insights';
import { usePlatform } from '@nafas/platform/remote';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { PersonalHistory } from '@nafas/data-service/analysis/links';
import { computeFindings } from '../findings/compute-findings.ts';
import { type FindingCard, toCards } from '../findings/to-cards.ts';
import type { Range } from './choices.ts';
import { type ReportFigures, toFigures } from './to-figures.ts';

/** The days before the last one that findings are made of. */
const COMPARED_DAYS = 365;

export interface ReportData {
  readonly figures: ReportFigures;
  /** What goes with what up to the last day; undefined until it is computed. */
  readonly findings: readonly FindingCard[] | undefined;
  /** The names among the person's tags that are people's. */
  readonly people: readonly string[];
  readonly name: string;
  /** Days that were chosen just now are still on their way: what is here may lack them. */
  readonly isPartial: boolean;
}

/** All that a report of these days may show. */
export function useReport(range: Range): LoadState<ReportData> {
  const platform = usePlatform();
  const today = useToday();
  const since = earlier(range.from, addDays(today, 1 - COMPARED_DAYS));
  // While a date is typed its year has one digit, then two: the field must stay where it is.
  const query = useQuery({ ...historySince(platform, since), placeholderData: keepPreviousData });
  const tagsQuery = useQuery(ownTags(platform));
  const profileQuery = useQuery(profile(platform));
  const history = useWithWrites(platform, query.data, historyWithWrites);
  const tags = useWithWrites(platform, tagsQuery.data, tagsWithWrites);
  const findings = useFindingsUpTo(history, range.to);
  const { from, to } = range;
  const figures = useMemo(() => history && toFigures(history, { from, to }), [history, from, to]);
  const failed = [query, tagsQuery, profileQuery].find(({ isError }) => isError) ?? query;
  // Without the tags nobody knows which names stay away, so nothing is shown before they are there.
  if (!figures || !tags || profileQuery.data === undefined)
    return loadState<ReportData>(failed, undefined);
  const people = tags.filter(({ kind }) => kind === 'people').map(({ name }) => name);
  const name = profileQuery.data?.name ?? '';
  return loadState(query, { figures, findings, people, name, isPartial: query.isPlaceholderData });
}

function useFindingsUpTo(history: PersonalHistory | undefined, to: string) {
  const platform = usePlatform();
  const [found, setFound] = useState<{ to: string; cards: readonly FindingCard[] }>();
  useEffect(() => {
    if (!history) return undefined;
    const ended = new AbortController();
    const isKnown = ({ localDate }: { localDate: string }) => localDate <= to;
    const known = {
      checkIns: history.checkIns.filter(isKnown),
      activities: history.activities.filter(isKnown),
    };
    computeFindings(known, to, ended.signal).then(
      (all) => all && setFound({ to, cards: toCards(all.links.findings).lived }),
      (error: unknown) => platform.report(error, { phase: 'run' }),
    );
    return () => ended.abort();
  }, [history, to, platform]);
  return found?.to === to ? found.cards : undefined;
}

const earlier = (a: string, b: string) => (a < b ? a : b);
