import { Banner } from '@nafas/design-system';
import { CircleAlert } from '@nafas/design-system/icons';
import type { AuthFailure } from '@nafas/platform';
import { useTranslation } from 'react-i18next';

const TEXTS = {
  mfa_verification_failed: 'twoFactor.wrong',
  code_needed: 'twoFactor.codeMissing',
  over_request_rate_limit: 'twoFactor.tooMany',
  too_many_enrolled_mfa_factors: 'twoFactor.tooManyApps',
  mfa_totp_enroll_not_enabled: 'twoFactor.switchedOff',
  email_exists: 'address.taken',
  email_address_invalid: 'check.emailInvalid',
  validation_failed: 'check.emailInvalid',
  over_email_send_rate_limit: 'twoFactor.tooMany',
  weak_password: 'password.weak',
  same_password: 'password.same',
  session_not_found: 'twoFactor.sessionOver',
  network: 'twoFactor.unreachable',
} as const;

/** Why it did not work, in the language of the page; what is not known is shown in the server's own words. */
export function FailureBanner({ failure }: { failure: AuthFailure }) {
  const { t } = useTranslation();
  const known = Object.entries(TEXTS).find(([code]) => code === failure.code)?.[1];
  return (
    <Banner tone="critical" icon={<CircleAlert />}>
      <bdi>{known ? t(known) : failure.message || t('twoFactor.failed')}</bdi>
    </Banner>
  );
}
