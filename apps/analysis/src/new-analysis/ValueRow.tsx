import { EMPTY_DRAFT } from '@nafas/data-service/check-ins';
import { SliderRow } from '@nafas/design-system';
import type { Slider } from '@nafas/insights';
import { memo, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format.ts';

const MAX = 10;

/** One value from 0 to 10, slid, stepped or typed; null is nobody's answer. Drawn only when its own value changes. */
export const ValueRow = memo(function ValueRow(props: {
  name: Slider | 'motivation';
  value: number | null;
  onChange: (value: number | null) => void;
  field?: RefObject<HTMLInputElement | null> | undefined;
}) {
  const { name, value, onChange, field } = props;
  const { t } = useTranslation();
  const format = useFormat();
  const label = t(`new.${name}`);
  return (
    <SliderRow
      ref={field}
      label={label}
      value={value ?? EMPTY_DRAFT.mood}
      onChange={onChange}
      onClear={() => onChange(null)}
      unset={value === null ? t('new.notSet') : undefined}
      lowLabel={t(`new.${name}Low`)}
      highLabel={t(`new.${name}High`)}
      valueText={format.number(value ?? EMPTY_DRAFT.mood)}
      stepper={{
        less: t('new.less', { name: label }),
        more: t('new.more', { name: label }),
        field: t('new.typed', { name: label, min: format.number(0), max: format.number(MAX) }),
      }}
    />
  );
});
