import { bilingual } from '../internal/stories/bilingual.tsx';
import { Logo } from './Logo.tsx';
import { Mark } from './Mark.tsx';

export default { title: 'Motif/Mark', component: Mark };

export const Sizes = bilingual(() => (
  <div className="nf-cluster">
    <Mark size={16} />
    <Mark size={24} />
    <Mark />
    <Mark size={72} />
  </div>
));

export const LogoWithName = bilingual((say) => (
  <div className="nf-cluster">
    <Logo name={say('Nafas', 'نَفَس')} />
    <Logo
      name={say('Nafas', 'نَفَس')}
      href="#story"
      aria-label={say('Nafas, home', 'نَفَس، الصفحة الرئيسية')}
    />
  </div>
));
