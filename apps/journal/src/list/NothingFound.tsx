import { Button, State } from '@nafas/design-system';
import { journalPages } from '@nafas/data-service/journal/client';
import { EMPTY_FILTER } from '@nafas/data-service/journal';
import { joinSentences } from '@nafas/platform';
import { usePlatform } from '@nafas/platform/remote';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddress, useFilter, type Wanted } from '../address.ts';
import { useFormat } from '../use-format.ts';
import css from './list.module.css';

/** Nothing answers: what was looked for, and what there would be without the filters. */
export function NothingFound({ wanted }: { wanted: Wanted }) {
  const { t, i18n } = useTranslation();
  const format = useFormat();
  const platform = usePlatform();
  const { want, wantAll } = useAddress();
  const text = wanted.text.trim();
  const { words, tags, levels, noted, from, to } = wanted;
  const isOn = [words.length, tags.length, levels.length, noted, from, to];
  const filters = isOn.filter(Boolean).length;
  const isBoth = text !== '' && filters > 0;
  const filter = useFilter(wanted);
  const only = useMemo(() => ({ ...EMPTY_FILTER, typed: filter?.typed ?? [] }), [filter]);
  const without = useInfiniteQuery({ ...journalPages(platform, only), enabled: isBoth });
  const rest = without.data?.pages[0]?.value.total ?? 0;
  const more = () => want({ words: [], tags: [], levels: [], noted: false, from: null, to: null });
  return (
    <div role="status" className={css['nothing']}>
      <State
        kind="empty"
        level={2}
        title={text === '' ? t('none.title') : t('none.titleOf', { text })}
        sentence={
          isBoth
            ? joinSentences(i18n.language, [
                t('none.filters', { count: filters, n: format.number(filters) }),
                t('none.without', { count: rest, n: format.number(rest) }),
              ])
            : t('none.sentence')
        }
        action={
          <>
            <Button variant="quiet" onClick={wantAll}>
              {t('filter.clearAll')}
            </Button>
            {isBoth && rest > 0 && (
              <Button onClick={more}>
                {t('none.show', { count: rest, n: format.number(rest) })}
              </Button>
            )}
          </>
        }
      />
    </div>
  );
}
