import { Fragment, type ReactNode } from 'react';
import { BilingualText } from './BilingualText.tsx';
import type { PaperProps } from './props.ts';
import css from './paper.module.css';
import { PaperChart } from './PaperChart.tsx';
import type { Voice } from './use-voices.ts';

const COLUMNS = ['average', 'lowest', 'highest', 'days'] as const;

/** The chart, and the same as a table. */
export function PaperValues({ voices, figures, range }: PaperProps) {
  const [first] = voices;
  if (!first) return null;
  const { format } = first;
  const number = (value: number | null, digits = 0) =>
    value === null ? '–' : format.number(value, digits);
  return (
    <section>
      <BilingualText voices={voices}>{({ t }) => <h3>{t('page.values')}</h3>}</BilingualText>
      <PaperChart voices={voices} figures={figures} range={range} />
      <table className={css['table']}>
        <thead>
          <tr>
            <td />
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {sayInAll(voices, ({ t }) => t(`page.${column}`))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {figures.values.map(({ slider, average, lowest, highest, count }) => (
            <tr key={slider}>
              <th scope="row">{sayInAll(voices, ({ t }) => t(`page.${slider}`))}</th>
              <td>{number(average, 1)}</td>
              <td>{number(lowest)}</td>
              <td>{number(highest)}</td>
              <td>{number(count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** A name in each language, one after the other. */
function sayInAll(voices: readonly Voice[], say: (voice: Voice) => string): ReactNode {
  return voices.map((voice, at) => (
    <Fragment key={voice.language}>
      {at > 0 && ' · '}
      <bdi lang={voice.language}>{say(voice)}</bdi>
    </Fragment>
  ));
}
