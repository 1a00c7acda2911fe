import { Chip, InTurns, PageHead } from '@nafas/design-system';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../use-format.ts';
import { useToday } from '@nafas/data-service/react';
import { EXERCISES, FIRST } from '../catalogue.ts';
import { type Exercise, toMinutes } from '../exercise.ts';
import { chooseLead, type LeadChoice } from './choose-lead.ts';
import { ExerciseRow } from './ExerciseRow.tsx';
import { HelpedNote } from './HelpedNote.tsx';
import { LeadExercise } from './LeadExercise.tsx';
import css from './list.module.css';
import { Ranking } from './Ranking.tsx';
import { useHistory } from './use-history.ts';

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
  const history = useHistory();
  const today = useToday();
  // What is offered stays while it is looked at.
  const [instant] = useState(() => new Date().toISOString());
  const [filter, setFilter] = useState<Filter>('all');
  const lead = useMemo(
    () => history && chooseLead(history, { instant, today }),
    [history, instant, today],
  );
  const first = EXERCISES.find(({ id }) => id === lead?.id) ?? FIRST;
  const note = ({ id }: Exercise) => history && <HelpedNote helped={history.helped.get(id)} />;
  const because = ({ because: reason, helped, of }: LeadChoice) =>
    t(`because.${reason}`, { n: number(helped), of: number(of) });
  return (
    <div className={css['page']}>
      <InTurns>
        <PageHead title={t('title')} lead={t('lead')} />
        <LeadExercise exercise={first} because={lead ? because(lead) : ''} note={note(first)} />
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
        {history && <Ranking outcomes={history.outcomes} />}
        <p className="nf-sm nf-muted">{t('note')}</p>
      </InTurns>
    </div>
  );
}
