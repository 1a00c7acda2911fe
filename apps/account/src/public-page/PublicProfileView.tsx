import type { PublicProfile } from '@nafas/data-service/public-profile';
import { Avatar, Seal } from '@nafas/design-system';
import { localize } from '@nafas/platform';
import { usePlatform, useStore } from '@nafas/platform/remote';
import { useTranslation } from 'react-i18next';
import css from './public-page.module.css';

/** All that a public page shows. Names and words of a person stand as text, whatever is in them. */
export function PublicProfileView({ profile }: { profile: PublicProfile }) {
  const { t } = useTranslation('people');
  const language = useStore(usePlatform().language);
  const { name, avatarUrl, bio, achievements } = profile;
  return (
    <div className={css['view']}>
      <Avatar name={name} src={avatarUrl ?? undefined} size="lg" />
      <h1>
        <bdi>{name}</bdi>
      </h1>
      {bio !== null && bio !== '' && (
        <p className={css['bio']} dir="auto">
          {bio}
        </p>
      )}
      <section aria-labelledby="kept">
        <h2 id="kept">{t('public.kept')}</h2>
        {achievements.length === 0 ? (
          <p>{t('public.nothingKept')}</p>
        ) : (
          <ul>
            {achievements.map(({ id, title }) => (
              <Seal key={id} title={localize(title, language)} when={null} earned />
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}
