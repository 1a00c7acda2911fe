import { Link as TextLink } from '@nafas/design-system';
import { toFactorKey } from '@nafas/insights/links';
import { joinSentences } from '@nafas/platform';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../format.ts';
import type { Findings } from '../../findings/compute-findings.ts';
import { DayMarks } from './DayMarks.tsx';
import css from './insights.module.css';
import type { FindingCard } from '../../findings/to-cards.ts';
import { useFactorWords } from '../../findings/use-factor-words.ts';

const MOST_UNCLEAR = 4;
const MOST_NEEDED = 2;
/** A comparison that luck makes so often shows no difference; below it is too close to tell. */
const NO_DIFFERENCE = 0.3;

/** Why a finding is told: its days, how sure it is, what was checked beside it and found nothing. */
export function Why(props: {
  id: string;
  card: FindingCard;
  findings: Findings;
  level: 3 | 4;
  onHide: () => void;
}) {
  const { id, findings, level, onHide } = props;
  const { link, also, twins } = props.card;
  const { t, i18n } = useTranslation('insights');
  const format = useFormat();
  const words = useFactorWords();
  const Title = `h${level}` as const;
  const { links, days } = findings;
  const list = new Intl.ListFormat(format.locale, { type: 'conjunction' });
  const key = toFactorKey(link.factor);
  // What is nearest to this finding first: the same factor, then the rest by how clear it is.
  const unclear = [...links.unclear].sort(
    (a, b) => Number(toFactorKey(b.factor) === key) - Number(toFactorKey(a.factor) === key),
  );
  const rest = unclear.length - MOST_UNCLEAR;
  const needed = links.learning
    .filter(({ factor, side }) => side === 'with' && factor.kind === link.factor.kind)
    .slice(0, MOST_NEEDED);
  const luck = Math.round(link.p * 1000);
  const isOwnDay = ['tag', 'word', 'exercise'].includes(link.factor.kind);
  return (
    <div className={css['why']} id={id}>
      <section>
        <Title>{t('why.days')}</Title>
        <DayMarks link={link} days={days} />
        {twins.length > 0 && (
          <p>{t('why.twins', { list: list.format(twins.map(words.factor)) })}</p>
        )}
      </section>
      <section>
        <Title>{t('why.sure')}</Title>
        <p>
          {joinSentences(i18n.language, [
            luck < 1 ? t('why.rare') : t('why.luck', { count: luck, n: format.number(luck) }),
            t('why.range', {
              low: words.points(link.interval[0]),
              high: words.points(link.interval[1]),
            }),
          ])}
        </p>
        <p>
          {joinSentences(i18n.language, [
            isOwnDay && t('why.beside'),
            t('why.tried', { count: links.tried, n: format.number(links.tried) }),
          ])}
        </p>
        {also.length > 0 && (
          <p>
            {t('why.also', {
              list: list.format(
                also.map(({ metric, effect }) =>
                  t('why.change', { metric: words.metric(metric), points: words.points(effect) }),
                ),
              ),
            })}
          </p>
        )}
      </section>
      <section>
        <Title>{t('why.unclear')}</Title>
        <ul>
          {unclear.slice(0, MOST_UNCLEAR).map(({ factor, metric, p }) => (
            <li key={`${toFactorKey(factor)} ${metric}`}>
              <span>
                {t('why.of', { metric: words.metric(metric), factor: words.factor(factor) })}
              </span>
              <b>{t(p >= NO_DIFFERENCE ? 'why.none' : 'why.close')}</b>
            </li>
          ))}
        </ul>
        {rest > 0 && <p>{t('why.more', { count: rest, n: format.number(rest) })}</p>}
        {needed.length > 0 && (
          <p>
            {t('why.need', {
              list: list.format(
                needed.map(({ factor, missing }) =>
                  t('why.needed', { name: words.factor(factor), days: words.days(missing) }),
                ),
              ),
            })}
          </p>
        )}
      </section>
      <p>
        {t('why.otherWay')} <TextLink onClick={onHide}>{t('why.hide')}</TextLink>
      </p>
    </div>
  );
}
