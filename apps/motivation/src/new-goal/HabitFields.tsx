import { EXERCISE_IDS } from '@nafas/data-service/activities';
import { type GoalCategory, MAX_DESCRIPTION, MAX_GOAL_TITLE } from '@nafas/data-service/goals';
import { MAX_PER_WEEK } from '@nafas/data-service/habits';
import { Select, TextArea } from '@nafas/design-system';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../use-format.ts';
import { checkText, charactersLeft, type Problem } from './GoalFields.tsx';
import { CategoryField } from './CategoryField.tsx';
import css from './new-goal.module.css';
import { TitleField } from './TitleField.tsx';

const ROWS = 2;
const TIMES = Array.from({ length: MAX_PER_WEEK }, (_, index) => index + 1);

/** The fields of a habit as they are entered. */
export interface HabitDraft {
  readonly title: string;
  readonly description: string;
  readonly category: GoalCategory;
  readonly perWeek: number;
  readonly exercise: string | null;
}

/** An empty form: three times a week, by hand. */
export const EMPTY_HABIT: HabitDraft = {
  ...{ title: '', description: '', category: 'Health' },
  ...{ perWeek: 3, exercise: null },
};

type CheckedField = 'title' | 'description';

/** What is wrong with a draft by field; empty when it may be sent. */
export function checkHabit(draft: HabitDraft): Partial<Record<CheckedField, Problem>> {
  const title = checkText(draft.title, MAX_GOAL_TITLE);
  return {
    ...(title && { title }),
    ...(charactersLeft(draft.description, MAX_DESCRIPTION) < 0 && { description: 'tooLong' }),
  };
}

/** Title, reason, category, how often, and the exercise that counts for it. */
export function HabitFields(props: {
  draft: HabitDraft;
  problems: Partial<Record<CheckedField, Problem>>;
  disabled: boolean;
  onChange: (values: Partial<HabitDraft>) => void;
}) {
  const { draft, problems, disabled, onChange } = props;
  const { t } = useTranslation();
  const format = useFormat();
  const most = { title: MAX_GOAL_TITLE, description: MAX_DESCRIPTION };
  const error = (field: CheckedField) => {
    const problem = problems[field];
    if (problem === undefined) return undefined;
    if (problem !== 'tooLong') return t('required', { ns: 'generic' });
    const count = -charactersLeft(draft[field], most[field]);
    return t('check.tooLong', { count, n: format.number(count) });
  };
  return (
    <fieldset disabled={disabled} className={css['fields']} aria-label={t('habit.title')}>
      <TitleField value={draft.title} error={error('title')} onChange={onChange} />
      <TextArea
        label={t('field.description')}
        name="description"
        rows={ROWS}
        placeholder={t('habit.why')}
        value={draft.description}
        onChange={(event) => onChange({ description: event.currentTarget.value })}
        error={error('description')}
      />
      <div className={css['pair']}>
        <CategoryField value={draft.category} onChange={onChange} />
        <Select
          label={t('habit.perWeek')}
          name="perWeek"
          value={String(draft.perWeek)}
          onChange={(event) => onChange({ perWeek: Number(event.currentTarget.value) })}
        >
          {TIMES.map((count) => (
            <option key={count} value={count}>
              {t('habit.times', { count, n: format.number(count) })}
            </option>
          ))}
        </Select>
      </div>
      <Select
        label={t('habit.exercise')}
        name="exercise"
        value={draft.exercise ?? ''}
        onChange={(event) => onChange({ exercise: event.currentTarget.value || null })}
      >
        <option value="">{t('habit.noExercise')}</option>
        {EXERCISE_IDS.map((id) => (
          <option key={id} value={id}>
            {t(`exercise.${id}`)}
          </option>
        ))}
      </Select>
    </fieldset>
  );
}
