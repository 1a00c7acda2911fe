import { Chip, PageHead } from '@nafas/design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../use-format.ts';
import { EXERCISES, FIRST } from '../catalogue.ts';
import { type Exercise, toMinutes } from '../exercise.ts';
import { ExerciseRow } from './ExerciseRow.tsx';
import { HelpedNote } from './HelpedNote.tsx';
import { Lead } from './Lead.tsx';
import css from './list.module.css';
import { useHelped } from './use-helped.ts';

const SHORT_MINUTES = 5;
const FILTERS = ['all', 'body', 'mind', 'kindness', 'sleep', 'short'] as const;
type Filter = (typeof FILTERS)[number];

function isIn(filter: Filter, exercise: Exercise): boolean {
  if (filter === 'short') return toMinutes(exercise) < SHORT_MINUTES;
  return filter === 'all' || exercise.area === filter;
}

/** All exercises: one that is offered first, and the others by what they are for. */
export function ExerciseList() {
  const { t } = useTranslation('exercises');
  const { number } = useFormat();
  const helped = useHelped();
  const [filter, setFilter] = useState<Filter>('all');
  const note = ({ id }: Exercise) => helped && <HelpedNote helped={helped.get(id)} />;
  return (
    <div className={css['page']}>
      <PageHead title={t('title')} lead={t('lead')} />
      <Lead exercise={FIRST} because={t('first')} note={note(FIRST)} />
      <div className={css['filter']} role="group" aria-label={t('filter.label')}>
        {FILTERS.map((id) => (
          <Chip key={id} pressed={filter === id} onClick={() => setFilter(id)}>
            {t(`filter.${id}`, { n: number(SHORT_MINUTES) })}
          </Chip>
        ))}
      </div>
      <ul className={css['list']}>
        {EXERCISES.filter((exercise) => isIn(filter, exercise)).map((exercise) => (
          <ExerciseRow key={exercise.id} exercise={exercise} note={note(exercise)} />
        ))}
      </ul>
      <p className="nf-sm nf-muted">{t('note')}</p>
    </div>
  );
}
