import { Select, TextArea, TextField } from '@nafas/design-system';
import { GOAL_CATEGORIES, MAX_DESCRIPTION, MAX_TITLE } from '@nafas/data-service/goals';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../use-format.ts';
import { left, type CheckedField, type Draft, type Problem } from './check-goal.ts';
import css from './new-goal.module.css';

const COUNTED_FROM = 200;
const ROWS = 3;

/** Title, description, category and deadline. */
export function GoalFields(props: {
  draft: Draft;
  problems: Partial<Record<CheckedField, Problem>>;
  today: string;
  disabled: boolean;
  onChange: (values: Partial<Draft>) => void;
}) {
  const { draft, problems, today, disabled, onChange } = props;
  const { t } = useTranslation();
  const format = useFormat();
  const most = { title: MAX_TITLE, description: MAX_DESCRIPTION, deadline: 0 };
  const error = (field: CheckedField) => {
    const problem = problems[field];
    if (problem === undefined) return undefined;
    if (problem === 'required') return t('required', { ns: 'generic' });
    const count =
      problem === 'tooLong' && field !== 'deadline' ? -left(draft[field], most[field]) : 0;
    return t(`check.${problem}`, { count, n: format.number(count) });
  };
  const room = left(draft.description, MAX_DESCRIPTION);
  return (
    <fieldset disabled={disabled} className={css['fields']} aria-label={t('new.title')}>
      <TextField
        label={t('field.title')}
        name="title"
        dir="auto"
        required
        placeholder={t('field.titlePlaceholder')}
        value={draft.title}
        onChange={(event) => onChange({ title: event.currentTarget.value })}
        error={error('title')}
      />
      <TextArea
        label={t('field.description')}
        name="description"
        required
        rows={ROWS}
        placeholder={t('field.descriptionPlaceholder')}
        value={draft.description}
        onChange={(event) => onChange({ description: event.currentTarget.value })}
        error={error('description')}
        counter={
          room >= 0 && room <= COUNTED_FROM
            ? t('field.left', { count: room, n: format.number(room) })
            : undefined
        }
      />
      <div className={css['pair']}>
        <Select
          label={t('field.category')}
          name="category"
          value={draft.category}
          onChange={(event) => {
            const chosen = GOAL_CATEGORIES.find((value) => value === event.currentTarget.value);
            if (chosen) onChange({ category: chosen });
          }}
        >
          {GOAL_CATEGORIES.map((value) => (
            <option key={value} value={value}>
              {t(`category.${value}`)}
            </option>
          ))}
        </Select>
        <TextField
          label={t('field.deadline')}
          name="deadline"
          type="date"
          required
          min={today}
          value={draft.deadline}
          onChange={(event) => onChange({ deadline: event.currentTarget.value })}
          error={error('deadline')}
        />
      </div>
    </fieldset>
  );
}
