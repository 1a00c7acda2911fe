import { BilingualText } from './BilingualText.tsx';
import type { PaperProps } from './props.ts';
import type { ReportFigures } from './to-figures.ts';
import type { Voice } from './use-voices.ts';

/** The exercises that were done, and how it was after them. */
export function PaperExercises({ voices, figures }: PaperProps) {
  return (
    <section>
      <BilingualText voices={voices}>
        {(voice) => <Exercises voice={voice} figures={figures} />}
      </BilingualText>
    </section>
  );
}

function Exercises({ voice, figures }: { voice: Voice; figures: ReportFigures }) {
  const { t, format, factors } = voice;
  if (figures.exercises.length === 0) {
    return (
      <>
        <h3>{t('page.exercises')}</h3>
        <p>{t('page.none')}</p>
      </>
    );
  }
  return (
    <>
      <h3>{t('page.exercises')}</h3>
      <ul>
        {figures.exercises.map(({ exercise, times, rated, change }) => (
          <li key={exercise}>
            {t('page.exercise', {
              count: times,
              n: format.number(times),
              exercise: factors.exercise(exercise),
            })}
            {change !== null &&
              ` · ${t('page.after', { count: rated, n: format.number(rated), points: factors.points(change) })}`}
          </li>
        ))}
      </ul>
    </>
  );
}
