import type { CheckIn } from '@nafas/data-service/check-ins';
import { givenSliders, SLIDERS } from '@nafas/insights';
import { KindTags } from '@nafas/tags-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format.ts';
import css from './completed.module.css';
import { useWords } from './use-words.ts';

/** What was entered, and nothing else: words, note, and the values that the person set. */
export function EnteredValues({ checkIn }: { checkIn: CheckIn }) {
  const { t } = useTranslation();
  const format = useFormat();
  const words = useWords();
  const { motivation, notes } = checkIn;
  const given = givenSliders(checkIn);
  const values = [
    ...SLIDERS.map((name) => [name, given[name]] as const),
    ['motivation', motivation] as const,
  ];
  return (
    <div className={css['entered']}>
      {checkIn.words.length > 0 && words && (
        <p>{checkIn.words.map((word) => words.label(word)).join(' · ')}</p>
      )}
      {notes !== null && <blockquote>{notes}</blockquote>}
      <div className={css['values']}>
        <dl>
          {values.map(
            ([name, value]) =>
              value !== null && (
                <div key={name}>
                  <dt>{t(`new.${name}`)}</dt>
                  <dd>{format.number(value)}</dd>
                </div>
              ),
          )}
        </dl>
        <KindTags tags={checkIn.tags} />
      </div>
    </div>
  );
}
