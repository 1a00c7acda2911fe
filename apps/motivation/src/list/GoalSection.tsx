import { Button, Card, Glyph, State, VisuallyHidden, Skeleton } from '@nafas/design-system';
import { Plus } from '@nafas/design-system/icons';
import { usePlatform } from '@nafas/platform/remote';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailure } from '../LoadFailure.tsx';
import { arrange, counts, type Filter, type Sort } from './arrange.ts';
import { goalActions } from './goal-actions.ts';
import { GoalCard } from './GoalCard.tsx';
import { GoalTools } from './GoalTools.tsx';
import { useGoals } from './use-goals.ts';
import css from './list.module.css';

/** The goals: loading, failed, none yet, or one card each. */
export function GoalSection({ onNew }: { onNew: () => void }) {
  const { t } = useTranslation();
  const platform = usePlatform();
  const state = useGoals();
  const actions = useMemo(() => goalActions(platform, t), [platform, t]);
  const list = useRef<HTMLUListElement>(null);
  const [filter, setFilter] = useState<Filter>('all');
  const [sort, setSort] = useState<Sort>('deadline');

  if (state.status === 'failed' && !state.isRetrying) {
    return (
      <Card>
        <LoadFailure level={2} sentence={t('page.failedHelp')} state={state} />
      </Card>
    );
  }
  if (state.status !== 'ready') return <GoalsSkeleton label={t('page.loading')} />;
  const { data: goals } = state;
  if (goals.length === 0) {
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
  const shown = arrange(goals, filter, sort);
  return (
    <section className={css['section']} aria-labelledby="goals">
      <VisuallyHidden as="div">
        <h2 id="goals">{t('page.goals')}</h2>
      </VisuallyHidden>
      <GoalTools
        counts={counts(goals)}
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
        <li className={css['item']}>
          <button type="button" className={css['new']} onClick={onNew}>
            <Glyph tone="plain">
              <Plus />
            </Glyph>
            {t('page.addSmall')}
          </button>
        </li>
      </ul>
    </section>
  );
}

const CARDS = ['first', 'second', 'third'];

/** Three cards on their way, at their final size. */
function GoalsSkeleton({ label }: { label: string }) {
  return (
    <div className={css['list']} aria-busy="true">
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      {CARDS.map((key) => (
        <Card key={key} as="div" className={css['goal']}>
          <Skeleton shape="pill" inlineSize="9rem" blockSize={26} />
          <div className={css['words']}>
            <Skeleton inlineSize="80%" blockSize={22} />
            <Skeleton inlineSize="60%" />
          </div>
          <Skeleton blockSize={34} />
          <Skeleton inlineSize="50%" blockSize={36} />
        </Card>
      ))}
    </div>
  );
}
