import { bilingual } from '../internal/stories/bilingual.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export default { title: 'Media/VisuallyHidden', component: VisuallyHidden };

export const InASentence = bilingual((say) => (
  <p>
    {say('The rest of this sentence is read, ', 'بقية هذه الجملة تُقرأ، ')}
    <VisuallyHidden>{say('not seen', 'ولا تُرى')}</VisuallyHidden>
  </p>
));
