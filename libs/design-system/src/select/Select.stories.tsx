import { bilingual } from '../internal/stories/bilingual.tsx';
import { Select } from './Select.tsx';

export default { title: 'Forms/Select', component: Select };

export const States = bilingual((say) => (
  <div className="nf-stack">
    <Select label={say('Category', 'الفئة')} hint={say('What it is about', 'عمّ يدور')}>
      <option>{say('Calm', 'هدوء')}</option>
      <option>{say('Sleep', 'نوم')}</option>
    </Select>
    <Select label={say('Status', 'الحالة')} error={say('Choose one.', 'اختر واحدة.')}>
      <option value="">{say('Not chosen', 'لم يُختَر')}</option>
    </Select>
    <Select label={say('Region', 'المنطقة')} disabled>
      <option>{say('Not available', 'غير متاح')}</option>
    </Select>
  </div>
));
