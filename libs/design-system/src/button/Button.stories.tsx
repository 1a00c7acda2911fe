import { Play, Plus } from '../icons/lucide.ts';
import { bilingual, type Say } from '../internal/stories/bilingual.tsx';
import { Button, type ButtonLook } from './Button.tsx';

export default { title: 'Actions/Button', component: Button };

const states = (variant: NonNullable<ButtonLook['variant']>) => (say: Say) => (
  <div className="nf-cluster">
    <Button variant={variant}>{say('Save', 'حفظ')}</Button>
    <Button variant={variant} icon={<Plus />}>
      {say('New goal', 'هدف جديد')}
    </Button>
    <Button variant={variant} busy>
      {say('Saving', 'يُحفظ الآن')}
    </Button>
    <Button variant={variant} disabled>
      {say('Save', 'حفظ')}
    </Button>
    <Button variant={variant} href="#story">
      {say('A link', 'رابط')}
    </Button>
  </div>
);

export const Primary = bilingual(states('primary'));
export const Secondary = bilingual(states('secondary'));
export const Quiet = bilingual(states('quiet'));
export const Critical = bilingual(states('critical'));

export const Sizes = bilingual((say) => (
  <div className="nf-cluster">
    <Button variant="primary" size="sm">
      {say('Small', 'صغير')}
    </Button>
    <Button variant="primary">{say('Medium', 'متوسط')}</Button>
    <Button variant="primary" size="lg" icon={<Play />}>
      {say('Large', 'كبير')}
    </Button>
  </div>
));

export const Block = bilingual((say) => (
  <Button variant="primary" block>
    {say('As wide as its place', 'بعرض مكانه')}
  </Button>
));
