import { MoodFace, moodTone } from '@nafas/design-system';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format.ts';
import css from './new-analysis.module.css';

/** The face of a mood and its word, which is said anew when it changes; before one is set, how to begin. */
export function Mood({ mood, isSet }: { mood: number; isSet: boolean }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <MoodFace
      className={css['mood']}
      value={isSet ? mood : null}
      size="sm"
      layout="row"
      word={
        <span aria-live="polite">
          {t(isSet ? `new.face.${moodTone(mood)}` : 'new.fresh.title')}
        </span>
      }
      detail={
        isSet
          ? t('new.moodOf', { value: format.number(mood), max: format.number(10) })
          : t('new.fresh.lead')
      }
    />
  );
}
