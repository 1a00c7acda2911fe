import { type CheckInDraft, EMPTY_DRAFT } from '@nafas/data-service/check-ins';
import { Link, SliderRow } from '@nafas/design-system';
import { type Slider, SLIDERS } from '@nafas/insights';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format.ts';
import css from './new-analysis.module.css';

/** How much, from 0 to 10. Motivation and words are asked only of those who want to say. */
export function Sliders(props: {
  draft: CheckInDraft;
  onChange: (change: Partial<CheckInDraft>) => void;
  /** Whether emotion words are asked too, and the way to change that. */
  hasWords: boolean;
  onWords: () => void;
  /** Takes focus when the dialog opens. */
  first: RefObject<HTMLInputElement | null>;
}) {
  const { draft, onChange, hasWords, onWords, first } = props;
  const { t } = useTranslation();
  const format = useFormat();
  const { motivation } = draft;
  const isGiven = motivation !== null;
  const { touched } = draft;
  /** A slider that the person sets or takes back; the others stay nobody's answer. */
  const mark = (name: Slider, value: number) =>
    onChange({
      [name]: value,
      touched: SLIDERS.filter((one) => one === name || touched.includes(one)),
    });
  const clear = (name: Slider) =>
    onChange({ [name]: EMPTY_DRAFT[name], touched: touched.filter((one) => one !== name) });
  const row = (name: Slider | 'motivation', value: number) => (
    <SliderRow
      key={name}
      ref={name === 'mood' ? first : undefined}
      label={t(`new.${name}`)}
      value={value}
      onChange={(next) =>
        name === 'motivation' ? onChange({ motivation: next }) : mark(name, next)
      }
      onClear={name === 'motivation' ? undefined : () => clear(name)}
      unset={name === 'motivation' || touched.includes(name) ? undefined : t('new.notSet')}
      lowLabel={t(`new.${name}Low`)}
      highLabel={t(`new.${name}High`)}
      valueText={format.number(value)}
    />
  );
  return (
    <div className={css['sliders']}>
      {SLIDERS.map((name) => row(name, draft[name]))}
      {isGiven && row('motivation', motivation)}
      <div className={css['more']}>
        <Link onClick={() => onChange({ motivation: isGiven ? null : EMPTY_DRAFT.mood })}>
          {t(isGiven ? 'new.removeMotivation' : 'new.addMotivation')}
        </Link>
        <Link onClick={onWords}>{t(hasWords ? 'new.removeWords' : 'new.addWords')}</Link>
      </div>
    </div>
  );
}
