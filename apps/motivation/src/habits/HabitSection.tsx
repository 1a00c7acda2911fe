import { Card } from '@nafas/design-system';
import { usePlatform } from '@nafas/platform/remote';
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailure } from '../LoadFailure.tsx';
import list from '../list/list.module.css';
import { habitActions } from './habit-actions.ts';
import { HabitCard } from './HabitCard.tsx';
import css from './habits.module.css';
import { useHabits } from './use-habits.ts';

/** The habits below the goals. Without any there is nothing: the goals have the button that makes one. */
export function HabitSection() {
  const { t } = useTranslation();
  const platform = usePlatform();
  const state = useHabits();
  const actions = useMemo(() => habitActions(platform, t), [platform, t]);
  const element = useRef<HTMLUListElement>(null);
  if (state.status === 'failed' && !state.isRetrying) {
    return (
      <div className={css['section']}>
        <Card>
          <LoadFailure level={2} sentence={t('habit.failedHelp')} state={state} />
        </Card>
      </div>
    );
  }
  if (state.status !== 'ready' || state.data.length === 0) return null;
  return (
    <section className={css['section']} aria-labelledby="habits">
      <h2 id="habits">{t('habit.title')}</h2>
      <ul ref={element} className={list['list']} tabIndex={-1} aria-labelledby="habits">
        {state.data.map((shown) => (
          <HabitCard
            key={shown.habit.id}
            shown={shown}
            onSay={(localDate, done) => actions.say(shown, localDate, done)}
            onRemove={() => {
              // The button that was pressed goes with its card.
              element.current?.focus();
              actions.remove(shown.habit);
            }}
          />
        ))}
      </ul>
    </section>
  );
}
