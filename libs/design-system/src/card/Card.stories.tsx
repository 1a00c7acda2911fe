import { Badge } from '../badge/Badge.tsx';
import { bilingual } from '../internal/stories/bilingual.tsx';
import { Card } from './Card.tsx';
import { CardHead } from './CardHead.tsx';

export default { title: 'Surfaces/Card', component: Card };

export const WithHead = bilingual((say) => (
  <Card aria-labelledby="head">
    <CardHead
      titleId="head"
      title={say('Your progress', 'تقدّمك')}
      lead={say('The last seven days', 'آخر سبعة أيام')}
      end={<Badge tone="positive">{say('On track', 'على المسار')}</Badge>}
    />
    <p>{say('Your evenings are lighter.', 'أمسياتك صارت أخفّ.')}</p>
  </Card>
));

export const AsLink = bilingual((say) => (
  <Card href="#story">{say('The whole card is one link.', 'البطاقة كلها رابط واحد.')}</Card>
));

export const Dashed = bilingual((say) => (
  <Card variant="dashed" as="div">
    {say('This part is away for a moment.', 'هذا الجزء غائب للحظة.')}
  </Card>
));

export const Flush = bilingual((say) => (
  <Card flush>{say('The content brings its own space.', 'المحتوى يأتي بمسافته.')}</Card>
));
