import { countryOfLanguages, helplinesFor, telHref } from '@nafas/care';
import { Banner, Button } from '@nafas/design-system';
import { LifeBuoy, Phone } from '@nafas/design-system/icons';
import { PATHS } from '@nafas/platform';
import { usePlatformLink } from '@nafas/platform/remote';
import { useTranslation } from 'react-i18next';
import type { CareAt } from './care-level.ts';

/** Two numbers at most: who needs them must not have to choose. */
function numbersHere(): readonly { readonly number: string; readonly isEmergency: boolean }[] {
  const country = countryOfLanguages(navigator.languages);
  const help = country === null ? null : helplinesFor(country);
  const line = help?.lines.find(({ phones }) => phones.length > 0)?.phones[0];
  return [
    ...(help?.emergency.numbers.slice(0, 1) ?? []).map((number) => ({ number, isEmergency: true })),
    ...(line === undefined ? [] : [{ number: line, isEmergency: false }]),
  ];
}

/** Offers help beside a message. It ends nothing: the conversation goes on below it. */
export function CareHelp({ level }: Pick<CareAt, 'level'>) {
  const { t } = useTranslation();
  const help = usePlatformLink(PATHS.help);
  const isCrisis = level === 'crisis';
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
            ? numbersHere().map(({ number, isEmergency }) => (
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
