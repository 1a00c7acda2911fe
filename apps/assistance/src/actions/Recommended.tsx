import { Badge, Card, Glyph, IconButton } from '@nafas/design-system';
import { ArrowRight, Footprints, Heart, PenLine, Wind } from '@nafas/design-system/icons';
import {
  suggestions,
  type EmotionReading,
  type Suggestion,
  type SuggestionId,
} from '@nafas/emotion';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MindfulnessDialog } from '../breathing/MindfulnessDialog.tsx';
import { useFormat } from '../use-format.ts';
import css from './actions.module.css';
import { PracticeDialog } from './PracticeDialog.tsx';
import { BREATHING_OF, isPractice } from './suggested.ts';

const ICONS: Record<SuggestionId, typeof Wind> = {
  'deep-breathing-exercise': Wind,
  'stress-relief': Wind,
  'mindfulness-meditation': Wind,
  'positive-affirmations': Heart,
  'gratitude-journaling': PenLine,
  'quick-walk': Footprints,
};

/** The limits of the rules in percent, as the specification has them (section 9). */
const LIMITS = { stress: 30, happiness: 40, sadness: 30, energy: 40 } as const;

interface Props {
  readonly reading: EmotionReading;
  /** The text that was read, if it was one. */
  readonly text?: string | undefined;
}

/** What the specification's rules recommend for a reading: at most three, the recommended action first. */
export function Recommended({ reading, text = '' }: Props) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const [open, setOpen] = useState<SuggestionId | null>(null);
  const close = () => setOpen(null);
  const exercise = open && BREATHING_OF[open];
  const why = ({ because, id }: Suggestion) => {
    if (because && because !== 'neutral') {
      return t(`action.because.${because}`, { n: number(LIMITS[because]) });
    }
    return id === 'stress-relief' ? t('action.because.word') : t('action.because.none');
  };
  return (
    <Card as="section" className={css['actions']} aria-labelledby="recommended">
      <h2 id="recommended" className={css['title']}>
        {t('action.title')}
      </h2>
      <ul className={css['list']}>
        {suggestions(reading, text).map((suggestion) => {
          const { id, type } = suggestion;
          const Icon = ICONS[id];
          const title = t(`action.${id}.title`);
          return (
            <li key={id} className={css['row']} data-action={id}>
              <Glyph tone={BREATHING_OF[id] ? 'dawn' : 'accent'}>
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
      {exercise ? <MindfulnessDialog exercise={exercise} onClose={close} /> : null}
      {open && isPractice(open) ? <PracticeDialog id={open} onClose={close} /> : null}
    </Card>
  );
}
