import { useTranslation } from 'react-i18next';
import { causeOf } from '../contract/cause.ts';
import { usePlatform } from './context.ts';
import { useStore } from './use-store.ts';

/**
 * What kind of failure an error was: a sentence in the words that all of the product has for it, for the line under a sentence
 * that says what did not work. Nothing for an error that says no more than that sentence. Needs platform ^1.3.
 */
export function useCause(): (error: unknown) => string | undefined {
  const { t } = useTranslation('generic');
  const connectivity = useStore(usePlatform().connectivity);
  return (error) => {
    const cause = causeOf(error, connectivity);
    return cause === 'unknown' ? undefined : `${t(`cause.${cause}`)}.`;
  };
}
