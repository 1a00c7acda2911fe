import { bilingual } from '../internal/stories/bilingual.tsx';
import { Link } from './Link.tsx';

export default { title: 'Actions/Link', component: Link };

export const InASentence = bilingual((say) => (
  <p>
    {say('Your notes stay on this device. ', 'تبقى ملاحظاتك على هذا الجهاز. ')}
    <Link href="#story">{say('Read how', 'اقرأ كيف')}</Link>
    {say(', or ', '، أو ')}
    <Link>{say('erase them', 'امحُها')}</Link>.
  </p>
));
