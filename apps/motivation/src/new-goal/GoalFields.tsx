import { MAX_DESCRIPTION, MAX_GOAL_TITLE, type GoalCategory } from '@nafas/data-service/goals';
import { TextArea, TextField } from '@nafas/design-system';
import { isLocalDate } from '@nafas/insights';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../use-format.ts';
import { CategoryField } from './CategoryField.tsx';
import css from './new-goal.module.css';
import { TitleField } from './TitleField.tsx';

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
  const most = { title: MAX_GOAL_TITLE, description: MAX_DESCRIPTION, deadline: 0 };
  const error = (field: CheckedField) => {
    const problem = problems[field];
    if (problem === undefined) return undefined;
    if (problem === 'required') return t('required', { ns: 'generic' });
    const count =
      problem === 'tooLong' && field !== 'deadline'
        ? -charactersLeft(draft[field], most[field])
        : 0;
    return t(`check.${problem}`, { count, n: format.number(count) });
  };
  const room = charactersLeft(draft.description, MAX_DESCRIPTION);
  return (
    <fieldset disabled={disabled} className={css['fields']} aria-label={t('new.title')}>
      <TitleField value={draft.title} error={error('title')} onChange={onChange} />
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
        <CategoryField value={draft.category} onChange={onChange} />
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

/** The fields of the form as typed. */
export interface Draft {
  readonly title: string;
  readonly description: string;
  readonly category: GoalCategory;
  /** `YYYY-MM-DD`, or empty while the date field is. */
  readonly deadline: string;
}

/** An empty form: category Health, deadline today. */
export function emptyDraft(today: string): Draft {
  return { title: '', description: '', category: 'Health', deadline: today };
}

/** The fields that can be wrong, in the order in which they stand. */
export const CHECKED_FIELDS = ['title', 'description', 'deadline'] as const;
export type CheckedField = (typeof CHECKED_FIELDS)[number];
export type Problem = 'required' | 'tooLong' | 'past';

const length = (text: string) => [...text.trim()].length;

/** What is wrong with a text that must not be empty. */
export function checkText(text: string, most: number): Problem | undefined {
  if (length(text) === 0) return 'required';
  return length(text) > most ? 'tooLong' : undefined;
}

function checkDeadline(deadline: string, today: string): Problem | undefined {
  if (!isLocalDate(deadline)) return 'required';
  return deadline < today ? 'past' : undefined;
}

/** Returns the problems of a draft by field; empty when it may be sent. `today` is the day where the person is. */
export function checkGoal(draft: Draft, today: string): Partial<Record<CheckedField, Problem>> {
  const found = {
    title: checkText(draft.title, MAX_GOAL_TITLE),
    description: checkText(draft.description, MAX_DESCRIPTION),
    deadline: checkDeadline(draft.deadline, today),
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== undefined));
}

/** Characters that may still be added; negative when there are too many. */
export function charactersLeft(text: string, most: number): number {
  return most - length(text);
}
