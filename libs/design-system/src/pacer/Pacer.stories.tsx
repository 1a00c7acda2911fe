import { bilingual } from '../internal/stories/bilingual.tsx';
import { Pacer, type PacerProps } from './Pacer.tsx';

export default { title: 'Motif/Pacer', component: Pacer };

type Step = Omit<PacerProps, 'word' | 'stepKey' | 'counts' | 'figure'>;

const at = (step: Step, word: readonly [string, string], figure?: readonly [string, string]) =>
  bilingual((say) => (
    <Pacer
      {...step}
      counts={4}
      stepKey={step.phase}
      word={say(word[0], word[1])}
      figure={figure && say(figure[0], figure[1])}
    />
  ));

export const AtRest = at({ phase: 'rest', count: 0 }, ['When you are ready', 'متى شئت']);
export const In = at({ phase: 'in', count: 2 }, ['Breathe in, gently', 'شهيق برفق'], ['2', '٢']);
export const Hold = at({ phase: 'hold', count: 4 }, ['Rest, gently', 'توقّف برفق'], ['4', '٤']);
export const Out = at({ phase: 'out', count: 3 }, ['Breathe out, gently', 'زفير برفق'], ['3', '٣']);
export const Paused = at(
  { phase: 'in', count: 1, isPaused: true },
  ['Breathe in, gently', 'شهيق برفق'],
  ['1', '١'],
);
