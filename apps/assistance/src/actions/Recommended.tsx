import { Badge, Card, Glyph, IconButton } from '@nafas/design-system';
import { ArrowRight, Footprints, Heart, PenLine, Wind } from '@nafas/design-system/icons';
import type { EmotionReading } from '@nafas/emotion';
import { recommendations, RULE_LIMITS, type RuleId, type RuleResult } from '@nafas/insights';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../use-format.ts';
import css from './actions.module.css';
import { BREATHING_EXERCISES } from './suggested.ts';
import { SuggestedDialog } from './SuggestedDialog.tsx';

const ICONS: Record<RuleId, typeof Wind> = {
  'deep-breathing-exercise': Wind,
  'stress-relief': Wind,
  'mindfulness-meditation': Wind,
  'positive-affirmations': Heart,
  'gratitude-journaling': PenLine,
  'quick-walk': Footprints,
};

interface Props {
  readonly reading: EmotionReading;
  /** The text that was read, if it was one. */
  readonly text?: string | undefined;
}

/** The recommendations for a reading by ASSIST-060 to -065: at most three, the recommended action first. */
export function Recommended({ reading, text = '' }: Props) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const [open, setOpen] = useState<RuleId | null>(null);
  const why = ({ because, id }: RuleResult) => {
    if (because) return t(`action.because.${because}`, { n: number(RULE_LIMITS[because]) });
    return id === 'stress-relief' ? t('action.because.word') : t('action.because.none');
  };
  return (
    <Card as="section" className={css['actions']} aria-labelledby="recommended">
      <h2 id="recommended" className={css['title']}>
        {t('action.title')}
      </h2>
      <ul className={css['list']}>
        {recommendations(reading, text).map((suggestion) => {
          const { id, type } = suggestion;
          const Icon = ICONS[id];
          const title = t(`action.${id}.title`);
          return (
            <li key={id} className={css['row']} data-action={id}>
              <Glyph tone={BREATHING_EXERCISES[id] ? 'dawn' : 'accent'}>
                <Icon />
              </Glyph>
              <div>
                <h3 className={css['name']}>
                  {title} <Badge tone="outlined">{t(`action.type.${type}`)}</Badge>
                </h3>
                <p>{t(`action.${id}.description`)}</p>
                <p className={css['because']}>{why(suggestion)}</p>
              </div>
              <IconButton label={t('action.start', { title })} onClick={() => setOpen(id)}>
                <ArrowRight flip />
              </IconButton>
            </li>
          );
        })}
      </ul>
      <SuggestedDialog id={open} onClose={() => setOpen(null)} />
    </Card>
  );
}
