import { SliderRow } from '@nafas/design-system';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../use-format.ts';
import css from './rating.module.css';

/** Where a slider stands that was not moved. */
const MIDDLE = 5;

interface Props {
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
}

/** How it is, from 0 to 10; nothing until it is pressed. */
export function RatingSlider({ value, onChange }: Props) {
  const { t } = useTranslation('exercises');
  const { number } = useFormat();
  return (
    <SliderRow
      className={css['slider']}
      label={t('stage.label')}
      value={value ?? MIDDLE}
      valueText={value === null ? undefined : number(value)}
      unset={value === null ? t('stage.unset') : undefined}
      lowLabel={t('stage.low')}
      highLabel={t('stage.good')}
      onChange={onChange}
      onClear={() => onChange(null)}
    />
  );
}
