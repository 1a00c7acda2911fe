import { Button, Card, State } from '@nafas/design-system';
import { Plus } from '@nafas/design-system/icons';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useGoalActions } from '../data/use-goal-actions.ts';
import { useGoals } from '../data/use-goals.ts';
import { GoalCard } from './GoalCard.tsx';
import { GoalsSkeleton } from './GoalsSkeleton.tsx';
import css from './list.module.css';
import { NewGoalCard } from './NewGoalCard.tsx';

/** The goals: loading, failed, none yet, or one card each. */
export function GoalSection({ onNew }: { onNew: () => void }) {
  const { t } = useTranslation();
  const data = useGoals();
  const actions = useGoalActions();
  const list = useRef<HTMLUListElement>(null);

  if (data.status === 'loading') return <GoalsSkeleton label={t('page.loading')} />;
  if (data.status === 'failed') {
    return (
      <Card>
        <State
          kind="error"
          level={2}
          title={t('page.failed')}
          sentence={t('page.failedHelp')}
          action={<Button onClick={data.retry}>{t('tryAgain')}</Button>}
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
  function remove(id: string) {
    // The button that was pressed goes with its card.
    list.current?.focus();
    void actions.remove(id);
  }
  return (
    <section className={css['section']} aria-labelledby="goals">
      <h2 id="goals">{t('page.goals')}</h2>
      <ul ref={list} className={css['list']} tabIndex={-1} aria-labelledby="goals">
        {data.goals.map(({ goal, isPending }) => (
          <GoalCard
            key={goal.id}
            goal={goal}
            isPending={isPending}
            onProgress={(progress) => void actions.setProgress(goal.id, progress)}
            onRemove={() => remove(goal.id)}
          />
        ))}
        <NewGoalCard onNew={onNew} />
      </ul>
    </section>
  );
}
