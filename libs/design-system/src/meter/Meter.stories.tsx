import { bilingual } from '../internal/stories/bilingual.tsx';
import { Meter } from './Meter.tsx';

export default { title: 'Data/Meter', component: Meter };

export const Measured = bilingual((say) => (
  <div className="nf-stack">
    <Meter
      label={say('Happiness', 'السعادة')}
      value={64}
      valueText={say('64%', '٦٤٪')}
      tone="var(--nf-data-happiness)"
    />
    <Meter
      label={say('Stress', 'التوتر')}
      value={31}
      valueText={say('31%', '٣١٪')}
      tone="var(--nf-data-stress)"
    />
  </div>
));

export const Progress = bilingual((say) => (
  <div className="nf-stack">
    <Meter
      role="progressbar"
      label={say('18 of 30 days', '١٨ من ٣٠ يومًا')}
      value={18}
      max={30}
      valueText={say('60%', '٦٠٪')}
    />
    <Meter
      role="progressbar"
      label={say('Not begun', 'لم يبدأ')}
      value={0}
      valueText={say('0%', '٠٪')}
    />
    <Meter
      role="progressbar"
      label={say('All of it', 'كلّه')}
      value={100}
      valueText={say('100%', '١٠٠٪')}
    />
  </div>
));
