import { Button, Card, State, VisuallyHidden } from '@nafas/design-system';
import { Plus } from '@nafas/design-system/icons';
import { useCause } from '@nafas/platform/remote';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGoalActions } from '../data/use-goal-actions.ts';
import { useGoals } from '../data/use-goals.ts';
import { arrange, counts, type Filter, type Sort } from './arrange.ts';
import { GoalCard } from './GoalCard.tsx';
import { GoalsSkeleton } from './GoalsSkeleton.tsx';
import { GoalTools } from './GoalTools.tsx';
import css from './list.module.css';
import { NewGoalCard } from './NewGoalCard.tsx';

/** The goals: loading, failed, none yet, or one card each. */
export function GoalSection({ onNew }: { onNew: () => void }) {
  const { t } = useTranslation();
  const data = useGoals();
  const causeOf = useCause();
  const actions = useGoalActions();
  const list = useRef<HTMLUListElement>(null);
  const [filter, setFilter] = useState<Filter>('all');
  const [sort, setSort] = useState<Sort>('deadline');

  if (data.status === 'loading') return <GoalsSkeleton label={t('page.loading')} />;
  if (data.status === 'failed') {
    return (
      <Card>
        <State
          kind="error"
          level={2}
          title={t('page.failed')}
          sentence={t('page.failedHelp')}
          help={causeOf(data.error)}
          action={<Button onClick={data.retry}>{t('tryAgain', { ns: 'generic' })}</Button>}
        />
      </Card>
    );
  }
  if (data.goals.length === 0) {
    return (
      <Card>
        <State
          kind="empty"
          level={2}
          title={t('page.emptyTitle')}
          sentence={t('page.emptySentence')}
          action={
            <Button icon={<Plus />} onClick={onNew}>
              {t('page.addFirst')}
            </Button>
          }
        />
      </Card>
    );
  }
  // The button that was pressed may go with its card.
  const keepFocus = () => list.current?.focus();
  function remove(id: string) {
    keepFocus();
    void actions.remove(id);
  }
  function setProgress(id: string, progress: number) {
    if (filter !== 'all') keepFocus();
    void actions.setProgress(id, progress);
  }
  const shown = arrange(data.goals, filter, sort);
  return (
    <section className={css['section']} aria-labelledby="goals">
      <VisuallyHidden>
        <h2 id="goals">{t('page.goals')}</h2>
      </VisuallyHidden>
      <GoalTools
        counts={counts(data.goals)}
        filter={filter}
        sort={sort}
        onFilter={setFilter}
        onSort={setSort}
      />
      {shown.length === 0 && <p className={css['none']}>{t(`filter.none.${filter}`)}</p>}
      <ul ref={list} className={css['list']} tabIndex={-1} aria-labelledby="goals">
        {shown.map(({ goal, isPending, doneOn }) => (
          <GoalCard
            key={goal.id}
            goal={goal}
            isPending={isPending}
            doneOn={doneOn}
            onProgress={(progress) => setProgress(goal.id, progress)}
            onRemove={() => remove(goal.id)}
          />
        ))}
        <NewGoalCard onNew={onNew} />
      </ul>
    </section>
  );
}
