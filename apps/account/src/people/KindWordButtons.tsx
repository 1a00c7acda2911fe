import { KIND_WORDS, type KindWordName } from '@nafas/data-service/trusted-people';
import { trustedPeople } from '@nafas/data-service/trusted-people/client';
import { usePlatform } from '@nafas/platform/remote';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { KindArt } from './KindArt.tsx';
import css from './people.module.css';
import { useTrust } from './use-trust.ts';

/** Six kind words, each one press. What was sent last is marked, and whether it was seen where that is told. */
export function KindWordButtons({ link }: { link: string }) {
  const { t } = useTranslation('people');
  const { data = [] } = useQuery(trustedPeople(usePlatform()));
  const { isBusy, change } = useTrust();
  const last = data.find(({ id }) => id === link);
  const sent = last?.word ?? null;
  const send = (kind: KindWordName) => {
    if (!isBusy) void change({ do: 'send', id: link, kind });
  };
  return (
    <section aria-labelledby="kind">
      <h2 id="kind">{t('kind.title')}</h2>
      <div className={css['kinds']}>
        {KIND_WORDS.map((kind) => (
          <button
            key={kind}
            type="button"
            className={css['kind']}
            aria-pressed={kind === sent}
            aria-disabled={isBusy}
            onClick={() => send(kind)}
          >
            <KindArt kind={kind} />
            <span>{t(`kind.${kind}`)}</span>
          </button>
        ))}
      </div>
      <p role="status" className={css['hint']}>
        {sent !== null &&
          t(last?.wordSeen === true ? 'kind.seen' : 'kind.sent', { word: t(`kind.${sent}`) })}
      </p>
    </section>
  );
}
