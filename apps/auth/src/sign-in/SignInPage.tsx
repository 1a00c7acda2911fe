import { PATHS } from '@nafas/platform';
import { useTranslation } from 'react-i18next';
import css from '../form/Form.module.css';
import { PageHead } from '../layout/PageHead.tsx';
import { StateLink } from '../layout/StateLink.tsx';
import { SocialButtons } from '../social/SocialButtons.tsx';
import { SignInForm } from './SignInForm.tsx';

/** /auth/login */
export function SignInPage() {
  const { t } = useTranslation();
  return (
    <div className={css['page']}>
      <PageHead title={t('signIn.title')}>{t('signIn.lead')}</PageHead>
      <SignInForm />
      <SocialButtons />
      <p className={css['muted']}>
        {t('signIn.newHere')} <StateLink to={PATHS.signUp}>{t('signIn.register')}</StateLink>
      </p>
    </div>
  );
}
