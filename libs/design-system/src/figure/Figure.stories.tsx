import { bilingual } from '../internal/stories/bilingual.tsx';
import { Figure } from './Figure.tsx';

export default { title: 'Data/Figure', component: Figure };

export const Large = bilingual((say) => (
  <Figure value={say('3.1', '٣٫١')} unit={say('/10', '/١٠')} />
));

export const Medium = bilingual((say) => (
  <Figure size="md" value={say('64', '٦٤')} unit={say('%', '٪')} />
));
