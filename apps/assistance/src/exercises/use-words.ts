import { useTranslation } from 'react-i18next';

/** The texts of one exercise; a test holds that all are there. */
export function useWords(id: string) {
  const { t } = useTranslation('exercises');
  const say = (key: string) => t(`of.${id}.${key}` as 'of.body-scan.name');
  return {
    name: say('name'),
    /** What it is for. */
    purpose: say('for'),
    about: say('about'),
    /** What to watch, gently. */
    watch: say('watch'),
    caption: (key: string) => say(`say.${key}`),
  };
}
