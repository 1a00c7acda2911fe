import { Select, TextField } from '@nafas/design-system';
import { useTranslation } from 'react-i18next';
import css from '../page.module.css';
import { CHOICES, type Choice, type ChoiceProblem } from './choice.ts';

/** Which days: a range that ends today, or two dates. */
export function RangePicker(props: {
  choice: Choice;
  onChange: (choice: Choice) => void;
  today: string;
  problem: ChoiceProblem | null;
}) {
  const { choice, onChange, today, problem } = props;
  const { t } = useTranslation();
  const end = (name: 'from' | 'to') => (
    <TextField
      type="date"
      label={t(`trends.${name}`)}
      max={today}
      value={choice.custom[name]}
      error={name === 'to' && problem ? t(`trends.problem.${problem}`) : undefined}
      onChange={({ currentTarget }) =>
        onChange({ ...choice, custom: { ...choice.custom, [name]: currentTarget.value } })
      }
    />
  );
  return (
    <div className={css['picker']}>
      <Select
        className={css['select']}
        label={t('trends.range')}
        labelHidden
        value={choice.name}
        onChange={({ currentTarget }) => {
          const name = CHOICES.find((value) => value === currentTarget.value);
          if (name) onChange({ ...choice, name });
        }}
      >
        {CHOICES.map((value) => (
          <option key={value} value={value}>
            {t(`trends.ranges.${value}`)}
          </option>
        ))}
      </Select>
      {choice.name === 'custom' && (
        <div className={css['dates']}>
          {end('from')}
          {end('to')}
        </div>
      )}
    </div>
  );
}
