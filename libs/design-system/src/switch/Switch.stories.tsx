import { bilingual } from '../internal/stories/bilingual.tsx';
import { Switch } from './Switch.tsx';

export default { title: 'Forms/Switch', component: Switch };

export const States = bilingual((say) => (
  <div className="nf-stack">
    <Switch
      label={say('Evening reminder', 'تذكير المساء')}
      hint={say('Once a day, at nine', 'مرة في اليوم، عند التاسعة')}
      defaultChecked
    />
    <Switch label={say('Sounds', 'الأصوات')} />
    <Switch label={say('Not available', 'غير متاح')} disabled />
    <Switch label={say('Named in its row', 'مسمّى في صفّه')} labelHidden />
  </div>
));
