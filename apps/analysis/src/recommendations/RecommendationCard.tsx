import type { RecommendationCard as Card } from '@nafas/data-service/analysis';
import { Suggestion } from '@nafas/design-system';
import { Brain, TrendingUp, UsersRound } from '@nafas/design-system/icons';
import { joinSentences } from '@nafas/platform';
import { usePlatform } from '@nafas/platform/remote';
import { useTranslation } from 'react-i18next';
import { DoneMark } from './DoneMark.tsx';
import type { RecordsOfToday } from './use-records.ts';
import { useFormat } from '../format.ts';

const ICONS = {
  brain: <Brain />,
  'trending-up': <TrendingUp />,
  users: <UsersRound />,
} as const;

/** The recommendations that open an exercise of real-time assistance; the others are done away from the screen. */
const PRACTICES: readonly Card['id'][] = [
  'deep-breathing-exercise',
  'mindfulness-meditation',
  'positive-affirmations',
  'stress-relief',
];

const getPlace = (id: Card['id']) =>
  PRACTICES.includes(id) ? `/dashboard/real-time-assistance?practice=${id}` : undefined;

/** One recommendation, and the figure it rests on. What leads nowhere can be marked as done. */
export function RecommendationCard(props: { recommendation: Card; records: RecordsOfToday }) {
  const { recommendation, records } = props;
  const { id, icon, color, because } = recommendation;
  const { t, i18n } = useTranslation();
  const format = useFormat();
  const platform = usePlatform();
  const place = getPlace(id);
  const why =
    because &&
    t(`recommend.because.${because.value}`, { percent: format.percent(because.percent) });
  const reason = joinSentences(i18n.language, [t(`recommend.${id}.text`), why]);
  const title = t(`recommend.${id}.title`);
  const outcome = records.getOutcome(id);
  const mark =
    place === undefined && outcome !== undefined ? (
      <DoneMark
        title={title}
        isDone={outcome === 'done'}
        onDone={() => records.settle(id, 'done')}
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
        records.settle(id, 'opened');
        platform.navigate(place);
      }}
    />
  );
}
