import { MoodMark } from '@nafas/design-system';
import { toMoodLevel } from '@nafas/insights';
import { useTranslation } from 'react-i18next';

/** The mark of a mood with its word. Null is a mood that nobody gave. */
export function Mark(props: {
  mood: number | null;
  size?: 'md' | 'xl';
  /** Whether the words beside it say the mood already. */
  silent?: boolean;
}) {
  const { mood, size = 'md', silent = false } = props;
  const { t } = useTranslation();
  const level = mood === null ? null : toMoodLevel(mood);
  const word = level === null ? t('mood.notSet') : t(`mood.${level}`);
  return (
    <MoodMark level={level} size={size} label={silent ? undefined : t('mood.named', { word })} />
  );
}
