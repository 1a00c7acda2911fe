import { Button, Link } from '@nafas/design-system';
import { toFactorKey } from '@nafas/insights/links';
import { sentenceSpace } from '@nafas/platform';
import { usePlatformLink } from '@nafas/platform/remote';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../format.ts';
import type { Findings } from '../../findings/compute-findings.ts';
import { Finding } from './Finding.tsx';
import css from './insights.module.css';
import { Learning } from './Learning.tsx';
import { ShiftNote } from './ShiftNote.tsx';
import { type FindingCard, toCards } from '../../findings/to-cards.ts';
import { useFactorWords } from '../../findings/use-factor-words.ts';
import { useHidden } from './use-hidden.ts';

/** Shown before somebody asks for more: one across both columns and two pairs, of feelings two pairs. */
const FIRST = { lived: 5, felt: 4 } as const;
const MOST_LEARNING = 2;
const LEARNED = ['tag', 'word', 'exercise'];

const toKey = ({ link }: FindingCard) => toFactorKey(link.factor);

/** The findings that are not hidden, the note of a shift, and what is still becoming clear. */
export function FindingList({ findings }: { findings: Findings }) {
  const { t, i18n } = useTranslation('insights');
  const format = useFormat();
  const words = useFactorWords();
  const { isHidden, hide, show } = useHidden();
  const week = usePlatformLink('/dashboard/week');
  const report = usePlatformLink('/dashboard/report');
  const { links, shift } = findings;
  const { lived, felt } = toCards(links.findings);
  const all = [...lived, ...felt].map(toKey);
  const hidden = all.filter(isHidden);
  const shiftKey = shift && `shift ${shift.metric} ${shift.weight} ${shift.since.slice(0, 7)}`;
  const learning = links.learning
    .filter(({ factor }) => LEARNED.includes(factor.kind))
    .slice(0, MOST_LEARNING);
  const section = (cards: readonly FindingCard[], most: number, level: 2 | 3) => (
    <Section
      {...{ findings, most, level, hide }}
      cards={cards.filter((card) => !isHidden(toKey(card)))}
      wideFirst={level === 2}
    />
  );
  return (
    <>
      {section(lived, FIRST.lived, 2)}
      {shift && shiftKey && !isHidden(shiftKey) && (
        <ShiftNote shift={shift} onDismiss={() => hide(shiftKey)} />
      )}
      {learning.map((one) => (
        <Learning key={toFactorKey(one.factor)} learning={one} />
      ))}
      {felt.length > 0 && (
        <div className={css['head']}>
          <h2>{t('feelings')}</h2>
          <p>{t('feelingsLead')}</p>
        </div>
      )}
      {section(felt, FIRST.felt, 3)}
      <p className={css['end']}>
        {links.days > 0 && t('basis', { days: words.days(links.days) })}
        {sentenceSpace(i18n.language)}
        <Link {...week}>{t('week')}</Link> · <Link {...report}>{t('report')}</Link>{' '}
        {hidden.length > 0 && (
          <Button variant="quiet" size="sm" onClick={() => show(hidden)}>
            {t('hidden', { count: hidden.length, n: format.number(hidden.length) })}
          </Button>
        )}
      </p>
    </>
  );
}

function Section(props: {
  findings: Findings;
  cards: readonly FindingCard[];
  most: number;
  level: 2 | 3;
  wideFirst: boolean;
  hide: (key: string) => void;
}) {
  const { findings, cards, most, level, wideFirst, hide } = props;
  const { t } = useTranslation('insights');
  const format = useFormat();
  const [isAll, setAll] = useState(false);
  const rest = cards.length - most;
  const shown = isAll ? cards : cards.slice(0, most);
  return (
    <>
      {shown.map((card, at) => (
        <Finding
          key={toKey(card)}
          {...{ card, findings, level }}
          isWide={wideFirst && at === 0}
          onHide={() => hide(toKey(card))}
        />
      ))}
      {!isAll && rest > 0 && (
        <div className={css['all']}>
          <Button variant="secondary" onClick={() => setAll(true)}>
            {t('showMore', { count: rest, n: format.number(rest) })}
          </Button>
        </div>
      )}
    </>
  );
}
