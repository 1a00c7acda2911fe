import type { Invite, MadeInvite } from '@nafas/data-service/trusted-people';
import { Glyph, IconButton } from '@nafas/design-system';
import { Copy, UsersRound, X } from '@nafas/design-system/icons';
import { usePlatform } from '@nafas/platform/remote';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../import/use-format.ts';
import css from './people.module.css';
import { useTrust } from './use-trust.ts';

/** Returns the address that takes an invitation. The token stands behind `#`, which no server and no referrer gets. */
function toAddress(href: string, token: string): string {
  return `${new URL(href, window.location.href).href}#${token}`;
}

/** A link that waits. What it is, is known only where it was just made: it is shown once. */
export function InviteRow({ invite, made }: { invite: Invite; made: MadeInvite | undefined }) {
  const { t } = useTranslation('people');
  const platform = usePlatform();
  const format = useFormat();
  const { isBusy, change } = useTrust();
  const day = format.longDay(invite.expiresAt);
  const address = made && toAddress(platform.createHref('/with'), made.token);
  async function copy() {
    try {
      await navigator.clipboard.writeText(address ?? '');
      platform.notify({ kind: 'done', message: t('invite.copied') });
    } catch (error) {
      platform.notify({ kind: 'failed', message: t('invite.copyFailed'), error });
    }
  }
  return (
    <li className={css['row']}>
      <Glyph tone="plain">
        <UsersRound />
      </Glyph>
      <div>
        <p className={css['name']}>{t(made ? 'invite.made' : 'invite.waits')}</p>
        {address !== undefined && (
          <p className={css['link']}>
            <bdi dir="ltr">{address}</bdi>
          </p>
        )}
        <p className={css['hint']}>{t(made ? 'invite.once' : 'invite.until', { day })}</p>
      </div>
      <div className={css['acts']}>
        {made && (
          <IconButton label={t('invite.copy')} onClick={() => void copy()}>
            <Copy />
          </IconButton>
        )}
        <IconButton
          label={t('invite.takeBack')}
          aria-disabled={isBusy}
          onClick={() => void change({ do: 'take-back', id: invite.id }, t('invite.takenBack'))}
        >
          <X />
        </IconButton>
      </div>
    </li>
  );
}
