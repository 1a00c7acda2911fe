import { fireEvent, within } from '@testing-library/dom';
import { Card } from '../card/Card.tsx';
import { bilingual } from '../internal/stories/bilingual.tsx';
import { sampleLines } from '../internal/stories/chartSample.ts';
import type { LineTone } from './chart-data.ts';
import { ChartSkeleton } from './ChartSkeleton.tsx';
import { LineChart } from './LineChart.tsx';

export default { title: 'Data/LineChart', component: LineChart };

const THREE = ['happiness', 'energy', 'stress'] as const;
const FIVE = [...THREE, 'sadness', 'anxiety'] as const;

const lines = (tones: readonly LineTone[], keep?: (day: number, tone: LineTone) => boolean) =>
  bilingual((say) => (
    <Card>
      <LineChart {...sampleLines(say, tones, keep)} />
    </Card>
  ));

export const ThreeLines = lines(THREE);

export const FiveLines = lines(FIVE);

export const OnePoint = lines(THREE, (day) => day === 29);

/** A value between two gaps is a ring, since no line reaches it; energy ends early and keeps its ring. */
export const Gaps = lines(THREE, (day, tone) => {
  if (tone === 'energy') return day < 22;
  return tone === 'stress' ? day % 10 > 3 || day === 11 : true;
});

export const AsTable = {
  ...lines(THREE),
  play: (context: { canvasElement: HTMLElement }) => {
    const [change] = within(context.canvasElement).getAllByRole('button');
    if (change) fireEvent.click(change);
  },
};

export const Empty = lines(THREE, () => false);

export const Loading = bilingual((say) => (
  <Card aria-busy="true" aria-label={say('Loading', 'جارٍ التحميل')}>
    <ChartSkeleton />
  </Card>
));
