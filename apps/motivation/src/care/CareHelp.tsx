import type { CrisisLevel } from '@nafas/care-react';
import { telHref } from '@nafas/care';
import { Banner, Button, IconButton } from '@nafas/design-system';
import { LifeBuoy, Phone, X } from '@nafas/design-system/icons';
import { PATHS } from '@nafas/platform';
import { usePlatformLink } from '@nafas/platform/remote';
import { useTranslation } from 'react-i18next';
import css from './care.module.css';
import { useEmergencyLines } from './use-emergency-lines.ts';

/** Offers help beside heavy words. It ends nothing: the conversation or the form goes on below it. */
export function CareHelp({ level }: { level: Exclude<CrisisLevel, 'none'> }) {
  const { t } = useTranslation();
  const help = usePlatformLink(PATHS.help);
  const isCrisis = level === 'crisis';
  const { emergency, lines } = useEmergencyLines();
  // Two numbers at most: who needs them must not have to choose.
  const line = lines.flatMap(({ phones }) => phones)[0];
  const numbers = [
    ...(emergency?.numbers.slice(0, 1) ?? []).map((number) => ({ number, isEmergency: true })),
    ...(line === undefined ? [] : [{ number: line, isEmergency: false }]),
  ];
  return (
    <Banner
      tone={isCrisis ? 'critical' : 'accent'}
      icon={<LifeBuoy />}
      action={
        <div className="nf-cluster">
          <Button size="sm" {...help}>
            {t('chat.care.help')}
          </Button>
          {isCrisis
            ? numbers.map(({ number, isEmergency }) => (
                <Button key={number} size="sm" href={telHref(number)} icon={<Phone size="sm" />}>
                  {t(isEmergency ? 'chat.care.emergency' : 'chat.care.line')}{' '}
                  <bdi dir="ltr">{number}</bdi>
                </Button>
              ))
            : null}
        </div>
      }
    >
      {t(isCrisis ? 'chat.care.crisis' : 'chat.care.concern')}
    </Banner>
  );
}

/** The offer of help once the form is closed; it stays until the person puts it away. */
export function CareAfter({ level, onClose }: { level: CrisisLevel; onClose: () => void }) {
  const { t } = useTranslation();
  if (level === 'none') return null;
  return (
    <div className={css['after']}>
      <CareHelp level={level} />
      <IconButton label={t('close')} onClick={onClose}>
        <X />
      </IconButton>
    </div>
  );
}
