import { bilingual } from '../internal/stories/bilingual.tsx';
import { BreathLoader } from './BreathLoader.tsx';

export default { title: 'Motif/BreathLoader', component: BreathLoader };

export const Named = bilingual((say) => (
  <BreathLoader label={say('Loading your week', 'يُحمَّل أسبوعك')} />
));

export const BesideASentence = bilingual((say) => (
  <div className="nf-cluster">
    <BreathLoader />
    <p>{say('This takes a little longer than usual.', 'يستغرق هذا وقتًا أطول من المعتاد.')}</p>
  </div>
));
