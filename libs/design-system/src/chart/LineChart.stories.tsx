import { fireEvent, within } from '@testing-library/dom';
import { Card } from '../card/Card.tsx';
import { bilingual } from '../internal/stories/bilingual.tsx';
import { sampleLines } from '../internal/stories/chartSample.ts';
import { drawn } from '../internal/stories/drawn.ts';
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

export const ThreeLines = { ...lines(THREE), play: drawn };

export const FiveLines = { ...lines(FIVE), play: drawn };

export const OnePoint = { ...lines(THREE, (day) => day === 29), play: drawn };

/** A value between two gaps is a ring, since no line reaches it; energy ends early and keeps its ring. */
export const Gaps = {
  ...lines(THREE, (day, tone) => {
    if (tone === 'energy') return day < 22;
    return tone === 'stress' ? day % 10 > 3 || day === 11 : true;
  }),
  play: drawn,
};

export const AsTable = {
  ...lines(THREE),
  play: async (context: { canvasElement: HTMLElement }) => {
    await drawn(context);
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
