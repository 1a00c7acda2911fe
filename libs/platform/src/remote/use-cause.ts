import { useTranslation } from 'react-i18next';
import { errorCause } from '../contract/cause.ts';
import { endSentence } from '../contract/punctuation.ts';
import { usePlatform } from './context.ts';
import { useStore } from './use-store.ts';

/**
 * The kind of failure that an error was, as a generic sentence for the line under one that says what did not work.
 * Nothing for an error that says no more than that sentence. Needs platform ^1.3.
 */
export function useCause(): (error: unknown) => string | undefined {
  const { t, i18n } = useTranslation('generic');
  const connectivity = useStore(usePlatform().connectivity);
  return (error) => {
    const cause = errorCause(error, connectivity);
    return cause === 'unknown' ? undefined : endSentence(i18n.language, t(`cause.${cause}`));
  };
}
