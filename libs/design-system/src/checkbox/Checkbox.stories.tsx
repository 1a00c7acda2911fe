import { bilingual } from '../internal/stories/bilingual.tsx';
import { Checkbox } from './Checkbox.tsx';
import { Radio } from './Radio.tsx';

export default { title: 'Forms/Checkbox', component: Checkbox };

export const States = bilingual((say) => (
  <div className="nf-stack">
    <Checkbox label={say('Remember me', 'تذكّرني')} defaultChecked />
    <Checkbox label={say('Remember me here', 'تذكّرني هنا')} />
    <Checkbox label={say('Not available', 'غير متاح')} disabled />
    <Checkbox
      label={say('I accept the terms', 'أوافق على الشروط')}
      error={say('Accept the terms to go on.', 'وافق على الشروط للمتابعة.')}
    />
  </div>
));

export const RadioGroup = bilingual((say) => (
  <fieldset className="nf-stack">
    <legend>{say('How often', 'كم مرة')}</legend>
    <Radio name="often" label={say('Daily', 'يوميًا')} defaultChecked />
    <Radio name="often" label={say('Weekly', 'أسبوعيًا')} />
    <Radio name="often" label={say('Never', 'أبدًا')} disabled />
  </fieldset>
));
