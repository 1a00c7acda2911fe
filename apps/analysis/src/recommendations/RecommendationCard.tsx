import type { Recommendation } from '@nafas/data-service/analysis';
import { Suggestion } from '@nafas/design-system';
import { Brain, TrendingUp, UsersRound } from '@nafas/design-system/icons';
import { usePlatform } from '@nafas/platform/remote';
import { useTranslation } from 'react-i18next';
import { DoneMark } from './DoneMark.tsx';
import type { ShownToday } from './use-shown.ts';
import { useFormat } from '../format/use-format.ts';

const ICONS = {
  brain: <Brain />,
  'trending-up': <TrendingUp />,
  users: <UsersRound />,
} as const;

/** Where a recommendation leads; the others are done away from the screen. */
const PLACES: Partial<Record<Recommendation['id'], string>> = {
  'deep-breathing-exercise': '/dashboard/real-time-assistance',
  'mindfulness-meditation': '/dashboard/real-time-assistance',
  'positive-affirmations': '/dashboard/motivation-hub',
};

/** One recommendation, and the figure it rests on. What leads nowhere can be marked as done. */
export function RecommendationCard(props: { recommendation: Recommendation; shown: ShownToday }) {
  const { recommendation, shown } = props;
  const { id, icon, color, because } = recommendation;
  const { t } = useTranslation();
  const format = useFormat();
  const platform = usePlatform();
  const place = PLACES[id];
  const why =
    because &&
    t(`recommend.because.${because.value}`, { percent: format.percent(because.percent) });
  const reason = [t(`recommend.${id}.text`), why].filter(Boolean).join(' ');
  const title = t(`recommend.${id}.title`);
  const outcome = shown.outcomeOf(id);
  const mark =
    place === undefined && outcome !== undefined ? (
      <DoneMark
        title={title}
        isDone={outcome === 'done'}
        onDone={() => void shown.settle(id, 'done')}
      />
    ) : null;
  return (
    <Suggestion
      title={title}
      time={mark}
      reason={reason}
      icon={ICONS[icon]}
      tone={color}
      href={place && platform.createHref(place)}
      onClick={(event) => {
        if (place === undefined) return;
        event.preventDefault();
        void shown.settle(id, 'opened');
        platform.navigate(place);
      }}
    />
  );
}
