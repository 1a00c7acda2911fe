import { bilingual } from '../internal/stories/bilingual.tsx';
import { TextArea } from './TextArea.tsx';

export default { title: 'Forms/TextArea', component: TextArea };

export const States = bilingual((say) => (
  <div className="nf-stack">
    <TextArea
      label={say('Notes', 'ملاحظات')}
      aside={say('Optional', 'اختياري')}
      counter={say('12 of 500', '١٢ من ٥٠٠')}
      defaultValue={say('A long day', 'يوم طويل')}
    />
    <TextArea
      label={say('Why it matters', 'لماذا يهمّ')}
      error={say('A few words are enough.', 'بضع كلمات تكفي.')}
    />
    <TextArea label={say('Not now', 'ليس الآن')} disabled />
  </div>
));
