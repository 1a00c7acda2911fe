import { useTranslation } from 'react-i18next';

/** Feelings that are offered; they are kept by their key, so that a record reads in any language. */
export const FEELINGS = [
  'anxious',
  'ashamed',
  'sad',
  'angry',
  'hurt',
  'lonely',
  'guilty',
  'overwhelmed',
] as const;

/** The name of a feeling: an offered one in the person's language, an own word as it is. */
export function useFeelingName(): (feeling: string) => string {
  const { t } = useTranslation();
  return (feeling) => {
    const known = FEELINGS.find((each) => each === feeling);
    return known === undefined ? feeling : t(`record.feelings.${known}`);
  };
}
