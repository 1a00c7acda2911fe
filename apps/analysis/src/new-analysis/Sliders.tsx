import { type CheckInDraft, EMPTY_DRAFT } from '@nafas/data-service/check-ins';
import { SLIDERS } from '@nafas/insights';
import type { RefObject } from 'react';
import css from './new-analysis.module.css';
import { ValueRow } from './ValueRow.tsx';

/** How much of each, from 0 to 10. */
export function Sliders(props: {
  draft: Pick<CheckInDraft, 'mood' | 'energy' | 'stress' | 'touched'>;
  onChange: (change: Partial<CheckInDraft>) => void;
  /** Takes focus when the dialog opens. */
  first: RefObject<HTMLInputElement | null>;
}) {
  const { draft, onChange, first } = props;
  const { touched } = draft;
  return (
    <div className={css['sliders']}>
      {SLIDERS.map((name) => (
        <ValueRow
          key={name}
          name={name}
          field={name === 'mood' ? first : undefined}
          value={touched.includes(name) ? draft[name] : null}
          // One that the person sets or takes back; the others stay nobody's answer.
          onChange={(value) =>
            onChange({
              [name]: value ?? EMPTY_DRAFT[name],
              touched: SLIDERS.filter((one) =>
                one === name ? value !== null : touched.includes(one),
              ),
            })
          }
        />
      ))}
    </div>
  );
}
