import { Wind } from '../icons/lucide.ts';
import { bilingual } from '../internal/stories/bilingual.tsx';
import { Badge } from './Badge.tsx';

export default { title: 'Status/Badge', component: Badge };

export const Tones = bilingual((say) => (
  <div className="nf-cluster">
    <Badge>{say('Neutral', 'محايد')}</Badge>
    <Badge tone="accent">{say('Done', 'تمّ')}</Badge>
    <Badge tone="dawn">{say('New', 'جديد')}</Badge>
    <Badge tone="positive">{say('On track', 'على المسار')}</Badge>
    <Badge tone="caution">{say('Behind', 'متأخر')}</Badge>
    <Badge tone="critical">{say('Failed', 'لم يتم')}</Badge>
    <Badge tone="outlined">{say('Not started', 'لم يبدأ')}</Badge>
  </div>
));

export const WithIcon = bilingual((say) => (
  <Badge icon={<Wind size="sm" />}>{say('Calm', 'هدوء')}</Badge>
));
