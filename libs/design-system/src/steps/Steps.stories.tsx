import { bilingual } from '../internal/stories/bilingual.tsx';
import { Steps } from './Steps.tsx';

export default { title: 'Data/Steps', component: Steps };

export const FarAlong = bilingual((say) => (
  <div className="nf-stack">
    <p className="nf-sm">{say('Not begun', 'لم يبدأ بعد')}</p>
    <Steps count={6} current={0} />
    <p className="nf-sm">{say('Step 3 of 6', 'الخطوة ٣ من ٦')}</p>
    <Steps count={6} current={3} />
    <p className="nf-sm">{say('Done', 'انتهى')}</p>
    <Steps count={6} current={7} />
  </div>
));
