import { bilingual } from '../internal/stories/bilingual.tsx';
import { Held } from '../internal/stories/Held.tsx';
import { SliderRow } from './SliderRow.tsx';

export default { title: 'Forms/SliderRow', component: SliderRow };

export const Mood = bilingual((say) => (
  <Held start={6}>
    {(value, onChange) => (
      <SliderRow
        label={say('Mood', 'المزاج')}
        value={value}
        onChange={onChange}
        lowLabel={say('Low', 'منخفض')}
        highLabel={say('Bright', 'مشرق')}
        valueText={new Intl.NumberFormat(say('en', 'ar-u-nu-arab')).format(value)}
      />
    )}
  </Held>
));

export const TonedAndDisabled = bilingual((say) => (
  <div className="nf-stack">
    <Held start={8}>
      {(value, onChange) => (
        <SliderRow
          label={say('Stress', 'التوتر')}
          value={value}
          onChange={onChange}
          tone="var(--nf-data-stress)"
        />
      )}
    </Held>
    <SliderRow label={say('Energy', 'الطاقة')} value={4} onChange={() => undefined} disabled />
  </div>
));

export const Stepped = bilingual((say) => (
  <Held start={8}>
    {(value, onChange) => (
      <div className="nf-stack">
        <SliderRow
          label={say('Mood', 'المزاج')}
          value={value}
          onChange={onChange}
          stepper={{
            less: say('Less: Mood', 'أقلّ: المزاج'),
            more: say('More: Mood', 'أكثر: المزاج'),
            field: say('Mood, 0 to 10', 'المزاج، من ٠ إلى ١٠'),
          }}
          valueText={new Intl.NumberFormat(say('en', 'ar-u-nu-arab')).format(value)}
        />
        <SliderRow
          label={say('Energy', 'الطاقة')}
          value={5}
          onChange={() => undefined}
          unset={say('Not set', 'لم تُحدَّد')}
          stepper={{
            less: say('Less: Energy', 'أقلّ: الطاقة'),
            more: say('More: Energy', 'أكثر: الطاقة'),
            field: say('Energy, 0 to 10', 'الطاقة، من ٠ إلى ١٠'),
          }}
        />
      </div>
    )}
  </Held>
));
