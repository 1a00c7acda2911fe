import { Card } from '../card/Card.tsx';
import { bilingual } from '../internal/stories/bilingual.tsx';
import { sampleAreas } from '../internal/stories/chartSample.ts';
import { StackChart } from './StackChart.tsx';

export default { title: 'Data/StackChart', component: StackChart };

const areas = (keep?: (day: number) => boolean) =>
  bilingual((say) => (
    <Card>
      <StackChart {...sampleAreas(say, keep)} />
    </Card>
  ));

export const ThirtyDays = areas();

export const OneDay = areas((day) => day === 15);

export const Empty = areas(() => false);
