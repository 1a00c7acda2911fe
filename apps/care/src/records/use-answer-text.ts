import type { RecordStep, ThoughtRecord } from '@nafas/data-service/thought-records';
import { formatLocale, listFormat } from '@nafas/platform';
import { usePlatform, useStore } from '@nafas/platform/remote';
import { useFeelingName } from './feelings.ts';

/** What was answered at a step, in words. */
export function useAnswerText(record: ThoughtRecord): (step: RecordStep) => string {
  const getName = useFeelingName();
  const locale = formatLocale(useStore(usePlatform().language));
  const number = new Intl.NumberFormat(locale);
  const list = listFormat(locale);
  const rated = (strengths: readonly number[]) =>
    list.format(
      record.feelings.map((feeling, index) => {
        const strength = strengths[index];
        const name = getName(feeling);
        return strength === undefined ? name : `${name} ${number.format(strength)}`;
      }),
    );
  return (step) => {
    if (step === 'feeling') return rated(record.before);
    if (step === 'feelingAgain') return record.after.length === 0 ? '' : rated(record.after);
    return record[step];
  };
}
