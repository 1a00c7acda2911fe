import { Avatar, Card } from '@nafas/design-system';
import type { Profile } from '@nafas/data-service/profile';
import { localeOf } from '@nafas/platform';
import { usePlatform, useStore } from '@nafas/platform/remote';
import { useTranslation } from 'react-i18next';
import css from './profile.module.css';

/** Who this is: initial, name, address and since when. */
export function ProfileDetails({ profile }: { profile: Profile }) {
  const { t } = useTranslation();
  const locale = localeOf(useStore(usePlatform().language));
  const joined = new Intl.DateTimeFormat(locale, { dateStyle: 'long', calendar: 'gregory' });
  return (
    <Card as="section" className={css['details']} aria-label={t('profile.details')}>
      <Avatar
        size="lg"
        name={profile.name}
        {...(profile.avatarUrl !== null && { src: profile.avatarUrl })}
      />
      <h2 className={css['name']}>
        <bdi>{profile.name}</bdi>
      </h2>
      <dl className={css['facts']}>
        <dt>{t('profile.email')}</dt>
        <dd>
          <bdi>{profile.email}</bdi>
        </dd>
        <dt>{t('profile.joined')}</dt>
        <dd>
          <time dateTime={profile.createdAt}>{joined.format(new Date(profile.createdAt))}</time>
        </dd>
      </dl>
    </Card>
  );
}
