import { AVATAR_TYPES } from '@nafas/data-service/avatar';
import type { Profile } from '@nafas/data-service/profile';
import { Avatar, Banner, Button, VisuallyHidden } from '@nafas/design-system';
import { CircleAlert, CircleCheckBig, Trash2, Upload } from '@nafas/design-system/icons';
import { useCause } from '@nafas/platform/remote';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import css from './avatar.module.css';
import { useAvatar } from './use-avatar.ts';

/** The picture, or the initial in its place, with the ways to change and to remove it. */
export function AvatarEditor({ profile }: { profile: Pick<Profile, 'name' | 'avatarUrl'> }) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const describeCause = useCause();
  const { busy, failure, error, done, upload, remove } = useAvatar();
  const has = profile.avatarUrl !== null;
  const isOfServer = failure === 'upload' || failure === 'remove';
  return (
    <div className={css['editor']}>
      <div className={css['line']}>
        <Avatar size="lg" name={profile.name} {...(has && { src: profile.avatarUrl ?? '' })} />
        <div className={css['buttons']}>
          <VisuallyHidden>
            <input
              ref={input}
              type="file"
              accept={AVATAR_TYPES.join(',')}
              aria-label={t('avatar.file')}
              tabIndex={-1}
              onChange={(event) => {
                const [file] = event.currentTarget.files ?? [];
                // Choosing the same file again is a change again.
                event.currentTarget.value = '';
                if (file) void upload(file);
              }}
            />
          </VisuallyHidden>
          <Button
            size="sm"
            icon={<Upload />}
            busy={busy === 'upload'}
            disabled={busy === 'remove'}
            onClick={() => input.current?.click()}
          >
            {t(busy === 'upload' ? 'avatar.uploading' : has ? 'avatar.change' : 'avatar.upload')}
          </Button>
          {has && (
            <Button
              size="sm"
              variant="quiet"
              icon={<Trash2 />}
              busy={busy === 'remove'}
              disabled={busy === 'upload'}
              onClick={() => void remove()}
            >
              {t('avatar.remove')}
            </Button>
          )}
        </div>
      </div>
      <p className={css['hint']}>{t('avatar.hint')}</p>
      {failure && (
        <Banner
          tone="critical"
          icon={<CircleAlert />}
          title={isOfServer && t(`avatar.failed.${failure}`)}
        >
          {isOfServer ? describeCause(error) : t(`avatar.failed.${failure}`)}
        </Banner>
      )}
      <p role="status" className={css['done']}>
        {done && (
          <>
            <CircleCheckBig size="sm" />
            {t(`avatar.${done}`)}
          </>
        )}
      </p>
    </div>
  );
}
