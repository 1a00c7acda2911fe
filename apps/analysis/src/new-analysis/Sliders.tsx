import { type CheckInDraft, EMPTY_DRAFT } from '@nafas/data-service/check-ins';
import { type Slider, SLIDERS } from '@nafas/insights';
import { useCallback, type RefObject } from 'react';
import type { DraftChange } from './draft.ts';
import css from './new-analysis.module.css';
import { ValueRow } from './ValueRow.tsx';

interface SlidersProps {
  readonly draft: Pick<CheckInDraft, 'mood' | 'energy' | 'stress' | 'touched'>;
  readonly onChange: (change: DraftChange) => void;
  /** Takes focus when the dialog opens. */
  readonly first: RefObject<HTMLInputElement | null>;
}

/** How much of each, from 0 to 10. */
export function Sliders(props: SlidersProps) {
  return (
    <div className={css['sliders']}>
      {SLIDERS.map((name) => (
        <NamedSlider key={name} name={name} {...props} />
      ))}
    </div>
  );
}

function NamedSlider({ name, draft, onChange, first }: SlidersProps & { readonly name: Slider }) {
  // One that the person sets or takes back; the others stay nobody's answer.
  const set = useCallback(
    (value: number | null) =>
      onChange(({ touched }) => ({
        [name]: value ?? EMPTY_DRAFT[name],
        touched: SLIDERS.filter((one) => (one === name ? value !== null : touched.includes(one))),
      })),
    [name, onChange],
  );
  return (
    <ValueRow
      name={name}
      field={name === 'mood' ? first : undefined}
      value={draft.touched.includes(name) ? draft[name] : null}
      onChange={set}
    />
  );
}
