import { Button, Card } from '@nafas/design-system';
import { ChevronDown, ChevronUp } from '@nafas/design-system/icons';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Findings } from '../../findings/compute-findings.ts';
import css from './insights.module.css';
import { Strips } from './Strips.tsx';
import type { FindingCard } from '../../findings/to-cards.ts';
import { useFactorWords } from '../../findings/use-factor-words.ts';
import { Why } from './Why.tsx';

const BARS = { hint: 1, fair: 2, sure: 3 } as const;

/** A finding: its sentence, the days under it, how many there are and how sure it is. */
export function Finding(props: {
  card: FindingCard;
  findings: Findings;
  isWide?: boolean;
  level?: 2 | 3;
  onHide: () => void;
}) {
  const { card, findings, isWide = false, level = 2, onHide } = props;
  const { link } = card;
  const { t } = useTranslation('insights');
  const words = useFactorWords();
  const [isOpen, setOpen] = useState(false);
  const [title, why] = [useId(), useId()];
  const Title = `h${level}` as const;
  const [before, figure, after] = words.sentence(link);
  const isDay = ['weekday', 'daypart', 'tag-before'].includes(link.factor.kind);
  const counted = { a: words.days(link.with.days), b: words.days(link.without.days) };
  return (
    <Card
      aria-labelledby={title}
      className={`${css['finding']} ${isWide || isOpen ? css['wide'] : ''}`}
    >
      <Title id={title} className={css['sentence']}>
        {before}
        <b>{figure}</b>
        {after}
      </Title>
      <Strips link={link} days={findings.days} />
      <div className={css['foot']}>
        <span>
          {t(isDay ? 'count.these' : 'count.with', counted)} ·{' '}
          <span className={css['sure']} aria-hidden="true">
            {[1, 2, 3].map((bar) => (
              <i key={bar} data-on={bar <= BARS[link.sureness] || undefined} />
            ))}
          </span>
          {t(`sure.${link.sureness}`)}
        </span>
        <Button
          variant="quiet"
          size="sm"
          aria-expanded={isOpen}
          aria-controls={isOpen ? why : undefined}
          iconEnd={isOpen ? <ChevronUp /> : <ChevronDown />}
          onClick={() => setOpen(!isOpen)}
        >
          {t('why.open')}
        </Button>
      </div>
      {isOpen && (
        <Why id={why} card={card} findings={findings} level={level === 2 ? 3 : 4} onHide={onHide} />
      )}
    </Card>
  );
}
