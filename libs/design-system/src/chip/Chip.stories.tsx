import { Wind } from '../icons/lucide.ts';
import { bilingual } from '../internal/stories/bilingual.tsx';
import { Chip } from './Chip.tsx';

export default { title: 'Forms/Chip', component: Chip };

export const Filters = bilingual((say) => (
  <div className="nf-cluster" role="group" aria-label={say('Filter', 'تصفية')}>
    <Chip pressed count={say('5', '٥')}>
      {say('All', 'الكل')}
    </Chip>
    <Chip pressed={false} icon={<Wind size="sm" />}>
      {say('Calm', 'هدوء')}
    </Chip>
    <Chip pressed={false} disabled>
      {say('Done', 'تمّ')}
    </Chip>
  </div>
));

export const Answers = bilingual((say) => (
  <div className="nf-cluster">
    <Chip>{say('Help me write it down', 'ساعدني على كتابته')}</Chip>
    <Chip>{say('Just listen', 'استمع فقط')}</Chip>
  </div>
));
