import { Card } from '@nafas/design-system';
import type { Profile } from '@nafas/data-service/profile';
import { formatLocale } from '@nafas/platform';
import { usePlatform, useStore } from '@nafas/platform/remote';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AvatarEditor } from '../avatar/AvatarEditor.tsx';
import css from './profile.module.css';

/** Who this is: picture, name, how to reach them, where they are, what they say of themselves, and since when. */
export function ProfileDetails({ profile }: { profile: Profile }) {
  const { t } = useTranslation();
  const platform = usePlatform();
  const locale = formatLocale(useStore(platform.language));
  const session = useStore(platform.session);
  const joined = new Intl.DateTimeFormat(locale, { dateStyle: 'long', calendar: 'gregory' });
  const signInEmail = session.status === 'signed-in' ? session.user.email : profile.email;
  return (
    <Card as="section" className={css['details']} aria-label={t('profile.details')}>
      <AvatarEditor profile={profile} />
      <h2 className={css['name']}>
        <bdi>{profile.name}</bdi>
      </h2>
      <dl className={css['facts']}>
        <Fact label={t('profile.email')}>{profile.email}</Fact>
        {signInEmail !== profile.email && (
          <Fact label={t('profile.signInEmail')}>{signInEmail}</Fact>
        )}
        <Fact label={t('profile.phone')}>{profile.phone}</Fact>
        <Fact label={t('profile.location')}>{profile.location}</Fact>
        <Fact label={t('profile.bio')} ofLines>
          {profile.bio}
        </Fact>
        <dt>{t('profile.joined')}</dt>
        <dd>
          <time dateTime={profile.createdAt}>{joined.format(new Date(profile.createdAt))}</time>
        </dd>
      </dl>
    </Card>
  );
}

/** One fact that a person wrote, in the direction of its own text; a missing one is said to be missing. */
function Fact(props: { label: ReactNode; ofLines?: boolean; children: string | null }) {
  const { t } = useTranslation();
  return (
    <>
      <dt>{props.label}</dt>
      {props.children === null ? (
        <dd className={css['absent']}>{t('profile.absent')}</dd>
      ) : (
        <dd className={props.ofLines ? css['lines'] : undefined}>
          <bdi>{props.children}</bdi>
        </dd>
      )}
    </>
  );
}
