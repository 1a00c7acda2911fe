import { bilingual } from '../internal/stories/bilingual.tsx';
import { Stat } from '../stat/Stat.tsx';
import { StatRow } from '../stat/StatRow.tsx';
import { Sparkline } from './Sparkline.tsx';

export default { title: 'Data/Sparkline', component: Sparkline };

export const BesideFigures = bilingual((say) => (
  <StatRow aria-label={say('This week', 'هذا الأسبوع')}>
    <Stat
      label={say('Happiness', 'السعادة')}
      value={say('7.8', '٧٫٨')}
      unit={say('/10', '/١٠')}
      art={<Sparkline values={[5.2, 6, 5.6, 6.8, 7.1, 6.9, 7.8]} tone="var(--nf-data-happiness)" />}
    />
    <Stat
      label={say('Stress', 'التوتر')}
      value={say('3.1', '٣٫١')}
      unit={say('/10', '/١٠')}
      art={<Sparkline values={[3.2, 3.1, 3.3, 3.2, 3.0, 3.2, 3.1]} tone="var(--nf-data-stress)" />}
    />
    <Stat
      label={say('Energy', 'الطاقة')}
      value={say('6', '٦')}
      unit={say('/10', '/١٠')}
      art={<Sparkline values={[6]} />}
    />
  </StatRow>
));
