import type { Line } from '@nafas/data-service/analysis/week';
import { Button, Link } from '@nafas/design-system';
import { capitalise } from '@nafas/platform';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format.ts';
import { useCalmLines } from './use-calm-lines.ts';
import { useDayNames } from './use-day-names.ts';
import { useKeptLine } from './use-kept-line.ts';
import css from './week.module.css';

/** A sentence of one's own to keep of a week. Nobody chooses it but the person. */
export function KeptLine({ to, lines: said }: { to: string; lines: readonly Line[] }) {
  const { t } = useTranslation('week');
  const format = useFormat();
  const names = useDayNames();
  const lines = useCalmLines(said);
  const { line, keep, letGo } = useKeptLine(to, lines);
  const title = useId();
  const [isChoosing, setChoosing] = useState(false);
  const when = ({ occurredAt, localDate }: Line) => {
    const at = { day: names.long(localDate), time: format.time(Date.parse(occurredAt)) };
    return capitalise(format.locale, t('new.earlierAt', { ns: 'translation', ...at }));
  };
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby={title}>
      <h2 id={title}>{t(line && !isChoosing ? 'kept' : 'keep')}</h2>
      {line && !isChoosing ? (
        <figure className={css['kept']}>
          <blockquote dir="auto">{line.text}</blockquote>
          <figcaption>
            {when(line)} · <Link onClick={() => setChoosing(true)}>{t('another')}</Link> ·{' '}
            <Link onClick={letGo}>{t('let')}</Link>
          </figcaption>
        </figure>
      ) : (
        <>
          <p>{t('keepLead')}</p>
          <ul className={css['lines']}>
            {lines.map((one) => (
              <li key={`${one.checkInId} ${one.text}`}>
                <Button
                  variant="quiet"
                  size="sm"
                  onClick={() => {
                    keep(one);
                    setChoosing(false);
                  }}
                >
                  <bdi>{one.text}</bdi>
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
