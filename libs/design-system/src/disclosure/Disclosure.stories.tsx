import { Feather, Hash } from '../icons/lucide.ts';
import { bilingual } from '../internal/stories/bilingual.tsx';
import { Disclosure, Disclosures } from './Disclosure.tsx';

export default { title: 'Forms/Disclosure', component: Disclosure };

export const Rows = bilingual((say) => (
  <Disclosures>
    <Disclosure
      icon={<Feather />}
      label={say('Words', 'الكلمات')}
      value={say('content, rested', 'رضا، راحة')}
      isSet
    >
      {null}
    </Disclosure>
    <Disclosure
      icon={<Hash />}
      label={say('People, places, activities', 'أشخاص وأماكن وأنشطة')}
      value={say('Who, where, what', 'مَن وأين وماذا')}
    >
      {null}
    </Disclosure>
    <Disclosure icon={<Hash />} label={say('Note', 'ملاحظة')} value="" defaultOpen>
      <p>{say('Open at first.', 'مفتوحة من البداية.')}</p>
    </Disclosure>
  </Disclosures>
));
