import { bilingual } from '../internal/stories/bilingual.tsx';
import { BreathArt, type Daypart } from './BreathArt.tsx';
import { HorizonArt } from './HorizonArt.tsx';

export default { title: 'Motif/BreathArt', component: BreathArt };

const at = (daypart: Daypart) =>
  bilingual(() => (
    <div className="nf-stack">
      <BreathArt daypart={daypart} />
      <HorizonArt daypart={daypart} />
    </div>
  ));

export const Morning = at('morning');
export const Day = at('day');
export const Evening = at('evening');
export const Night = at('night');
