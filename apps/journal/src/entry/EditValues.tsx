import { type CheckInDraft, EMPTY_DRAFT } from '@nafas/data-service/check-ins';
import { SliderRow } from '@nafas/design-system';
import { SLIDERS } from '@nafas/insights';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../use-format.ts';
import css from './entry.module.css';
import { MoodLine } from './MoodLine.tsx';

type Values = Pick<CheckInDraft, 'mood' | 'energy' | 'stress' | 'motivation' | 'touched'>;

/** The values of an entry, to be set, changed and taken back. */
export function EditValues(props: {
  draft: Values;
  onChange: (change: (draft: Values) => Partial<Values>) => void;
}) {
  const { draft, onChange } = props;
  const { t } = useTranslation();
  return (
    <aside className={css['aside']} aria-label={t('entry.values')}>
      <MoodLine entry={draft} />
      {SLIDERS.map((name) => (
        <Value
          key={name}
          name={name}
          value={draft.touched.includes(name) ? draft[name] : null}
          onChange={(value) =>
            onChange(({ touched }) => ({
              [name]: value ?? EMPTY_DRAFT[name],
              touched: SLIDERS.filter((one) =>
                one === name ? value !== null : touched.includes(one),
              ),
            }))
          }
        />
      ))}
      <Value
        name="motivation"
        value={draft.motivation}
        onChange={(value) => onChange(() => ({ motivation: value }))}
      />
    </aside>
  );
}

/** One value from 0 to 10; null is nobody's answer, dotted as in a check-in. */
function Value(props: {
  name: (typeof SLIDERS)[number] | 'motivation';
  value: number | null;
  onChange: (value: number | null) => void;
}) {
  const { name, value, onChange } = props;
  const { t } = useTranslation();
  const format = useFormat();
  const shown = value ?? EMPTY_DRAFT.mood;
  return (
    <SliderRow
      label={t(`value.${name}`)}
      value={shown}
      valueText={format.number(shown)}
      unset={value === null ? t('value.notSet') : undefined}
      onChange={onChange}
      onClear={() => onChange(null)}
    />
  );
}
