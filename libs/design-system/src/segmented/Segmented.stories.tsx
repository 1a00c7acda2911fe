import { bilingual } from '../internal/stories/bilingual.tsx';
import { Held } from '../internal/stories/Held.tsx';
import { Segmented } from './Segmented.tsx';

export default { title: 'Forms/Segmented', component: Segmented };

export const Range = bilingual((say) => (
  <Held<string> start="30d">
    {(value, onChange) => (
      <Segmented
        label={say('Range', 'المدى')}
        value={value}
        onChange={onChange}
        options={[
          { value: '7d', label: say('7 days', '٧ أيام') },
          { value: '30d', label: say('30 days', '٣٠ يومًا') },
          { value: '3m', label: say('3 months', '٣ أشهر') },
        ]}
      />
    )}
  </Held>
));
