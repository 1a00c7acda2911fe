import { KIND_WORDS } from '@nafas/data-service/trusted-people';
import { ownPreview } from '@nafas/data-service/trusted-people/client';
import { usePlatform } from '@nafas/platform/remote';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { KindArt } from './KindArt.tsx';
import css from './people.module.css';
import { SharedWeek } from './SharedWeek.tsx';
import { Waiting } from '../feedback/Waiting.tsx';

/** What the others see, by the answer that they get themselves; while nothing is shared, what they would see. */
export function OwnPreview({ isShared }: { isShared: boolean }) {
  const { t } = useTranslation('people');
  const { data, isError } = useQuery(ownPreview(usePlatform(), !isShared));
  if (isError) return null;
  return (
    <aside className={css['preview']} aria-labelledby="own-preview">
      <h2 id="own-preview">{t(isShared ? 'preview.title' : 'preview.would')}</h2>
      <div className={css['frame']}>
        {data === undefined ? (
          <Waiting blockSize={180} />
        ) : (
          <>
            <p className={css['hint']}>{t('preview.of', { name: data.name })}</p>
            <SharedWeek preview={data} />
          </>
        )}
        <div className={css['kinds']} data-small aria-hidden="true">
          {KIND_WORDS.map((kind) => (
            <span key={kind} className={css['kind']}>
              <KindArt kind={kind} />
            </span>
          ))}
        </div>
      </div>
      <p className={css['hint']}>{t(isShared ? 'preview.note' : 'preview.off')}</p>
    </aside>
  );
}
