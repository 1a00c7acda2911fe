import { mutate } from '@nafas/data-service/client';
import type { KindWord } from '@nafas/data-service/trusted-people';
import { changeTrust, kindWords } from '@nafas/data-service/trusted-people/client';
import { Badge, Card } from '@nafas/design-system';
import { usePlatform } from '@nafas/platform/remote';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../import/use-format.ts';
import { KindArt } from './KindArt.tsx';
import css from './people.module.css';

/** The kind words that came. Shown here they are seen; which were new stays marked during the visit. */
export function KindWordsCard() {
  const { t } = useTranslation('people');
  const { data = [] } = useQuery(kindWords(usePlatform()));
  if (data.length === 0) return null;
  return (
    <Card as="section" className={css['rows']} aria-labelledby="kind-words">
      <h2 id="kind-words" className={css['title']}>
        {t('kind.received')}
      </h2>
      <KindWords words={data} />
    </Card>
  );
}

function KindWords({ words }: { words: readonly KindWord[] }) {
  const { t } = useTranslation('people');
  const platform = usePlatform();
  const format = useFormat();
  const [isNew] = useState(() => new Set(words.filter(({ seen }) => !seen).map(({ id }) => id)));
  const hasUnseen = words.some(({ seen }) => !seen);
  useEffect(() => {
    if (!hasUnseen) return;
    // Nobody asked for it: that it failed is no concern of the reader's, and the next visit tries again.
    mutate(platform, changeTrust(platform), { do: 'see-words' }).catch((error: unknown) =>
      platform.report(error, { phase: 'run' }),
    );
  }, [platform, hasUnseen]);
  return (
    <ul>
      {words.map(({ id, name, kind, sentAt }) => (
        <li key={id} className={css['row']}>
          <span className={css['art']}>
            <KindArt kind={kind} />
          </span>
          <div>
            <p className={css['name']}>
              {t(`kind.${kind}`)}
              {isNew.has(id) && <Badge tone="dawn">{t('kind.new')}</Badge>}
            </p>
            <p className={css['hint']}>{t('kind.from', { name, day: format.longDay(sentAt) })}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
