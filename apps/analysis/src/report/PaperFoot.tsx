import { joinSentences } from '@nafas/platform';
import type { Printed } from './to-printed.ts';
import type { Voice } from './use-voices.ts';

/** What was left out, so that whoever reads it knows that there is more; and when it was made. */
export function PaperFoot(props: { voice: Voice; left: Printed['left']; today: string }) {
  const { left, today } = props;
  const { language, t, format } = props.voice;
  const list = [
    left.people && t('page.leftPeople'),
    left.name && t('page.leftName'),
    left.words > 0 && t('page.leftWords', { count: left.words, n: format.number(left.words) }),
    left.notes > 0 && t('page.leftNotes', { count: left.notes, n: format.number(left.notes) }),
    left.parts && t('page.leftParts'),
  ].filter((one) => one !== false);
  return (
    <p>
      {joinSentences(language, [
        list.length > 0 && t('page.leftOut', { list: format.list(list) }),
        t('page.made', { day: format.fullDay(today) }),
      ])}
    </p>
  );
}
